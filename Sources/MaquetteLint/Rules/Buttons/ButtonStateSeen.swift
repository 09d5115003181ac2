import Maquette

extension LintRule {
  static let buttonStateSeen = LintRule(
    "button/state-seen", .warning, .buttons,
    sentence: "Make sure that a control which can be on or off shows its state.",
    summary:
      "Because of its tint, a control that is on or chosen looks as if it were off, or blends into "
      + "its background.",
    advice: "use a tint that differs from the background, or leave it out", looksAt: [.scene],
    wrong: "Toggle: Wi-Fi\nisOn: true\ntint: \"#E4E4E6\"\n",
    right: "Toggle: Wi-Fi\nisOn: true\ntint: \"#3478F6\"\n",
    fine: [
      "Toggle: Wi-Fi\nisOn: true\n", "Toggle: Wi-Fi\nisOn: false\ntint: \"#E4E4E6\"\n",
      "Toggle: شبكة\nisOn: true\ntint: orange\n",
      "width: 300\nSegmentedControl: [Day, Week]\nselection: 0\nselectedSegmentTintColor: \"#FFD60A\"\n",
      "width: 300\nSegmentedControl: [日, 週]\nselection: 0\n",
      "width: 300\nSegmentedControl: [يوم, أسبوع]\nselection: none\nselectedSegmentTintColor: clear\n",
    ]
  ) { picture in
    let fills = { (node: SceneNode) -> [Color] in
      node.items.compactMap { item in
        if case .fill(_, .color(let color)) = item { color } else { nil }
      }
    }
    func issue(_ item: LintItem, _ key: String, _ state: String) -> LintIssue {
      picture.issue(
        item, key: key,
        "the tint of \(name(item)) looks almost like the colour of a control that is not \(state)")
    }
    let switches = picture.all(Toggle.self).compactMap { item, toggle -> LintIssue? in
      guard toggle.isOn, item.says("tint"),
        let node = picture.node(of: item),
        let track = node.children.first(where: { $0.component == "Switch" }),
        let on = fills(track).first,
        let off = picture.color("secondarySystemFill")
      else { return nil }
      if picture.isAlike(on, off) { return issue(item, "tint", "on") }
      let ground =
        item.isIn(["List", "Form", "Section"])
        ? picture.color("secondarySystemGroupedBackground") : nil
      guard picture.isAlike(on, ground ?? picture.ground) else { return nil }
      return picture.issue(
        item, key: "tint",
        "the tint of \(name(item)) looks almost like what is behind it, so people cannot see the "
          + "track")
    }
    let segments = picture.all(SegmentedControl.self).compactMap { item, control -> LintIssue? in
      guard item.says("selectedSegmentTintColor"), !control.isMomentary,
        control.segments.indices.contains(control.selection), let node = picture.node(of: item),
        let track = fills(node).first
      else { return nil }
      // What is clear is not drawn at all.
      let chosen = fills(node).dropFirst().last ?? track
      return picture.isAlike(chosen, track)
        ? issue(item, "selectedSegmentTintColor", "chosen") : nil
    }
    return switches + segments
  }
}

extension LintPicture {
  /// A colour of the theme as it is here; `nil` for one that the platform does not have.
  fileprivate func color(_ name: String) -> Color? {
    environment.theme.color(named: name, traits: environment.colorTraits)
  }

  /// What is behind everything.
  fileprivate var ground: Color { scene.background ?? color("systemBackground") ?? .white }

  /// Whether two colours are hardly told apart on the picture's ground.
  fileprivate func isAlike(_ one: Color, _ other: Color) -> Bool {
    let (first, second) = (one.over(ground), other.over(ground))
    let distance =
      [
        (first.red, second.red), (first.green, second.green), (first.blue, second.blue),
      ].map { abs(Int($0.0) - Int($0.1)) }.max() ?? 0
    return distance < 28 && first.contrast(with: second) < 1.2
  }
}
