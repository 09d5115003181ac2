import MaquetteCore

/// A symbol on a coloured ground with round corners, as before the titles of the Settings app's rows.
///
/// In specs it is what `icon: {symbol: wifi, background: blue}` stands for.
public struct IconTile: CatalogComponent {
  /// Its keys.
  public struct Keys: KeyList {
    public let systemName = Key(
      "", "The symbol's name, as in SF Symbols.", aliases: ["symbol", "systemImage", "name"],
      type: .symbol)
    public let tileColor = Key<ColorValue?>(
      nil, "The tile's colour; gray when not given.", named: "background",
      aliases: ["backgroundColor", "fill"])
    public let color = Key<ColorValue?>(
      nil, "The colour of the symbol; white when not given.",
      aliases: ["tint", "tintColor", "foregroundColor", "foregroundStyle"])
  }

  public static let keys = Keys()
  public var values = KeyedValues()

  /// A symbol on a ground; `nil` for the grey of the platform.
  public init(systemName: String, background: ColorValue? = nil) {
    self.systemName = systemName
    self.tileColor = background
  }

  public func makeElement(in context: LayoutContext) -> any LayoutElement {
    let context = context.entering("IconTile")
    guard let look = context.look(IconTileLook.self, component: "icon tile") else {
      return EmptyElement()
    }
    return IconTileElement(self, look: look, context: context)
  }

  /// Its name, and other names for it.
  public static let names = ["IconTile"]

  /// Its keys and examples.
  public static let schema = ComponentSchema(
    IconTile(systemName: ""),
    summary: "A white symbol on a coloured tile, as in the Settings app.", titleKey: "systemName",
    examples: [
      ComponentExample(
        "Before a title",
        "width: 390\nList:\n  - NavigationLink: Wi-Fi\n    value: Home\n"
          + "    icon: {IconTile: wifi, background: systemBlue}\n")
    ])
}

extension AnyComponent {
  /// Whether it is a tile, which reaches into the room above and below a row's text.
  var isIconTile: Bool { unmodified is IconTile }
}
