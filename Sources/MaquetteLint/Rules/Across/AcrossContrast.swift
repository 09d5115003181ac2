import Maquette

extension LintRule {
  static let acrossContrast = LintRule(
    "across/contrast", .warning, .across,
    sentence:
      "Text needs a contrast of 4.5 : 1 with what is behind it, large text 3 : 1 (WCAG 2.2, 1.4.3).",
    summary:
      "The spec sets the colours of a control or of its background, and the control's text has "
      + "too little contrast: below 4.5 : 1 for a colour of your own (3 : 1 for large text), below "
      + "3 : 1 for a system colour, below 2 : 1 where a system colour is the tint.",
    advice: "use a darker or lighter colour for text or fill", looksAt: [.scene],
    wrong: "Button: Buy\nstyle: filled\ntint: \"#FFD60A\"\nbaseForegroundColor: white\n",
    right: "Button: Buy\nstyle: filled\ntint: \"#7A4100\"\nbaseForegroundColor: white\n",
    fine: [
      "Button: Buy\nstyle: filled\n",
      "Button: Buy\nstyle: filled\nstate: disabled\ntint: \"#FFD60A\"\n",
      "ZStack:\n  - {Rectangle: \"#222222\", width: 200, height: 60}\n  - {Button: دعم, tint: white}\n",
      "Toggle: Wi-Fi\n", "Button: Löschen\nrole: destructive\n",
      "Button: Weiter\nstyle: filled\ntint: systemBlue\n",
      "Button: ÷\nstyle: filled\ntint: systemOrange\n",
      "VStack:\n  background: \"#FFFFFF\"\n  children:\n    - Button: 購入\n",
      "VStack:\n  background: \"#EEEEEE\"\n  children:\n    - {TextField: \"\", placeholder: Name}\n",
    ]
  ) { picture in
    let onMaterials = picture.pathsOnMaterials
    return picture.nodes.compactMap { node in
      guard node.text?.isEmpty == false, !onMaterials.contains(node.path),
        let item = picture.item(of: node),
        !(item.component is Label), !item.isHidden,
        node.accessibility?.traits.contains(.notEnabled) != true, !item.isDisabled,
        let contrast = Contrast(of: node, in: picture),
        item.choosesColors || picture.isChosen(contrast.painter),
        contrast.ratio < picture.least(of: contrast, in: item) - 0.005
      else { return nil }
      return picture.issue(
        node, contrast.message(about: LintRule.shown(node)),
        subject: node.component)
    }
  }
}

extension LintPicture {
  /// What is asked of the contrast of a control's text: that of WCAG 2.2 where the spec has a colour
  /// of its own for it, or black or white text on such a one. The system chose its own colours for
  /// its own grounds, which hold 3 : 1.
  fileprivate func least(of contrast: Contrast, in item: LintItem) -> Double {
    if item.hasOwnColor(in: contrast) { return contrast.least }
    if contrast.isBlackOrWhite, hasOwnGround(contrast.painter) { return contrast.least }
    return min(contrast.least, item.leastOfControls)
  }

  /// Whether a ground has a colour of the spec's own: that of its painter, or of the whole picture.
  private func hasOwnGround(_ painter: SceneNode?) -> Bool {
    guard let painter else { return hasOwnCanvas }
    return item(of: painter)?.hasOwnGround ?? false
  }

  private var hasOwnCanvas: Bool {
    if case .color(.custom) = canvas.background { true } else { false }
  }

  /// Whether a spec chose what painted a ground, and not a system's part.
  func isChosen(_ painter: SceneNode?) -> Bool {
    guard let painter else { return hasOwnCanvas }
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

  /// Whether its text or what is behind it has a colour that the spec gives it, and that is none of
  /// the system's.
  fileprivate func hasOwnColor(in contrast: Contrast) -> Bool {
    let keys = [
      "tint", "baseForegroundColor", "baseBackgroundColor", "color", "selectedSegmentTintColor",
      "selectedTextColor",
    ]
    let given: [ColorValue?] = [environment.tint] + keys.filter { says($0) }.map { value($0) }
    return given.contains { color in
      guard case .custom(let own)? = color else { return false }
      return [contrast.color.hex, contrast.ground.hex].contains(own.hex)
    }
  }

  /// Whether what it paints has a colour that is none of the system's.
  fileprivate var hasOwnGround: Bool {
    backgrounds.first.map(isOwn) ?? false || isOwn(LintRule.fill(of: self))
  }

  private func isOwn(_ color: ColorValue?) -> Bool {
    if case .custom? = color { true } else { false }
  }

  /// What is asked of a control's text: less where it has a tint of the system's, its own or that of
  /// what is around it, which gets darker for those who ask for more contrast.
  fileprivate var leastOfControls: Double {
    if case .named(let name)? = value("tint") as ColorValue? ?? environment.tint,
      !["white", "black"].contains(name)
    {
      return 2
    }
    return 3
  }

  /// Whether it is a control that cannot be used.
  var isDisabled: Bool { (component as? Button)?.state == .disabled }
}
