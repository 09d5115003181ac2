import MaquetteCore

/// A title and the value of a date picker at the other edge, and what the value has opened, which lies
/// over everything around.
final class CompactElement: LayoutElement {
  private let title: (any LayoutElement)?
  private let value: CompactValue
  private let card: CompactCard?
  /// The pill that the card belongs to.
  private let opener: DatePickerPill.Part
  private let look: CompactDatePickerLook
  private let name: String
  private let context: LayoutContext
  private var solved = Memo<Double?, Solution>()

  /// Frames from the leading top corner.
  private struct Solution {
    var title: Rect?
    var value: Rect
    var size: Size
    /// Whether the title stands above the value.
    var isStacked = false
  }

  init(
    title: (any LayoutElement)?, value: CompactValue, card: CompactCard?,
    opener: DatePickerPill.Part, look: CompactDatePickerLook, name: String, context: LayoutContext
  ) {
    self.title = title
    self.value = value
    self.card = card
    self.opener = opener
    self.look = look
    self.name = name
    self.context = context
  }

  // MARK: Measuring

  private var stretches: Bool { title != nil || context.isListRow }

  func stretch(along axis: Axis) -> Stretch {
    axis == .horizontal && stretches ? .fill : .none
  }

  func minimum(along axis: Axis) -> Double {
    axis == .horizontal ? look.minWidth : size(for: .ideal).height
  }

  func size(for proposal: ProposedSize) -> Size {
    var size = solution(in: proposal.width).size
    if stretches, let width = proposal.width { size.width = max(size.width, width) }
    return size
  }

  func firstBaseline(in size: Size) -> Double? {
    let solution = solution(in: size.width)
    if let title, let frame = solution.title {
      return title.firstBaseline(in: frame.size).map { $0 + frame.minY }
    }
    return value.firstBaseline(in: solution.value.width).map { $0 + solution.value.minY }
  }

  func textInset(in size: Size) -> Double? {
    guard let frame = solution(in: size.width).title else { return nil }
    return frame.minX + (title?.textInset(in: frame.size) ?? 0)
  }

  private func solution(in width: Double?) -> Solution {
    solved.answer(to: width) { closed(in: width) }
  }

  /// Title and value alone.
  private func closed(in width: Double?) -> Solution {
    let natural = value.size(in: width)
    guard let title else {
      let wide = stretches ? max(natural.width, width ?? 0) : natural.width
      return Solution(
        value: Rect(origin: Point(x: wide - natural.width, y: 0), size: natural),
        size: Size(width: wide, height: natural.height))
    }
    let spacing = look.spacing
    let left = width.map { $0 - natural.width - spacing }
    // A title of several lines beside the value is fine; one of one word a line is not.
    let least = min(title.size(for: .ideal).width, look.minTitleWidth)
    let isStacked = context.stacksLabels || (left.map { $0 < least } ?? false)
    let size = title.size(for: ProposedSize(width: isStacked ? width : left, height: nil))
    guard !isStacked else {
      // A row leaves little room around controls, and more around text.
      let margin = context.isListRow ? look.stackedMargin : 0
      let top = context.rounded(margin + size.height + spacing)
      return Solution(
        title: Rect(origin: Point(x: 0, y: margin), size: size),
        value: Rect(origin: Point(x: 0, y: top), size: natural),
        size: Size(
          width: max(size.width, natural.width), height: top + natural.height + margin),
        isStacked: true)
    }
    let height = max(size.height, natural.height)
    let all = max(width ?? 0, size.width + spacing + natural.width)
    // One line stands on the value's baseline, several in the middle.
    var titleY = (height - size.height) / 2
    if let own = title.firstBaseline(in: size), let other = value.firstBaseline(in: natural.width),
      size.height < natural.height
    {
      titleY = (height - natural.height) / 2 + other - own
    }
    return Solution(
      title: Rect(origin: Point(x: 0, y: context.rounded(titleY)), size: size),
      value: Rect(
        origin: Point(
          x: all - natural.width, y: context.rounded((height - natural.height) / 2)),
        size: natural),
      size: Size(width: all, height: height))
  }

  // MARK: Drawing

  func place(in frame: Rect) -> [SceneNode] {
    let solution = solution(in: frame.width)
    let top = context.rounded((frame.height - solution.size.height) / 2)
    let place = ReadingFrame(
      frame: Rect(
        x: frame.minX, y: frame.minY + top, width: frame.width, height: solution.size.height),
      direction: context.direction)
    var children: [SceneNode] = []
    if let title, let rect = solution.title {
      children += title.place(in: place(rect)).map(\.silenced)
    }
    children += value.nodes(
      in: place(solution.value), isLeading: solution.isStacked, direction: context.direction)
    if let card {
      let pill = value.frame(of: opener, in: solution.value.size, isLeading: solution.isStacked)
      present(
        card, at: ReadingFrame(frame: place(solution.value), direction: context.direction)(pill),
        alignment: solution.isStacked ? .leading : .trailing)
    }
    return [context.datePickerNode(frame, named: name, children: children)]
  }

  /// The card below the pill that opened it, or above, or beside it: over its middle on a screen, and where there is
  /// none, edges line up.
  ///
  /// It is never narrower beside the pill than it is below it. Estimated: before it covers the pill, it
  /// takes the margins, and then the room at the lower edge of the screen, where the home indicator is.
  private func present(_ card: CompactCard, at pill: Rect, alignment: MenuAlignment) {
    let attachment = AnchorRoom.Attachment(
      sides: [.below, .above, .before, .after], gap: look.cardGap, alignment: alignment)
    let widest = look.cardWidth
    context.presentations.add(anchor: pill, in: context) { [context, look] room in
      let size = card.size(in: min(room.width ?? widest, widest))
      let own = Rect(origin: .zero, size: room.anchor.size)
      let margin = context.systemMargin(in: room.screen?.width).map { $0 + look.cardMargin }
      func placed(in other: AnchorRoom) -> Rect {
        let (rect, side) = other.frame(attachment) { _, _ in size }
        return side.isStacked ? margin.map { room.centered(rect, margin: $0) } ?? rect : rect
      }
      let whole = room.withoutMargins
      let rects = [room, whole, room.reachingLowerEdge].lazy.map(placed)
      let rect =
        rects.first { $0.intersection(own) == nil } ?? placed(in: whole.reachingLowerEdge)
      var frame = room.place(rect)
      frame.origin = Point(x: context.rounded(frame.minX), y: context.rounded(frame.minY))
      return [card.node(in: frame)]
    }
  }
}
