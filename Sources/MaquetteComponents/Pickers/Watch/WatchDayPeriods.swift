import MaquetteCore

/// Morning and afternoon above and below the time on a watch's clock face, the chosen one on a badge.
struct WatchDayPeriods {
  private let picker: DatePicker
  private let values: DatePickerValues
  private let look: TimeFaceLook
  private let context: LayoutContext

  init(_ picker: DatePicker, values: DatePickerValues, look: TimeFaceLook, context: LayoutContext) {
    self.picker = picker
    self.values = values
    self.look = look
    self.context = context
  }

  /// Two nodes, or none where a day has 24 hours.
  func nodes(around centre: Point) -> [SceneNode] {
    guard values.settings.hasDayPeriods else { return [] }
    return values.settings.abbreviatedDayPeriods.enumerated().compactMap { index, name in
      node(name, at: index, around: centre)
    }
  }

  private func node(_ name: String, at index: Int, around centre: Point) -> SceneNode? {
    let isChosen = values.time.isAfternoon == (index == 1)
    let height = look.periodHeight
    let distance = look.buttonHeight / 2 + look.periodGap + height / 2
    let text = text(name, isChosen: isChosen)
    let letters = context.roundedUp(text?.layout(width: nil).size.width ?? 0)
    let width = max(look.periodWidth, letters + 6)
    let rect = Rect(
      x: context.rounded(centre.x - width / 2),
      y: context.rounded(centre.y + (index == 0 ? -distance : distance) - height / 2),
      width: width, height: height)
    let shape = Shape.roundedRect(rect, radius: look.periodRadius, curve: .continuous)
    let ground: [DrawItem] = isChosen ? [.fill(shape, .color(look.periodFill))] : []
    let isDisabled = picker.state == .disabled
    return SceneNode(
      path: context.entering("Period", at: index).path, component: "Period", frame: rect,
      hitTarget: isDisabled ? nil : rect,
      accessibility: Accessibility(
        role: .button, label: name,
        traits: (isDisabled ? [.notEnabled] : []) + (isChosen ? [.selected] : [])),
      source: context.source,
      items: ground
        + (text.map { items(of: $0, in: rect, isChosen: isChosen) } ?? []))
  }

  private func text(_ name: String, isChosen: Bool) -> TextBlock? {
    FontValue.system(size: look.period, weight: isChosen ? .semibold : .regular)
      .resolved(in: context.environment).flatMap {
        context.textBlock(
          name, resolved: $0, maxLines: 1, alignment: .center, key: "selection",
          name: "a text of the clock", isVerbatim: true)
      }
  }

  /// The letters in the middle of the badge: Arabic ones reach far below their line.
  private func items(of text: TextBlock, in rect: Rect, isChosen: Bool) -> [DrawItem] {
    let layout = text.layout(width: nil)
    let middle = text.ink.map { ($0.lowerBound + $0.upperBound) / 2 } ?? layout.size.height / 2
    let corner = Point(
      x: context.rounded(rect.midX - layout.size.width / 2), y: context.rounded(rect.midY - middle))
    return TextBlock.items(
      of: layout, at: corner, color: isChosen ? look.periodColor : look.otherPeriod)
  }
}
