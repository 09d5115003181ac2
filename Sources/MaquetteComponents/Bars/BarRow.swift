import MaquetteCore

/// A bar's row: what leads back and items at its ends, and a title in its middle, or as near to it as
/// they leave room.
final class BarRow: LayoutElement {
  /// What stands in it.
  struct Parts {
    /// Forms of the button that leads back, from the longest to the shortest; empty for none.
    var back: [any LayoutElement] = []
    var leading: [any LayoutElement]
    var title: (any LayoutElement)?
    /// The spec's key for what stands in the middle.
    var titleKey = "title"
    var trailing: [any LayoutElement]
    /// How narrow the last item gets before others do, in points; `nil` where all shrink alike.
    var lastLeast: Double?

    var isEmpty: Bool {
      back.isEmpty && leading.isEmpty && title == nil && trailing.isEmpty
    }
  }

  /// Where things stand, in points.
  struct Metrics {
    var height: Double
    /// How far items keep from the ends.
    var margin: Double
    /// How far the button that leads back keeps from its end.
    var backMargin = 0.0
    /// The room between items.
    var spacing: Double
    /// The room on both sides of the title.
    var titleGap = 0.0
    /// What is taken at the leading end by a window's buttons.
    var taken = 0.0
    /// Where tabs in its middle start and end, by its width; `nil` for none.
    var tabs: ((Double) -> ClosedRange<Double>?)?
    /// What is added to the margin in wide bars, and to that of the button that leads back.
    var wide = WideInset.zero
    var wideBack = WideInset.zero

    /// The same with the margins of a width.
    func at(_ width: Double) -> Metrics {
      var result = self
      result.margin += wide.room(in: width)
      result.backMargin += wideBack.room(in: width)
      return result
    }
  }

  var height: Double { metrics.height }
  /// How much room a title that is cut needs, in points. Estimated.
  private let leastTitle = 60.0
  private let parts: Parts
  private let metrics: Metrics
  /// What it is a part of, for messages.
  private let owner: String
  private let component: String
  private let context: LayoutContext

  /// - Parameter component: the name of the node.
  init(
    _ parts: Parts, metrics: Metrics, owner: String, component: String, context: LayoutContext
  ) {
    self.parts = parts
    self.metrics = metrics
    self.owner = owner
    self.component = component
    self.context = context
  }

  /// The width of everything, with the shortest button that leads back and without the title.
  private var minimumWidth: Double {
    let back = parts.back.last.map { $0.size(for: .ideal).width + metrics.backMargin }
    return (parts.leading + parts.trailing).reduce(
      metrics.taken + (back ?? metrics.margin) + metrics.margin
    ) {
      $0 + $1.minimum(along: .horizontal) + metrics.spacing
    }
  }

  func size(for proposal: ProposedSize) -> Size {
    Size(width: proposal.width ?? minimumWidth, height: height)
  }

  func stretch(along axis: Axis) -> Stretch { axis == .horizontal ? .fill : .none }

  func minimum(along axis: Axis) -> Double { axis == .horizontal ? minimumWidth : height }

  /// The sizes of the items: what they need, or where that is too much, an equal share each.
  private func itemSizes(in width: Double) -> [Size] {
    let items = parts.leading + parts.trailing
    let ideal = items.map { $0.size(for: .ideal) }
    let isTight = ideal.reduce(0) { $0 + $1.width + metrics.spacing } > width
    guard isTight else { return ideal }
    if let least = parts.lastLeast, let last = items.last {
      let rest = ideal.dropLast().reduce(width) { $0 - $1.width - metrics.spacing }
      let room = rest - metrics.spacing
      if room >= least {
        return ideal.dropLast() + [last.size(for: ProposedSize(width: room, height: nil))]
      }
    }
    let share = width / Double(max(1, items.count)) - metrics.spacing
    return items.map { $0.size(for: ProposedSize(width: max(1, share), height: nil)) }
  }

  /// Whether the last item has at least as much room as it needs, beside a title that is perhaps cut.
  func hasRoomForLast(in width: Double) -> Bool {
    guard let least = parts.lastLeast else { return true }
    if let room = roomForLast(in: width), room < least { return false }
    let others = parts.leading + parts.trailing.dropLast()
    let taken = others.reduce(titleRoom) { $0 + $1.size(for: .ideal).width + metrics.spacing }
    return room(in: width) - taken - metrics.spacing >= least
  }

  /// The room of the last item beside tabs in the middle; `nil` where there are none, or all items shrink alike.
  private func roomForLast(in width: Double) -> Double? {
    guard parts.lastLeast != nil, let tabs = metrics.tabs?(width) else { return nil }
    let metrics = metrics.at(width)
    let room = width - metrics.margin - tabs.upperBound - metrics.spacing
    return parts.trailing.dropLast().reduce(room) {
      $0 - $1.size(for: .ideal).width - metrics.spacing
    }
  }

