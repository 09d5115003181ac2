import MaquetteCore
import MaquetteLocale
import MaquetteThemes

/// Measures and draws the field of a date picker on macOS, with its stepper where it has one.
final class DateFieldElement: LayoutElement {
  private let picker: DatePicker
  private let values: DatePickerValues
  private let look: DateFieldLook
  private let context: LayoutContext
  private let field: DateFieldText
  private let selected: Range<Int>?
  private let font: ResolvedFont?
  private let layout: TextLayout?
  private let stepper: StepperFigure?

  init(
    _ picker: DatePicker, values: DatePickerValues, hasStepper: Bool, look: DateFieldLook,
    context: LayoutContext
  ) {
    self.picker = picker
    self.values = values
    self.look = look
    self.context = context
    field = DateFieldText(picker, values: values)
    selected = picker.selectedElement.flatMap(field.bytes)
    var font = look.font(at: picker.controlSize).resolved()
    // Elements stay where they are while their numbers change.
    font?.hasMonospacedDigits = true
    self.font = font
    layout = font.flatMap { [field, selected] font in
      var request = TextRequest(
        text: field.text, font: font, alignment: .left, direction: context.direction,
        language: context.textLanguage)
      if let selected { request.spans = field.spans(around: selected, font: font) }
      let text = TextBlock(
        SharedTextRequest(request), key: "selection", context: CopyOnWrite(context))
      return text.layout(width: nil)
    }
    stepper = hasStepper ? DateFieldElement.stepper(picker, in: context) : nil
  }

  private static func stepper(_ picker: DatePicker, in context: LayoutContext) -> StepperFigure? {
    guard let look = context.look(StepperLook.self, component: "stepper") else { return nil }
    var stepper = Stepper(value: 50)
    stepper.controlSize = picker.controlSize
    stepper.state = picker.state == .disabled ? .disabled : .normal
    return StepperFigure(stepper, look: look, context: context)
  }

  private var padding: Double { look.padding }
  private var height: Double { look.height(at: picker.controlSize) }
  private var isDisabled: Bool { picker.state == .disabled }

  private var fieldWidth: Double {
    context.roundedUp((layout?.size.width ?? 0) + 2 * padding)
  }

  private var stepperRoom: Double { stepper.map { $0.size.width + look.stepperGap } ?? 0 }

  func size(for proposal: ProposedSize) -> Size {
    Size(width: fieldWidth + stepperRoom, height: max(height, stepper?.size.height ?? 0))
  }

  func firstBaseline(in size: Size) -> Double? {
    guard let font else { return nil }
    return context.rounded((size.height + font.capHeight) / 2)
  }

  func place(in frame: Rect) -> [SceneNode] {
    let place = ReadingFrame(frame: frame, direction: context.direction)
    let top = context.rounded((frame.height - height) / 2)
    let box = place(Rect(x: 0, y: top, width: fieldWidth, height: height))
    var children = [fieldNode(in: box, baseline: frame.minY + (firstBaseline(in: frame.size) ?? 0))]
    if let stepper {
      let rect = place(
        Rect(
          x: frame.width - stepper.size.width,
          y: context.rounded((frame.height - stepper.size.height) / 2),
          width: stepper.size.width, height: stepper.size.height))
      children.append(stepper.node(in: rect, context: context))
    }
    return [
      SceneNode(
        path: context.path, component: "DateField", frame: frame,
        hitTarget: frame.expanded(toAtLeast: context.theme.metrics.minHitTarget),
        accessibility: accessibility, source: context.source, children: children)
    ]
  }

  private func fieldNode(in box: Rect, baseline: Double) -> SceneNode {
    var items = ground(box)
    let color = isDisabled ? look.disabledText : look.text
    if let layout, let line = layout.lines.first {
      // As in AppKit, the text of a field starts at its leading edge.
      let x =
        context.direction == .rightToLeft
        ? box.maxX - padding - layout.size.width : box.minX + padding
      let origin = Point(x: x, y: baseline - line.baseline)
      items += selection(layout, at: origin, in: box)
      items += texts(layout, at: origin, color: color)
    }
    return SceneNode(
      path: "\(context.path)/Field", component: "Field", frame: box, baseline: baseline,
      text: layout?.shownText,
      style: layout.flatMap { layout in
        font.map {
          context.style(of: layout, font: $0, color: color, background: look.fill)
        }
      },
      source: context.source, items: items)
  }

  private func ground(_ box: Rect) -> [DrawItem] {
    let radius = look.radius
    let shape = Shape.roundedRect(box, radius: radius, curve: .circular)
    var items: [DrawItem] = []
    if picker.state == .focused { items += context.focusRing(around: box, radius: radius) }
    items.append(.fill(shape, .color(isDisabled ? look.disabledFill : look.fill)))
    let width = look.borderWidth
    let share = isDisabled ? 0.5 : 1
    items.append(
      DrawItem.outline(
        of: box, radius: radius, width: width, color: look.border.opacity(share)))
    let edge = Rect(
      x: box.minX + radius, y: box.maxY - width, width: box.width - 2 * radius, height: width)
    items.append(.fill(.rect(edge), .color(look.edge.opacity(share))))
    return items
      + look.contrastOutline(of: box, radius: radius, isDisabled: isDisabled, in: context)
  }

  /// What lies behind the element that is being changed: as high as the letters need, in the field.
  private func selection(_ layout: TextLayout, at origin: Point, in box: Rect) -> [DrawItem] {
    guard let selected, !isDisabled else { return [] }
    let padding = look.selectionPadding
    return CharacterMap(layout).rects(of: selected).map { rect in
      let area = Rect(
        x: origin.x + rect.minX - padding, y: max(box.minY + 2, origin.y + rect.minY),
        width: rect.width + 2 * padding,
        height: min(box.maxY - 2, origin.y + rect.maxY) - max(box.minY + 2, origin.y + rect.minY))
      return .fill(
        .roundedRect(area, radius: look.selectionRadius, curve: .circular),
        .color(selectionColor))
    }
  }

  private var selectionColor: Color {
    picker.tint == nil ? look.selection : context.tint
  }

  private func texts(_ layout: TextLayout, at origin: Point, color: Color) -> [DrawItem] {
    let selectedText = context.legible(look.selectedText, on: [selectionColor])
    return layout.lines.flatMap(\.runs).map { part in
      var run = part.glyphs
      run.origin = run.origin.offset(x: origin.x, y: origin.y)
      let isSelected = selected.flatMap { part.source?.overlaps($0) } ?? false
      return .text(run, isSelected && !isDisabled ? selectedText : color)
    }
  }

  private var accessibility: Accessibility {
    Accessibility(
      role: .button, label: picker.title, value: values.spokenText(picker),
      traits: isDisabled ? [.adjustable, .notEnabled] : [.adjustable])
  }
}

extension DatePickerValues {
  /// The chosen date, time or both in words.
  func spokenText(_ picker: DatePicker) -> String {
    let date: (CalendarDay) -> String = {
      settings.text(of: $0, template: picker.mode == .yearAndMonth ? .monthInYear : .date)
    }
    let clock = {
      settings.text(of: time, template: picker.showsSeconds ? .timeWithSeconds : .time)
    }
    switch picker.mode {
    case .date, .yearAndMonth:
      guard let rangeEnd, rangeEnd > day else { return date(day) }
      return "\(date(day)) – \(date(rangeEnd))"
    case .time, .countdown: return clock()
    case .dateAndTime: return "\(date(day)), \(clock())"
    }
  }
}
