import MaquetteCore

extension ChangeCauses {
  /// The canvas goes with what made the root larger, unless nothing on it did.
  mutating func placeCanvas() {
    guard !canvas.isNone else { return }
    let (before, after) = (old.outline.size, new.outline.size)
    let reasons = AxisMove.Axis.allCases.reversed().flatMap { axis in
      AxisMove(canvas, axis).isNone ? [] : growers[axis]?.first ?? []
    }
    let padding = layoutEvents[0]?.first { events[$0].isPadding }
    let event = padding ?? pictureEvent ?? reasons.max { size(of: $0) < size(of: $1) } ?? picture()
    let (width, height) = (max(before.width, after.width), max(before.height, after.height))
    let (left, top) = (min(before.width, after.width), min(before.height, after.height))
    events[event].resizesCanvas = true
    events[event].reach += [
      Rect(x: left, y: 0, width: width - left, height: height),
      Rect(x: 0, y: top, width: width, height: height - top),
    ].filter { $0.width > 0 && $0.height > 0 }
  }

  /// How much an event weighs among those that make a picture larger: how far it pushes.
  private func size(of event: Int) -> Double {
    guard let node = events[event].node else { return 0 }
    switch events[event].cause {
    case .spacing(let was, let now): return abs(now - was) * Double(new.children[node].count - 1)
    case .room(let more): return 2 * abs(more)
    case .removed: return old.nodes[node].frame.height
    case .added: return new.nodes[node].frame.height
    default:
      let moved = comparisons[node]?.displacement ?? .none
      return max(abs(moved.height), canvas.height == 0 ? abs(moved.width) : 0)
    }
  }
}
