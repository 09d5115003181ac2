import MaquetteCore

/// The shape of a poster's picture.
public enum PosterShape: String, Hashable, Sendable, CaseIterable, SpecChoice {
  /// Of a film or an episode, 16 by 9.
  case landscape
  /// Of a film or a book, 2 by 3.
  case portrait
  /// Of an album or an app.
  case square
  /// Of a person.
  case circle

  public static var synonyms: [String: PosterShape] { ["monogram": .circle, "album": .square] }

  /// Its width by its height.
  var ratio: Double {
    switch self {
    case .landscape: 16.0 / 9
    case .portrait: 2.0 / 3
    case .square, .circle: 1
    }
  }
}

/// A picture that people choose, with what it is called below: a film, an album, a person.
///
/// On a television the one in focus is lifted: larger, with a greater shadow and a shine, and its title
/// makes room for it (SwiftUI's `card` button style, TVUIKit's `TVPosterView`). Elsewhere it is as wide as
/// it is offered, as in a row or a grid. A watch has none.
public struct Poster: CatalogComponent, StatefulComponent {
  public struct Keys: StateKeys {
    public let title = Key("", "The title below the picture.", aliases: ["text"])
    public let subtitle = Key("", "A smaller line below the title.", aliases: ["caption"])
    public let artwork = Key<Backdrop?>(
      nil,
      "The picture: a file, a wallpaper, a colour or a gradient; a plain colour when not given.",
      aliases: ["image", "picture"])
    public let systemImage = Key(
      "", "A symbol in the middle of the picture.", aliases: ["symbol", "icon"], type: .symbol)
    public let shape = Key(PosterShape.landscape, "The shape of the picture.")
    public let progress = Key<Double?>(
      nil, "How much of it people have seen, as a share; a bar at the bottom shows it.",
      range: 0...1)
    public let state = Key.controlState()
  }

  public static let keys = Keys()
  public var values = KeyedValues()

  /// A poster with what is said about it.
  public init(
    _ title: String, subtitle: String = "", artwork: Backdrop? = nil,
    shape: PosterShape = .landscape
  ) {
    self.title = title
    self.subtitle = subtitle
    self.artwork = artwork
    self.shape = shape
  }

  public func makeElement(in context: LayoutContext) -> any LayoutElement {
    let context = context.entering("Poster")
    guard let look = context.look(PosterLook.self, component: "poster") else {
      return EmptyElement()
    }
    return PosterElement(self, look: look, context: context)
  }

  public static let names = ["Poster"]

  /// Its keys and examples.
  public static let schema = ComponentSchema(
    Poster(""), summary: "A picture that people choose, with its title below.", titleKey: "title",
    examples: [
      ComponentExample(
        "In focus on a television",
        """
        platform: tvos
        width: 600
        Poster: Harbour Lights
        subtitle: 2 hours
        artwork: {linearGradient: [orange, red]}
        state: focused
        padding: 60

        """),
      ComponentExample(
        "An album",
        "width: 160\nPoster: Night Trains\nsubtitle: The Long Field\nshape: square\n"
          + "symbol: music.note\n"),
    ])
}
