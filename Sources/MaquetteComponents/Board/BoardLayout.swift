import MaquetteCore

/// Where the pictures of a board stand, from left to right, in points.
struct BoardLayout {
  /// A picture with the title above it.
  struct Cell {
    var size: Size
    var title: Size
    /// The row or column that it is in.
    var line: Int

    /// The room above the picture.
    var head: Double { title.height > 0 ? title.height + BoardItem.titleGap : 0 }
    var width: Double { max(size.width, title.width) }
  }

  /// The pictures' frames.
  private(set) var frames: [Rect] = []
  /// The frames with their titles and all.
  private(set) var blocks: [Rect] = []
  /// Vertical lines between pictures and beside all of them, where arrows run.
  private(set) var verticals: [Double] = []
  /// Horizontal lines between pictures, above and below all of them.
  private(set) var horizontals: [Double] = []
  /// How large all of it is, without space around it.
  private(set) var size = Size.zero

  /// Lays cells out in rows, from top to bottom, or in columns, from left to right.
  ///
  /// - Parameter outside: how far beside the outermost pictures arrows may run.
  init(_ cells: [Cell], in axis: Axis, spacing: Double, outside: Double) {
    let lines = (0...(cells.map(\.line).max() ?? 0)).map { line in
      cells.indices.filter { cells[$0].line == line }
    }
    frames = Array(repeating: .zero, count: cells.count)
    blocks = frames
    var start = 0.0
    for line in lines {
      start =
        axis == .horizontal
        ? placeRow(line, of: cells, at: start, spacing)
        : placeColumn(line, of: cells, at: start, spacing)
      start += spacing
    }
    size = Size(width: blocks.map(\.maxX).max() ?? 0, height: blocks.map(\.maxY).max() ?? 0)
    verticals = [-outside, size.width + outside] + verticals.filter { $0 < size.width }
    horizontals = [-outside, size.height + outside] + horizontals.filter { $0 < size.height }
  }

  /// Places cells beside one another, their pictures' upper edges on one line.
  ///
  /// - Returns: The lower edge.
  private mutating func placeRow(
    _ row: [Int], of cells: [Cell], at top: Double, _ spacing: Double
  ) -> Double {
    let head = row.map { cells[$0].head }.max() ?? 0
    var x = 0.0
    for index in row {
      place(index, cells[index], at: Point(x: x, y: (top + head).rounded()))
      x += cells[index].width.rounded(.up) + spacing
      verticals.append(x - spacing / 2)
    }
    let bottom = row.map { blocks[$0].maxY }.max() ?? top
    horizontals.append(bottom + spacing / 2)
    return bottom
  }

  /// Places cells below one another, in the middle of a column.
  ///
  /// - Returns: The right edge.
  private mutating func placeColumn(
    _ column: [Int], of cells: [Cell], at left: Double, _ spacing: Double
  ) -> Double {
    let width = column.map { cells[$0].width }.max() ?? 0
    var y = 0.0
    for index in column {
      let cell = cells[index]
      let x = left + (width - cell.width) / 2
      place(index, cell, at: Point(x: x.rounded(), y: (y + cell.head).rounded()))
      y = blocks[index].maxY.rounded(.up) + spacing
      horizontals.append(y - spacing / 2)
    }
    verticals.append(left + width + spacing / 2)
    return left + width.rounded(.up)
  }

  private mutating func place(_ index: Int, _ cell: Cell, at corner: Point) {
    frames[index] = Rect(origin: corner, size: cell.size)
    blocks[index] = Rect(
      x: corner.x, y: corner.y - cell.head, width: cell.width,
      height: cell.size.height + cell.head)
  }

  /// The layout mirrored, for boards that are read from right to left.
  var mirrored: BoardLayout {
    var copy = self
    func mirror(_ rect: Rect) -> Rect {
      Rect(x: size.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }
    copy.frames = zip(frames, blocks).map { frame, block in
      // A title that is wider than its picture hangs over on the other side then.
      var frame = mirror(frame)
      frame.origin.x = mirror(block).maxX - frame.width
      return frame
    }
    copy.blocks = blocks.map(mirror)
    copy.verticals = verticals.map { size.width - $0 }.reversed()
    return copy
  }

  // MARK: Ways from right to left

  /// The layout as it is seen in a mirror, in its own place.
  var turned: BoardLayout {
    var copy = self
    copy.frames = frames.map(turned)
    copy.blocks = blocks.map(turned)
    copy.verticals = verticals.map { turned(Point(x: $0, y: 0)).x }
    return copy
  }

  /// A point in that mirror, which stands in the middle between the outermost lines.
  func turned(_ point: Point) -> Point {
    Point(x: (verticals.min() ?? 0) + (verticals.max() ?? 0) - point.x, y: point.y)
  }

  private func turned(_ rect: Rect) -> Rect {
    Rect(
      x: turned(Point(x: rect.maxX, y: 0)).x, y: rect.minY, width: rect.width, height: rect.height)
  }

  /// An arrow's end in that mirror.
  func turned(_ end: ArrowRouter.End) -> ArrowRouter.End {
    ArrowRouter.End(frame: turned(end.frame), block: end.block.map(turned))
  }

  func moved(by offset: Point) -> BoardLayout {
    var copy = self
    func move(_ rect: Rect) -> Rect {
      Rect(origin: rect.origin.offset(x: offset.x, y: offset.y), size: rect.size)
    }
    copy.frames = frames.map(move)
    copy.blocks = blocks.map(move)
    copy.verticals = verticals.map { $0 + offset.x }
    copy.horizontals = horizontals.map { $0 + offset.y }
    return copy
  }
}

/// Which row or column each picture of a board is in.
enum BoardOrder {
  /// The rows of pictures one after another.
  static func rows(_ count: Int, columns: Int?) -> [Int] {
    let usual = count <= 4 ? count : Int(Double(count).squareRoot().rounded(.up))
    return (0..<count).map { $0 / max(1, columns ?? usual) }
  }

  /// The columns of pictures by how many arrows lead to each from where nothing leads to.
  ///
  /// - Parameter arrows: from which picture to which.
  static func columns(_ count: Int, arrows: [(from: Int, to: Int)]) -> [Int] {
    var depth: [Int?] = Array(repeating: nil, count: count)
    let reached = Set(arrows.lazy.filter { $0.from != $0.to }.map(\.to))
    // The nearest way counts. A circle that nothing leads into begins with its first picture.
    let starts = (0..<count).filter { !reached.contains($0) }
    var queue: [Int] = []
    func follow() {
      var next = 0
      while next < queue.count {
        let here = queue[next]
        next += 1
        for arrow in arrows where arrow.from == here && depth[arrow.to] == nil {
          depth[arrow.to] = (depth[here] ?? 0) + 1
          queue.append(arrow.to)
        }
      }
    }
    for start in starts { depth[start] = 0 }
    queue = starts
    follow()
    for start in 0..<count where depth[start] == nil {
      depth[start] = 0
      queue = [start]
      follow()
    }
    return depth.map { $0 ?? 0 }
  }
}
