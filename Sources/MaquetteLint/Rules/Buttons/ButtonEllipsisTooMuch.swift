import Maquette
import MaquetteSpec

extension LintRule {
  static let buttonEllipsisTooMuch = LintRule(
    "button/ellipsis-too-much", .note, .buttons,
    sentence: "An ellipsis in a title shows that people can provide additional input.",
    summary:
      "The title of a button that confirms or cancels ends in an ellipsis, although the button "
      + "acts at once.",
    advice: "leave the ellipsis out",
    wrong: "Button: Cancel…\nrole: cancel\n", right: "Button: Cancel\nrole: cancel\n",
    fine: [
      "platform: macos\nButton: Choose…\n", "Button: Saving…\nshowsActivityIndicator: true\n",
      // The most likely action may well ask for more.
      "platform: macos\nButton: Export…\nrole: primary\n",
      "platform: macos\nButton: Save…\nrole: primary\n",
    ]
  ) { picture in
    picture.all(Button.self).compactMap { item, button in
      guard button.title.hasSuffix("…"), !button.opensWindow, !button.showsActivityIndicator,
        button.role == .cancel || item.acts(String(button.title.dropLast()))
      else { return nil }
      return picture.issue(
        item, key: "title", "\(name(item)) acts at once",
        fix: item.provenance?.keys["title"].map {
          .replace($0, with: String(button.title.dropLast()))
        })
    }
  }
}

extension LintItem {
  /// Whether a title says that a button confirms or cancels, and no more than that.
  fileprivate func acts(_ title: String) -> Bool {
    isTitleOfConfirmation(title) || isTitleOfCancel(title)
  }
}
