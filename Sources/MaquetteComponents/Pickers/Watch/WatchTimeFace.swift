import MaquetteCore
import MaquetteLocale

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A time on the face of a clock: marks around it, hour and minute in its middle, and above and below
/// them ``WatchDayPeriods``.
final class WatchTimeFace: LayoutElement {
  private let picker: DatePicker
  private let values: DatePickerValues
  private let look: TimeFaceLook
  private let context: LayoutContext
  private let texts: Texts

  /// What is written on it.
  private struct Texts {
    var hour: String
    var minute: String
    var labels: [String]
    var names: [String]
  }

  init(
    _ picker: DatePicker, values: DatePickerValues, look: TimeFaceLook, context: LayoutContext
  ) {
    self.picker = picker
    self.values = values
    self.look = look
    self.context = context
    let settings = values.settings
    let parts = settings.columns(for: .time)
    func pattern(_ field: DateColumn.Field) -> DatePattern? {
      parts.first { $0.field == field }?.numberPattern
    }
    let showsMinutes = picker.selectedElement == .minute
    let steps = (0..<12).map { step in
      showsMinutes
        ? TimeOfDay(hour: 0, minute: step * 5)
        : TimeOfDay(hour: step * (settings.hasDayPeriods ? 1 : 2), minute: 0)
    }
    let hours = pattern(.hour).map { settings.texts(of: [values.time] + steps, pattern: $0) }
    let minutes = pattern(.minute).map { settings.texts(of: [values.time] + steps, pattern: $0) }
    texts = Texts(
      hour: hours?.first ?? "", minute: minutes?.first ?? "",
      labels: Array((showsMinutes ? minutes : hours)?.dropFirst() ?? []),
      names: settings.titles(of: [.hour, .minute]))
  }

  func size(for proposal: ProposedSize) -> Size {
    let natural = look.diameter
    let side = min(natural, proposal.width ?? natural, proposal.height ?? natural)
    return Size(width: side, height: side)
  }

  func minimum(along axis: Axis) -> Double {
    axis == .horizontal
      ? 2 * look.buttonWidth + look.buttonGap
      : look.buttonHeight + 2 * (look.periodHeight + look.periodGap)
  }

  // MARK: Drawing

  func place(in frame: Rect) -> [SceneNode] {
    let centre = frame.centre
    let radius = min(frame.width, frame.height) / 2
    var node = SceneNode(
      path: context.path, component: "DatePicker", frame: frame,
      accessibility: picker.title.isEmpty
        ? nil : Accessibility(role: .group, label: picker.title),
      source: context.source, items: marks(around: centre, radius: radius) + labels(centre, radius),
      children: buttons(around: centre)
        + WatchDayPeriods(picker, values: values, look: look, context: context)
        .nodes(around: centre))
    if picker.state == .disabled {
      node = node.transformed(opacity: look.disabledOpacity, scale: 1, about: centre)
    }
    return [node]
  }

  private var showsMinutes: Bool { picker.selectedElement == .minute }

  /// A point on a circle, `turn` being a share of it from the top. A clock is the same in every
  /// direction of reading.
  private func point(_ centre: Point, _ radius: Double, _ turn: Double) -> Point {
    let angle = 2 * Double.pi * turn
    return centre.offset(x: sin(angle) * radius, y: -cos(angle) * radius)
  }

  private func marks(around centre: Point, radius: Double) -> [DrawItem] {
    let is24 = !showsMinutes && !values.settings.hasDayPeriods
    let (count, every) = is24 ? (48, 4) : (60, 5)
    var items: [DrawItem] = (0..<count).map { index in
      let isHeavy = index % every == 0
      let length = isHeavy ? look.heavyLength : look.markLength
      let turn = Double(index) / Double(count)
      var path = Path()
      // The strokes' round ends reach over half their width.
      let width = isHeavy ? look.heavyWidth : look.markWidth
      path.move(to: point(centre, radius - width / 2, turn))
      path.line(to: point(centre, radius - max(length - width / 2, width), turn))
      return .stroke(
        .path(path, evenOdd: false), width: width, isHeavy ? look.heavyMark : look.mark)
    }
    let time = values.time
    let turn: Double
    if showsMinutes {
      turn = Double(time.minute) / 60
    } else {
      turn = is24 ? Double(time.hour) / 24 : Double(time.hour % 12) / 12
    }
    let dot = look.dot
    var path = Path()
    path.addCircle(centre: point(centre, radius - dot, turn), radius: dot)
    items.append(.fill(.path(path, evenOdd: false), .color(look.dotColor)))
    return items
  }

  private func labels(_ centre: Point, _ radius: Double) -> [DrawItem] {
    let distance = (radius - look.markLength) * look.labelDistance
    let font = FontValue.system(size: look.label)
    return texts.labels.enumerated().flatMap { index, text in
      text.isEmpty
        ? []
        : self.text(
          text, font: font, color: look.labelColor,
          around: point(centre, distance, Double(index) / 12))
    }
  }

  /// A text in the middle of a point.
  private func text(_ text: String, font: FontValue, color: Color, around middle: Point)
    -> [DrawItem]
  {
    let label = Label(text, font: font, color: .custom(color))
    let element = label.makeElement(in: context.entering("Text"))
    let size = element.size(for: .ideal)
    let rect = Rect(
      x: middle.x - size.width / 2, y: middle.y - size.height / 2, width: size.width,
      height: size.height)
    return element.place(in: rect).flatMap(\.drawing)
  }

  private func buttons(around centre: Point) -> [SceneNode] {
    let size = Size(width: look.buttonWidth, height: look.buttonHeight)
    let gap = look.buttonGap
    let font = FontValue.system(size: look.digits)
    let focused = showsMinutes ? 1 : 0
    var nodes: [SceneNode] = []
    for (index, value) in [texts.hour, texts.minute].enumerated() {
      let x = index == 0 ? centre.x - gap / 2 - size.width : centre.x + gap / 2
      let rect = Rect(
        origin: Point(x: context.rounded(x), y: context.rounded(centre.y - size.height / 2)),
        size: size)
      // Without colour the line of what the crown acts on is thicker.
      let isMarked =
        index == focused && context.environment.accessibilityDifferentiateWithoutColor
      let width = isMarked ? look.markedBorderWidth : look.borderWidth
      let shape = Shape.roundedRect(
        rect.inset(by: width / 2), radius: look.buttonRadius, curve: .continuous)
      let isIncreased = context.environment.contrast == .increased
      let border =
        index == focused
        ? look.focusedBorder : isIncreased ? look.contrastBorder : look.border
      let inner = context.entering(index == 0 ? "Hour" : "Minute")
      nodes.append(
        SceneNode(
          path: inner.path, component: index == 0 ? "Hour" : "Minute", frame: rect,
          hitTarget: picker.state == .disabled ? nil : rect,
          accessibility: Accessibility(
            role: .button, label: texts.names.indices.contains(index) ? texts.names[index] : "",
            value: value, traits: traits + [.adjustable]), source: context.source,
          items: [.stroke(shape, width: width, border)]
            + text(
              value, font: font, color: look.digitColor,
              around: rect.centre)))
    }
    let colon = text(
      ":", font: font, color: look.digitColor,
      around: centre.offset(x: 0, y: -look.digits * 0.08))
    nodes.append(
      context.entering("Separator").containerNode(
        "Separator", frame: Rect(x: centre.x, y: centre.y, width: 0, height: 0), items: colon,
        children: []))
    return nodes
  }

  private var traits: [Accessibility.Trait] { picker.state == .disabled ? [.notEnabled] : [] }
}
