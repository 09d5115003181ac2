import MaquetteCore

/// Draws the arrows of a board over its pictures.
struct BoardArrows {
  private let arrows: [BoardArrow]
  private let ends: BoardEnds
  private let layout: BoardLayout
  private let room: Double
  private let context: LayoutContext

  /// - Parameter room: the space between pictures.
  init(
    _ arrows: [BoardArrow], ends: BoardEnds, layout: BoardLayout, room: Double,
    context: LayoutContext
  ) {
    (self.arrows, self.ends, self.layout) = (arrows, ends, layout)
    (self.room, self.context) = (room, context)
  }

  /// The nodes of all arrows, in their order.
  ///
  /// - Parameter ground: the board's colour, on which their titles stand.
  func nodes(over ground: Color) -> [SceneNode] {
    // Ways are found as if reading went from left to right, and mirrored with the pictures.
    let isMirrored = context.direction == .rightToLeft
    let router = ArrowRouter(isMirrored ? layout.turned : layout)
    var shown: [(number: Int, arrow: BoardArrow)] = []
    var ways: [[Point]] = []
    var touched: [(from: Rect, to: Rect)] = []
    for (number, arrow) in arrows.enumerated() {
      guard var (from, to) = ends.ends(of: arrow), !WorkBudget.isSpent else { continue }
      if isMirrored { (from, to) = (layout.turned(from), layout.turned(to)) }
      shown.append((number, arrow))
      ways.append(router.route(from: from, to: to))
      touched.append((from.frame, to.frame))
    }
    ways = ArrowTracks(room: room).apart(ways, between: touched)
    if isMirrored { ways = ways.map { $0.map(layout.turned) } }
    var places = ArrowTitles(ways, around: layout.blocks)
    return zip(shown, ways).enumerated().map { index, shown in
      node(
        of: shown.0.arrow, at: shown.0.number, along: shown.1,
        title: { places.place(of: $0, at: index) }, ground)
    }
  }

  private func node(
    of arrow: BoardArrow, at number: Int, along way: [Point], title place: (Size) -> Rect?,
    _ ground: Color
  ) -> SceneNode {
    let context = context.entering("Arrow", at: number)
    let color = arrow.color.map { context.color($0, key: "arrows") } ?? context.tint
    let drawing = ArrowDrawing(along: way)
    let line = Shape.path(drawing.line, evenOdd: false)
    let style = StrokeStyle(width: ArrowDrawing.width, cap: .round, join: .round)
    let items: [DrawItem] = [
      .line(line, style, .color(color)),
      .fill(.path(drawing.head, evenOdd: false), .color(color)),
      .fill(.path(drawing.dot, evenOdd: false), .color(color)),
    ]
    let frame = line.bounds ?? .zero
    return context.containerNode(
      "Arrow", frame: frame, items: items,
      children: title(of: arrow, at: place, ground, in: context))
  }

  /// The words beside an arrow, on a capsule.
  private func title(
    of arrow: BoardArrow, at place: (Size) -> Rect?, _ ground: Color, in context: LayoutContext
  ) -> [SceneNode] {
    guard !arrow.title.isEmpty else { return [] }
    let label = Label(arrow.title).font(.footnote).makeElement(in: context)
    let size = label.size(for: ProposedSize(width: max(96, room - 16), height: nil))
    guard let frame = place(size) else { return [] }
    let around = ArrowTitles.capsule(around: frame)
    let shape = Shape.roundedRect(around, radius: min(13, around.height / 2), curve: .circular)
    return [
      context.entering("Words").containerNode(
        "Words", frame: around, items: [.fill(shape, .color(ground))],
        children: label.place(in: frame))
    ]
  }
}
