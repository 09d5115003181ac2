import MaquetteCore
import MaquetteThemes

/// Something that starts an action at once.
public struct Button: CatalogComponent {
  /// The title; empty for a button with only a symbol.
  public var title: String
  /// A smaller line below the title; empty for none.
  public var subtitle: String
  /// How much it stands out; what the platform does by default, which is gray outside of lists.
  public var style: ButtonStyle
  /// How large it is; medium by default.
  public var size: ButtonSize
  /// What it means; nothing special by default.
  public var role: ButtonRole
  /// What is happening to it; nothing by default.
  public var state: ButtonState
  /// What it shows as a toggle; `nil`, the default, for a button that is none.
  ///
  /// Only a Mac has ``ButtonValue/mixed``; elsewhere it is drawn as on, with a warning.
  public var value: ButtonValue?
  /// The colour that stands for the tint; `nil` for that of the surroundings.
  public var tint: ColorValue?

  // MARK: System buttons

  /// One of UIKit's ready-made buttons; an ordinary one by default. A title is what assistive
  /// technology calls it then.
  public var type = ButtonType.system
  /// An item that UIKit's bars draw; `nil`, the default, for none. A title is drawn in place of the
  /// item's own, in another language for example.
  public var systemItem: ButtonSystemItem?

  // MARK: Symbol

  /// The name of a symbol beside the title; empty for none.
  public var symbol: String
  /// What stands in the symbol's place: a picture, for example; `nil`, the default, for the symbol.
  /// It is drawn in its own colours, and makes the button higher when it is higher than a line.
  public var icon: AnyComponent?
  /// Where the symbol stands; before the title by default.
  public var symbolPlacement: SymbolPlacement
  /// The text that the symbol would stand beside; `nil`, the default, for the title. A button is
  /// higher for a symbol that is larger than its title.
  public var symbolFont: FontValue?

  // MARK: Layout

  /// Room around the content, in points; `nil`, the default, for the size's own.
  public var contentInsets: EdgeInsets?
  /// Room between symbol and title, in points; `nil`, the default, for the size's own.
  public var imagePadding: Double?
  /// Room between title and subtitle, in points; `nil`, the default, for the size's own.
  public var titlePadding: Double?
  /// Where title and subtitle stand to one another; what the platform does by default.
  public var titleAlignment = ButtonTitleAlignment.automatic
  /// Whether Arabic and Hebrew grow a little beside Latin capitals; yes by default.
  public var balancesScripts = true
  /// Whether it is as wide as there is room; `nil` for what the platform does.
  public var stretch: Bool?

  // MARK: Looks

  /// Where the corner radius comes from; ``cornerRadius``, growing with the text, by default.
  public var cornerStyle = ButtonCornerStyle.dynamic
  /// The corner radius in points; `nil` for the size's own.
  public var cornerRadius: Double?
  /// The colour of title and symbol, from which that of each state is made; `nil`, the default, for
  /// the style's own. A disabled button has the platform's.
  public var baseForegroundColor: ColorValue?
  /// The colour of the fill, from which that of each state is made; `nil`, the default, for the
  /// style's own. A disabled button has the platform's, a plain one has no fill.
  public var baseBackgroundColor: ColorValue?

  // MARK: Activity

  /// Whether it is busy: spokes that turn stand in the symbol's place. Not by default.
  public var showsActivityIndicator = false
  /// The title while it is busy; empty, the default, for the usual one.
  public var activityTitle = ""
  /// How far the spokes have turned, from 0 to 1, where they start again; 0 by default.
  public var activityPhase = 0.0

  // MARK: macOS

  /// A Mac's bezel; by default as the content needs it. Other platforms have one kind, and so has a
  /// plain button.
  public var bezelStyle = ButtonBezelStyle.automatic
  /// Whether it opens a window, a view or an app: on a Mac its title ends in an ellipsis then. Not
  /// by default.
  public var opensWindow = false
  /// Whether something dragged is over it that could open it; no by default. Televisions and watches
  /// have no dragging, and warn.
  public var springLoadingHighlight = SpringLoadingHighlight.none

  /// A button with a title; everything else has its default.
  public init(
    _ title: String, subtitle: String = "", symbol: String = "",
    symbolPlacement: SymbolPlacement = .leading, style: ButtonStyle = .automatic,
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

  /// One of UIKit's ready-made buttons.
  public init(type: ButtonType) {
    self.init("")
    self.type = type
  }

  /// An item of a bar.
  public init(systemItem: ButtonSystemItem) {
    self.init("")
    self.systemItem = systemItem
  }

  /// What measures and draws it in an environment.
  public func makeElement(in context: LayoutContext) -> any LayoutElement {
    ButtonElement(self, context: context.entering("Button"))
  }
}
