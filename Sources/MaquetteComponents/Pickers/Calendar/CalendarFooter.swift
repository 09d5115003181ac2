import MaquetteCore
import MaquetteLocale

/// The time below the days of a calendar: a word, a field, and segments for AM and PM.
struct CalendarFooter {
  private let look: CalendarLook
  private let entry: TimeEntry
  private let wheels: WheelCard?
  private let word: String
  private let isDisabled: Bool
  private let context: LayoutContext

  init(_ layout: DatePickerLayout, look: CalendarLook) {
    self.look = look
    context = layout.context
    isDisabled = layout.picker.state == .disabled
    entry = TimeEntry(layout, look: look)
    word = layout.picker.timeTitle ?? TimeWord.named(in: layout.values.settings.locale)
    wheels = layout.picker.editing == .time ? WheelCard(layout, mode: .time) : nil
  }

  private var padding: Double { look.footerPadding }

  private func line(in width: Double) -> FittedLine? {
    FittedLine(word, font: look.footer.value, room: width - 2 * padding, context: context)
  }

  /// Whether the word stands above the field, for want of room.
  private func isStacked(in width: Double) -> Bool {
    guard let line = line(in: width) else { return false }
    return line.width + look.footerGap + entry.size(in: width - 2 * padding).width
      > width - 2 * padding
  }

  /// How high it is, in points, without the room that calendars leave at the bottom.
  func height(in width: Double) -> Double {
    let room = look.footerHeight - look.fieldHeight
    let field = entry.size(in: width - 2 * padding).height + room
    guard isStacked(in: width), let line = line(in: width) else { return field }
    return field + line.font.lineHeight + look.footerGap
  }

  /// Places it, and what is open, over what is drawn already.
  func place(in frame: Rect, over nodes: inout [SceneNode]) {
    let place = ReadingFrame(frame: frame, direction: context.direction)
    let line = line(in: frame.width)
    let size = entry.size(in: frame.width - 2 * padding)
    let isStacked = isStacked(in: frame.width)
    var top = (frame.height - size.height) / 2
    var middle = frame.height / 2
    if isStacked, let line {
      let gap = look.footerGap
      top = (frame.height - size.height - gap - line.font.lineHeight) / 2
      middle = top + line.font.lineHeight / 2
      top += line.font.lineHeight + gap
    }
    nodes.append(word(line, middle: middle, in: frame, place))
    let field = Rect(
      x: frame.width - padding - size.width, y: context.rounded(top), width: size.width,
      height: size.height)
    nodes += entry.nodes(in: place(field))
    guard let wheels else { return }
    let card = wheels.size(in: frame.width)
    // Above the field and in the calendar, whose days it covers.
    let rect = place(
      Rect(
        x: frame.width - padding - card.width, y: field.minY - look.cardGap - card.height,
        width: card.width, height: card.height))
    for index in nodes.indices where nodes[index].frame.intersection(rect) != nil {
      nodes[index].hitTarget = nil
    }
    nodes.append(wheels.node(in: rect))
  }

  private func word(_ line: FittedLine?, middle: Double, in frame: Rect, _ place: ReadingFrame)
    -> SceneNode
  {
    let width = line?.width ?? 0
    let rect = place(
      Rect(
        x: padding, y: middle - (line?.font.lineHeight ?? 0) / 2, width: width,
        height: line?.font.lineHeight ?? 0))
    let color = isDisabled ? look.disabledColor : look.footerColor
    let hairline = context.hairline
    let rule = place(
      Rect(x: padding, y: 0, width: max(0, frame.width - 2 * padding), height: hairline))
    return SceneNode(
      path: "\(context.path)/TimeTitle", component: "TimeTitle", frame: rect,
      baseline: line.map { context.rounded(rect.midY + $0.baseline) }, text: line?.text,
      style: line.map { context.style(of: $0.layout, font: $0.font, color: color) },
      source: context.source,
      items: [.fill(.rect(rule), .color(look.divider))]
        + (line?.items(from: rect.minX, middle: rect.midY, color: color, context: context) ?? []))
  }
}
