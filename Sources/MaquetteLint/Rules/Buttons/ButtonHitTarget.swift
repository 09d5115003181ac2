import Maquette

extension LintRule {
  static let buttonHitTarget = LintRule(
    "button/hit-target", .warning, .buttons,
    sentence: "On a touchscreen give a button a hit target of at least 44 × 44 points.",
    summary: "A control takes touches in less than the platform advises.",
    advice: "make it larger; '--overlay hit-targets' shows the areas", looksAt: [.layout, .scene],
    wrong: """
      platform: watchos
      Button:
        symbol: xmark
        stretch: false
        width: 20
        height: 20
      accessibilityLabel: Close
      """,
    right: """
      platform: watchos
      Button:
        symbol: xmark
        stretch: false
        width: 44
        height: 44
      accessibilityLabel: Close
      """,
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
        item.isSized || picture.isOwn(node, of: item)
      else { return nil }
      return picture.issue(node, finding.message, hint: finding.hint, subject: node.component)
    }
  }
}

extension LintItem {
  /// Whether the spec gives it a size of its own.
  fileprivate var isSized: Bool {
    modifiers.contains { modifier in
      if case .frame(let frame) = modifier {
        frame.width != nil || frame.height != nil || frame.maxWidth != nil
          || frame.maxHeight != nil
      } else {
        false
      }
    } || says("hitTarget")
  }
}
