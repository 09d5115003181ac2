import MaquetteCore
import MaquetteThemes

/// Writes what a theme says about labels as Swift.
struct LabelWriter {
  private let labels: LabelTheme
  private let name: String

  init(_ labels: LabelTheme, name: String) {
    self.labels = labels
    self.name = name
  }

  var text: String {
    var text = "  private static var \(name)Labels: LabelTheme {\n"
    text += "    var labels = LabelTheme()\n"
    func set(_ property: String, _ value: String?) {
      if let value { text += "    labels.\(property) = \(value)\n" }
    }
    set("disabledColor", labels.disabledColor.map(SwiftText.color))
    set("disabledOpacity", SwiftText.number(labels.disabledOpacity))
    text += selection + expansion
    set("marquee", labels.marquee.map(marquee))
    set("underline", line(labels.underline))
    set("strikethrough", line(labels.strikethrough))
    for (size, font) in labels.controlSizes.sorted(by: { $0.key < $1.key }) {
      set("controlSizes[\(SwiftText.literal(size))]", SwiftText.font(font))
    }
    set("iconSpacing", SwiftText.number(labels.iconSpacing))
    set("iconScale", SwiftText.number(labels.iconScale))
    set("listIconWidth", SwiftText.number(labels.listIconWidth))
    set("listIconSpacing", SwiftText.number(labels.listIconSpacing))
    set("listIconColor", labels.listIconColor.map(SwiftText.color))
    set(
      "link",
      "LabelTheme.Link(color: \(SwiftText.color(labels.link.color)), "
        + "underline: \(labels.link.underline))")
    return text + "    return labels\n  }\n"
  }

  private var selection: String {
    guard let selection = labels.selection else { return "" }
    var parts = ["background: \(SwiftText.color(selection.background))"]
    if let color = selection.foreground { parts.append("foreground: \(SwiftText.color(color))") }
    parts += [
      "handleColor: \(SwiftText.color(selection.handleColor))",
      "handleWidth: \(SwiftText.number(selection.handleWidth))",
      "handleDiameter: \(SwiftText.number(selection.handleDiameter))",
    ]
    return SwiftText.call("labels.selection = LabelTheme.Selection", parts, "", indent: 4)
  }

  private var expansion: String {
    guard let expansion = labels.expansion else { return "" }
    let padding = expansion.padding
    var parts = [
      "background: \(SwiftText.color(expansion.background))",
      "foreground: \(SwiftText.color(expansion.foreground))",
    ]
    if let border = expansion.border { parts.append("border: \(SwiftText.border(border))") }
    parts += [
      "cornerRadius: \(SwiftText.number(expansion.cornerRadius))",
      "padding: EdgeInsets(vertical: \(SwiftText.number(padding.top)), "
        + "horizontal: \(SwiftText.number(padding.leading)))",
    ]
    if let shadow = expansion.shadow { parts.append("shadow: \(SwiftText.shadow(shadow))") }
    return SwiftText.call("labels.expansion = LabelTheme.Expansion", parts, "", indent: 4)
  }

  private func marquee(_ value: LabelTheme.Marquee) -> String {
    "LabelTheme.Marquee(gap: \(SwiftText.number(value.gap)), "
      + "fadeWidth: \(SwiftText.number(value.fadeWidth)))"
  }

  private func line(_ value: LabelTheme.Line) -> String {
    "LabelTheme.Line(thickness: \(SwiftText.number(value.thickness)), "
      + "offset: \(SwiftText.number(value.offset)))"
  }
}
