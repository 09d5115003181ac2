import MaquetteCore

/// Draws the weekdays and days of a month.
struct CalendarGrid {
  private let calendar: MonthCalendar
  private let metrics: CalendarMetrics
  private let look: CalendarLook
  private let isDisabled: Bool
  private let context: LayoutContext

  init(
    _ calendar: MonthCalendar, metrics: CalendarMetrics, look: CalendarLook, isDisabled: Bool,
    context: LayoutContext
  ) {
    self.calendar = calendar
    self.metrics = metrics
    self.look = look
    self.isDisabled = isDisabled
    self.context = context
  }

  /// The nodes, placed in reading direction.
  func nodes(in place: ReadingFrame) -> [SceneNode] {
    let scale = numberScale
    let days = calendar.days.indices.map { day($0, scale: scale, in: place) }
    return [weekdays(in: place)] + days
  }

  /// How much smaller all numbers are where the widest would not fit in its circle.
  private var numberScale: Double {
    let longest = calendar.days.map(\.number).max { $0.count < $1.count } ?? ""
    guard let line = FittedLine(longest, font: look.selectedDay.value, context: context)
    else { return 1 }
    return min(1, metrics.circle * look.numberShare / max(1, line.width))
  }

  private func weekdays(in place: ReadingFrame) -> SceneNode {
    let font = look.weekday.value
    let room = metrics.columnWidth - 2
    var lines: [FittedLine?] = []
    let names = calendar.weekdays { names in
      lines = names.map { FittedLine($0, font: font, context: context) }
      return lines.allSatisfy { ($0?.width ?? 0) <= room }
    }
    let color = look.weekdayColor
    let items = names.indices.flatMap { index -> [DrawItem] in
      let column = place(metrics.column(index, in: metrics.weekdays))
      return lines[index]?.items(
        centred: column.centre, color: color, context: context) ?? []
    }
    let style = lines.compactMap { $0 }.first.map {
      context.style(of: $0.layout, font: $0.font, color: color)
    }
    return SceneNode(
      path: "\(context.path)/Weekdays", component: "Weekdays", frame: place(metrics.weekdays),
      text: names.joined(separator: " "), style: style, source: context.source, items: items)
  }

  private func day(_ index: Int, scale: Double, in place: ReadingFrame) -> SceneNode {
    let day = calendar.days[index]
    let (column, row) = calendar.place(of: index)
    let cell = place(metrics.cell(column: column, row: row))
    let middle = cell.centre
    let color = textColor(of: day)
    let line = FittedLine(
      day.number, font: day.isSelected ? look.selectedDay.value : look.day.value,
      scaledBy: scale, context: context)
    var items = day.isSelected ? circle(around: middle, isToday: day.isToday) : []
    if day.isToday, !day.isSelected { items += todayRing(around: middle, color: color) }
    items += line?.items(centred: middle, color: color, context: context) ?? []
    if let decoration = day.decoration {
      let share = metrics.rowHeight / max(1, look.rowHeight)
      items += CalendarMark(decoration: decoration, look: look, context: context)
        .items(at: Point(x: middle.x, y: middle.y + look.decorationOffset * share))
    }
    let remarks = [day.isToday ? context.word(.today) : "", day.decoration?.text ?? ""]
      .filter { !$0.isEmpty }
    var traits: [Accessibility.Trait] = [.button]
    if day.isSelected { traits.append(.selected) }
    let isEnabled = day.isEnabled && !isDisabled
    if !isEnabled { traits.append(.notEnabled) }
    let inner = context.entering("Day", at: index + 1)
    return SceneNode(
      path: inner.path, component: "Day", frame: cell,
      hitTarget: isEnabled ? cell : nil,
      baseline: line.map { context.rounded(middle.y + $0.baseline) }, text: line?.text,
      style: line.map {
        context.style(
          of: $0.layout, font: $0.font, color: color,
          background: day.isSelected ? circleColor(isToday: day.isToday) : nil)
      },
      accessibility: Accessibility(
        role: .button, label: day.words,
        value: remarks.isEmpty ? nil : remarks.joined(separator: ", "), traits: traits),
      source: context.source, items: items)
  }

  private func textColor(of day: MonthCalendar.Day) -> Color {
    if isDisabled { return look.disabledColor }
    if day.isSelected {
      return context.legible(
        day.isToday ? look.selectedTodayColor : look.selectedColor,
        on: [circleColor(isToday: day.isToday)])
    }
    if !day.isEnabled { return look.disabledColor }
    return day.isToday ? look.todayColor : look.dayColor
  }

  private func circleColor(isToday: Bool) -> Color {
    if isDisabled { return look.disabledFill }
    return isToday ? look.selectedTodayFill : look.selectedFill
  }

  /// What tells today without its colour.
  private func todayRing(around middle: Point, color: Color) -> [DrawItem] {
    guard context.environment.accessibilityDifferentiateWithoutColor else { return [] }
    let size = metrics.circle
    let frame = Rect(centre: middle, side: size)
    return [
      DrawItem.outline(
        of: frame, radius: size / 2, width: look.todayRing, color: color)
    ]
  }

  private func circle(around middle: Point, isToday: Bool) -> [DrawItem] {
    let size = metrics.circle
    let frame = Rect(centre: middle, side: size)
    let items: [DrawItem] = [
      .fill(
        .roundedRect(frame, radius: size / 2, curve: .circular),
        .color(circleColor(isToday: isToday)))
    ]
    return items
      + (isToday ? [] : look.contrastOutline(of: frame, radius: size / 2, in: context))
  }
}
