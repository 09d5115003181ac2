import Maquette

extension LintRule {
  static let buttonActivityTitle = LintRule(
    "button/activity-title", .note, .buttons,
    sentence:
      "While an action runs, a button may show an activity indicator and another title.",
    summary: "A button with an activity indicator sets 'activityTitle' to its usual title.",
    advice: "write what happens now, such as 'activityTitle: Checking out…', or leave the key out",
    wrong: "Button: Checkout\nshowsActivityIndicator: true\nactivityTitle: Checkout\n",
    right: "Button: Checkout\nshowsActivityIndicator: true\nactivityTitle: Checking out…\n",
    fine: ["Button: Checkout\nshowsActivityIndicator: true\n"]
  ) { picture in
    picture.all(Button.self).compactMap { item, button in
      guard button.showsActivityIndicator, !button.activityTitle.isEmpty,
        button.activityTitle == button.title
      else { return nil }
      return picture.issue(
        item, key: "activityTitle", "the title does not say what happens",
        fix: item.provenance?.keys["activityTitle"].map { .remove($0) })
    }
  }
}
