import MaquetteCore

/// How much a button stands out.
public enum ButtonStyle: String, Hashable, Sendable, CaseIterable, SpecChoice {
  /// What the platform does in that place. On iOS and iPadOS it is ``plain``, on macOS, tvOS and
  /// watchOS ``gray``; in bars, and in rows of lists but for a Mac's, it is ``plain``.
  case automatic
  /// Only its title.
  case plain
  /// On a gray fill.
  case gray
  /// On a fill in a shade of the tint.
  case tinted
  /// On a fill in the tint.
  case filled
  /// On glass, since version 26 of the systems; ``gray`` in older looks.
  case glass
  /// On clear glass, over photos, since version 26; ``gray`` in older looks.
  case clearGlass
  /// On glass in the tint, since version 26; ``filled`` in older looks.
  case prominentGlass
  /// On clear glass in the tint, since version 26; ``filled`` in older looks.
  case prominentClearGlass

  /// The styles that every platform draws.
  public static let drawn: [ButtonStyle] = [.plain, .gray, .tinted, .filled]
  /// The styles of version 26 of the systems.
  public static let glasses: [ButtonStyle] = [
    .glass, .clearGlass, .prominentGlass, .prominentClearGlass,
  ]

  /// The style that older looks draw in its place.
  package var withoutGlass: ButtonStyle {
    switch self {
    case .glass, .clearGlass: .gray
    case .prominentGlass, .prominentClearGlass: .filled
    case .automatic, .plain, .gray, .tinted, .filled: self
    }
  }

  /// Whether it is plain glass in a state, which is light or dark as what is behind it. Prominent glass has the tint,
  /// unless it cannot be pressed.
  func isPlainGlass(in state: ButtonState) -> Bool {
    switch self {
    case .glass, .clearGlass: true
    case .prominentGlass, .prominentClearGlass: state == .disabled
    case .automatic, .plain, .gray, .tinted, .filled: false
    }
  }

  /// The fill has the tint, so that one of them is enough for a view.
  package var isProminent: Bool {
    self == .filled || self == .prominentGlass || self == .prominentClearGlass
  }

  public static var synonyms: [String: ButtonStyle] {
    [
      "borderless": .plain, "bordered": .gray, "borderedTinted": .tinted,
      "borderedProminent": .filled, "prominent": .filled, "grey": .gray,
      "glassProminent": .prominentGlass,
    ]
  }
}

/// How large a button is.
public enum ButtonSize: String, Hashable, Sendable, CaseIterable, SpecChoice {
  case mini
  case small
  case medium
  case large
  /// Larger still since version 26 of the systems; ``large`` in older looks.
  case extraLarge

  public static var synonyms: [String: ButtonSize] { ["regular": .medium] }
}

extension ControlSize {
  /// The size of buttons that are as large.
  var buttonSize: ButtonSize {
    switch self {
    case .mini: .mini
    case .small: .small
    case .regular: .medium
    case .large: .large
    case .extraLarge: .extraLarge
    }
  }
}

/// What a button means to the view it is in.
public enum ButtonRole: String, Hashable, Sendable, CaseIterable, SpecChoice {
  /// Nothing special.
  case normal
  /// What people most likely want; it answers to Return.
  case primary
  /// Leaves things as they are.
  case cancel
  /// Removes something.
  case destructive

  public static var synonyms: [String: ButtonRole] { ["default": .primary] }

  /// SwiftUI's roles since version 26, which draw a sign of the system in bars.
  package static func advice(for word: String) -> String? {
    switch word {
    case "confirm": "write 'role: primary', or 'systemItem: done' for the check mark in a bar"
    case "close": "write 'systemItem: close', which is the cross"
    default: nil
    }
  }
}

/// What is happening to a button.
public enum ButtonState: String, Hashable, Sendable, CaseIterable, SpecChoice {
  case normal
  /// A finger or the pointer is down on it.
  case pressed
  /// The pointer is over it.
  case hovered
  /// The keyboard, the remote or the crown is on it.
  case focused
  /// It is a toggle, and on.
  case selected
  /// It does not react.
  case disabled

