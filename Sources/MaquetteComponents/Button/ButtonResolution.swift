import MaquetteCore
import MaquetteThemes

/// A button as it is drawn: what its type, its bar item and its surroundings stand for is filled in.
struct ButtonResolution {
  /// The button, of a style that is not automatic, with the texts that are seen.
  var button: Button
  /// The size's measures, with what the button says itself.
  var metrics: ButtonMetrics
  /// Room around the content.
  var insets: EdgeInsets
  /// The exact extent of a button that has one.
  var fixedSize: Size?
  /// The symbol's size relative to that of the title.
  var symbolScale: Double
  /// The name for assistive technology.
  var label: String

  /// `nil` after reporting what the theme lacks.
  init?(_ given: Button, context: LayoutContext) {
    let theme = context.theme.buttons
    button = given
    let style = given.drawnStyle(in: context)
    button.style = style
    symbolScale = theme.symbolScale
    guard var metrics = theme.metrics(of: given.size.rawValue) else {
      context.report(
        .error, "theme '\(context.theme.name)' has no button size '\(given.size.rawValue)'",
        key: "size", id: .incompleteTheme)
      return nil
    }
    let text = context.sectionTitle(of: style)
    if text != nil || context.isListRow && style == .plain { metrics = metrics.bare }
    button.font = button.font ?? text?.font
    self.metrics = metrics
    insets = .zero
    label = ""
    if given.systemItem == .close {
      guard applyType(.close, in: context) else { return nil }
    } else if let item = given.systemItem {
      guard applyItem(item, in: context) else { return nil }
    } else if given.type != .system {
      guard applyType(given.type, in: context) else { return nil }
    }
    if given.systemItem != nil, given.type != .system {
      context.report(
        .error, "a button has a 'type' or a 'systemItem', not both", key: "systemItem",
        hint: "remove one of them", id: .conflictingKeys)
    }
    if context.isGiven("isEnabled"), context.isGiven("state") {
      context.report(
        .error, "a button has an 'isEnabled' or a 'state', not both", key: "isEnabled",
        hint: "remove one of them", id: .conflictingKeys)
    }
    applyBezel(in: context)
    applyTexts(in: context)
    applyLayout(in: context)
  }

  /// The title's font: the button's own one, or that of its size in a weight.
  func titleFont(weight: FontWeight?, in context: LayoutContext) -> ResolvedFont? {
    button.font.flatMap { context.font($0, key: "font") }
      ?? context.resolve(metrics.title, weight: weight)
  }

  /// The title that is seen: another one while it is busy, and an ellipsis where a window opens.
  private mutating func applyTexts(in context: LayoutContext) {
    if button.showsActivityIndicator, !button.activityTitle.isEmpty {
      button.title = button.activityTitle
    }
    if button.opensWindow, context.conventions.windows {
      button.title = TrailingEllipsis.added(to: button.title)
    }
    if label.isEmpty {
      label = button.title.isEmpty ? button.icon?.imageName ?? button.symbol : button.title
    }
    if button.hidesTitle {
      (button.title, button.subtitle) = ("", "")
    } else if button.hidesSymbol {
      (button.symbol, button.icon) = ("", nil)
    }
    if let text = context.sectionText, button.font == text.font {
      button.title = text.cased(button.title, in: context.textLanguage)
    }
    if let sign = button.stateSign(in: context) { button.symbol = sign }
  }

  private mutating func applyLayout(in context: LayoutContext) {
    if let padding = button.imagePadding { metrics.imagePadding = padding }
    if let padding = button.titlePadding { metrics.titlePadding = padding }
    metrics.verticalPadding = context.barPadding(metrics.verticalPadding)
    insets = EdgeInsets(vertical: metrics.verticalPadding, horizontal: metrics.horizontalPadding)
    guard let own = button.contentInsets else { return }
    insets = own
    // Insets that are asked for are the button's size, except where bezels have one height.
    if !context.conventions.bezels { metrics.minHeight = 0 }
    metrics.minWidth = 0
  }

  private mutating func applyType(_ type: ButtonType, in context: LayoutContext) -> Bool {
    guard
      let look = context.look(
        SystemButtonLook.self, component: "button of the type \(type.rawValue)"),
      let symbol = type == .close ? look.closeSymbol.theme : look.symbol.theme
    else { return false }
    let diameter = type == .close ? look.closeDiameter : look.diameter
    label = button.title.isEmpty ? type.word.map(context.word) ?? "" : button.title
    (button.title, button.subtitle, button.symbol) = ("", "", type.symbol)
    (button.font, button.symbolFont, button.showsActivityIndicator) = (nil, nil, false)
    button.icon = nil
    (button.stretch, button.cornerStyle) = (false, .capsule)
    button.style = type == .close ? .gray : .plain
    if type == .close {
      let colors = (look.closeColor, look.closeBackground)
      button.baseForegroundColor = button.baseForegroundColor ?? .custom(colors.0)
      button.baseBackgroundColor = button.baseBackgroundColor ?? .custom(colors.1)
    }
    metrics = metrics.bare
    metrics.title = symbol
    fixedSize = Size(width: diameter, height: diameter)
    return true
  }

  private mutating func applyItem(_ item: ButtonSystemItem, in context: LayoutContext) -> Bool {
    guard let look = context.look(BarButtonLook.self, component: "bar button"),
      let font = look.font.theme
    else { return false }
    let name = item.label(in: context.languageTag)
    if !item.isTitle {
      label = button.title.isEmpty ? name : button.title
      (button.title, button.symbol, button.icon) = ("", item.symbol, nil)
    } else if button.title.isEmpty {
      button.title = context.shownWord(item.word)
    }
    if button.role == .normal { button.role = item.role }
    if button.style == .gray || button.style == .plain { button.style = .plain }
    button.stretch = button.stretch ?? false
    symbolScale = context.isToolbar ? look.symbolScale(in: context) : look.symbolScale
    metrics = metrics.bare
    metrics.title = font
    return true
  }
}

/// The ellipsis of titles that lead to more input.
enum TrailingEllipsis {
  /// A title with one at its end, in whatever direction it is read; one that has it already, or has
  /// three dots, keeps it.
  static func added(to title: String) -> String {
    var text = title[...]
    while let last = text.last, last.isWhitespace { text.removeLast() }
    guard !text.isEmpty else { return title }
    let isThere = ["…", "...", "⋯", "︙"].contains { text.hasSuffix($0) }
    return isThere ? String(text) : String(text) + "…"
  }
}

extension Button {
  /// The style that is drawn where the button stands.
  func drawnStyle(in context: LayoutContext) -> ButtonStyle {
    guard self.style == .automatic else {
      return context.theme.buttons.styles[self.style.rawValue] == nil
        ? self.style.withoutGlass : self.style
    }
    let theme = context.theme.buttons
    let name = context.isListRow ? theme.rowStyle : theme.automaticStyle
    return ButtonStyle(rawValue: name) ?? .gray
  }
}

extension ButtonMetrics {
  /// The same without any room around the title: in a row of a list, the row has it.
  var bare: ButtonMetrics {
    var copy = self
    (copy.verticalPadding, copy.horizontalPadding) = (0, 0)
    (copy.minHeight, copy.minWidth) = (0, 0)
    return copy
  }

  static let none = ButtonMetrics(
    verticalPadding: 0, horizontalPadding: 0, radius: 0, minHeight: 0, minWidth: 0,
    title: .style(.body), subtitle: .style(.caption), titlePadding: 0, imagePadding: 0)
}
