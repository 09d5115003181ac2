import Maquette

extension LintRule {
  static let buttonEmpty = LintRule(
    "button/empty", .error, .buttons,
    sentence: "A button always includes a text label or a symbol.",
    summary: "A button has neither a title nor a symbol.",
    advice: "write what it does", isAlsoDrawn: true,
    wrong: "Button:\n  style: filled\n", right: "Button: Save\nstyle: filled\n",
    fine: [
      "Button:\n  type: close\n", "Button:\n  systemItem: add\n",
      "Button:\n  symbol: star\naccessibilityLabel: Star\n",
    ]
  ) { picture in
    picture.all(Button.self).compactMap { item, button in
      guard button.title.isEmpty, button.subtitle.isEmpty, button.symbol.isEmpty,
        button.icon == nil, button.systemItem == nil, button.type == .system,
        button.bezelStyle != .disclosure, button.bezelStyle != .pushDisclosure,
        !button.showsActivityIndicator
      else { return nil }
      return picture.issue(item, "the button has neither a title nor a symbol")
    }
  }
}