  /// Whether neither items nor the shortest button that leads back meet tabs in the middle.
  func clearsTabs(in width: Double) -> Bool {
    guard let tabs = metrics.tabs?(width) else { return true }
    let trailing = parts.lastLeast == nil ? parts.trailing : parts.trailing.dropLast()
    let metrics = metrics.at(width)
    let end = trailing.reduce(width - metrics.margin) {
      $0 - $1.size(for: .ideal).width - metrics.spacing
    }
    let isClear = trailing.isEmpty || end >= tabs.upperBound
    guard isClear, hasRoomForLast(in: width) else { return false }
    return parts.leading.isEmpty && parts.back.isEmpty
      || leadingEnd(parts.back.last, metrics) + metrics.spacing <= tabs.lowerBound
  }

  /// Where the leading items end beside a form of the button that leads back.
  private func leadingEnd(_ back: (any LayoutElement)?, _ metrics: Metrics) -> Double {
    let start =
      back.map { max(metrics.backMargin, metrics.taken) + $0.size(for: .ideal).width }
      ?? max(metrics.margin, metrics.taken)
    let items = parts.leading.reduce(start) { $0 + $1.size(for: .ideal).width + metrics.spacing }
    return parts.leading.isEmpty ? items : items - metrics.spacing
  }

  /// How much room a title keeps beside an item that shrinks before others do.
  private var titleRoom: Double {
    guard parts.lastLeast != nil, let title = parts.title else { return 0 }
    return min(leastTitle, title.size(for: .ideal).width) + 2 * metrics.titleGap
  }

  /// What items and title have of a width, beside the shortest button that leads back.
  private func room(in width: Double) -> Double {
    let metrics = metrics.at(width)
    let shortest = parts.back.last.map { $0.size(for: .ideal).width + metrics.backMargin }
    return width - metrics.taken - metrics.margin - (shortest ?? metrics.margin)
  }

  /// The longest form of the button that leads back beside which all of the title has room, and tabs have it, or
  /// the shortest one.
  private func back(in width: Double, beside items: Double) -> (any LayoutElement)? {
    let metrics = metrics.at(width)
    let title = parts.title.map { $0.size(for: .ideal).width + 2 * metrics.titleGap } ?? 0
    let room = width - metrics.taken - metrics.margin - metrics.backMargin
    let end = (metrics.tabs?(width)?.lowerBound ?? .infinity) - metrics.spacing
    return parts.back.first { form in
      form.size(for: .ideal).width + items + title <= room && leadingEnd(form, metrics) <= end
    } ?? parts.back.last
  }

  func place(in frame: Rect) -> [SceneNode] {
    guard !parts.isEmpty else { return [] }
    let metrics = metrics.at(frame.width)
    var nodes: [SceneNode] = []
    /// Places something from one offset in reading direction, in the middle of the height.
    func place(_ element: any LayoutElement, _ size: Size, at x: Double) {
      let isMirrored = context.direction == .rightToLeft
      let x = context.rounded(x)
      let left = isMirrored ? frame.maxX - x - size.width : frame.minX + x
      let y = context.rounded(frame.midY - size.height / 2)
      nodes += element.place(in: Rect(origin: Point(x: left, y: y), size: size))
    }
    var sizes = itemSizes(in: room(in: frame.width) - titleRoom)
    if let room = roomForLast(in: frame.width), let last = parts.trailing.last {
      let own = min(sizes.last?.width ?? room, max(1, room))
      sizes[sizes.count - 1] = last.size(for: ProposedSize(width: own, height: nil))
    }
    let items = sizes.reduce(0) { $0 + $1.width + metrics.spacing }
    var start = max(metrics.margin, metrics.taken)
    if let back = back(in: frame.width, beside: items) {
      let size = back.size(for: .ideal)
      let margin = max(metrics.backMargin, metrics.taken)
      place(back, size, at: margin)
      start = margin + size.width
    }
    for (element, size) in zip(parts.leading, sizes) {
      place(element, size, at: start)
      start += size.width + metrics.spacing
    }
    var end = frame.width - metrics.margin
    for (element, size) in zip(parts.trailing, sizes.dropFirst(parts.leading.count)).reversed() {
      end -= size.width
      place(element, size, at: end)
      end -= metrics.spacing
    }
    if let title = parts.title {
      let left = parts.back.isEmpty && parts.leading.isEmpty ? start : start + metrics.titleGap
      let right = parts.trailing.isEmpty ? end : end - metrics.titleGap
      guard right - left >= min(leastTitle, title.size(for: .ideal).width) else {
        let isTitle = parts.titleKey == "title"
        context.report(
          .warning,
          "the buttons leave no space for the \(owner)'s \(isTitle ? "title" : "'principal'")",
          key: parts.titleKey,
          hint: isTitle
            ? "shorten the buttons' titles"
            : "shorten the buttons' titles, or give 'principal' a 'frame' with a smaller 'width'")
        return [node(nodes, in: frame)]
      }
      var size = title.size(for: .ideal)
      if size.width > right - left {
        size = title.size(for: ProposedSize(width: right - left, height: nil))
      }
      let middle = (frame.width - size.width) / 2
      place(title, size, at: max(left, min(middle, right - size.width)))
    }
    return [node(nodes, in: frame)]
  }

  private func node(_ parts: [SceneNode], in frame: Rect) -> SceneNode {
    var node = context.containerNode(component, frame: frame, children: parts)
    node.hasOpaqueGlass = context.hasOpaqueBarGlass
    return node
  }
}
