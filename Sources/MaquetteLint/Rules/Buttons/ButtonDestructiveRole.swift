import Maquette
import MaquetteSpec

extension LintRule {
  static let buttonDestructiveRole = LintRule(
    "button/destructive-role", .warning, .buttons,
    sentence: "Give the destructive role to a button that can destroy data; it is red then.",
    summary: "A button of a dialog deletes or erases something and has no role.",
    advice: "write 'role: destructive'",
    wrong: "Alert: Delete the photo?\nbuttons:\n  - Button: Cancel\n    role: cancel\n"
      + "  - Button: Delete\n",
    right: "Alert: Delete the photo?\nbuttons:\n  - Button: Cancel\n    role: cancel\n"
      + "  - Button: Delete\n    role: destructive\n",
    fine: [
      "Button: Delete\n",
      "Alert: Done\nbuttons:\n  - OK\n", "locale: fr\nAlert: Fini\nbuttons: [Supprimer]\n",
    ]
  ) { picture in
    picture.all(Button.self).compactMap { item, button in
      guard button.role == .normal, item.isEnglish, EnglishWords.destroys(button.title),
        item.parent.map({ ["Alert", "ConfirmationDialog", "ButtonGroup"].contains($0.name) })
          == true
      else { return nil }
      return picture.issue(
        item, "\(name(item)) destroys something and does not look destructive",
        fix: item.provenance.map { .add("role", "destructive", to: $0.location) })
    }
  }
}
