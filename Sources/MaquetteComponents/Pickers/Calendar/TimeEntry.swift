import MaquetteCore
import MaquetteLocale

/// A field with a time, and segments for AM and PM beside it where clocks have them.
struct TimeEntry {
  private let look: CalendarLook
  private let text: String
  private let words: String
  private let name: String
  private let isEditing: Bool
  private let isDisabled: Bool
  private let segments: SegmentedElement?
  /// Whether the segments stand before the field, as their words do in East Asia.
  private let startsWithSegments: Bool
  private let context: LayoutContext

  init(_ layout: DatePickerLayout, look: CalendarLook) {
    let (picker, values) = (layout.picker, layout.values)
    let settings = values.settings
    self.look = look
    context = layout.context
    text =
      values.typed?.text(in: settings, time: values.time)
      ?? settings.textWithoutDayPeriod(of: values.time)
    words = settings.text(of: values.time, template: .time)
    name = picker.title
    isEditing = picker.editing == .keypad || picker.editing == .time
    isDisabled = picker.state == .disabled
    startsWithSegments = settings.columns(for: .time).first?.field == .dayPeriod
    segments = TimeEntry.segments(for: layout)
  }

  private static func segments(for layout: DatePickerLayout) -> SegmentedElement? {
    let (settings, time) = (layout.values.settings, layout.values.time)
    let context = layout.context.entering("DayPeriod")
    guard settings.hasDayPeriods,
      let look = context.look(SegmentedControlLook.self, component: "segmented control")
    else { return nil }
    let names = settings.dayPeriods
    // AM cannot be chosen where all of the morning is out of bounds.
    func canChoose(_ hours: ClosedRange<Int>) -> Bool {
      let values = layout.values
      guard values.minimum != nil || values.maximum != nil else { return true }
      let (first, last) = (
        settings.instant(of: values.day, at: TimeOfDay(hour: hours.lowerBound, minute: 0)),
        settings.instant(
          of: values.day, at: TimeOfDay(hour: hours.upperBound, minute: 59, second: 59))
      )
      return (values.minimum.map { $0 <= last } ?? true)
        && (values.maximum.map { $0 >= first } ?? true)
    }
    let segments = zip(names, [0...11, 12...23]).map { name, hours in
      Segment(name, isEnabled: canChoose(hours))
    }
    var control = SegmentedControl(segments, selection: time.isAfternoon ? 1 : 0)
    control.stretch = false
    control.state = layout.picker.state == .disabled ? .disabled : .normal
    return SegmentedElement(control, look: look, context: context.formatting)
  }

  private func line(in room: Double? = nil) -> FittedLine? {
    FittedLine(text, font: look.footer.value, room: room, context: context)
  }

  private var padding: Double { look.fieldPadding }
  private var gap: Double { segments == nil ? 0 : look.segmentGap }

  private func segmentSize() -> Size { segments?.size(for: .ideal) ?? .zero }

  private func fieldSize(in room: Double?) -> Size {
    let left = room.map { max(1, $0 - gap - segmentSize().width - 2 * padding) }
    let line = line(in: left)
    return Size(
      width: context.roundedUp((line?.width ?? 0) + 2 * padding),
      height: max(
        look.fieldHeight,
        context.roundedUp((line?.font.lineHeight ?? 0) + 2 * look.fieldInset)))
  }

  /// Its size in some width, in points.
  func size(in room: Double?) -> Size {
    let (field, segments) = (fieldSize(in: room), segmentSize())
    return Size(
      width: field.width + gap + segments.width, height: max(field.height, segments.height))
  }

  /// The distance of its baseline from the top.
  func firstBaseline(in room: Double?) -> Double? {
    line().map { context.rounded(size(in: room).height / 2 + $0.baseline) }
  }

  /// The field and the segments in a frame.
  func nodes(in frame: Rect) -> [SceneNode] {
    let place = ReadingFrame(frame: frame, direction: context.direction)
    let (field, second) = (fieldSize(in: frame.width), segmentSize())
    let fieldX = startsWithSegments ? second.width + gap : 0
    let segmentsX = startsWithSegments ? 0 : field.width + gap
    var nodes = [
      node(
        in: place(
          Rect(
            x: fieldX, y: (frame.height - field.height) / 2, width: field.width,
            height: field.height)))
    ]
    nodes +=
      segments?.place(
        in: place(
          Rect(
            x: segmentsX, y: (frame.height - second.height) / 2, width: second.width,
            height: second.height))) ?? []
    return nodes
  }

  private func node(in rect: Rect) -> SceneNode {
    let line = line(in: rect.width - 2 * padding + 0.5)
    let fill = isEditing ? look.fieldActiveFill : look.fieldFill
    let color =
      isDisabled
      ? look.disabledColor
      : context.legible(isEditing ? look.fieldActiveText : look.fieldText, on: [fill])
    let radius = look.fieldRadius
    let shape = Shape.roundedRect(rect, radius: radius, curve: context.theme.buttons.cornerCurve)
    let least = context.theme.metrics.minHitTarget
    return SceneNode(
      path: "\(context.path)/Time", component: "Time", frame: rect,
      hitTarget: isDisabled
        ? nil : rect.expanded(toAtLeast: Size(width: rect.width, height: least.height)),
      baseline: line.map { context.rounded(rect.midY + $0.baseline) }, text: line?.text,
      style: line.map {
        context.style(of: $0.layout, font: $0.font, color: color, background: fill)
      },
      accessibility: Accessibility(
        role: .button, label: name.isEmpty ? context.word(.timePicker) : name, value: words,
        traits: isDisabled ? [.button, .notEnabled] : [.button]),
      source: context.source,
      items: [.fill(shape, .color(fill))]
        + look.contrastOutline(of: rect, radius: radius, isDisabled: isDisabled, in: context)
        + (line?.items(
          centred: rect.centre, color: color, context: context) ?? []))
  }
}
