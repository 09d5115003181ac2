import Maquette

extension LintRule {
  static let buttonGradientPlace = LintRule(
    "button/gradient-place", .note, .buttons,
    sentence: "Gradient buttons are close to the view that they change, mostly below it.",
    summary:
      "A gradient button is not below a view, or a 'ButtonBar' without content is above a view.",
    advice: "put it into a 'ButtonBar' with the view as its 'content'",
    wrong:
      "platform: macos\nVStack:\n  - GradientButton: Add\n    symbol: plus\n  - Label: Accounts\n",
    right:
      """
      platform: macos
      width: 240
      ButtonBar:
        content: [{List: [{Label: Work}]}]
        buttons: [{GradientButton: Add, symbol: plus}]
      """,
    fine: [
      """
      platform: macos
      width: 240
      VStack:
        - List: [{Label: Work}]
        - GradientButton: Add
          symbol: plus
      """,
      "platform: macos\nGradientButton: Add\nsymbol: plus\n",
      """
      platform: macos
      width: 240
      VStack:
        - List: [{Label: Work}]
        - ButtonBar:
            buttons: [{GradientButton: Add, symbol: plus}]
      """,
    ]
  ) { picture in
    let views: Set = [
      "List", "Form", "GroupBox", "ScrollView", "TextEditor", "Image", "Table", "OutlineGroup",
    ]
    var firsts: [Int: Int] = [:]
    /// The place of the first one with a view among those beside a component.
    func firstView(beside item: LintItem) -> Int {
      let group = item.siblings.first?.index ?? item.index
      if let known = firsts[group] { return known }
      let first = item.siblings.first { $0.subtree.contains { views.contains($0.name) } }
      firsts[group] = first?.position ?? .max
      return first?.position ?? .max
    }
    return picture.all(GradientButton.self).compactMap { item, _ in
      guard item.parent != nil, !item.isIn(["Toolbar"]) else { return nil }
      // A bar has its view as its content; one by itself says nothing of where that is.
      if let bar = item.ancestors.first(where: { $0.component is ButtonBar }) {
        guard !bar.children.contains(where: { $0.key == "content" }), bar.parent != nil,
          firstView(beside: bar) != .max
        else { return nil }
      }
      let hasView = ([item] + item.ancestors).contains { around in
        around.parent != nil && firstView(beside: around) < around.position
      }
      return hasView ? nil : picture.issue(item, "there is no view above the gradient button")
    }
  }
}
