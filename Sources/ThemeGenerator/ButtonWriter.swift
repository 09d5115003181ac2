import MaquetteCore
import MaquetteThemes

/// Writes a theme's buttons as Swift.
struct ButtonWriter {
  private let buttons: ButtonTheme
  private let name: String

  init(_ buttons: ButtonTheme, name: String) {
    self.buttons = buttons
    self.name = name
  }

  var text: String {
    var text = SwiftText.call(
      "private static let \(name)Buttons = ButtonTheme",
      [
        "cornerCurve: .\(buttons.cornerCurve.rawValue)", "stretches: \(buttons.stretches)",
        "scrollingRadius: \(SwiftText.number(buttons.scrollingRadius))",
        "symbolScale: \(SwiftText.number(buttons.symbolScale))",
        "titleLines: \(buttons.titleLines)", "sizes: \(name)ButtonSizes",
        "styles: \(name)ButtonStyles",
        "automaticStyle: \(SwiftText.literal(buttons.automaticStyle))",
        "rowStyle: \(SwiftText.literal(buttons.rowStyle))",
        "radiusFollowsTextSize: \(buttons.radiusFollowsTextSize)",
        "equalHeights: \(buttons.equalHeights)", "cornerRadii: \(cornerRadii)",
      ], "", indent: 2)
    text += "\n  private static let \(name)ButtonSizes: [String: ButtonMetrics] = [\n"
    for (key, size) in buttons.sizes.sorted(by: { $0.key < $1.key }) {
      text += self.size(key, size)
    }
    text += "  ]\n\n  private static let \(name)ButtonStyles: [String: ButtonStyleTheme] = [\n"
    for key in buttons.styles.keys.sorted() {
      text += "    \(SwiftText.literal(key)): \(name)\(capitalized(key))Buttons,\n"
    }
    text += "  ]\n"
    for (key, style) in buttons.styles.sorted(by: { $0.key < $1.key }) {
      text += "\n" + self.style(key, style)
    }
    return text
  }

  private var cornerRadii: String {
    let pairs = buttons.cornerRadii.sorted { $0.key < $1.key }.map {
      "\(SwiftText.literal($0.key)): \(SwiftText.number($0.value))"
    }
    return pairs.isEmpty ? "[:]" : "[\(pairs.joined(separator: ", "))]"
  }

  private func size(_ key: String, _ size: ButtonMetrics) -> String {
    SwiftText.call(
      "\(SwiftText.literal(key)): ButtonMetrics",
      [
        "verticalPadding: \(SwiftText.number(size.verticalPadding))",
        "horizontalPadding: \(SwiftText.number(size.horizontalPadding))",
        "radius: \(SwiftText.number(size.radius))",
        "minHeight: \(SwiftText.number(size.minHeight))",
        "minWidth: \(SwiftText.number(size.minWidth))", "title: \(SwiftText.font(size.title))",
        "subtitle: \(SwiftText.font(size.subtitle))",
        "titlePadding: \(SwiftText.number(size.titlePadding))",
        "imagePadding: \(SwiftText.number(size.imagePadding))",
      ], ",", indent: 4)
  }

  private func style(_ key: String, _ style: ButtonStyleTheme) -> String {
    var text = "  private static var \(name)\(capitalized(key))Buttons: ButtonStyleTheme {\n"
    text += "    var style = ButtonStyleTheme()\n"
    text += look("style.normal", style.normal)
    for (role, value) in style.roles.sorted(by: { $0.key < $1.key }) {
      text += look("style.roles[\(SwiftText.literal(role))]", value)
    }
    for (state, value) in style.states.sorted(by: { $0.key < $1.key }) {
      text += look("style.states[\(SwiftText.literal(state))]", value)
    }
    if style.increasedContrast != ButtonLook() {
      text += look("style.increasedContrast", style.increasedContrast)
    }
    return text + "    return style\n  }\n"
  }

  private func look(_ target: String, _ look: ButtonLook) -> String {
    var parts: [String] = []
    func add(_ label: String, _ value: String?) {
      if let value { parts.append("\(label): \(value)") }
    }
    add("tint", look.tint.map(SwiftText.color))
    add("foreground", look.foreground.map(SwiftText.color))
    add("subtitleOpacity", look.subtitleOpacity.map { SwiftText.number($0) })
    add("background", look.background.map(SwiftText.paint))
    add("overlay", look.overlay.map(SwiftText.color))
    add("border", look.border.map(SwiftText.border))
    add("shadow", look.shadow.map(SwiftText.shadow))
    add("opacity", look.opacity.map { SwiftText.number($0) })
    add("scale", look.scale.map { SwiftText.number($0) })
    add("weight", look.weight.map(SwiftText.weight))
    add("underline", look.underline.map { "\($0)" })
    add("ring", look.ring.map(SwiftText.border))
    return SwiftText.call("\(target) = ButtonLook", parts, "", indent: 4)
  }

  private func capitalized(_ name: String) -> String {
    name.prefix(1).uppercased() + name.dropFirst()
  }
}
