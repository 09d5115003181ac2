import MaquetteCore
import MaquetteThemes

/// Measures and draws a tile; it grows with the accessibility text sizes, as UIKit's
/// `adjustsImageSizeForAccessibilityContentSizeCategory` has it, and with no others.
final class IconTileElement: LayoutElement {
  private let tile: IconTile
  private let look: IconTileLook
  private let context: LayoutContext
  private let scale: Double
  private let drawing: SymbolDrawing?

  init(_ tile: IconTile, look: IconTileLook, context: LayoutContext) {
    self.tile = tile
    self.look = look
    self.context = context
    let scale = context.accessibilityScale * tile.share(of: look)
    self.scale = scale
    drawing =
      tile.systemName.isEmpty
      ? nil
      : look.symbol.resolved().flatMap {
        context.symbolDrawing(tile.systemName, font: $0, scale: scale, key: "systemName")
      }
  }

  func size(for proposal: ProposedSize) -> Size {
    let extent = context.roundedUp(look.size * scale)
    return Size(width: extent, height: extent)
  }

  func firstBaseline(in size: Size) -> Double? {
    // The symbol's middle is the middle of capitals beside it.
    FontValue.body.resolved(in: context.environment).map { size.height / 2 + $0.capHeight / 2 }
  }

  func place(in frame: Rect) -> [SceneNode] {
    let ground =
      tile.tileColor.map { context.color($0, key: "background", isVibrant: false) }
      ?? look.background
    // A picture in the app's own colours: those of Settings stay as they are in increased contrast.
    let color = tile.color.map { context.color($0, key: "color") } ?? look.color
    let shape = Shape.roundedRect(
      frame, radius: look.radius * scale, curve: context.theme.buttons.cornerCurve)
    var items: [DrawItem] = [.fill(shape, .color(ground))]
    if let drawing {
      let bounds = drawing.bounds
      let centre = Point(x: frame.midX - bounds.midX, y: frame.midY - bounds.midY)
      items += drawing.items(at: centre, color: color)
    }
    return [
      SceneNode(
        path: context.path, component: "IconTile", frame: frame,
        accessibility: Accessibility(role: .image, label: tile.systemName),
        source: context.source, items: items)
    ]
  }
}

extension LayoutContext {
  /// How much larger than usual body text is at an accessibility size; 1 at all others.
  var accessibilityScale: Double {
    guard stacksLabels else { return 1 }
    var usual = environment
    usual.textSize = .large
    guard let own = FontValue.body.resolved(in: environment)?.size,
      let size = FontValue.body.resolved(in: usual)?.size, size > 0
    else { return 1 }
    return max(1, own / size)
  }
}
