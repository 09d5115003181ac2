import MaquetteCore

/// Lays out a board: pictures in rows and columns, arrows over them, all of it fitted on the page.
final class BoardElement: LayoutElement {
  private let board: Board
  private let title: (any LayoutElement)?
  private let items: [BoardItem]
  private let ground: Color
  private let context: LayoutContext
  private let spacing: Double

  init(
    _ board: Board, title: (any LayoutElement)?, items: [BoardItem], ground: Color,
    context: LayoutContext
  ) {
    self.board = board
    self.title = title
    self.items = items
    self.ground = ground
    self.context = context
    let hasWords = board.arrows.contains { !$0.title.isEmpty }
    spacing = board.spacing ?? (hasWords ? 128 : 64)
  }

  private lazy var layout: BoardLayout = {
    let isFlow = board.arrangement == .flow
    let lines =
      isFlow
      ? BoardOrder.columns(
        items.count, arrows: BoardEnds(items, context: context).pairs(board.arrows))
      : BoardOrder.rows(items.count, columns: board.columns)
    let cells = zip(items, lines).map { item, line in
      BoardLayout.Cell(size: item.size, title: item.titleSize, line: line)
    }
    let layout = BoardLayout(
      cells, in: isFlow ? .vertical : .horizontal, spacing: spacing,
      outside: min(spacing / 2, max(board.margins - 12, 12)))
    return context.direction == .rightToLeft ? layout.mirrored : layout
  }()

  /// The distance from the board's title to what is below it.
  private static let titleGap = 32.0

  private lazy var titleSize: Size =
    title?.size(for: ProposedSize(width: max(layout.size.width, 240), height: nil)) ?? .zero

  private var head: Double { title == nil ? 0 : titleSize.height + BoardElement.titleGap }

  /// How large the board is before it is fitted anywhere.
  private var whole: Size {
    Size(
      width: max(layout.size.width, titleSize.width) + 2 * board.margins,
      height: layout.size.height + head + 2 * board.margins)
  }

  func size(for proposal: ProposedSize) -> Size {
    if let page = board.pageSize { return Size(width: page.width, height: page.height) }
    let scale = scale(in: proposal)
    return Size(width: whole.width * scale, height: whole.height * scale)
  }

  /// How much smaller all of it is drawn to fit into some room; never larger.
  private func scale(in room: ProposedSize) -> Double {
    func share(_ room: Double?, _ whole: Double) -> Double {
      guard let room, room > 0, room.isFinite, whole > 0 else { return 1 }
      return room / whole
    }
    return min(1, share(room.width, whole.width), share(room.height, whole.height))
  }

  func place(in frame: Rect) -> [SceneNode] {
    let scale = scale(in: ProposedSize(frame.size))
    // What is scaled is laid out at its own size in the middle first.
    let room = Rect(
      x: frame.midX - whole.width / 2, y: frame.midY - whole.height / 2, width: whole.width,
      height: whole.height)
    let origin = Point(
      x: (room.minX + board.margins + max(0, titleSize.width - layout.size.width) / 2).rounded(),
      y: (room.minY + board.margins + head).rounded())
    var children = place(at: origin, in: room, isScaled: scale < 1)
    if scale < 1 {
      let transform = Transform(scale: scale, about: frame.centre)
      children = children.map { $0.transformed(by: transform) }
    }
    return [
      context.containerNode(
        "Board", frame: frame, items: [.fill(.rect(frame), .color(ground))], children: children)
    ]
  }

  private func place(at origin: Point, in room: Rect, isScaled: Bool) -> [SceneNode] {
    let layout = layout.moved(by: origin)
    var children = titleNodes(in: room)
    var pictures: [[SceneNode]] = []
    for (item, frame) in zip(items, layout.frames) {
      let nodes = item.place(in: frame, isScaled: isScaled)
      pictures.append(nodes.picture)
      children += nodes.title + nodes.picture
      if item.hasEdge { children.append(edge(of: nodes.picture, in: frame)) }
    }
    let ends = BoardEnds(
      of: items, pictures: pictures, frames: layout.frames, blocks: layout.blocks,
      context: context)
    return children
      + BoardArrows(board.arrows, ends: ends, layout: layout, room: spacing, context: context)
      .nodes(over: ground)
  }

  private func titleNodes(in room: Rect) -> [SceneNode] {
    guard let title else { return [] }
    let isMirrored = context.direction == .rightToLeft
    let x = isMirrored ? room.maxX - board.margins - titleSize.width : room.minX + board.margins
    return title.place(
      in: Rect(origin: Point(x: x, y: room.minY + board.margins), size: titleSize))
  }

  /// The line around a picture, which may have the colour of what is behind it.
  private func edge(of picture: [SceneNode], in frame: Rect) -> SceneNode {
    let shape = picture.first?.clip ?? .rect(frame)
    let color = context.color(.named("separator"), key: "background")
    return context.entering("Edge").containerNode(
      "Edge", frame: frame, items: [.stroke(shape, width: 1, color)], children: [])
  }
}
