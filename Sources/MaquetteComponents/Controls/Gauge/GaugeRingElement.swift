import MaquetteCore

/// The ring of a gauge: open at the bottom with a marker, or closed and filled up to the value. It
/// goes clockwise in both reading directions, and its minimum stays at the left.
final class GaugeRingElement: LayoutElement {
  private let gauge: Gauge
  private let isClosed: Bool
  private let look: GaugeLook
  private let context: LayoutContext
  private let current: (any LayoutElement)?
  private let ends: [any LayoutElement]

  init(_ gauge: Gauge, isClosed: Bool, look: GaugeLook, context: LayoutContext) {
    self.gauge = gauge
    self.isClosed = isClosed
    self.look = look
    self.context = context
    let texts = gauge.texts(in: context)
    current = gauge.label(
      texts.current, key: "currentValueLabel", index: 1,
      style: (look.ringValue, look.ringValueColor),
      fits: true,
      in: context)
    guard !isClosed else {
      context.warnUnused(
        "minimumValueLabel", "maximumValueLabel", because: "a closed ring has no ends")
      ends = []
      return
    }
    let font = GaugeRingElement.endFont([texts.minimum, texts.maximum], look, in: context)
    let labels = [
      (texts.minimum, "minimumValueLabel"), (texts.maximum, "maximumValueLabel"),
    ].enumerated().compactMap { index, end in
      gauge.label(
        end.0, key: end.1, index: index + 2, style: (look.ringEnd, look.ringEndColor),
        font: font, fits: true, in: context)
    }
    let title = gauge.label(
      gauge.title, key: "title", index: 0, style: (look.ringEnd, look.ringEndColor), fits: true,
      in: context)
    ends = labels.isEmpty ? [title].compactMap { $0 } : labels
  }

  /// The font of the texts at both ends, which is as small as the longer one needs it. Estimated (from memory of
  /// SwiftUI).
  private static func endFont(_ texts: [String], _ look: GaugeLook, in context: LayoutContext)
    -> FontValue
  {
    var font = look.ringEnd.value
    // One text alone has all the room.
    guard case .size(let size) = font.base, !texts.contains(where: \.isEmpty) else { return font }
    let room = diameter(look, in: context) * look.endWidth
    let scales = texts.compactMap { text in
      let label = Label(text, font: font, numberOfLines: 1).with(\.adjustsFontSizeToFitWidth, true)
      return LabelFitting(label, context: context.muted, isCounted: false)?
        .fit(width: room, height: nil).scale
    }
    font.base = .size(size * (scales.min() ?? 1))
    return font
  }

  /// The ring of a round complication fills it, where it is smaller than a ring elsewhere.
  private static func diameter(_ look: GaugeLook, in context: LayoutContext) -> Double {
    min(look.diameter, context.contentRoom?.ring ?? look.diameter)
  }

  private var diameter: Double { GaugeRingElement.diameter(look, in: context) }
  private var scale: Double { diameter / look.diameter }
  private var lineWidth: Double { look.lineWidth * scale }

  /// How much of a turn an open ring leaves out, at the bottom.
  private var gap: Double { look.gapShare }

  func size(for proposal: ProposedSize) -> Size { Size(width: diameter, height: diameter) }

  func place(in frame: Rect) -> [SceneNode] {
    let centre = frame.centre
    let radius = (diameter - lineWidth) / 2
    let share = gauge.range.share(of: gauge.value)
    return [
      SceneNode(
        path: context.path, component: "Gauge", frame: frame, source: context.source,
        items: isClosed ? closed(centre, radius, share) : open(centre, radius, share, frame),
        children: texts(in: frame, centre))
    ]
  }

  private var tint: Color {
    gauge.tint.map { context.color($0, key: "tint") } ?? look.fill
  }

  private func closed(_ centre: Point, _ radius: Double, _ share: Double) -> [DrawItem] {
    RingDrawing.track(centre, radius: radius, width: lineWidth, color: look.track)
      + RingDrawing.contrast(centre, radius: radius, width: lineWidth, look, context)
      + RingDrawing.arc(
        centre, radius: radius, width: lineWidth, from: 0, to: share, color: tint)
  }

  private func open(_ centre: Point, _ radius: Double, _ share: Double, _ frame: Rect)
    -> [DrawItem]
  {
    let (start, end) = (0.5 + gap / 2, 1.5 - gap / 2)
    let ring =
      RingDrawing.arc(
        centre, radius: radius, width: lineWidth, from: start, to: end, color: tint)
      + RingDrawing.contrast(
        centre, radius: radius, width: lineWidth, from: start, to: end, look, context)
    let spot = Path.point(on: centre, radius: radius, at: start + share * (end - start))
    return GaugeMarker.cut(
      ring, around: spot, radius: lineWidth / 2 + look.markerGap * scale, within: frame)
      + GaugeMarker.items(spot, radius: lineWidth / 2, color: look.marker)
  }

  /// The value in the middle and what stands in the gap.
  private func texts(in frame: Rect, _ centre: Point) -> [SceneNode] {
    var nodes: [SceneNode] = []
    // The largest box in the circle inside of the ring that is twice as wide as high.
    let inner = (diameter - 2 * lineWidth) * 0.86
    if let current {
      let size = current.size(for: ProposedSize(width: inner, height: nil))
      nodes += placed(current, size, at: Point(x: centre.x, y: centre.y))
    }
    let y = frame.minY + diameter * look.endPosition
    let room = diameter * look.endWidth
    for (index, end) in ends.enumerated() {
      let width = ends.count == 1 ? 2 * room : room
      let size = end.size(for: ProposedSize(width: width, height: nil))
      let shift = ends.count == 1 ? 0 : (index == 0 ? -1.0 : 1) * (room / 2 + 1)
      nodes += placed(end, size, at: Point(x: centre.x + shift, y: y))
    }
    return nodes
  }

  private func placed(_ element: any LayoutElement, _ size: Size, at middle: Point)
    -> [SceneNode]
  {
    element.place(
      in: Rect(
        x: context.rounded(middle.x - size.width / 2),
        y: context.rounded(middle.y - size.height / 2), width: size.width, height: size.height)
    ).map(\.silenced)
  }
}
