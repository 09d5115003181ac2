import MaquetteCore

/// Something that starts an action at once.
public struct Button: CatalogComponent, StatefulComponent, FreelySizedComponent {
  public struct Keys: StateKeys {
    public let title = Key(
      "", "The title; leave it out for a button with only a symbol.", aliases: ["text", "label"])
    public let subtitle = Key("", "A smaller line below the title.")
    public let symbol = Key(
      "", "The name of a symbol beside the title.", aliases: ["systemImage", "systemName"],
      type: .symbol)
    let icon = PartKey(
      \Button.specIcon, "A symbol, a picture file or a component beside the title.",
      aliases: ["image"])
    public let labelStyle = Key(
      LabelStyle.automatic,
      "Whether the title, the symbol or both are shown; automatic shows both, and in bars the "
        + "symbol alone.")
    public let symbolPlacement = Key<SymbolPlacement>(
      .leading, "Where the symbol is.", aliases: ["imagePlacement", "imagePosition"])
    public let font = Key<FontValue?>(
      nil,
      "The title's font, which its symbol follows; the style and the size decide when not given.")
    public let symbolFont = Key<FontValue?>(
      nil, "The font that sets the symbol's size; the title's font when not given.",
      aliases: ["preferredSymbolConfigurationForImage"])
    public let style = Key<ButtonStyle>(
      .automatic,
      "How prominent it is; SwiftUI's and UIKit's names work, too. 'automatic' is plain on iOS "
        + "and iPadOS, and a gray bezel on macOS, tvOS and watchOS.",
      aliases: ["buttonStyle"])
    public let size = Key.buttonSize()
    public let role = Key<ButtonRole>(
      .normal, "The meaning of the action, which decides the button's look and its place.")
    public let state = Key.buttonState()
    let isEnabled = PartKey(
      \Button.isEnabled, "Whether it reacts, as 'state: disabled' says that it does not.",
      aliases: ["enabled"])
    public let value = Key<ButtonValue?>(
      nil, "Whether a toggle button is on, off or mixed; mixed on macOS only.")
    public let type = Key(
      ButtonType.system, "The type of a button that UIKit draws, such as infoLight.",
      aliases: ["buttonType"])
    public let systemItem = Key<ButtonSystemItem?>(
      nil, "The UIKit bar button item that it is, such as edit, done or add.",
      aliases: ["barButtonSystemItem"])
    public let contentInsets = Key<EdgeInsets?>(
      nil, "Padding around the content; the size decides when not given.",
      aliases: ["contentEdgeInsets"]
    )
    public let imagePadding = Key<Double?>(
      nil, "Space between symbol and title.", aliases: ["symbolPadding"], range: 0...1000)
    public let titlePadding = Key<Double?>(
      nil, "Space between title and subtitle.", range: 0...1000)
    public let titleAlignment = Key(
      ButtonTitleAlignment.automatic, "How title and subtitle are aligned to each other.")
    public let balancesScripts = Key(
      true, "Whether Arabic and Hebrew letters are a little larger beside Latin capitals.")
    public let stretch = Key<Bool?>(
      nil, "Whether it fills the available width; the platform decides when not given.")
    public let tint = Key<ColorValue?>(
      nil, "The tint colour.", aliases: ["tintColor", "contentTintColor"])
    public let cornerStyle = Key(
      ButtonCornerStyle.dynamic,
      "Whether the corner radius follows the text size, is fixed, suits a button size, or makes a "
        + "capsule.",
      aliases: ["buttonBorderShape"])
    public let cornerRadius = Key<CornerRadius?>(
      nil,
      "The corner radius, or 'concentric' to follow the container's corners; the size's own when not "
        + "given.", range: 0...Limits.radius)
    public let baseForegroundColor = Key<ColorValue?>(
      nil, "The colour of the title and the symbol. Each state derives its own colour from it.",
      aliases: ["foregroundColor", "foregroundStyle"])
    public let baseBackgroundColor = Key<ColorValue?>(
      nil, "The colour of the fill. Each state derives its own colour from it.",
      aliases: ["backgroundColor", "bezelColor"])
    public let showsActivityIndicator = Key(
      false, "Whether an activity indicator replaces the symbol.", aliases: ["isLoading"])
    public let activityTitle = Key(
      "", "The title while the activity indicator is shown.", aliases: ["loadingTitle"])
    public let activityPhase = Key(
      0.0,
      "How far the activity indicator has turned, as a share of one turn.", range: 0...1)
    public let bezelStyle = Key(
      ButtonBezelStyle.automatic,
      "On macOS: the shape of the bezel; 'push' is for one line, 'flexiblePush' for taller content, "
        + "'circular' for a symbol, and the others are for disclosure, toolbars, accessory bars and "
        + "badges.")
    public let opensWindow = Key(
      false,
      "Whether it opens a window or another view; its title then ends in an ellipsis on macOS.")
    public let springLoadingHighlight = Key(
      SpringLoadingHighlight.none,
      "The highlight while something that is dragged over the button is about to open it (spring "
        + "loading).",
      aliases: ["springLoading", "isSpringLoaded"])
  }

  public static let keys = Keys()
  public var values = KeyedValues()

  /// What stands in the symbol's place: a picture, for example; `nil`, the default, for the symbol.
  /// It is drawn in its own colours, and makes the button higher when it is higher than a line.
  public var icon: AnyComponent?

  /// The weight of the title; `nil`, the default, for the style's.
  package var titleWeight: FontWeight?
  /// Whether a title of one line is as high in all scripts, as that of the button beside it.
  var keepsLine = false

  /// A button with a title; everything else has its default.
  public init(
    _ title: String, subtitle: String = "", symbol: String = "",
    symbolPlacement: SymbolPlacement = .leading, style: ButtonStyle = .automatic,
    size: ButtonSize = .medium, role: ButtonRole = .normal, state: ButtonState = .normal,
    tint: ColorValue? = nil, cornerRadius: CornerRadius? = nil, stretch: Bool? = nil
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

  public func makeElement(in context: LayoutContext) -> any LayoutElement {
    let inner = context.entering("Button")
    let style = drawnStyle(in: context)
    if style.isPlainGlass(in: self.state) {
      return inner.flipping { ButtonElement(self, context: $0) }
    }
    let isGlass = style != style.withoutGlass
    return ButtonElement(self, context: isGlass ? inner.withoutDimmedTint : inner)
  }
}
