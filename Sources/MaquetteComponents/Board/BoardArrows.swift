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
    let router = ArrowRouter(layout)
    var shown: [(number: Int, arrow: BoardArrow)] = []
    var ways: [[Point]] = []
    var touched: [(from: Rect, to: Rect)] = []
    for (number, arrow) in arrows.enumerated() {
      let (from, to) = (ends.end(arrow.from), ends.end(arrow.to))
      if from == nil { ends.report(arrow.from, of: arrow) }
      if to == nil { ends.report(arrow.to, of: arrow) }
      guard let from, let to, !WorkBudget.isSpent else { continue }
      shown.append((number, arrow))
      ways.append(router.route(from: from.end, to: to.end))
      touched.append((from.end.frame, to.end.frame))
    }
    ways = ArrowTracks(room: room).apart(ways, between: touched)
    return zip(shown, ways).map { node(of: $0.arrow, at: $0.number, along: $1, ground) }
  }

  private func node(
    of arrow: BoardArrow, at number: Int, along way: [Point], _ ground: Color
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
      children: title(of: arrow, on: drawing, ground, in: context))
  }

  /// The words beside an arrow, on a capsule over its longest part.
  private func title(
    of arrow: BoardArrow, on drawing: ArrowDrawing, _ ground: Color, in context: LayoutContext
  ) -> [SceneNode] {
    guard !arrow.title.isEmpty, let middle = drawing.middle(outside: layout.blocks) else {
      return []
    }
    let label = Label(arrow.title).font(.footnote).makeElement(in: context)
    let size = label.size(for: ProposedSize(width: max(96, room - 16), height: nil))
    let frame = Rect(
      x: (middle.x - size.width / 2).rounded(), y: (middle.y - size.height / 2).rounded(),
      width: size.width, height: size.height)
    let around = Rect(
      x: frame.minX - 8, y: frame.minY - 4, width: frame.width + 16, height: frame.height + 8)
    let shape = Shape.roundedRect(around, radius: min(13, around.height / 2), curve: .circular)
    return [
      context.entering("Words").containerNode(
        "Words", frame: around, items: [.fill(shape, .color(ground))],
        children: label.place(in: frame))
    ]
  }
}
