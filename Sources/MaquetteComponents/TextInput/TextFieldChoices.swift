/// The edge of a text field, under SwiftUI's, UIKit's and AppKit's names.
public enum TextFieldStyle: String, Hashable, Sendable, CaseIterable, SpecChoice {
  /// What the platform does: no edge on iOS, a bezel on macOS, a platter on watchOS and tvOS.
  case automatic
  /// None: the text stands on what is behind it.
  case plain
  /// A rounded rectangle.
  case roundedBorder
  /// A thin line.
  case line
  /// A sunken rectangle, whose corners are square.
  case bezel

  public static var synonyms: [String: TextFieldStyle] {
    [
      "none": .plain, "roundedRect": .roundedBorder, "roundedBezel": .roundedBorder,
      "rounded": .roundedBorder, "squareBorder": .bezel, "squareBezel": .bezel, "square": .bezel,
    ]
  }
}

/// When a text field has the button that empties it, as UIKit's `UITextField.ViewMode`.
///
/// There is none without a text.
public enum ClearButtonMode: String, Hashable, Sendable, CaseIterable, SpecChoice {
  /// At no time.
  case never
  /// While people type.
  case whileEditing
  /// But while people type.
  case unlessEditing
  /// At any time.
  case always

  public static var synonyms: [String: ClearButtonMode] {
    ["true": .always, "yes": .always, "on": .always, "false": .never, "no": .never, "off": .never]
  }

  /// Whether a field has the button.
  func isShown(whileEditing isEditing: Bool) -> Bool {
    switch self {
    case .never: false
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    case .always: true
    }
  }
}
