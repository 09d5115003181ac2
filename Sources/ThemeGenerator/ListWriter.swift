import MaquetteCore
import MaquetteThemes

/// Writes a theme's lists as Swift.
struct ListWriter {
  private let lists: ListTheme
  private let name: String

  init(_ lists: ListTheme, name: String) {
    self.lists = lists
    self.name = name
  }

  var text: String {
    var text = SwiftText.call(
      "private static let \(name)Lists = ListTheme",
      [
        "automatic: \(SwiftText.literal(lists.automatic))",
        "labelSpacing: \(SwiftText.number(lists.labelSpacing))", "styles: \(name)ListStyles",
      ], "", indent: 2)
    text += "\n  private static let \(name)ListStyles: [String: ListStyleTheme] = [\n"
    for key in lists.styles.keys.sorted() {
      text += "    \(SwiftText.literal(key)): \(constant(key)),\n"
    }
    text += "  ]\n"
    for (key, style) in lists.styles.sorted(by: { $0.key < $1.key }) {
      text += "\n" + self.style(key, style)
    }
    return text
  }

  private func constant(_ style: String) -> String {
    "\(name)\(style.prefix(1).uppercased())\(style.dropFirst())List"
  }

  private func style(_ key: String, _ style: ListStyleTheme) -> String {
    func number(_ value: Double) -> String { SwiftText.number(value) }
    let parts = [
      "background: \(SwiftText.color(style.background))",
      "rowBackground: \(SwiftText.color(style.rowBackground))",
      "radius: \(number(style.radius))", "margin: \(number(style.margin))",
      "minRowHeight: \(number(style.minRowHeight))",
      "verticalPadding: \(number(style.verticalPadding))",
      "controlPadding: \(number(style.controlPadding))",
      "leadingPadding: \(number(style.leadingPadding))",
      "trailingPadding: \(number(style.trailingPadding))", "rowGap: \(number(style.rowGap))",
      "separator: \(SwiftText.color(style.separator))",
      "separatorTrailing: \(number(style.separatorTrailing))",
      "edgeSeparators: \(style.edgeSeparators)", "listTop: \(number(style.listTop))",
      "sectionTop: \(number(style.sectionTop))",
      "sectionBottom: \(number(style.sectionBottom))", "header: header", "footer: footer",
    ]
    return "  private static var \(constant(key)): ListStyleTheme {\n"
      + text("header", style.header) + text("footer", style.footer)
      + SwiftText.call("return ListStyleTheme", parts, "", indent: 4) + "  }\n"
  }

  private func text(_ key: String, _ text: ListTextTheme) -> String {
    SwiftText.call(
      "let \(key) = ListTextTheme",
      [
        "font: \(SwiftText.font(text.font))",
        "weight: \(text.weight.map(SwiftText.weight) ?? "nil")",
        "color: \(SwiftText.color(text.color))", "uppercase: \(text.uppercase)",
        "top: \(SwiftText.number(text.top))", "bottom: \(SwiftText.number(text.bottom))",
        "horizontal: \(SwiftText.number(text.horizontal))",
      ], "", indent: 4)
  }
}
