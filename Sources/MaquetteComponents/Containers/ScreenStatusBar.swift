import MaquetteCore
import MaquetteLocale
import MaquetteThemes

/// What a watch shows above an app: the title at the leading side and the time at the trailing one.
struct ScreenStatusBar {
  private let title: (any LayoutElement)?
  private let time: (any LayoutElement)?
  private let look: ControlLook
  private let context: LayoutContext

  /// `nil` on platforms whose theme has no status bar to draw.
  init?(title: String, device: Device?, context: LayoutContext) {
    guard let look = ControlLook("statusBar", context: context) else {
      if !title.isEmpty {
        context.report(
          .warning, "the title of a screen is shown on a watch only", key: "title",
          hint: "put a label into the screen's contents")
      }
      return nil
    }
    self.look = look
    var bar = context.entering("StatusBar")
    bar.environment.textSize = context.environment.defaultTextSize
    self.context = bar
    // Screens without round corners are those of the small old watches.
    let font = look.fontValue((device?.cornerRadius ?? 0) > 0 ? "font" : "smallFont")
    func label(_ text: String, _ color: String) -> any LayoutElement {
      Label(text, font: font, color: .custom(look.color(color))).makeElement(in: bar)
    }
    self.title = title.isEmpty ? nil : label(title, "titleColor")
    time = ScreenStatusBar.time(in: context).map { label($0, "timeColor") }
  }

  /// The present as a watch shows it: hours as the locale counts them, without a day period.
  private static func time(in context: LayoutContext) -> String? {
    guard let settings = try? context.environment.localeSettings(),
      let now = try? context.environment.instant(in: settings.timeZone),
      let template = try? DateTemplate("jmm")
    else { return nil }
    let letters = settings.pattern(for: template).filter { !"abB".contains($0) }
    let pattern = letters.trimmingWhitespace
    return (try? DatePattern(pattern)).map { settings.text(of: now, pattern: $0) }
  }

  /// The nodes at the bottom of the room above the safe area.
  func place(over frame: Rect, safeArea: EdgeInsets, corner: Double?) -> [SceneNode] {
    // Round corners leave less of the screen's width the higher a line stands.
    let margin = max(look.number("margin"), (corner ?? 0) * look.number("cornerShare"))
    let bottom = frame.minY + safeArea.top - look.number("bottom")
    let room = frame.width - 2 * margin
    let timeSize = time?.size(for: .ideal) ?? .zero
    let titleRoom = max(0, room - timeSize.width - look.number("gap"))
    let titleSize = title?.size(for: ProposedSize(width: titleRoom, height: nil)) ?? .zero
    let isRightToLeft = context.direction == .rightToLeft
    func rect(_ size: Size, leading: Bool) -> Rect {
      let isLeft = leading != isRightToLeft
      return Rect(
        x: isLeft ? frame.minX + margin : frame.maxX - margin - size.width,
        y: max(frame.minY, bottom - size.height), width: size.width, height: size.height)
    }
    return (title?.place(in: rect(titleSize, leading: true)) ?? [])
      + (time?.place(in: rect(timeSize, leading: false)) ?? [])
  }
}

extension String {
  /// The text without white space at its ends, the narrow and unbreakable kinds among it.
  fileprivate var trimmingWhitespace: String {
    var text = self[...]
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
