import MaquetteCore

/// The bar or the blocks of a level indicator, with numerals below.
final class LevelElement: NumeralledBar {
  private let level: LevelIndicator
  private let look: LevelIndicatorLook
  private let context: LayoutContext
  let numerals: NumeralScale

  init(_ level: LevelIndicator, look: LevelIndicatorLook, context: LayoutContext) {
    self.level = level
    self.look = look
    self.context = context
    numerals = NumeralScale(
      level.showsNumerals ? LevelElement.places(of: level, in: context) : [], gap: look.numeralGap,
      font: look.numeralFont.value,
      color: look.numeralColor, context: context)
  }

  /// The numerals below blocks, or below the ends of a bar.
  private static func places(of level: LevelIndicator, in context: LayoutContext)
    -> [(share: Double, text: String)]
  {
    guard level.style == .discreteCapacity else {
      return NumeralScale.places(2, of: level.range, format: .number, context: context)
    }
    let count = level.blocks
    return (0..<count).map { index in
      let value = min(level.range.maximum, level.range.minimum + Double(index + 1))
      return ((Double(index) + 0.5) / Double(count), context.text(of: value))
    }
  }

  var minWidth: Double { look.minWidth }
  var width: Double { look.width }
  var height: Double { look.height }

  func firstBaseline(in size: Size) -> Double? {
    look.labelFont.resolved().map { height / 2 + $0.capHeight / 2 }
  }

  func place(in frame: Rect) -> [SceneNode] {
    let bar = Rect(x: frame.minX, y: frame.minY, width: frame.width, height: height)
    var items = self.items(in: bar)
    if level.state == .disabled {
      items = [.group(DrawGroup(items, opacity: look.disabledOpacity))]
    }
    let isMirrored = context.direction == .rightToLeft
    return [
      SceneNode(
        path: context.path, component: "Level", frame: frame, source: context.source,
        items: items,
        children: numerals.row(in: frame, below: bar.maxY) {
          frame.width * (isMirrored ? 1 - $0 : $0)
        })
    ]
  }

  private var fill: Color {
    switch level.severity {
    case .normal:
      level.fillColor.map { context.color($0, key: "fillColor") } ?? look.fill
    case .warning: look.warning
    case .critical: look.critical
    }
  }

  /// Lines over the fill that tell a warning without its colour, and in both directions what is
  /// critical.
  private func hatching(of part: Rect, clippedTo shape: Shape) -> [DrawItem] {
    guard context.environment.accessibilityDifferentiateWithoutColor, level.severity != .normal
    else { return [] }
    let (gap, width) = (look.hatchGap, look.hatchWidth)
    var path = Path()
    var x = (part.minX / gap).rounded(.down) * gap - part.height
    while x < part.maxX {
      path.move(to: Point(x: x, y: part.maxY))
      path.line(to: Point(x: x + part.height, y: part.minY))
      if level.severity == .critical {
        path.move(to: Point(x: x, y: part.minY))
        path.line(to: Point(x: x + part.height, y: part.maxY))
      }
      x += gap
    }
    let lines = DrawItem.stroke(.path(path, evenOdd: false), width: width, look.hatch)
    return [.group(DrawGroup([lines], clips: [shape, .rect(part)]))]
  }

  private func items(in bar: Rect) -> [DrawItem] {
    let share = level.range.share(of: level.value)
    let radius = look.radius
    guard level.style == .discreteCapacity else {
      return block(bar, share: share, radius: radius)
    }
    let count = level.blocks
    // Many blocks are closer, so that something is left of each.
    let gap = min(look.blockGap, bar.width / Double(count) / 3)
    let width = (bar.width - gap * Double(count - 1)) / Double(count)
    let full = (share * Double(count)).rounded()
    return (0..<count).flatMap { index -> [DrawItem] in
      let rect = Rect(
        x: Double(index) * (width + gap), y: 0, width: max(0.5, width), height: bar.height)
      return block(
        context.mirrored(rect, in: bar), share: Double(index) < full ? 1 : 0,
        radius: min(radius, width / 2))
    }
  }

  private func block(_ rect: Rect, share: Double, radius: Double) -> [DrawItem] {
    let shape = Shape.roundedRect(rect, radius: radius, curve: .circular)
    var items: [DrawItem] = [.fill(shape, .color(look.track))]
    if share > 0 {
      let part = Rect(x: 0, y: 0, width: rect.width * share, height: rect.height)
      items.append(
        .group(
          DrawGroup(
            [.fill(.rect(context.mirrored(part, in: rect)), .color(fill))], clips: [shape])))
      items += hatching(of: context.mirrored(part, in: rect), clippedTo: shape)
    }
    items.append(
      DrawItem.outline(
        of: rect, radius: radius, width: look.borderWidth,
        color: look.border))
    return items + look.contrastOutline(of: rect, radius: radius, in: context)
  }
}
