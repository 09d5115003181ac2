import MaquetteCore
import MaquetteLocale

/// The title of a month on macOS, and after it the arrows to other months with the dot that leads
/// back to the present one.
struct GraphicalCalendarHeader {
  private let calendar: GraphicalCalendarElement
  private let top: Double
  private let place: ReadingFrame

  init(_ calendar: GraphicalCalendarElement, top: Double, place: ReadingFrame) {
    self.calendar = calendar
    self.top = top
    self.place = place
  }

  private var look: GraphicalCalendarLook { calendar.look }
  private var context: LayoutContext { calendar.context }

  /// The signs from the leading side.
  private enum Sign: Int, CaseIterable {
    case previous, today, next
  }

  func nodes() -> [SceneNode] { title() + Sign.allCases.map(node) }

  private func title() -> [SceneNode] {
    let values = calendar.values
    let text = values.settings.text(of: values.day, template: .shortMonthInYear)
    let inset = look.padding + 2
    guard let font = look.title.resolved(),
      let (layout, shown) = fitted(text, font: font, in: look.width - inset - signsWidth - 2)
    else { return [] }
    let color = look.titleColor
    let height = look.titleHeight
    let frame = place(Rect(x: inset, y: top, width: layout.size.width, height: height))
    let baseline = calendar.firstBaseline(in: place.frame.size) ?? 0
    let first = layout.lines.first?.baseline ?? 0
    let corner = Point(x: frame.minX, y: place.frame.minY + baseline - first)
    return [
      SceneNode(
        path: "\(context.path)/Title", component: "Title", frame: frame,
        baseline: place.frame.minY + baseline, text: layout.shownText,
        style: context.style(of: layout, font: shown, color: color),
        accessibility: Accessibility(
          role: .staticText, label: values.settings.text(of: values.day, template: .monthInYear),
          traits: [.header]),
        source: context.source, items: TextBlock.items(of: layout, at: corner, color: color))
    ]
  }

  /// A title before the arrows and its font: smaller where a language's month and year would lose the
  /// year.
  private func fitted(
    _ text: String, font: ResolvedFont, in width: Double
  ) -> (TextLayout, ResolvedFont)? {
    var smallest: (TextLayout, ResolvedFont)?
    for scale in [1] + TextBlock.scales {
      let font = font.scaled(by: scale)
      guard
        let block = context.textBlock(
          text, resolved: font, maxLines: 1,
          alignment: context.direction == .rightToLeft ? .right : .left, key: "selection",
          name: "the month", isVerbatim: true)
      else { return smallest }
      let layout = block.layout(width: width)
      smallest = (layout, font)
      if !layout.isTruncated { break }
    }
    return smallest
  }

  private var pitch: Double { look.arrowPitch }
  private var signsWidth: Double { 3 * pitch + look.padding }

  private func node(_ sign: Sign) -> SceneNode {
    let x = look.width - signsWidth + Double(sign.rawValue) * pitch
    let frame = place(Rect(x: x, y: top, width: pitch, height: look.titleHeight))
    let isEnabled = !calendar.isDisabled && leadsSomewhere(sign)
    let color = isEnabled || calendar.isDisabled ? look.arrowColor : look.disabledArrow
    let names = ["PreviousMonth", "Today", "NextMonth"]
    let words: [SystemWord] = [.previousMonth, .today, .nextMonth]
    let name =
      sign == .today && !calendar.values.settings.today.isEmpty
      ? calendar.values.settings.today : context.word(words[sign.rawValue])
    return SceneNode(
      path: "\(context.path)/\(names[sign.rawValue])", component: "Button",
      frame: frame, hitTarget: isEnabled ? frame : nil,
      accessibility: Accessibility(
        role: .button, label: name, traits: isEnabled ? [.button] : [.button, .notEnabled]),
      source: context.source, items: [.fill(shape(sign, in: frame), .color(color))])
  }

  /// Whether there is a day to choose where a sign leads.
  private func leadsSomewhere(_ sign: Sign) -> Bool {
    let values = calendar.values
    let month = values.settings.month(of: values.day)
    return switch sign {
    case .previous: values.days.lowerBound < month.first
    case .next: values.days.upperBound > month.last
    case .today: values.days.contains(values.today)
    }
  }

  /// A triangle that points where time goes, or a dot.
  private func shape(_ sign: Sign, in frame: Rect) -> Shape {
    let centre = frame.centre
    var path = Path()
    guard sign != .today else {
      path.addCircle(centre: centre, radius: look.dot / 2)
      return .path(path, evenOdd: false)
    }
    let isForward = (sign == .next) == (context.direction == .leftToRight)
    let half = look.arrow / 2
    let reach = half * 0.85 * (isForward ? 1 : -1)
    path.move(to: Point(x: centre.x + reach, y: centre.y))
    path.line(to: Point(x: centre.x - reach, y: centre.y - half))
    path.line(to: Point(x: centre.x - reach, y: centre.y + half))
    path.close()
    return .path(path, evenOdd: false)
  }
}
