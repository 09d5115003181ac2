import MaquetteCore
import MaquetteLocale

/// Draws month and year with a chevron, and the chevrons to the months beside.
struct CalendarHeader {
  private let calendar: MonthCalendar
  private let look: CalendarLook
  /// Whether wheels for month and year stand below.
  private let picksMonth: Bool
  private let isDisabled: Bool
  private let context: LayoutContext

  init(
    _ calendar: MonthCalendar, look: CalendarLook, picksMonth: Bool, isDisabled: Bool,
    context: LayoutContext
  ) {
    self.calendar = calendar
    self.look = look
    self.picksMonth = picksMonth
    self.isDisabled = isDisabled
    self.context = context
  }

  private var target: Double { look.arrowTarget }

  /// How wide both chevrons are with the room around them.
  private var arrowsWidth: Double {
    guard !picksMonth else { return look.titleLeading }
    return look.arrowTrailing + look.arrowPitch + target / 2
  }

  /// How much room the title has in a width.
  private func titleRoom(in width: Double) -> Double {
    max(1, width - look.titleLeading - arrowsWidth - disclosureRoom)
  }

  /// The chevron beside the title grows with it, and so does the room that it has.
  private var growth: Double { look.title.theme.map(context.growth) ?? 1 }
  private var disclosureGap: Double { growth * look.disclosureGap }
  private var disclosureWidth: Double { growth * look.disclosureWidth }
  private var disclosureRoom: Double { disclosureGap + disclosureWidth }

  private func line(in width: Double) -> FittedLine? {
    FittedLine(
      calendar.title, font: look.title.value, room: titleRoom(in: width),
      context: context)
  }

  /// How high the title's line is in a calendar's width.
  func titleHeight(in width: Double) -> Double { line(in: width)?.font.lineHeight ?? 0 }

  /// The nodes in the header's frame, placed in reading direction.
  func nodes(in header: Rect, _ place: ReadingFrame) -> [SceneNode] {
    [title(in: header, place)] + (picksMonth ? [] : arrows(in: header, place))
  }

  private func title(in header: Rect, _ place: ReadingFrame) -> SceneNode {
    let line = line(in: header.width)
    let width = line?.width ?? 0
    let start = look.titleLeading
    let frame = place(Rect(x: start, y: header.minY, width: width, height: header.height))
    let color = isDisabled ? look.disabledArrow : picksMonth ? look.arrow : look.titleColor
    var items = shape(
      in: place(
        Rect(
          x: start, y: header.midY, width: width + disclosureRoom, height: 0)))
    items +=
      line?.items(from: frame.minX, middle: frame.midY, color: color, context: context) ?? []
    items += glyph(
      picksMonth ? "chevron.down" : "chevron.forward", font: look.disclosure,
      isDisabled ? look.disabledArrow : look.arrow,
      at: place(x: start + width + disclosureGap + disclosureWidth / 2, y: header.midY))
    let reach = start + width + disclosureRoom
    return SceneNode(
      path: "\(context.path)/Month", component: "Month",
      frame: place(
        Rect(x: start, y: header.minY, width: reach - start, height: header.height)),
      hitTarget: isDisabled
        ? nil : place(Rect(x: 0, y: header.minY, width: reach, height: header.height)),
      baseline: line.map { context.rounded(frame.midY + $0.baseline) }, text: line?.text,
      style: line.map { context.style(of: $0.layout, font: $0.font, color: color) },
      accessibility: Accessibility(
        role: .button, label: calendar.monthWord, value: calendar.title,
        traits: isDisabled ? [.button, .notEnabled] : [.button]),
      source: context.source, items: items)
  }

  private func arrows(in header: Rect, _ place: ReadingFrame) -> [SceneNode] {
    let last = header.width - look.arrowTrailing
    let centres = [last - look.arrowPitch, last]
    return [
      arrow("chevron.backward", .previousMonth, calendar.hasPrevious, centres[0], header, place),
      arrow("chevron.forward", .nextMonth, calendar.hasNext, centres[1], header, place),
    ]
  }

  private func arrow(
    _ symbol: String, _ word: SystemWord, _ leads: Bool, _ x: Double, _ header: Rect,
    _ place: ReadingFrame
  ) -> SceneNode {
    let isEnabled = leads && !isDisabled
    let width = min(target, look.arrowPitch)
    let frame = place(
      Rect(x: x - width / 2, y: header.minY, width: width, height: header.height))
    return SceneNode(
      path: "\(context.path)/\(word == .nextMonth ? "NextMonth" : "PreviousMonth")",
      component: "MonthArrow",
      frame: frame, hitTarget: isEnabled ? frame : nil,
      accessibility: Accessibility(
        role: .button, label: context.word(word),
        traits: isEnabled ? [.button] : [.button, .notEnabled]),
      source: context.source,
      items: shape(in: Rect(x: frame.midX, y: frame.midY, width: 0, height: 0))
        + glyph(
          symbol, font: look.arrowFont, isEnabled ? look.turn ?? look.arrow : look.disabledArrow,
          at: frame.centre))
  }

  /// What is behind a title or a chevron with Button Shapes.
  private func shape(in box: Rect) -> [DrawItem] {
    let height = look.shapeHeight
    return context.buttonShape(
      in: Rect(
        x: box.minX - (box.width > 0 ? look.shapePadding : height / 2),
        y: box.midY - height / 2,
        width: box.width > 0 ? box.width + 2 * look.shapePadding : height,
        height: height))
  }

  private func glyph(_ name: String, font: LookFont, _ color: Color, at centre: Point)
    -> [DrawItem]
  {
    guard let font = font.resolved(),
      let symbol = context.symbolDrawing(name, font: font, scale: growth, key: "selection")
    else { return [] }
    return symbol.items(at: centre, color: color)
  }
}
