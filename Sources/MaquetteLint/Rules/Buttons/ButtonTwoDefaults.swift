import Maquette
import MaquetteSpec

extension LintRule {
  static let buttonTwoDefaults = LintRule(
    "button/two-defaults", .error, .buttons,
    sentence: "Assign the primary role to the button that people are most likely to choose.",
    summary: "A view has two buttons that answer to Return.",
    advice: "keep 'role: primary' on one of them",
    wrong: "VStack:\n  - Button: Save\n    role: primary\n  - Button: Send\n    role: primary\n",
    right: "VStack:\n  - Button: Save\n  - Button: Send\n    role: primary\n",
    fine: [
      "Board:\n  - Artboard: A\n    children: [{Button: Save, role: primary}]\n"
        + "  - Artboard: B\n    children: [{Button: Send, role: primary}]\n"
    ]
  ) { picture in
    var firsts: [Int: LintItem] = [:]
    let primary = picture.all(Button.self).filter { $0.value.role == .primary }
    // What destroys something should be no default at all: another one stays it.
    let destroys = { (item: LintItem, button: Button) in
      item.isTitleOfDestruction(button.title)
    }
    let ordered = primary.filter { !destroys($0, $1) } + primary.filter { destroys($0, $1) }
    return ordered.compactMap { item, _ in
      let view = item.view.index
      guard let first = firsts[view] else {
        firsts[view] = item
        return nil
      }
      return picture.issue(
        item, key: "role", "\(name(item)) and \(name(first)) both answer to Return",
        fix: item.provenance?.keys["role"].map { .remove($0) })
    }
  }
}
