import Maquette

extension LintRule {
  static let buttonHitTarget = LintRule(
    "button/hit-target", .warning, .buttons,
    sentence: "On a touchscreen give a button a hit target of at least 44 × 44 points.",
    summary:
      "The hit target of a control, or of a picture or text with the trait of a button, is smaller "
      + "than the platform advises.",
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
      "Image: trash\naccessibilityTraits: button\nframe: {minWidth: 44, minHeight: 44}\n",
    ]
  ) { picture in
    let found = picture.found(.hitTargetSmall).compactMap { finding, nodes -> LintIssue? in
      guard let node = nodes.first, let item = picture.item(of: node),
        node.component == item.name || item.hasTightFrame
      else { return nil }
      return picture.issue(node, finding.message, hint: finding.hint, subject: item.name)
    }
    return found
      + picture.drawnButtons.compactMap { item, what in
        let least = item.environment.theme.metrics.minHitTarget
        let wanted =
          "\(NumberFormat.short(least.width)) × \(NumberFormat.short(least.height)) points"
        if item.hasTightFrame {
          return picture.issue(item, "\(what) is a button in a frame smaller than \(wanted)")
        }
        guard !item.hasFrame, let size = picture.node(of: item)?.sizeAsLaidOut,
          min(size.width - least.width, size.height - least.height) < -0.5
        else { return nil }
        let width = NumberFormat.short(size.width, digits: 0)
        return picture.issue(
          item,
          "\(what) is a button of \(width) × \(NumberFormat.short(size.height, digits: 0)) "
            + "points; a button has at least \(wanted)",
          hint: "give it 'frame: {minWidth: \(NumberFormat.short(least.width)), minHeight: "
            + "\(NumberFormat.short(least.height))}'")
      }
  }
}

extension LintPicture {
  /// Pictures and texts that are buttons as only their author knows, by a trait, on touchscreens; and what messages
  /// call them.
  fileprivate var drawnButtons: [(item: LintItem, what: String)] {
    let pictures = all(Image.self).map { ($0.item, "the picture") }
    let texts = all(Label.self).map { ($0.item, "the text") }
    return (pictures + texts).filter { item, _ in
      item.accessibility.contains { $0.traits.contains(.button) } && !item.isInControl
        && [.ios, .ipados, .watchos].contains(item.platform) && !item.isPadded
    }
  }
}

extension SceneNode {
  /// Its size in the points of its author, where the system draws it smaller.
  fileprivate var sizeAsLaidOut: Size {
    Size(width: frame.width / systemScale, height: frame.height / systemScale)
  }
}

extension LintItem {
  fileprivate var hasFrame: Bool {
    modifiers.contains { if case .frame = $0 { true } else { false } }
  }

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
