import Maquette

extension LintRule {
  static let buttonHitTarget = LintRule(
    "button/hit-target", .warning, .buttons,
    sentence: "On a touchscreen give a button a hit target of at least 44 × 44 points.",
    summary:
      "The hit target of a control, or of a picture with the trait of a button, is smaller than the "
      + "platform advises.",
    advice: "make it larger; '--overlay hit-targets' shows the areas", looksAt: [.layout, .scene],
    wrong:
      """
      Button: {symbol: plus, accessibilityLabel: Add}
      frame: {width: 20, height: 20}
      """,
    right:
      """
      Button: {symbol: plus, accessibilityLabel: Add}
      frame: {width: 44, height: 44}
      """,
    fine: [
      "platform: macos\nButton: Save\n", "Toggle: Wi-Fi\n", "platform: watchos\nButton: Start\n",
      // How large the parts of its controls are, is the system's choice.
      "width: 390\nDatePicker: Start\nstyle: inline\n",
      "platform: watchos\nwidth: 184\nStepper: Cups\n",
      "platform: macos\nDatePicker: Start\nstyle: graphical\n",
      // A control of the system's size answers around itself.
      "Button: Copy\nsize: small\nstyle: gray\n",
      "VStack:\n  - Toggle: مزامنة\n    frame: {width: 200, height: 31}\n",
      "platform: macos\nButton: 保存\nframe: {width: 80, height: 22}\n",
    ]
  ) { picture in
    let found = picture.found(.hitTargetSmall).compactMap { finding, nodes -> LintIssue? in
      guard let node = nodes.first, let item = picture.item(of: node),
        node.component == item.name || item.hasTightFrame
      else { return nil }
      return picture.issue(node, finding.message, hint: finding.hint, subject: item.name)
    }
    // Only its author knows of a picture that is a button.
    let pictures = picture.all(Image.self).compactMap { item, _ -> LintIssue? in
      guard item.accessibility.contains(where: { $0.traits.contains(.button) }), item.hasTightFrame,
        [.ios, .ipados, .watchos].contains(item.platform), !item.isInControl, !item.isPadded
      else { return nil }
      let least = item.environment.theme.metrics.minHitTarget
      return picture.issue(
        item,
        "the picture is a button in a frame smaller than \(NumberFormat.short(least.width)) × "
          + "\(NumberFormat.short(least.height)) points")
    }
    return found + pictures
  }
}

extension LintItem {
  fileprivate var isPadded: Bool {
    modifiers.contains { if case .padding = $0 { true } else { false } }
  }

  /// Whether its author gave it an extent that is too small for fingers, so that the size of its
  /// parts is no longer the system's choice.
  fileprivate var hasTightFrame: Bool {
    let least = environment.theme.metrics.minHitTarget
    return modifiers.contains { modifier in
      guard case .frame(let frame) = modifier else { return false }
      return frame.width ?? frame.maxWidth ?? .infinity < least.width
        || frame.height ?? frame.maxHeight ?? .infinity < least.height
    }
  }
}
