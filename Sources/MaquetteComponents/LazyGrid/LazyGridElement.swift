import MaquetteCore

/// Lays elements into tracks, which are columns or rows, line by line.
///
/// As with SwiftUI's lazy grids, what fixed tracks and gaps leave is shared one flexible track after
/// another, each of which is offered the same part of what is still left.
final class LazyGridElement: LayoutElement {
  private let name: String
  private let items: [GridItem]
  /// The axis along which tracks stand beside one another; lines follow along the other one.
  private let across: Axis
  private let spacing: Double
  private let share: Double
  private let children: [any LayoutElement]
  private let context: LayoutContext
  private var solved = Memo<Double?, Solution>()
  private var minima = AxisMemo<Double>()

  private struct Track {
    var start: Double
    var length: Double
    var alignment: Alignment
  }

  private struct Solution {
    var tracks: [Track]
    var sizes: [Size]
    /// How long each line is along the axis that the grid grows along.
    var lines: [Double]
  }

  /// - Parameter share: the share of room that tracks leave which lies before them: 0, ½ or 1.
  init(
    _ name: String, tracks: [GridItem], across: Axis, spacing: Double, share: Double,
    children: [any LayoutElement], context: LayoutContext
  ) {
    self.name = name
    items = tracks.isEmpty ? [GridItem()] : tracks
    self.across = across
    self.spacing = spacing
    self.share = share
    self.children = children
    self.context = context
  }

  func size(for proposal: ProposedSize) -> Size {
    let solution = solution(in: proposal[across])
    let own = solution.tracks.last.map { $0.start + $0.length } ?? 0
    var size = Size.zero
    size[across] = max(own, proposal[across] ?? 0)
    size[across.cross] = solution.lines.reduce(
      spacing * Double(max(0, solution.lines.count - 1)), +)
    return size
  }

  func stretch(along axis: Axis) -> Stretch { axis == across ? .fill : .none }

  func minimum(along axis: Axis) -> Double {
    minima.value(along: axis) {
      guard axis == across else { return size(for: .ideal)[axis] }
      return items.reduce(gaps) { length, item in
        switch item.size {
        case .fixed(let own): length + own
        case .flexible(let minimum, _), .adaptive(let minimum, _): length + minimum
        }
      }
    }
  }

  private var gaps: Double { items.dropLast().reduce(0) { $0 + ($1.spacing ?? spacing) } }

  private func solution(in available: Double?) -> Solution {
    solved.answer(to: available) { solve(available) }
  }

  private func solve(_ available: Double?) -> Solution {
    let tracks = tracks(in: available)
    let sizes = children.enumerated().map { index, child in
      let length = tracks[index % tracks.count].length
      return child.size(for: ProposedSize(across, main: length, cross: nil))
    }
    var lines = [Double](repeating: 0, count: (children.count + tracks.count - 1) / tracks.count)
    for (index, size) in sizes.enumerated() {
      lines[index / tracks.count] = max(lines[index / tracks.count], size[across.cross])
    }
    return Solution(tracks: tracks, sizes: sizes, lines: lines)
  }

  // MARK: Tracks

  private func tracks(in available: Double?) -> [Track] {
    var tracks: [Track] = []
    var left = (available ?? 0) - gaps
    for case .fixed(let own) in items.map(\.size) { left -= own }
    var waiting = items.filter(\.isGrowing).count
    var start = 0.0
    for item in items {
      let gap = item.spacing ?? spacing
      let room = available.map { _ in max(0, left) / Double(max(1, waiting)) }
      let lengths = lengths(of: item, in: room, gap: gap)
      for length in lengths {
        tracks.append(Track(start: start, length: length, alignment: item.alignment))
        start += length + gap
      }
      guard item.isGrowing else { continue }
      waiting -= 1
      left -= lengths.reduce(gap * Double(lengths.count - 1), +)
    }
    return tracks
  }

  /// The lengths of the tracks that an entry stands for.
  ///
  /// - Parameter room: what it is offered; `nil` for as much as it needs.
  private func lengths(of item: GridItem, in room: Double?, gap: Double) -> [Double] {
    switch item.size {
    case .fixed(let own): return [own]
    case .flexible(let minimum, let maximum):
      let wanted = room ?? children.map { $0.size(for: .ideal)[across] }.max() ?? 0
      return [max(minimum, min(maximum, wanted))]
    case .adaptive(let minimum, let maximum):
      guard let room else {
        return Array(repeating: minimum, count: max(1, min(children.count, GridItems.most)))
      }
      // The tolerance lets what fits exactly fit.
      let most = ((room + gap + 1e-6) / max(1, minimum + gap)).rounded(.down)
      let count = max(1, min(most, Double(GridItems.most)))
      let length = (room - gap * (count - 1)) / count
      return Array(repeating: max(minimum, min(maximum, length)), count: Int(count))
    }
  }

  // MARK: Places

  func place(in frame: Rect) -> [SceneNode] {
    let solution = solution(in: frame.size[across])
    let own = solution.tracks.last.map { $0.start + $0.length } ?? 0
    let before = max(0, frame.size[across] - own) * share
    let place = ReadingFrame(frame: frame, direction: context.direction)
    var nodes: [SceneNode] = []
    var offset = 0.0
    for (line, length) in solution.lines.enumerated() {
      for (column, track) in solution.tracks.enumerated() {
        let index = line * solution.tracks.count + column
        guard index < children.count else { break }
        let start = context.rounded(before + track.start)
        let cell = place(
          across == .horizontal
            ? Rect(x: start, y: offset, width: track.length, height: length)
            : Rect(x: offset, y: start, width: length, height: track.length))
        nodes += children[index].place(
          in: context.align(solution.sizes[index], in: cell, track.alignment))
      }
      offset += length + spacing
    }
    return [context.containerNode(name, frame: frame, children: nodes)]
  }
}

extension GridItem {
  /// Whether it shares what is left.
  fileprivate var isGrowing: Bool {
    if case .fixed = size { return false }
    return true
  }
}
