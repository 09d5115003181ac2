import MaquetteCore

/// Lays the heads and rows of a table below one another, and draws what is behind and between them.
final class TableElement: LayoutElement {
  private let layout: TableLayout
  private let header: TableHeader?
  private let rows: [TableRowElement]
  private let alternates: Bool
  private let scroll: RowScroll
  private let context: LayoutContext
  private lazy var natural: [Double] = layout.columns.indices.map { column in
    let rows = rows.map { $0.natural(column) }.max() ?? 0
    return max(rows, header?.natural(column) ?? 0)
  }

  /// - Parameter scroll: how far its rows are scrolled.
  init(
    _ layout: TableLayout, header: TableHeader?, rows: [TableRowElement], alternates: Bool,
    scroll: RowScroll, context: LayoutContext
  ) {
    self.layout = layout
    self.header = header
    self.rows = rows
    self.alternates = alternates
    self.scroll = scroll
    self.context = context
  }

  private var look: TableLook { layout.look }

  private func widths(in width: Double?) -> [Double] {
    layout.widths(in: width, natural: natural)
  }

  func size(for proposal: ProposedSize) -> Size {
    let widths = widths(in: proposal.width)
    let own = widths.reduce(0, +) + Double(widths.count - 1) * layout.gap + 2 * layout.margin
    let height =
      rows.reduce(header?.height ?? 0) { $0 + $1.height(in: widths) } + look.inset
    // As a scrolling view, it takes the room that it is offered.
    return Size(
      width: proposal.width ?? context.roundedUp(own),
      height: proposal.height ?? context.roundedUp(height))
  }

  func stretch(along axis: Axis) -> Stretch { .fill }

  func minimum(along axis: Axis) -> Double { axis == .horizontal ? layout.minimum : 0 }

  func place(in frame: Rect) -> [SceneNode] {
    let widths = widths(in: frame.width)
    var starts: [Double] = []
    var x = layout.margin
    for width in widths {
      starts.append(x)
      x += width + layout.gap
    }
    let isWide = x - layout.gap + layout.margin > frame.width + 1e-6
    let room = frame.inset(
      by: EdgeInsets(top: header?.height ?? 0), direction: context.direction)
    let head = header.map {
      $0.node(
        in: Rect(origin: frame.origin, size: Size(width: frame.width, height: $0.height)),
        starts: starts, widths: widths)
    }
    let heights = rows.map { $0.height(in: widths) }
    func placed(at moved: Double) -> (frames: [Rect], nodes: [SceneNode]) {
      var y = room.minY - moved
      let frames = heights.map { height in
        defer { y += height }
        return Rect(x: frame.minX, y: y, width: frame.width, height: height)
      }
      return (
        frames, zip(rows, frames).map { $0.node(in: $1, starts: starts, widths: widths) }
      )
    }
    let height = heights.reduce(look.inset, +)
    let moved = scroll.moved(in: room, height: height) { placed(at: 0).nodes }
    let (frames, nodes) = placed(at: moved)
    let behind =
      grounds(behind: frames, until: frame.maxY) + lines(below: frames, starts: starts)
    // Rows go on under a bar, but not behind the header below that.
    let isScrolled = moved > 0
    let around = context.scrollRoom
    let goesUnder = isScrolled && header == nil
    if goesUnder { around?.noteScrolling(of: frame, by: moved) }
    let seen = around?.seen(of: frame, isScrolled: goesUnder) ?? frame
    let whole = around?.ground(of: frame, scrolledIn: isScrolled ? seen : nil) ?? frame
    let ground: [DrawItem] =
      look.background.alpha > 0 ? [.fill(.rect(whole), .color(look.background))] : []
    guard isScrolled else {
      let isCut = isWide || (frames.last?.maxY ?? room.minY) > frame.maxY + 1e-6
      return [
        context.containerNode(
          "Table", frame: frame, items: ground + behind, clip: isCut ? .rect(whole) : nil,
          children: [head].compactMap(\.self) + nodes)
      ]
    }
    let inner = context.entering("Rows").containerNode(
      "Rows", frame: room, items: behind, clip: .rect(header == nil ? seen : room), children: nodes)
    return [
      context.containerNode(
        "Table", frame: frame, items: ground, clip: isWide ? .rect(whole) : nil,
        children: [inner] + [head].compactMap(\.self))
    ]
  }

  /// Grounds of every second row, on and on to the table's end, and of rows that are chosen.
  private func grounds(behind frames: [Rect], until bottom: Double) -> [DrawItem] {
    var frames = frames
    let count = frames.count
    if alternates, var last = frames.last {
      while last.maxY < bottom - 1e-6, frames.count < Limits.nodes {
        last = Rect(
          x: last.minX, y: last.maxY, width: last.width,
          height: min(look.rowHeight, bottom - last.maxY))
        frames.append(last)
      }
    }
    var items: [DrawItem] = []
    var next = 0
    while next < frames.count {
      let index = next
      next += 1
      let fill = index < count ? rows[index].fill : nil
      guard let color = fill ?? (alternates && index % 2 == 1 ? look.alternate : nil) else {
        continue
      }
      var frame = frames[index]
      // Rows that are chosen below one another have one ground, as NSTableView draws them since macOS 11.
      while fill != nil, next < count, rows[next].fill == fill {
        frame = frame.union(frames[next])
        next += 1
      }
      let inside = frame.inset(
        by: EdgeInsets(vertical: 0, horizontal: look.inset), direction: context.direction)
      let shape: Shape =
        look.radius > 0
        ? .roundedRect(inside, radius: min(look.radius, inside.height / 2), curve: .continuous)
        : .rect(inside)
      items.append(.fill(shape, .color(color)))
    }
    return items
  }

  /// Lines between rows that do not stand out, from where the first column starts.
  private func lines(below frames: [Rect], starts: [Double]) -> [DrawItem] {
    guard look.separator.alpha > 0, !alternates else { return [] }
    let line = context.hairline
    return frames.indices.dropLast().compactMap { index in
      guard rows[index].fill == nil, rows[index + 1].fill == nil else { return nil }
      let insets = EdgeInsets(
        top: frames[index].height - line, leading: starts.first ?? 0, bottom: 0, trailing: 0)
      return .fill(
        .rect(frames[index].inset(by: insets, direction: context.direction)),
        .color(look.separator))
    }
  }
}
