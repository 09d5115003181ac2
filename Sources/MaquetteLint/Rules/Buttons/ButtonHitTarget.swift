import Maquette

extension LintRule {
  static let buttonHitTarget = LintRule(
    "button/hit-target", .warning, .buttons,
    sentence: "On a touchscreen give a button a hit target of at least 44 × 44 points.",
    summary: "The hit target of a control is smaller than the platform advises.",
    advice: "make it larger; '--overlay hit-targets' shows the areas", looksAt: [.layout, .scene],
    wrong: "platform: watchos\nButton: Go\nscaleEffect: 0.5\n",
    right: "platform: watchos\nButton: Go\n",
    fine: [
      "platform: macos\nButton: Save\n", "Toggle: Wi-Fi\n", "platform: watchos\nButton: Start\n",
      // How large the parts of its controls are, is the system's choice.
      "width: 390\nDatePicker: Start\nstyle: inline\n",
      "platform: watchos\nwidth: 184\nStepper: Cups\n",
      "platform: macos\nDatePicker: Start\nstyle: graphical\n",
    ]
  ) { picture in
    picture.found(.hitTargetSmall).compactMap { finding, nodes in
      guard let node = nodes.first, let item = picture.item(of: node),
        node.component == item.name
      else { return nil }
      return picture.issue(node, finding.message, hint: finding.hint, subject: node.component)
    }
  }
}
