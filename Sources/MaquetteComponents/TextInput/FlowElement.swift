import MaquetteCore

/// Parts in lines, as many as have room in each, and what is typed after them, which takes as much of what
/// is left of its line as it can.
final class FlowElement: LayoutElement {
  private let parts: [any LayoutElement]
  private let isTyped: Bool
  private let isTrailing: Bool
  private let gap: Double
  private let context: LayoutContext

  /// - Parameters:
  ///   - typed: what is typed after the parts; `nil` for nothing.
  ///   - isTrailing: whether lines end at one edge, and do not begin at one.
  init(
    _ parts: [any LayoutElement], typed: (any LayoutElement)?, isTrailing: Bool, gap: Double,
    context: LayoutContext
  ) {
    self.parts = parts + (typed.map { [$0] } ?? [])
    isTyped = typed != nil
    self.isTrailing = isTrailing
    self.gap = gap
    self.context = context
  }

  /// Frames from the leading upper corner, and the height of all lines.
  private func frames(in width: Double) -> (frames: [Rect], height: Double) {
    var frames: [Rect] = []
    var (x, y, line) = (0.0, 0.0, 0.0)
    for (index, part) in parts.enumerated() {
      let isLast = isTyped && index == parts.count - 1
      let own = part.size(for: .ideal)
      let needed = min(width, isLast ? part.minimum(along: .horizontal) : own.width)
      if x > 0, x + needed > width + 1e-6 {
        (x, y, line) = (0, y + line + gap, 0)
      }
      let rest = ProposedSize(width: max(0, width - x), height: nil)
      let length = isLast ? part.size(for: rest).width : min(own.width, width)
      frames.append(Rect(x: x, y: y, width: length, height: own.height))
      x += length + gap
      line = max(line, own.height)
    }
    guard isTrailing else { return (frames, y + line) }
    let ends = Dictionary(grouping: frames, by: \.minY).mapValues { $0.map(\.maxX).max() ?? 0 }
    for index in frames.indices {
      frames[index].origin.x += max(0, width - (ends[frames[index].minY] ?? width))
    }
    return (frames, y + line)
  }

  func size(for proposal: ProposedSize) -> Size {
    guard let width = proposal.width else {
      let sizes = parts.map { $0.size(for: .ideal) }
      return Size(
        width: sizes.reduce(0) { $0 + $1.width } + Double(max(0, sizes.count - 1)) * gap,
        height: sizes.map(\.height).max() ?? 0)
    }
    return Size(width: width, height: frames(in: width).height)
  }

  func stretch(along axis: Axis) -> Stretch { axis == .horizontal ? .fill : .none }

  func minimum(along axis: Axis) -> Double {
    axis == .horizontal
      ? parts.last?.minimum(along: axis) ?? 0 : size(for: .ideal).height
  }

  func firstBaseline(in size: Size) -> Double? {
    parts.last.flatMap { last in
      let frames = frames(in: size.width).frames
      return frames.last.flatMap { frame in
        last.firstBaseline(in: frame.size).map { $0 + frame.minY }
      }
    }
  }

  func place(in frame: Rect) -> [SceneNode] {
    let (frames, height) = frames(in: frame.width)
    let top = context.rounded((frame.height - height) / 2)
    let place = ReadingFrame(frame: frame, direction: context.direction)
    let lines = Dictionary(grouping: frames, by: \.minY).mapValues { $0.map(\.height).max() ?? 0 }
    return zip(parts, frames).flatMap { part, rect in
      let line = lines[rect.minY] ?? rect.height
      return part.place(
        in: place(
          Rect(
            x: rect.minX, y: top + rect.minY + (line - rect.height) / 2, width: rect.width,
            height: rect.height)))
    }
  }
}
