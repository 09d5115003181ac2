import Maquette

extension LintRule {
  static let buttonSubtitle = LintRule(
    "button/subtitle", .note, .buttons,
    sentence:
      "Add text below the label only for useful details, not to explain what the button does.",
    summary: "A subtitle repeats the title, or explains it at length.",
    advice: "leave it out, or put a detail there: a number, a price",
    wrong:
      """
      Button: Subscribe
      style: filled
      subtitle: Tap here to subscribe to all of our newsletters
      """,
    right: "Button: Subscribe\nstyle: filled\nsubtitle: $4.99 a month\n",
    fine: [
      "Button: Add to Cart\nstyle: filled\nsubtitle: 3 items\n",
      "Button: 購読\nstyle: filled\nsubtitle: 月額 500 円\n",
    ]
  ) { picture in
    picture.all(Button.self).compactMap { item, button in
      let (title, subtitle) = (button.title.lowercased(), button.subtitle.lowercased())
      guard !title.isEmpty, !subtitle.isEmpty else { return nil }
      let repeats = subtitle.contains(title) && subtitle.split(separator: " ").count > 2
      let most = subtitle.isDense ? 30 : 60
      guard repeats || subtitle == title || subtitle.count > most else { return nil }
      return picture.issue(
        item, key: "subtitle", "'\(SpecNode.excerpt(button.subtitle))' explains the title")
    }
  }
}
