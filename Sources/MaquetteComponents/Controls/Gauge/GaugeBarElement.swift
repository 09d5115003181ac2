import MaquetteCore

/// The bar of a gauge: filled up to the value, or with a marker at it.
final class GaugeBarElement: LayoutElement {
  private let gauge: Gauge
  private let isFilled: Bool
  private let look: GaugeLook
  private let context: LayoutContext
  private let font: ResolvedFont?

  init(_ gauge: Gauge, isFilled: Bool, look: GaugeLook, context: LayoutContext) {
    self.gauge = gauge
    self.isFilled = isFilled
    self.look = look
    self.context = context
    font = look.end.resolved()
  }

  private var height: Double { look.barHeight }

  func stretch(along axis: Axis) -> Stretch { axis == .horizontal ? .fill : .none }

  func minimum(along axis: Axis) -> Double {
    axis == .horizontal ? look.minWidth : height
  }

  func size(for proposal: ProposedSize) -> Size {
    Size(
      width: max(look.minWidth, proposal.width ?? look.width),
      height: height)
  }

  func firstBaseline(in size: Size) -> Double? {
    // The labels at its ends have the middle of their capitals where the bar is.
    font.map { height / 2 + $0.capHeight / 2 }
  }

  func place(in frame: Rect) -> [SceneNode] {
    let tint = gauge.tint.map { context.color($0, key: "tint") } ?? look.fill
    let share = gauge.range.share(of: gauge.value)
    let items =
      isFilled
      ? CapsuleBar(fill: tint, track: look.track, look: look, context: context)
        .items(in: frame, to: share)
      : marked(frame, at: share, tint: tint)
    return [
      SceneNode(
        path: context.path, component: "Bar", frame: frame, source: context.source,
        items: items)
    ]
  }

  private func marked(_ frame: Rect, at share: Double, tint: Color) -> [DrawItem] {
    let bar = CapsuleBar(fill: tint, track: tint, look: look, context: context)
    let x = height / 2 + share * max(0, frame.width - height)
    let spot = Point(
      x: context.direction == .rightToLeft ? frame.maxX - x : frame.minX + x, y: frame.midY)
    let radius = height / 2
    return GaugeMarker.cut(
      bar.items(in: frame, to: 0), around: spot, radius: radius + look.markerGap,
      within: frame)
      + GaugeMarker.items(spot, radius: radius, color: look.marker)
  }
}

/// The dot that shows where a value is.
enum GaugeMarker {
  static func items(_ spot: Point, radius: Double, color: Color) -> [DrawItem] {
    var path = Path()
    path.addCircle(centre: spot, radius: radius)
    return [.fill(.path(path, evenOdd: false), .color(color))]
  }

  /// Items with a hole around the marker.
  static func cut(_ items: [DrawItem], around spot: Point, radius: Double, within frame: Rect)
    -> [DrawItem]
  {
    var outside = Path()
    outside.addRect(frame.inset(by: -2 * radius))
    outside.addCircle(centre: spot, radius: radius)
    return [.group(DrawGroup(items, clips: [.path(outside, evenOdd: true)]))]
  }
}
