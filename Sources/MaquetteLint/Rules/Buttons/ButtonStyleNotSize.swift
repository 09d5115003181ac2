import Maquette

extension LintRule {
  static let buttonStyleNotSize = LintRule(
    "button/style-not-size", .warning, .buttons,
    sentence: "Use style, not size, to mark the preferred choice among several options.",
    summary: "Buttons beside one another have different sizes.",
    advice: "give them one size, and the preferred one a more prominent style",
    wrong: """
      HStack:
        - Button: Not Now
          style: gray
          size: small
        - Button: Turn On
          style: gray
          size: large
      """,
    right: """
      HStack:
        - Button: Not Now
          style: gray
        - Button: Turn On
          style: filled
      """,
    fine: [
      // Rows of a list are no set of choices.
      "width: 300\nList:\n  - {Button: A, size: small}\n  - {Button: B, size: large}\n",
      "HStack:\n  - {Button: Play, size: large}\n  - Label: Song\n",
      // The style tells them apart already.
      """
      VStack:
        - {Button: Continue, style: filled, size: large}
        - {Button: Not Now, style: plain}
      """,
    ]
  ) { picture in
    picture.besideOneAnother(Button.self).flatMap { group -> [LintIssue] in
      guard let first = group.first?.value, let parent = group.first?.item.parent,
        !["List", "Section", "Form"].contains(parent.name)
      else { return [] }
      return group.dropFirst().compactMap { item, button in
        guard first.size != button.size, first.style == button.style, !first.title.isEmpty,
          !button.title.isEmpty
        else { return nil }
        return picture.issue(
          item, key: "size",
          "'\(SpecNode.excerpt(button.title))' is \(button.size.rawValue) and "
            + "'\(SpecNode.excerpt(first.title))' beside it \(first.size.rawValue)")
      }
    }
  }
}
