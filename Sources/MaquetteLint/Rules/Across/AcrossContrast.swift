import Maquette

extension LintRule {
  static let acrossContrast = LintRule(
    "across/contrast", .warning, .across,
    sentence:
      "Text needs a contrast of 4.5 : 1 with what is behind it, large text 3 : 1 (WCAG 2.2, 1.4.3).",
    summary: "The spec sets the colours of a control, and its text has a contrast below 3 : 1.",
    advice: "use a darker or lighter colour for text or fill", looksAt: [.scene],
    wrong: "Button: Buy\nstyle: filled\ntint: \"#FFD60A\"\nbaseForegroundColor: white\n",
    right: "Button: Buy\nstyle: filled\ntint: \"#7A4100\"\nbaseForegroundColor: white\n",
    fine: [
      "Button: Buy\nstyle: filled\n",
      "Button: Buy\nstyle: filled\nstate: disabled\ntint: \"#FFD60A\"\n",
      "ZStack:\n  - {Rectangle: \"#222222\", width: 200, height: 60}\n  - {Button: دعم, tint: white}\n",
      "Toggle: Wi-Fi\n", "Button: Löschen\nrole: destructive\n",
    ]
  ) { picture in
    picture.nodes.compactMap { node in
      guard node.text?.isEmpty == false, let item = picture.item(of: node),
        !(item.component is Label), !item.isHidden,
        node.accessibility?.traits.contains(.notEnabled) != true, !item.isDisabled,
        let contrast = Contrast(of: node, in: picture), contrast.ratio < item.leastOfControls,
        item.choosesColors || picture.isChosen(contrast.painter)
      else { return nil }
      return picture.issue(
        node, contrast.message(about: LintRule.shown(node)),
        subject: node.component)
    }
  }
}

extension LintPicture {
  /// Whether a spec chose what painted a ground, and not a system's part.
  func isChosen(_ painter: SceneNode?) -> Bool {
    guard let painter else {
      if case .color(.custom) = canvas.background { return true }
      return false
    }
    return item(of: painter)?.says("background", "backdrop", "fill", "color") ?? false
  }
}

extension LintItem {
  /// Whether the spec gives it colours of its own.
  var choosesColors: Bool {
    says(
      "tint", "baseForegroundColor", "baseBackgroundColor", "color", "selectedSegmentTintColor",
      "selectedTextColor", "background") || environment.tint != nil
  }

  /// What is asked of a control's text: less where it has a tint of the system's, which gets darker
  /// for those who ask for more contrast.
  fileprivate var leastOfControls: Double {
    if case .named(let name)? = environment.tint, !["white", "black"].contains(name) { return 2 }
    return 3
  }

  /// Whether it is a control that cannot be used.
  var isDisabled: Bool { (component as? Button)?.state == .disabled }
}
