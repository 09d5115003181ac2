import MaquetteCore

/// A symbol on a coloured ground with round corners, as before the titles of the Settings app's rows.
///
/// In specs it is what `icon: {symbol: wifi, background: blue}` stands for.
public struct IconTile: CatalogComponent {
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
    public let size = Key<Double?>(
      nil, "How wide and high the tile is, in points; as in Settings when not given.",
      range: 1...Limits.coordinate)
  }

  public static let keys = Keys()
  public var values = KeyedValues()

  /// A symbol on a ground; `nil` for the grey of the platform.
  ///
  /// - Parameter size: how wide and high it is, which its corners and its symbol follow; `nil` for the
  ///   size of the platform's Settings app.
  public init(systemName: String, background: ColorValue? = nil, size: Double? = nil) {
    self.systemName = systemName
    self.tileColor = background
    self.size = size
  }

  public func makeElement(in context: LayoutContext) -> any LayoutElement {
    let context = context.entering("IconTile")
    guard let look = context.look(IconTileLook.self, component: "icon tile") else {
      return EmptyElement()
    }
    return IconTileElement(self, look: look, context: context)
  }

  public static let names = ["IconTile"]

  /// Its keys and examples.
  public static let schema = ComponentSchema(
    IconTile(systemName: ""),
    summary: "A white symbol on a coloured tile, as in the Settings app.", titleKey: "systemName",
    examples: [
      ComponentExample(
        "Before a title",
        "width: 390\nList:\n  - NavigationLink: Wi-Fi\n    value: Home\n"
          + "    icon: {IconTile: wifi, background: systemBlue}\n"),
      ComponentExample(
        "As large as an app's icon", "IconTile: wifi\nbackground: systemBlue\nsize: 60\n"),
    ])

  /// How large it is in a look, in proportion to the tiles of Settings.
  func share(of look: IconTileLook) -> Double {
    guard let size = self.size, look.size > 0 else { return 1 }
    return size / look.size
  }
}

extension AnyComponent {
  /// Whether it is a tile that is no larger than those of Settings, or a picture or another component of such a size,
  /// which reaches into the room above and below a row's text. Estimated: up to a point more.
  ///
  /// - Parameter size: how large it is.
  func isRowTile(of size: Size, in context: LayoutContext) -> Bool {
    guard let tile = unmodified as? IconTile else {
      return IconTileLook(context).map { max(size.width, size.height) <= $0.size + 1 } ?? false
    }
    return tile.size == nil || IconTileLook(context).map { tile.share(of: $0) <= 1 } ?? true
  }
}
