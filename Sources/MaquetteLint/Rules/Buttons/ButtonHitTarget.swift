import Maquette

extension LintRule {
  static let buttonHitTarget = LintRule(
    "button/hit-target", .warning, .buttons,
    sentence: "On a touchscreen give a button a hit target of at least 44 × 44 points.",
    summary: "A control takes touches in less than the platform advises.",
    advice: "make it larger; '--overlay hit-targets' shows the areas", looksAt: [.layout, .scene],
    wrong: "platform: watchos\nwidth: 184\nStepper: Cups\n",
    right: "platform: watchos\nwidth: 184\nToggle: Cups\n",
    fine: [
      "platform: macos\nButton: Save\n", "Toggle: Wi-Fi\n", "platform: watchos\nButton: Start\n",
    ]
  ) { picture in
    picture.found(.hitTargetSmall).compactMap { finding, nodes in
      nodes.first.map {
        picture.issue($0, finding.message, hint: finding.hint, subject: $0.component)
      }
    }
  }
}
