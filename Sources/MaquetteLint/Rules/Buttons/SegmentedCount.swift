import Maquette

extension LintRule {
  static let segmentedCount = LintRule(
    "segmented/count", .warning, .buttons,
    sentence: "A segmented control has at most about five segments on iPhone, and seven elsewhere.",
    summary: "A segmented control has too many segments to read and to tap.",
    advice: "use a menu, a pop-up button or tabs",
    wrong: "width: 390\nSegmentedControl: [A, B, C, D, E, F]\n",
    right: "width: 390\nSegmentedControl: [A, B, C, D, E]\n",
    fine: [
      "platform: macos\nSegmentedControl: [A, B, C, D, E, F, G]\n",
      "width: 390\nSegmentedControl: [日, 週, 月]\n",
    ]
  ) { picture in
    let controls =
      picture.all(SegmentedControl.self).map { ($0.item, $0.value.segments.count, "segments") }
      + picture.all(Picker.self).filter { $0.value.style == .segmented }
      .map { ($0.item, $0.value.options.count, "options") }
    return controls.compactMap { item, count, key in
      let most = item.platform == .ios || item.platform == .watchos ? 5 : 7
      guard count > most else { return nil }
      return picture.issue(
        item, key: key,
        "there are \(count) segments; on \(item.platform.displayName), the most is \(most)")
    }
  }
}
