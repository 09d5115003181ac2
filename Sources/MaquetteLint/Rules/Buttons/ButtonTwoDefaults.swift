import Maquette
import MaquetteSpec

extension LintRule {
  static let buttonTwoDefaults = LintRule(
    "button/two-defaults", .error, .buttons,
    sentence: "Assign the primary role to the button that people are most likely to choose.",
    summary: "A view has two buttons that answer to Return.",
    advice: "keep 'role: primary' on one of them",
    wrong: """
      platform: macos
      HStack:
        - Button: Save
          role: primary
        - Button: Send
          role: primary
      """,
    right: """
      platform: macos
      HStack:
        - Button: Save
        - Button: Send
          role: primary
      """,
    fine: [
      "Board:\n  - Artboard: A\n    children: [{Button: Save, role: primary}]\n"
        + "  - Artboard: B\n    children: [{Button: Send, role: primary}]\n"
    ]
  ) { picture in
    let primary = picture.all(Button.self).map(\.item).filter {
      ($0.component as? Button)?.role == .primary
    }
    return Dictionary(grouping: primary) { $0.view.index }.sorted { $0.key < $1.key }
      .flatMap { _, items -> [LintIssue] in
        guard items.count > 1 else { return [] }
        let isMacRow = isMacRow(items)
        // What destroys something should be no default at all: another one stays it.
        let harmless = items.filter { !destroys($0) }
        guard let kept = isMacRow ? harmless.last ?? items.last : harmless.first ?? items.first
        else { return [] }
        return items.filter { $0 !== kept }.map { item in
          picture.issue(
            item, key: "role", "\(name(item)) and \(name(kept)) both answer to Return",
            fix: isMacRow ? item.provenance?.keys["role"].map { .remove($0) } : nil)
        }
      }
  }

  /// Whether buttons stand in one row of a Mac, which has its default at the end. Elsewhere only
  /// people know which one is meant.
  private static func isMacRow(_ items: [LintItem]) -> Bool {
    guard let first = items.first, let row = first.parent else { return false }
    return first.platform == .macos && row.component is HStack
      && items.allSatisfy { $0.parent === row }
  }

  private static func destroys(_ item: LintItem) -> Bool {
    (item.component as? Button).map { item.isTitleOfDestruction($0.title) } ?? false
  }
}