  public static var synonyms: [String: ButtonState] { ["highlighted": .pressed] }
}

extension ButtonState: DisableableState {}

/// What a button that is a toggle shows, under the names of `NSControl.StateValue`.
public enum ButtonValue: String, Hashable, Sendable, CaseIterable, SpecChoice {
  case on
  case off
  /// On for some of what it stands for.
  case mixed

  public static var synonyms: [String: ButtonValue] { ["true": .on, "false": .off] }
}

/// Where a button's symbol stands relative to its title.
public enum SymbolPlacement: String, Hashable, Sendable, CaseIterable, SpecChoice {
  case leading
  case trailing
  case top
  case bottom
}

/// Where a button's title and subtitle stand to one another, under UIKit's names.
public enum ButtonTitleAlignment: String, Hashable, Sendable, CaseIterable, SpecChoice {
  /// At the symbol's side, in the middle without one.
  case automatic
  case leading
  case center
  case trailing
}

/// Where the radius of a button's corners comes from, under UIKit's names.
public enum ButtonCornerStyle: String, Hashable, Sendable, CaseIterable, SpecChoice {
  /// The button's own radius, which follows the text size where the platform's does.
  case dynamic
  /// The button's own radius at any text size.
  case fixed
  /// A small radius of the system.
  case small
  /// A medium radius of the system.
  case medium
  /// A large radius of the system.
  case large
  /// Half the height.
  case capsule

  /// SwiftUI's names.
  public static var synonyms: [String: ButtonCornerStyle] {
    ["automatic": .dynamic, "roundedRectangle": .dynamic, "circle": .capsule]
  }
}

/// The bezels of a Mac's buttons, under the names of `NSButton.BezelStyle`.
public enum ButtonBezelStyle: String, Hashable, Sendable, CaseIterable, SpecChoice {
  /// A push button for one line, a flexible one for more.
  case automatic
  /// The standard button: one line, and always as high as its size says.
  case push
  /// A button for two lines of text or a tall icon; as high as they need.
  case flexiblePush
  /// A round button for a symbol.
  case circular
  /// A chevron that shows or hides what belongs to it: ahead while it is off, down while it is on.
  case disclosure
  /// A button with a chevron that shows or hides what is below: down while it is off, up while on.
  case pushDisclosure
  /// A button for a window's toolbar, outside of one.
  case toolbar
  /// A choice in a bar that narrows a search, which has a ground while it is on or under the pointer.
  case accessoryBar
  /// An action in such a bar, such as Save, with a line around it.
  case accessoryBarAction
  /// A small capsule within text or a row, such as a count.
  case badge

  /// Older names, and those of Interface Builder.
  public static var synonyms: [String: ButtonBezelStyle] {
    [
      "rounded": .push, "regularSquare": .flexiblePush, "round": .circular,
      "roundedDisclosure": .pushDisclosure, "texturedRounded": .toolbar, "recessed": .accessoryBar,
      "roundRect": .accessoryBarAction, "inline": .badge,
    ]
  }
}

/// How a button shows that what is dragged over it could open it, under AppKit's names.
public enum SpringLoadingHighlight: String, Hashable, Sendable, CaseIterable, SpecChoice {
  case none
  /// Something is over it.
  case standard
  /// It is about to open: the trackpad is pressed harder.
  case emphasized
}

extension ControlState {
  /// The same state of a button.
  var buttonState: ButtonState {
    switch self {
    case .normal: .normal
    case .pressed: .pressed
    case .disabled: .disabled
    case .focused: .focused
    case .hovered: .hovered
    }
  }
}

extension Key where Value == ButtonSize {
  /// The size of a button.
  static func buttonSize() -> Key {
    Key(.medium, "How large it is.", aliases: ["buttonSize", "controlSize"])
  }
}

extension Key where Value == ButtonState {
  /// The state of a button.
  static func buttonState() -> Key {
    Key(.normal, "The state in which it is drawn.")
  }
}
