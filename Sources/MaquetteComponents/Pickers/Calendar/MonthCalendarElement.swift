import MaquetteCore

/// A calendar of one month: its name with chevrons, the weekdays, the days or wheels in their place,
/// and below them the time where that is chosen too.
final class MonthCalendarElement: LayoutElement {
  private let calendar: MonthCalendar
  private let look: CalendarLook
  private let header: CalendarHeader
  private let wheels: (any LayoutElement)?
  private let footer: CalendarFooter?
  private let isDisabled: Bool
  private let name: String
  private let context: LayoutContext
  /// Whether it takes all the width there is.
  private let fills: Bool

  /// - Parameters:
  ///   - layout: the picker whose month it shows.
  ///   - fills: whether it takes all the width there is.
  init(_ layout: DatePickerLayout, look: CalendarLook, fills: Bool) {
    let picker = layout.picker
    self.look = look
    self.fills = fills
    context = layout.context
    name = picker.title
    isDisabled = picker.state == .disabled
    calendar = MonthCalendar(layout.values)
    let picksMonth = picker.editing == .month
    header = CalendarHeader(
      calendar, look: look, picksMonth: picksMonth, isDisabled: isDisabled, context: context)
    wheels = picksMonth ? layout.embeddedWheels(for: .yearAndMonth) : nil
    footer = picker.mode.hasTime ? CalendarFooter(layout, look: look) : nil
  }

  /// In a list the calendar's own margins lie over those of the row.
  private var outset: Double { context.isListRow ? look.titleLeading : 0 }

  private func metrics(in width: Double) -> CalendarMetrics {
    let whole = width + 2 * outset
    return CalendarMetrics(
      width: whole, rows: calendar.rows, titleHeight: header.titleHeight(in: whole), look: look)
  }

  func stretch(along axis: Axis) -> Stretch { axis == .horizontal && fills ? .fill : .none }

  func minimum(along axis: Axis) -> Double {
    axis == .horizontal ? look.minWidth : size(for: .ideal).height
  }

  func size(for proposal: ProposedSize) -> Size {
    let usual = look.width - 2 * outset
    let offered = proposal.width ?? usual
    let width = max(look.minWidth, fills ? offered : min(usual, offered))
    let metrics = metrics(in: width)
    let padding = look.bottomPadding
    let below = footer.map { $0.height(in: metrics.width) + padding } ?? 0
    return Size(width: width, height: metrics.height + below + padding)
  }

  func place(in frame: Rect) -> [SceneNode] {
    let metrics = metrics(in: frame.width)
    let area = Rect(
      x: frame.minX - outset, y: frame.minY, width: frame.width + 2 * outset,
      height: frame.height)
    let place = ReadingFrame(frame: area, direction: context.direction)
    var children = header.nodes(in: metrics.header, place)
    if let wheels {
      let size = wheels.size(
        for: ProposedSize(width: area.width, height: metrics.wheels.height))
      children += wheels.place(in: context.align(size, in: place(metrics.wheels), .center))
    } else {
      children += CalendarGrid(
        calendar, metrics: metrics, look: look, isDisabled: isDisabled, context: context
      ).nodes(in: place)
    }
    if let footer {
      let padding = look.bottomPadding
      let height = footer.height(in: metrics.width) + padding
      footer.place(
        in: place(Rect(x: 0, y: metrics.height + padding, width: area.width, height: height)),
        over: &children)
    }
    return [context.datePickerNode(frame, named: name, children: children)]
  }
}
