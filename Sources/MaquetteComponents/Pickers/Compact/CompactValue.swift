import MaquetteCore

/// What stands at the trailing edge of a compact date picker: pills, or a field with segments.
enum CompactValue {
  case pills([DatePickerPill], gap: Double)
  case entry(TimeEntry)

  /// Its size in some width; pills that do not fit beside one another stand below one another.
  func size(in room: Double?) -> Size {
    switch self {
    case .entry(let entry): return entry.size(in: room)
    case .pills(let pills, let gap):
      let sizes = pills.map { $0.size(in: room) }
      let wide = sizes.reduce(0) { $0 + $1.width } + gap * Double(max(0, pills.count - 1))
      let highest = sizes.map(\.height).max() ?? 0
      if fits(wide, in: room) { return Size(width: wide, height: highest) }
      let high = sizes.reduce(0) { $0 + $1.height } + gap * Double(max(0, pills.count - 1))
      return Size(width: sizes.map(\.width).max() ?? 0, height: high)
    }
  }

  private func fits(_ width: Double, in room: Double?) -> Bool {
    room.map { width <= $0 + 0.01 } ?? true
  }

  /// The distance of the first baseline from the top.
  func firstBaseline(in room: Double?) -> Double? {
    switch self {
    case .entry(let entry): entry.firstBaseline(in: room)
    case .pills(let pills, _):
      pills.first.flatMap { $0.baseline(in: $0.size(in: room).height) }
    }
  }

  /// The frames of the parts in a size, from its top leading corner.
  ///
  /// - Parameter isLeading: whether those below one another start at one edge; else they end there.
  func frames(in size: Size, isLeading: Bool) -> [Rect] {
    guard case .pills(let pills, let gap) = self else {
      return [Rect(origin: .zero, size: size)]
    }
    let sizes = pills.map { $0.size(in: size.width) }
    let wide = sizes.reduce(0) { $0 + $1.width } + gap * Double(max(0, pills.count - 1))
    let isRow = wide <= size.width + 0.01
    var next = Point.zero
    return sizes.map { pill in
      defer {
        if isRow { next.x += pill.width + gap } else { next.y += pill.height + gap }
      }
      let x = isRow ? next.x : isLeading ? 0 : size.width - pill.width
      return Rect(origin: Point(x: x, y: next.y), size: pill)
    }
  }

  /// The frame of the pill of a part; all of it where there is none.
  func frame(of part: DatePickerPill.Part, in size: Size, isLeading: Bool) -> Rect {
    guard case .pills(let pills, _) = self,
      let index = pills.firstIndex(where: { $0.part == part })
    else { return Rect(origin: .zero, size: size) }
    return frames(in: size, isLeading: isLeading)[index]
  }

  func nodes(in frame: Rect, isLeading: Bool, direction: LayoutDirection) -> [SceneNode] {
    switch self {
    case .entry(let entry): return entry.nodes(in: frame)
    case .pills(let pills, _):
      let place = ReadingFrame(frame: frame, direction: direction)
      return zip(pills, frames(in: frame.size, isLeading: isLeading)).map { pill, rect in
        pill.node(in: place(rect))
      }
    }
  }
}
