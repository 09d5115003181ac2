import MaquetteCore
import MaquetteThemes

extension Button {
  /// The name of the look that it has in the theme: that of its style, except where a bezel has one of
  /// its own, or where a window that is not in front takes its accent away.
  func lookName(in context: LayoutContext) -> String {
    if hasBezel(in: context), let own = bezelStyle.lookName { return own }
    let hasAccent = style == .filled || style == .tinted
    return context.isInactive && hasAccent ? ButtonStyle.gray.rawValue : style.rawValue
  }

  /// Whether a Mac draws it with the bezel that it asks for.
  func hasBezel(in context: LayoutContext) -> Bool {
    context.theme.platform == .macos && bezelStyle.controlName != nil && style != .plain
  }
}

extension ButtonBezelStyle {
  /// The table of the theme with its measures; `nil` for push buttons, which have those of buttons.
  var controlName: String? {
    switch self {
    case .automatic, .push, .flexiblePush: nil
    case .circular, .disclosure, .pushDisclosure, .toolbar, .accessoryBar, .accessoryBarAction,
      .badge:
      rawValue + "Bezel"
    }
  }

  /// The look of a button that a bezel has; `nil` for that of push buttons.
  var lookName: String? {
    switch self {
    case .disclosure, .accessoryBar, .accessoryBarAction, .badge: rawValue
    case .automatic, .push, .flexiblePush, .circular, .pushDisclosure, .toolbar: nil
    }
  }

  /// The symbol of a button that shows or hides something; `nil` for any other.
  func symbol(isOn: Bool) -> String? {
    switch self {
    case .disclosure: isOn ? "chevron.down" : "chevron.forward"
    case .pushDisclosure: isOn ? "chevron.up" : "chevron.down"
    default: nil
    }
  }

  /// Whether it is as wide as it is high.
  var isSquare: Bool { self == .circular || self == .disclosure || self == .pushDisclosure }
}

extension ButtonResolution {
  /// Takes the measures of a Mac's bezel, and what it shows.
  mutating func applyBezel(in context: LayoutContext) {
    guard button.hasBezel(in: context), let name = button.bezelStyle.controlName,
      let look = context.control(
        name, component: "bezel of the style \(button.bezelStyle.rawValue)")
    else { return }
    func key(_ name: String) -> String {
      let own = button.size.key(name)
      return look.optionalNumber(own) != nil || look.hasFont(own) ? own : name
    }
    metrics.minHeight = look.number(key("height"))
    metrics.radius = look.number(key("radius"))
    metrics.horizontalPadding = look.number(key("padding"))
    (metrics.verticalPadding, metrics.minWidth) = (0, 0)
    if let font = look.themeFont(key("font")) { metrics.title = font }
    guard button.bezelStyle.isSquare else { return }
    fixedSize = Size(width: metrics.minHeight, height: metrics.minHeight)
    if let symbol = button.bezelStyle.symbol(isOn: button.value == .on || button.state == .selected)
    {
      label = button.title
      (button.title, button.symbol, button.icon) = ("", symbol, nil)
      // The chevron tells it.
      if button.value != nil { button.value = .off }
      if button.state == .selected { button.state = .normal }
    } else if button.hasSymbolOrIcon, !button.title.isEmpty {
      label = button.title
      button.title = ""
    }
    button.subtitle = ""
  }
}
