import Maquette

extension LintRule {
  static let buttonHitTarget = LintRule(
    "button/hit-target", .warning, .buttons,
    sentence: "On a touchscreen give a button a hit target of at least 44 × 44 points.",
    summary: "A control takes touches in less than the platform advises.",
    advice: "make it larger; '--overlay hit-targets' shows the areas", looksAt: [.layout, .scene],
    wrong: "HStack:\n  spacing: 2\n  children:\n    - {Button: A, frame: {width: 20, height: 20}}\n"
      + "    - {Button: B, frame: {width: 20, height: 20}}\nclipShape: rectangle\n",
    right: "HStack:\n  spacing: 24\n  children:\n    - Button: Save\n    - Button: Share\n",
    fine: [
      "platform: macos\nButton: Save\n", "Toggle: Wi-Fi\n", "platform: watchos\nButton: Start\n",
    ]
  ) { picture in
    picture.found(.hitTargetSmall).compactMap { finding, nodes in
      guard let node = nodes.first, let item = picture.item(of: node),
        // Parts of a component are as large as the system has them.
        item.name == node.component
      else { return nil }
      return picture.issue(node, finding.message, hint: finding.hint, subject: node.component)
    }
  }
}
