import MaquetteCore
import MaquetteLocale

/// A picture in the place of a film, with the player's controls over it.
public struct VideoPlayer: CatalogComponent {
  public struct Keys: KeyList {
    public let artwork = Key<Backdrop?>(
      nil,
      "A frame of the film: a file, a wallpaper, a colour or a gradient; the wallpaper dusk "
        + "when not given.",
      aliases: ["poster", "image", "backdrop"])
    public let isPlaying = Key(
      false,
      "Whether the film plays; the button in the middle then pauses it.")
    public let showsControls = Key(true, "Whether the player's controls are shown over the film.")
    public let position = Key(
      0.3, "How much of the film has been played, as a share.", range: 0...1)
    public let duration = Key(
      140.0, "The length of the film, in seconds.", aliases: ["length"], range: 0...359_999)
    public let elapsed = Key(
      "",
      "The text for the time since the start; when not given, 'position' and 'duration' decide it.")
    public let remaining = Key(
      "", "The text for the time to the end; when not given, 'position' and 'duration' decide it.")
    public let title = Key("", "The name that assistive technology reads.", aliases: ["label"])
  }

  public static let keys = Keys()
  public var values = KeyedValues()

  /// A film.
  public init(artwork: Backdrop? = nil, isPlaying: Bool = false) {
    self.artwork = artwork
    self.isPlaying = isPlaying
  }

  public func makeElement(in context: LayoutContext) -> any LayoutElement {
    let context = context.entering("VideoPlayer")
    guard let look = context.look(VideoPictureLook.self, component: "video player") else {
      return EmptyElement()
    }
    let ground = ScreenGround(
      .black, backdrop: self.artwork ?? .wallpaper("dusk"), context: context)
    let controls = self.showsControls ? VideoControls(self, look: look, context: context) : nil
    return PlaceholderFigure(
      "VideoPlayer", height: look.height,
      label: self.title.isEmpty ? context.word(.video) : self.title,
      context: context
    ) { frame in
      // A film goes on below sensors and round corners, its controls don't.
      let seen = context.scrollRoom?.safe.flatMap(frame.intersection) ?? frame
      let items = ground.items(in: frame) + (controls?.items(in: seen, over: frame) ?? [])
      return [.group(DrawGroup(items, clips: [.rect(frame)]))]
    }
  }

  public static let names = ["VideoPlayer", "Video"]

  /// Its keys and examples.
  public static let schema = ComponentSchema(
    VideoPlayer(), summary: "A still frame of a film, with the player's controls.",
    examples: [
      ComponentExample("Paused", "width: 390\nheight: 220\nVideoPlayer:\n  position: 0.4\n")
    ])
}

/// The buttons in the middle of a film and the bar at its lower edge. They are never mirrored: a film runs
/// from left to right.
private struct VideoControls {
  private let look: VideoPictureLook
  private let position: Double
  private let buttons: [SymbolPart]
  private let times: [TextPart?]

  init(_ player: VideoPlayer, look: VideoPictureLook, context: LayoutContext) {
    self.look = look
    position = player.position
    // Neither signs nor the minus before a time change sides.
    var context = context
    context.environment.explicitDirection = .leftToRight
    let names = ["gobackward.10", player.isPlaying ? "pause.fill" : "play.fill", "goforward.10"]
    buttons = names.enumerated().compactMap { index, name in
      let font = index == 1 ? look.symbol : look.sideSymbol
      return context.symbolPart(name, font.resolved(), color: look.control, key: "isPlaying")
    }
    let whole = Int(player.duration.rounded())
    let passed = min(whole, Int(player.position * Double(whole) + 1e-6))
    let settings = try? context.environment.localeSettings()
    times = [
      ("elapsed", player.elapsed, VideoControls.time(passed, settings)),
      ("remaining", player.remaining, "-" + VideoControls.time(whole - passed, settings)),
    ].map { key, given, own in
      let text = given.isEmpty ? own : given
      return context.textPart(
        text, look.time.resolved(), color: look.control, key: key, name: "the time",
        alignment: .left)
    }
  }

  /// Seconds as a player writes them, in the digits of the locale: `0:42`, `1:02:05`.
  private static func time(_ seconds: Int, _ settings: LocaleSettings?) -> String {
    let parts = [
      DurationPart(.hours, seconds / 3600), DurationPart(.minutes, seconds / 60 % 60),
      DurationPart(.seconds, seconds % 60),
    ]
    return settings?.text(of: parts, style: .positional) ?? ""
  }

  /// - Parameters:
  ///   - frame: where the buttons and the bar stand.
  ///   - film: all of the film, which is darkened below them.
  func items(in frame: Rect, over film: Rect) -> [DrawItem] {
    var items: [DrawItem] = [.fill(.rect(film), .color(look.scrim))]
    let middle = frame.centre
    let pitch = min(frame.width / 4, 6 * look.padding)
    for (index, button) in buttons.enumerated() {
      let size = button.size(for: .ideal)
      let x = middle.x + Double(index - buttons.count / 2) * pitch
      items += button.place(
        in: Rect(
          x: x - size.width / 2, y: middle.y - size.height / 2, width: size.width,
          height: size.height)
      ).flatMap(\.flattened)
    }
    let sizes = times.map { $0?.size(for: .ideal) ?? .zero }
    let y = frame.maxY - look.padding - (sizes.map(\.height).max() ?? 0) / 2
    for (index, part) in times.enumerated() {
      guard let part else { continue }
      let size = sizes[index]
      let x = index == 0 ? frame.minX + look.padding : frame.maxX - look.padding - size.width
      items += part.place(
        in: Rect(x: x, y: y - size.height / 2, width: size.width, height: size.height)
      ).flatMap(\.flattened)
    }
    let start = frame.minX + look.padding * 1.6 + sizes[0].width
    let end = frame.maxX - look.padding * 1.6 - sizes[1].width
    guard end - start > look.barHeight else { return items }
    func bar(_ width: Double, _ alpha: Double) -> DrawItem {
      var color = look.control
      color.alpha *= alpha
      let rect = Rect(
        x: start, y: y - look.barHeight / 2, width: max(look.barHeight, width),
        height: look.barHeight)
      return .fill(.roundedRect(rect, radius: look.barHeight / 2, curve: .circular), .color(color))
    }
    return items + [bar(end - start, 0.35), bar((end - start) * position, 1)]
  }
}
