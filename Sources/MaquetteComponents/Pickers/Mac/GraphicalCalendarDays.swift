import MaquetteCore
import MaquetteLocale

/// The days of a month on macOS, and the grounds behind those that are chosen.
struct GraphicalCalendarDays {
  private let calendar: GraphicalCalendarElement
  private let grid: MonthGridDays
  private let place: ReadingFrame

  init(_ calendar: GraphicalCalendarElement, grid: MonthGridDays, place: ReadingFrame) {
    self.calendar = calendar
    self.grid = grid
    self.place = place
  }

  private var look: GraphicalCalendarLook { calendar.look }
  private var values: DatePickerValues { calendar.values }
  private var isFocused: Bool { calendar.picker.state == .focused }

  /// Whether a day is chosen, by itself or in a range. A month has no chosen days.
  private func isChosen(_ day: CalendarDay) -> Bool {
    guard calendar.picker.mode != .yearAndMonth else { return false }
    return values.isSelected(day)
  }

  private var bandColor: Color {
    isFocused ? calendar.ownTint ?? look.focusedSelection : look.selection
  }

  /// Grounds behind chosen days: one for all that stand side by side in a week.
  func bands() -> [DrawItem] {
    let color = bandColor
    let radius = look.selectionRadius
    return (0..<6).flatMap { week -> [DrawItem] in
      let chosen = (0..<7).filter { isChosen(grid.days[week * 7 + $0]) }
      // Days chosen one by one stand on grounds of their own.
      let groups =
        values.rangeEnd == nil ? chosen.map { $0...$0 } : GraphicalCalendarDays.runs(chosen)
      return groups.flatMap { columns -> [DrawItem] in
        let first = calendar.cell(row: week + 1, column: columns.lowerBound)
        let last = calendar.cell(row: week + 1, column: columns.upperBound)
        let area = place(first.union(last).insetVertically(by: 1))
        let shape = Shape.roundedRect(area, radius: radius, curve: .circular)
        return [.fill(shape, .color(color))]
          + look.contrastOutline(of: area, radius: radius, in: calendar.context)
      }
    }
  }

  /// Numbers that follow one another, as ranges.
  private static func runs(_ numbers: [Int]) -> [ClosedRange<Int>] {
    numbers.reduce(into: []) { result, number in
      if let last = result.last, last.upperBound + 1 == number {
        result[result.count - 1] = last.lowerBound...number
      } else {
        result.append(number...number)
      }
    }
  }

  func nodes() -> [SceneNode] {
    guard let font = look.day.resolved() else { return [] }
    let texts = values.settings.texts(of: grid.days, pattern: .dayOfMonth)
    let names = values.settings.texts(of: grid.days, template: .date)
    return grid.days.indices.compactMap { index in
      node(at: index, text: texts[index], name: names[index], font: font)
    }
  }

  private func node(at index: Int, text: String, name: String, font: ResolvedFont) -> SceneNode? {
    let day = grid.days[index]
    let frame = place(calendar.cell(row: index / 7 + 1, column: index % 7))
    guard let drawing = calendar.centred(text, font: font, in: frame, color: color(of: day)) else {
      return nil
    }
    let isEnabled = !calendar.isDisabled && values.isSelectable(day)
    var traits: [Accessibility.Trait] = [.button]
    if isChosen(day) { traits.append(.selected) }
    if !isEnabled { traits.append(.notEnabled) }
    return SceneNode(
      path: "\(calendar.context.path)/Day[\(index)]", component: "Day", frame: frame,
      hitTarget: isEnabled ? frame : nil, baseline: drawing.baseline, text: text,
      style: drawing.style,
      accessibility: Accessibility(role: .button, label: name, traits: traits),
      source: calendar.context.source, items: todayFrame(day, in: frame) + drawing.items)
  }

  /// What tells today without its colour.
  private func todayFrame(_ day: CalendarDay, in frame: Rect) -> [DrawItem] {
    guard day == values.today,
      calendar.context.environment.accessibilityDifferentiateWithoutColor
    else { return [] }
    return [
      DrawItem.outline(
        of: frame.insetVertically(by: 1), radius: look.selectionRadius,
        width: look.todayFrame, color: color(of: day))
    ]
  }

  private func color(of day: CalendarDay) -> Color {
    if !values.isSelectable(day) { return look.disabledDay }
    if isChosen(day), isFocused {
      return calendar.context.legible(look.focusedDay, on: [bandColor])
    }
    if day == values.today { return calendar.ownTint ?? look.today }
    return grid.month.days.contains(day) ? look.dayColor : look.otherDayColor
  }
}

extension Rect {
  /// The rectangle with less height at both sides.
  fileprivate func insetVertically(by distance: Double) -> Rect {
    Rect(x: minX, y: minY + distance, width: width, height: height - 2 * distance)
  }
}
