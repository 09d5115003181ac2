import MaquetteCore
import MaquetteThemes

/// What a screen draws behind everything: its colour, and what lies over that.
struct ScreenGround {
  private let color: Color
  private let backdrop: Backdrop?
  private let isDark: Bool
  private let context: LayoutContext

  /// - Parameter isDark: whether a wallpaper is dimmed, as the screen's is in dark appearance.
  init(_ color: Color, backdrop: Backdrop? = nil, isDark: Bool = false, context: LayoutContext) {
    (self.color, self.backdrop, self.context) = (color, backdrop, context)
    self.isDark = isDark
  }

  /// What is drawn in a frame, from back to front.
  func items(in frame: Rect) -> [DrawItem] {
    // The colour is seen where a picture or a gradient is not opaque.
    [.fill(.rect(frame), .color(color))] + backdropItems(in: frame)
  }

  private func backdropItems(in frame: Rect) -> [DrawItem] {
    switch backdrop {
    case nil: return []
    case .paint(let paint):
      return [.fill(.rect(frame), context.paint(paint, in: frame, key: "backdrop"))]
    case .wallpaper(let name):
      let gradients = Wallpaper.named(name)?.gradients(over: frame, isDark: isDark) ?? []
      return gradients.map { .fill(.rect(frame), .gradient($0)) }
    case .picture(let data):
      let image = Image(data).contentMode(.fill)
      return FileImageElement(image, file: data, keys: ["backdrop"], context: context)
        .place(in: frame).flatMap(\.items)
    }
  }
}

extension LayoutContext {
  /// The context of what stands in front of a backdrop, which tells what is behind glass where it is no single colour.
  func inFront(of backdrop: Backdrop, over background: ColorValue) -> LayoutContext {
    var copy = inFront(of: background)
    copy.isOverBackdrop = true
    switch backdrop {
    case .paint(.color(let color)): return copy.inFront(of: color)
    case .paint(.gradient(let gradient)):
      // A colour that does not exist is reported where it is drawn.
      let colors = gradient.stops.map { muted.color($0.color, key: "backdrop") }
      copy.ground = Color.mean(of: colors)?.over(copy.backdrop)
    case .wallpaper(let name):
      let layers =
        Wallpaper.named(name)?.gradients(
          over: Rect(origin: .zero, size: .zero), isDark: environment.appearance == .dark) ?? []
      copy.ground = layers.first.flatMap { Color.mean(of: $0.stops.map(\.color)) }
    case .picture: break
    }
    return copy.overPlaced()
  }
}

extension Color {
  /// The mean of some colours; `nil` of none.
  fileprivate static func mean(of colors: [Color]) -> Color? {
    guard var mean = colors.first else { return nil }
    for (index, color) in colors.enumerated().dropFirst() {
      mean = mean.mixed(with: color, share: 1 / Double(index + 1))
    }
    return mean
  }
}
