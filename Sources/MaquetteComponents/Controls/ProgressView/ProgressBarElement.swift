import MaquetteCore

/// The bar of progress, with numerals below when asked for.
final class ProgressBarElement: NumeralledBar {
  private let progress: ProgressView
  private let look: ProgressBarLook
  private let context: LayoutContext
  let numerals: NumeralScale

  /// Numerals stand at 0, 25, 50, 75 and 100 percent.
  private static let numeralCount = 5

  init(_ progress: ProgressView, look: ProgressBarLook, context: LayoutContext) {
    self.progress = progress
    self.look = look
    self.context = context
    let isShown = progress.showsNumerals && progress.value != nil
    numerals = NumeralScale(
      isShown
        ? NumeralScale.places(
          ProgressBarElement.numeralCount, of: ValueRange(0, 1), format: .percent,
          context: context) : [],
      gap: look.numeralGap, font: look.numeralFont.value,
      color: look.numeralColor, context: context)
  }

  var minWidth: Double { look.minWidth }
  var width: Double { look.width }
  var height: Double { look.height(at: progress.controlSize) }

  /// A text beside it has the middle of its capitals where the bar is.
  func firstBaseline(in size: Size) -> Double? {
    look.title.resolved().map { height / 2 + $0.capHeight / 2 }
  }

  func place(in frame: Rect) -> [SceneNode] {
    let bar = CapsuleBar(
      fill: progress.progressTintColor.map { context.color($0, key: "progressTintColor") }
        ?? look.fill,
      track: progress.trackTintColor.map { context.color($0, key: "trackTintColor") }
        ?? look.track, look: look, context: context)
    let room = Rect(x: frame.minX, y: frame.minY, width: frame.width, height: height)
    let isMirrored = context.direction == .rightToLeft
    return [
      SceneNode(
        path: context.path, component: "Bar", frame: frame, source: context.source,
        items: items(of: bar, in: room),
        children: numerals.row(in: frame, below: room.maxY) {
          frame.width * (isMirrored ? 1 - $0 : $0)
        })
    ]
  }

  private func items(of bar: CapsuleBar, in frame: Rect) -> [DrawItem] {
    if let share = progress.share { return bar.items(in: frame, to: share) }
    // A part of the bar comes in at the leading end and goes out at the trailing one.
    let part = look.movingShare
    let start = (progress.phase ?? 0.5) * (1 + part) - part
    return bar.items(in: frame, from: start, to: start + part)
  }
}

/// A ring that fills clockwise from the top, in both reading directions.
final class ProgressRingElement: LayoutElement {
  private let progress: ProgressView
  private let look: ProgressRingLook
  private let context: LayoutContext

  init(_ progress: ProgressView, look: ProgressRingLook, context: LayoutContext) {
    self.progress = progress
    self.look = look
    self.context = context
  }

  private var diameter: Double { look.diameter(at: progress.controlSize) }

  func size(for proposal: ProposedSize) -> Size { Size(width: diameter, height: diameter) }

  func place(in frame: Rect) -> [SceneNode] {
    let width = look.lineWidth(at: progress.controlSize)
    let centre = frame.centre
    let fill =
      progress.progressTintColor.map { context.color($0, key: "progressTintColor") }
      ?? look.fill
    let track =
      progress.trackTintColor.map { context.color($0, key: "trackTintColor") }
      ?? look.track
    let radius = (min(frame.width, frame.height) - width) / 2
    var items = RingDrawing.track(centre, radius: radius, width: width, color: track)
    items += RingDrawing.contrast(centre, radius: radius, width: width, look, context)
    items += RingDrawing.arc(
      centre, radius: radius, width: width, from: 0, to: progress.share ?? 0, color: fill)
    return [
      SceneNode(
        path: context.path, component: "Ring", frame: frame, source: context.source,
        items: items)
    ]
  }
}
