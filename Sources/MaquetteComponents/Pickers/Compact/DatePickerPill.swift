import MaquetteCore

/// The button of a compact date picker: a date or a time on a rounded fill.
struct DatePickerPill {
  /// What it shows.
  enum Part: String {
    case date = "DateButton"
    case time = "TimeButton"
  }

  let part: Part
  /// The value, in a long and a short form; the first that has room is drawn.
  private let texts: [String]
  private let name: String
  private let isOpen: Bool
  private let isDisabled: Bool
  private let state: ControlState
  private let look: CompactDatePickerLook
  private let context: LayoutContext

  /// - Parameter isOpen: whether what it opens is there.
  init(
    _ part: Part, texts: [String], isOpen: Bool, picker: DatePicker, look: CompactDatePickerLook,
    context: LayoutContext
  ) {
    self.part = part
    self.texts = texts
    self.isOpen = isOpen
    self.look = look
    self.context = context
    isDisabled = picker.state == .disabled
    state = picker.state
    name =
      picker.title.isEmpty
      ? context.word(part == .date ? .datePicker : .timePicker) : picker.title
  }

  private var padding: Double { look.horizontalPadding }

  private func line(in room: Double?) -> FittedLine? {
    let font = look.font.value
    let inner = room.map { max(1, $0 - 2 * padding) }
    for text in texts.dropLast() {
      guard let line = FittedLine(text, font: font, context: context) else { continue }
      if inner.map({ line.width <= $0 + 0.01 }) ?? true { return line }
    }
    return texts.last.flatMap {
      FittedLine($0, font: font, room: inner, context: context)
    }
  }

  /// Its size in some width, in points.
  func size(in room: Double?) -> Size {
    let line = line(in: room)
    let natural = look.font.value.resolved(in: context.environment)
    return Size(
      width: context.roundedUp((line?.width ?? 0) + 2 * padding),
      height: max(
        look.height,
        context.roundedUp((natural?.lineHeight ?? 0) + 2 * look.verticalPadding)))
  }

  /// The distance of its baseline from the top of a height.
  func baseline(in height: Double) -> Double? {
    line(in: nil).map { context.rounded(height / 2 + $0.baseline) }
  }

  /// Fainter while it is pressed, and with a ring around it where the keyboard is.
  private func shown(_ items: [DrawItem], in frame: Rect, radius: Double) -> [DrawItem] {
    switch state {
    case .pressed: [.group(DrawGroup(items, opacity: look.pressedOpacity))]
    case .focused: context.focusRing(around: frame, radius: radius) + items
    case .normal, .disabled, .hovered: items
    }
  }

  /// The line that tells without colour that what it opens is there.
  private func openMark(around frame: Rect, radius: Double, color: Color) -> [DrawItem] {
    guard isOpen, context.environment.accessibilityDifferentiateWithoutColor else { return [] }
    return [
      DrawItem.outline(
        of: frame, radius: radius, width: look.openMark, color: color)
    ]
  }

  /// The pill in a frame.
  func node(in frame: Rect) -> SceneNode {
    let line = line(in: frame.width + 0.5)
    let fill = look.fill
    let color =
      isDisabled
      ? look.disabledColor : context.legible(isOpen ? look.openColor : look.color, on: [fill])
    let radius = min(look.radius, frame.height / 2)
    let shape = Shape.roundedRect(frame, radius: radius, curve: context.theme.buttons.cornerCurve)
    let least = Size(width: frame.width, height: context.theme.metrics.minHitTarget.height)
    return SceneNode(
      path: "\(context.path)/\(part.rawValue)", component: part.rawValue, frame: frame,
      hitTarget: isDisabled ? nil : frame.expanded(toAtLeast: least),
      baseline: line.map { context.rounded(frame.midY + $0.baseline) }, text: line?.text,
      style: line.map {
        context.style(of: $0.layout, font: $0.font, color: color, background: fill)
      },
      accessibility: Accessibility(
        role: .button, label: name, value: texts.first ?? "",
        traits: isDisabled ? [.button, .notEnabled] : [.button]),
      source: context.source,
      items: shown(
        [.fill(shape, .color(fill))]
          + look.contrastOutline(of: frame, radius: radius, isDisabled: isDisabled, in: context)
          + openMark(around: frame, radius: radius, color: color)
          + (line?.items(
            centred: frame.centre, color: color, context: context) ?? []),
        in: frame, radius: radius))
  }
}
