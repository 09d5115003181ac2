import MaquetteCore
import MaquetteThemes

extension Button {
  /// The name of the look that it has in the theme: that of its style, except where a bezel has one of
  /// its own, or where a window that is not in front takes its accent away.
  func lookName(in context: LayoutContext) -> String {
    if hasBezel(in: context), let own = self.bezelStyle.lookName { return own }
    let hasAccent = self.style.isProminent || self.style == .tinted
    return context.isInactive && hasAccent ? ButtonStyle.gray.rawValue : self.style.rawValue
  }

  /// Whether a Mac draws it with the bezel that it asks for.
  func hasBezel(in context: LayoutContext) -> Bool {
    context.conventions.bezels && self.bezelStyle.control != nil && self.style != .plain
  }
}

extension ButtonBezelStyle {
  /// The control of the theme with its measures; `nil` for push buttons, which have those of buttons.
  var control: BezelLook.Control? {
    switch self {
    case .automatic, .push, .flexiblePush: nil
    case .circular: .circularBezel
    case .disclosure: .disclosureBezel
    case .pushDisclosure: .pushDisclosureBezel
    case .toolbar: .toolbarBezel
    case .accessoryBar: .accessoryBarBezel
    case .accessoryBarAction: .accessoryBarActionBezel
    case .badge: .badgeBezel
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
    guard button.hasBezel(in: context), let control = button.bezelStyle.control,
      let look = context.look(
        BezelLook.self, control, component: "bezel of the style \(button.bezelStyle.rawValue)")
    else { return }
    let size = button.size.controlSize
    metrics.minHeight = look.height(at: size)
    metrics.radius = look.radius(at: size)
    metrics.horizontalPadding = look.padding
    (metrics.verticalPadding, metrics.minWidth) = (0, 0)
    if let font = look.font(at: size).theme { metrics.title = font }
    guard button.bezelStyle.isSquare else { return }
    fixedSize = Size(width: metrics.minHeight, height: metrics.minHeight)
    if let symbol = button.bezelStyle.symbol(isOn: button.value == .on || button.state == .selected)
    {
      label = button.title
      (button.title, button.symbol, button.icon) = ("", symbol, nil)
      // AppKit draws it in the size of the bezel.
      (button.font, button.symbolFont) = (nil, nil)
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

extension Button {
  /// Warns of contents for which a bezel has no room that is as high as its size says.
  ///
  /// - Parameters:
  ///   - height: how high the contents are in one line, in points.
  ///   - room: how high the bezel is, in points.
  ///   - font: the font that somebody asked for; `nil` for that of the size, as in AppKit.
  func warnOfMissingRoom(
    for height: Double, in room: Double, font: FontValue?, context: LayoutContext
  ) {
    let isPush = self.bezelStyle == .push
    if !self.subtitle.isEmpty || self.title.contains(where: \.isNewline) {
      let what = self.subtitle.isEmpty ? "a second line" : "a subtitle"
      context.report(
        .warning, "a button of this bezel has one line, and no space for \(what)",
        key: "bezelStyle",
        hint: "use 'bezelStyle: flexiblePush' for two lines of text (HIG, Buttons)")
    } else if height > room {
      // SwiftUI's font changes the text, and leaves the bezel as it is.
      let isOfFont = font != nil && self.icon == nil && self.symbolFont == nil
      let larger = self.size == .large || self.bezelStyle == .badge ? "" : "a larger 'size', "
      context.report(
        .warning,
        (isPush ? "a push button of this size" : "a button of this bezel and size")
          + " is \(NumberFormat.short(room)) points high, and its content is "
          + NumberFormat.short(height.rounded(.up)), key: isOfFont ? "font" : "bezelStyle",
        hint: !isPush
          ? "use \(larger)a smaller font or a smaller icon"
          : isOfFont
            ? "use \(larger)a smaller font, or 'bezelStyle: flexiblePush', which is as high as "
              + "its content"
            : "use 'bezelStyle: flexiblePush' for a tall icon (HIG, Buttons)")
    }
  }
}
