import MaquetteCore
import MaquetteLocale
import MaquetteThemes

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Measures and draws the clock of a graphical date picker of macOS. A clock reads the same in every
/// direction of text.
final class ClockFaceElement: LayoutElement {
  private let picker: DatePicker
  private let values: DatePickerValues
  private let look: ClockFaceLook
  private let context: LayoutContext

  init(
    _ picker: DatePicker, values: DatePickerValues, look: ClockFaceLook, context: LayoutContext
  ) {
    self.picker = picker
    self.values = values
    self.look = look
    self.context = context
  }

  func size(for proposal: ProposedSize) -> Size {
    Size(width: look.frameWidth, height: look.frameHeight)
  }

  /// That of the number at the top.
  func firstBaseline(in size: Size) -> Double? {
    guard let font = look.numeral.resolved() else { return nil }
    let top = size.height / 2 - radius + look.numeralInset
    return context.rounded(top + font.capHeight / 2)
  }

  private var radius: Double { look.diameter / 2 }
  private var isContrasted: Bool { context.environment.contrast == .increased }

  func place(in frame: Rect) -> [SceneNode] {
    let centre = frame.centre
    let isDisabled = picker.state == .disabled
    let words = values.settings.text(
      of: values.time, template: picker.showsSeconds ? .timeWithSeconds : .time)
    let face = Rect(centre: centre, side: 2 * radius)
    let node = SceneNode(
      path: context.path, component: "Clock", frame: frame,
      hitTarget: isDisabled ? nil : face,
      accessibility: Accessibility(
        role: .image, label: picker.title.isEmpty ? context.word(.clock) : picker.title,
        value: words,
        traits: isDisabled ? [.image, .adjustable, .notEnabled] : [.image, .adjustable]),
      source: context.source,
      items: ground(face) + numerals(around: centre) + period(below: centre) + hands(at: centre))
    let opacity = isDisabled ? look.disabledOpacity : 1
    return [node.transformed(opacity: opacity, scale: 1, about: centre)]
  }

  /// The rim, and the face inside.
  private func ground(_ face: Rect) -> [DrawItem] {
    let rim = look.rimWidth
    var items: [DrawItem] = []
    if picker.state == .focused { items += context.focusRing(around: face, radius: radius) }
    items.append(
      .fill(
        disc(face),
        .verticalGradient(top: look.rimTop, bottom: look.rimBottom)))
    items.append(.fill(disc(face.inset(by: rim)), .color(look.face)))
    return items
      + look.contrastOutline(
        of: face, radius: radius, isDisabled: picker.state == .disabled, in: context)
  }

  private func disc(_ rect: Rect) -> Shape {
    .roundedRect(rect, radius: rect.width / 2, curve: .circular)
  }

  /// Twelve numbers in the locale's digits, each with its middle on one circle.
  private func numerals(around centre: Point) -> [DrawItem] {
    guard let font = look.numeral.resolved(weight: isContrasted ? .regular : nil) else { return [] }
    let hours = (1...12).map { TimeOfDay(hour: $0, minute: 0) }
    let texts = values.settings.texts(of: hours, pattern: .clockHour)
    let reach = radius - look.numeralInset
    let color = look.numeralColor
    return zip(hours, texts).flatMap { hour, text in
      self.text(
        text, font: font, at: point(Double(hour.hour) / 12, reach, from: centre), color: color)
    }
  }

  /// AM or PM, which a face with twelve hours does not say by itself.
  private func period(below centre: Point) -> [DrawItem] {
    guard let font = look.periodFont.resolved() else { return [] }
    let names = values.settings.abbreviatedDayPeriods
    let index = values.time.isAfternoon ? 1 : 0
    guard names.indices.contains(index) else { return [] }
    return text(
      names[index], font: font,
      at: Point(x: centre.x, y: centre.y + look.periodBelow),
      color: isContrasted ? look.contrastPeriodColor : look.periodColor)
  }

  /// A text with the middle of its capitals at a point; one that is too wide for the face is smaller.
  private func text(_ text: String, font: ResolvedFont, at point: Point, color: Color)
    -> [DrawItem]
  {
    func layout(_ font: ResolvedFont) -> TextLayout? {
      context.textBlock(
        text, resolved: font, maxLines: 1, alignment: .center, key: "selection",
        name: "a text of the clock", isVerbatim: true
      )?.layout(width: nil)
    }
    guard var shown = layout(font) else { return [] }
    var used = font
    let most = radius
    if shown.size.width > most {
      used = font.scaled(by: max(0.6, most / shown.size.width))
      shown = layout(used) ?? shown
    }
    guard let line = shown.lines.first else { return [] }
    let corner = Point(
      x: point.x - shown.size.width / 2, y: point.y + used.capHeight / 2 - line.baseline)
    return TextBlock.items(of: shown, at: corner, color: color)
  }

  /// A point on a circle; the turn counts from the top, clockwise.
  private func point(_ turn: Double, _ reach: Double, from centre: Point) -> Point {
    let angle = 2 * Double.pi * turn
    return Point(x: centre.x + sin(angle) * reach, y: centre.y - cos(angle) * reach)
  }

  private func hands(at centre: Point) -> [DrawItem] {
    let time = values.time
    let seconds = picker.showsSeconds ? Double(time.second) : 0
    let minutes = Double(time.minute) + seconds / 60
    let hours = Double(time.hour % 12) + minutes / 60
    let width = look.handWidth
    let color = look.handColor
    var items = [
      hand(hours / 12, inset: look.hourInset, width: width, color: color, from: centre),
      hand(minutes / 60, inset: look.minuteInset, width: width, color: color, from: centre),
      pin(look.pin, at: centre, color: color),
    ]
    guard picker.showsSeconds else {
      items.append(pin(look.innerPin, at: centre, color: color))
      return items
    }
    let red = look.secondColor
    items.append(
      hand(
        seconds / 60, inset: look.secondInset, width: look.secondWidth, color: red,
        from: point(seconds / 60 + 0.5, look.secondTail, from: centre), centre: centre))
    items.append(pin(look.innerPin, at: centre, color: red))
    return items
  }

  /// A line from a point to where a hand ends.
  private func hand(
    _ turn: Double, inset: Double, width: Double, color: Color, from start: Point,
    centre: Point? = nil
  ) -> DrawItem {
    var path = Path()
    path.move(to: start)
    path.line(to: point(turn, radius - inset, from: centre ?? start))
    return .stroke(.path(path, evenOdd: false), width: width, color)
  }

  private func pin(_ radius: Double, at centre: Point, color: Color) -> DrawItem {
    var path = Path()
    path.addCircle(centre: centre, radius: radius)
    return .fill(.path(path, evenOdd: false), .color(color))
  }
}
