import MaquetteCore

/// A picture in the place of a map: streets, a park, a river, and pins. It is no place on earth.
///
/// Each seed draws another town, always the same one. In right-to-left a map is not mirrored.
public struct MapView: CatalogComponent {
  public struct Keys: KeyList {
    public let pins = Key<TextList>(
      [], "The name of each pin; an empty text draws a pin without a name.",
      aliases: ["markers", "annotations"])
    public let seed = Key(1, "A number that decides which town is invented.", range: 0...10_000)
    public let showsUserLocation = Key(
      false, "Whether the blue dot of the user's location is in the middle.")
    public let title = Key(
      "", "The name that assistive technology reads.", aliases: ["label", "place"])
  }

  public static let keys = Keys()
  public var values = KeyedValues()

  /// A map with pins.
  public init(pins: TextList = [], seed: Int = 1) {
    self.pins = pins
    self.seed = seed
  }

  public func makeElement(in context: LayoutContext) -> any LayoutElement {
    let context = context.entering("Map")
    guard let look = context.look(MapPictureLook.self, component: "map") else {
      return EmptyElement()
    }
    if self.pins.texts.count > MapDrawing.mostPins {
      context.report(
        .error, "the map has \(self.pins.texts.count) pins; the limit is \(MapDrawing.mostPins)",
        key: "pins", hint: "leave some out", id: .tooMuch)
      return EmptyElement()
    }
    let labels = self.pins.texts.enumerated().map { index, text in
      context.entering("Pin", at: index).textPart(
        text, look.text.resolved(), color: look.textColor, key: "pins", name: "a pin's name",
        alignment: .center)
    }
    let drawing = MapDrawing(
      look: look, seed: self.seed, labels: labels, showsUser: self.showsUserLocation,
      user: context.color(.named("systemBlue"), key: "showsUserLocation"))
    let named = [self.title] + self.pins.texts
    return PlaceholderFigure(
      "Map", height: look.height, label: named.first { !$0.isEmpty } ?? context.word(.map),
      context: context
    ) { frame in drawing.items(in: frame) }
  }

  public static let names = ["Map", "MapView"]

  /// Its keys and examples.
  public static let schema = ComponentSchema(
    MapView(), summary: "An invented map: streets, a park, a river, and pins.",
    examples: [
      ComponentExample(
        "With two pins", "width: 390\nheight: 260\nMap:\n  pins: [Café, Museum]\n  seed: 3\n")
    ])
}
