import MaquetteCore
import MaquetteLocale

/// Measures and draws the month of a graphical date picker of macOS.
final class GraphicalCalendarElement: LayoutElement {
  let picker: DatePicker
  let values: DatePickerValues
  let look: GraphicalCalendarLook
  let context: LayoutContext
  private let hasGround: Bool

  /// - Parameter hasGround: whether it stands on a ground with a border, as outside of popovers.
  init(
    _ picker: DatePicker, values: DatePickerValues, hasGround: Bool, look: GraphicalCalendarLook,
    context: LayoutContext
  ) {
    self.picker = picker
    self.values = values
    self.hasGround = hasGround
    self.look = look
    self.context = context
  }

  var isDisabled: Bool { picker.state == .disabled }

  /// The colour in place of the accent's; `nil` for that.
  var ownTint: Color? { picker.tint == nil ? nil : context.tint }

  func size(for proposal: ProposedSize) -> Size {
    Size(width: look.width, height: look.height)
  }

  /// The title's baseline.
  func firstBaseline(in size: Size) -> Double? {
    guard let font = look.title.resolved() else { return nil }
    return context.rounded((look.titleHeight + top * 2 + font.capHeight) / 2)
  }

  /// What is left of the height above the title.
  private var top: Double {
    let rows =
      look.titleHeight + look.weekdayHeight
      + 6 * look.rowHeight
    return max(0, (look.height - rows) / 2)
  }

  /// The frame of a column of a row below the title, in reading direction; row 0 has the weekdays.
  func cell(row: Int, column: Int) -> Rect {
    let padding = look.padding
    let width = look.width - 2 * padding
    func edge(_ column: Int) -> Double { context.rounded(padding + width * Double(column) / 7) }
    let start = top + look.titleHeight
    let weekdays = look.weekdayHeight
    let height = look.rowHeight
    return Rect(
      x: edge(column), y: row == 0 ? start : start + weekdays + Double(row - 1) * height,
      width: edge(column + 1) - edge(column), height: row == 0 ? weekdays : height)
  }

  func place(in frame: Rect) -> [SceneNode] {
    let place = ReadingFrame(frame: frame, direction: context.direction)
    let grid = MonthGridDays(values)
    var items = hasGround ? ground(frame) : []
    items += GraphicalCalendarDays(self, grid: grid, place: place).bands()
    var children = GraphicalCalendarHeader(self, top: top, place: place).nodes()
    children += weekdays(in: place)
    children += GraphicalCalendarDays(self, grid: grid, place: place).nodes()
    let node = SceneNode(
      path: context.path, component: "Calendar", frame: frame,
      accessibility: Accessibility(
        role: .group, label: picker.title, value: values.spokenText(picker),
        traits: isDisabled ? [.adjustable, .notEnabled] : [.adjustable]),
      source: context.source, items: items, children: children)
    let opacity = isDisabled ? look.disabledOpacity : 1
    return [node.transformed(opacity: opacity, scale: 1, about: frame.origin)]
  }

  private func ground(_ frame: Rect) -> [DrawItem] {
    let radius = look.radius
    let shape = Shape.roundedRect(frame, radius: radius, curve: .circular)
    var items: [DrawItem] = []
    if picker.state == .focused { items += context.focusRing(around: frame, radius: radius) }
    items.append(.fill(shape, .color(look.ground)))
    items.append(
      DrawItem.outline(
        of: frame, radius: radius, width: look.borderWidth, color: look.border))
    return items
      + look.contrastOutline(of: frame, radius: radius, isDisabled: isDisabled, in: context)
  }

  private func weekdays(in place: ReadingFrame) -> [SceneNode] {
    guard let font = look.weekday.resolved() else { return [] }
    let days = values.settings.weekdays
    let letters = values.settings.texts(of: days, pattern: .weekdayLetter)
    let color = look.weekdayColor
    return letters.enumerated().compactMap { column, letter in
      let frame = place(cell(row: 0, column: column))
      guard let drawing = centred(letter, font: font, in: frame, color: color) else { return nil }
      return SceneNode(
        path: "\(context.path)/Weekday[\(column)]", component: "Weekday", frame: frame,
        baseline: drawing.baseline, text: letter, style: drawing.style, source: context.source,
        items: drawing.items)
    }
  }

  /// A short text with its capitals or digits in the middle of a frame.
  func centred(_ text: String, font: ResolvedFont, in frame: Rect, color: Color)
    -> (items: [DrawItem], baseline: Double, style: NodeStyle)?
  {
    guard
      let block = context.textBlock(
        text, resolved: font, maxLines: 1, alignment: .center, key: "selection", name: "a day",
        isVerbatim: true)
    else { return nil }
    let layout = block.layout(width: nil)
    guard let line = layout.lines.first else { return nil }
    let baseline = context.rounded(frame.midY + font.capHeight / 2)
    let corner = Point(x: frame.midX - layout.size.width / 2, y: baseline - line.baseline)
    return (
      TextBlock.items(of: layout, at: corner, color: color), baseline,
      context.style(of: layout, font: font, color: color)
    )
  }
}

/// The six weeks that a calendar shows of a month.
struct MonthGridDays {
  /// The month itself.
  let month: CalendarMonth
  /// 42 days from the first one of a week.
  let days: [CalendarDay]

  init(_ values: DatePickerValues) {
    let month = values.settings.month(of: values.day)
    self.month = month
    let before = month.first.weekday.offset(from: values.settings.firstWeekday)
    days = (0..<42).map { month.first.advanced(by: $0 - before) }
  }
}
