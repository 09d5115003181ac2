import MaquetteCore
import MaquetteThemes

/// How much a button stands out.
public enum ButtonStyle: String, Hashable, Sendable, CaseIterable, SpecChoice {
  /// Only its title.
  case plain
  /// On a gray fill.
  case gray
  /// On a fill in a shade of the tint.
  case tinted
  /// On a fill in the tint.
  case filled

  /// Other words that specs may use.
  public static var synonyms: [String: ButtonStyle] {
    [
      "borderless": .plain, "bordered": .gray, "borderedTinted": .tinted,
      "borderedProminent": .filled, "prominent": .filled, "grey": .gray,
    ]
  }
}

/// How large a button is.
public enum ButtonSize: String, Hashable, Sendable, CaseIterable, SpecChoice {
  case mini
  case small
  case medium
  case large

  /// Other words that specs may use.
  public static var synonyms: [String: ButtonSize] { ["regular": .medium] }
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

  /// Other words that specs may use.
  public static var synonyms: [String: ButtonRole] { ["default": .primary] }
}

/// What is happening to a button.
public enum ButtonState: String, Hashable, Sendable, CaseIterable, SpecChoice {
  case normal
  /// A finger or the pointer is down on it.
  case pressed
  /// It does not react.
  case disabled

  /// Other words that specs may use.
  public static var synonyms: [String: ButtonState] { ["highlighted": .pressed] }
}

/// Where a button's symbol stands relative to its title.
public enum SymbolPlacement: String, Hashable, Sendable, CaseIterable, SpecChoice {
  case leading
  case trailing
  case top
  case bottom
}

/// Something that starts an action at once.
public struct Button: CatalogComponent {
  /// The title; empty for a button with only a symbol.
  public var title: String
  /// A smaller line below the title; empty for none.
  public var subtitle: String
  /// The name of a symbol beside the title; empty for none.
  public var symbol: String
  /// Where the symbol stands; before the title by default.
  public var symbolPlacement: SymbolPlacement
  /// How much it stands out; gray by default.
  public var style: ButtonStyle
  /// How large it is; medium by default.
  public var size: ButtonSize
  /// What it means; nothing special by default.
  public var role: ButtonRole
  /// What is happening to it; nothing by default.
  public var state: ButtonState
  /// The colour that stands for the tint; `nil` for that of the surroundings.
  public var tint: ColorValue?
  /// The corner radius in points; `nil` for the size's own.
  public var cornerRadius: Double?
  /// Whether it is as wide as there is room; `nil` for what the platform does.
  public var stretch: Bool?

  /// A button with a title; everything else has its default.
  public init(
    _ title: String, subtitle: String = "", symbol: String = "",
    symbolPlacement: SymbolPlacement = .leading, style: ButtonStyle = .gray,
    size: ButtonSize = .medium, role: ButtonRole = .normal, state: ButtonState = .normal,
    tint: ColorValue? = nil, cornerRadius: Double? = nil, stretch: Bool? = nil
  ) {
    self.title = title
    self.subtitle = subtitle
    self.symbol = symbol
    self.symbolPlacement = symbolPlacement
    self.style = style
    self.size = size
    self.role = role
    self.state = state
    self.tint = tint
    self.cornerRadius = cornerRadius
    self.stretch = stretch
  }

  /// What measures and draws it in an environment.
  public func makeElement(in context: LayoutContext) -> any LayoutElement {
    ButtonElement(self, context: context.entering("Button"))
  }
}
