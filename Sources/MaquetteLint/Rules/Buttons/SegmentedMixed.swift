import Maquette

extension LintRule {
  static let segmentedMixed = LintRule(
    "segmented/mixed", .warning, .buttons,
    sentence: "Use either text or images in one segmented control, not a mix of both.",
    summary: "Some segments have a text and others a symbol.",
    advice: "use symbols for all of them, or texts for all of them",
    wrong: "width: 390\nSegmentedControl:\n  - List\n  - systemImage: square.grid.2x2\n",
    right: "width: 390\nSegmentedControl:\n  - List\n  - Grid\n",
    fine: [
      """
      width: 390
      SegmentedControl:
        - {title: List, systemImage: list.bullet}
        - {title: Grid, systemImage: square.grid.2x2}
      """
    ]
  ) { picture in
    let controls =
      picture.all(SegmentedControl.self).map { item, control in
        (item, "segments", control.segments.map { ($0.title, $0.systemImage) })
      }
      + picture.all(Picker.self).filter { $0.value.style == .segmented }.map { item, picker in
        (item, "options", picker.options.map { ($0.title, $0.systemImage) })
      }
    return controls.compactMap { item, key, segments in
      let isMac = item.platform == .macos
      let kinds = Set(
        segments.map { title, image in
          image.isEmpty ? "text" : title.isEmpty || !isMac ? "image" : "both"
        })
      guard kinds.count > 1 else { return nil }
      return picture.issue(item, key: key, "some segments show a text and some an image")
    }
  }
}
