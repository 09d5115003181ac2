import Maquette

extension LintRule {
  static let acrossColorAlone = LintRule(
    "across/color-alone", .warning, .across,
    sentence: "Don't tell anything by colour alone (WCAG 2.2, 1.4.1).",
    summary: "A coloured dot has nothing beside it that says what the colour means.",
    advice: "put a text or another shape beside it, or write 'accessibilityLabel: …'",
    wrong: "HStack:\n  - Circle: green\n    width: 10\n    height: 10\n  - Spacer\n",
    right: "HStack:\n  - Circle: green\n    width: 10\n    height: 10\n  - Label: Online\n",
    fine: [
      "Circle: green\nwidth: 120\nheight: 120\n",
      "HStack:\n  - Circle: gray\n    width: 10\n    height: 10\n  - Spacer\n",
      """
      HStack:
        - Circle: red
          width: 8
          height: 8
          accessibilityLabel: Error
        - Spacer
      """,
    ]
  ) { picture in
    let signals: Set = [
      "red", "green", "yellow", "orange", "systemRed", "systemGreen", "systemYellow",
      "systemOrange",
    ]
    return picture.all(Circle.self).compactMap { item, circle in
      guard case .color(.named(let name))? = circle.fill, signals.contains(name),
        let size = item.fixedWidth, size <= 24, item.spokenLabel.isEmpty, !item.isHidden,
        !item.isNamedBeside
      else { return nil }
      return picture.issue(item, "nothing but its colour tells what the \(name) dot means")
    }
  }
}
