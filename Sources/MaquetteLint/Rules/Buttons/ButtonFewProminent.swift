import Maquette
import MaquetteSpec

extension LintRule {
  static let buttonOneProminent = LintRule(
    "button/one-prominent", .warning, .buttons,
    sentence: "Use a filled button for the most likely action in a view, and not too many of them.",
    summary:
      "Buttons beside one another are all prominent, or a view has more than two prominent buttons.",
    advice: "give the others 'style: gray' or 'tinted'",
    wrong: """
      VStack:
        - Button: Save
          style: filled
        - Button: Share
          style: filled
      """,
    right: """
      VStack:
        - Button: Save
          style: filled
        - Button: Share
          style: gray
      """,
    fine: [
      // Each sheet has its own most likely action.
      """
      Board:
        - Artboard: One
          children: [{Button: Save, style: filled}]
        - Artboard: Two
          children: [{Button: Send, style: filled}]
        - Artboard: Three
          children: [{Button: Buy, style: filled}]
      """,
      "VStack:\n  - Button: Save\n    style: filled\n  - Button: Share\n",
      "platform: macos\nHStack: [{Button: Open}, {Button: Save, role: primary}]\n",
      // The keys of a calculator.
      """
      Grid:
        columns: 3
        children:
          - {Button: "7", style: gray}
          - {Button: "8", style: gray}
          - {Button: ÷, style: filled}
          - {Button: "4", style: gray}
          - {Button: "5", style: gray}
          - {Button: ×, style: filled}
      """,
    ]
  ) { picture in
    let styled = picture.items.filter { item in
      guard filledButtons.contains(item.name), !item.isKey else { return false }
      return (item.value("style") as ButtonStyle?)?.isProminent ?? false
    }
    // A Mac fills its default button, whatever style others beside it have.
    let defaults = picture.all(Button.self).filter { item, button in
      item.platform == .macos && button.role == .primary && !button.style.isProminent
        && button.style != .plain
    }.map(\.item)
    let prominent = defaults + styled
    var issues: [LintIssue] = []
    var told: Set<Int> = []
    func tell(_ item: LintItem, _ message: String) {
      // Two defaults are the matter of another rule.
      guard (item.value("style") as ButtonStyle?)?.isProminent == true,
        told.insert(item.index).inserted
      else { return }
      issues.append(
        picture.issue(
          item, key: "style", message,
          fix: quieter(item)))
    }
    // The first one of those beside one another, by the first of all that stand there.
    var firsts: [Int: LintItem] = [:]
    for item in prominent {
      let place = item.siblings.first?.index ?? item.index
      guard let first = firsts[place] else {
        firsts[place] = item
        continue
      }
      // Rows are for things of their own; what stands beside one another in a row is not.
      guard !["List", "Form", "Section"].contains(item.parent?.name ?? "") else { continue }
      tell(
        item,
        "\(name(item)) is as prominent as \(name(first)) beside it: people cannot see which action "
          + "is more likely"
      )
    }
    for (_, items) in Dictionary(grouping: prominent, by: { $0.view.index })
      .sorted(by: { $0.key < $1.key })
    where items.count > 2 {
      for item in items.dropFirst(2) {
        tell(item, "there are \(items.count) prominent buttons in one view; one or two are enough")
      }
    }
    return issues
  }

  private static let filledButtons: Set = ["Button", "Menu", "PullDownButton"]

  /// The change that makes a prominent button a quiet one of the same material.
  static func quieter(_ item: LintItem) -> SpecEdit? {
    let style: ButtonStyle =
      switch item.value("style") as ButtonStyle? {
      case .prominentGlass: .glass
      case .prominentClearGlass: .clearGlass
      default: .gray
      }
    return item.provenance?.keys["style"].map { .replace($0, with: style.rawValue) }
  }

  /// How messages call a component: its kind, and its title where it has one.
  static func name(_ item: LintItem) -> String {
    let title: String =
      switch item.component {
      case let button as Button: button.title
      case let label as Label: label.text
      case let toggle as Toggle: toggle.title
      case let picker as Picker: picker.title
      case let picker as DatePicker: picker.title
      case let menu as Menu: menu.title
      case let menu as PullDownButton: menu.title
      default: ""
      }
    return title.isEmpty ? item.name : "\(item.name) '\(SpecNode.excerpt(title))'"
  }
}

extension LintItem {
  /// Whether it is a key with one sign among keys with digits, as on a calculator: in a grid, or in
  /// rows below one another.
  fileprivate var isKey: Bool {
    guard let title = (component as? Button)?.title, title.count < 2, let around = parent else {
      return false
    }
    let pad = around.component is HStack ? around.parent ?? around : around
    let keys = pad.children.prefix(64).flatMap { [$0] + $0.children.prefix(16) }
    let digits = keys.count { key in
      guard key !== self, let title = (key.component as? Button)?.title else { return false }
      return !title.isEmpty && title.allSatisfy(\.isNumber)
    }
    return digits > 2
  }
}
