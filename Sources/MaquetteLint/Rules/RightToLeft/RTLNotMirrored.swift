import Maquette

extension LintRule {
  static let rtlNotMirrored = LintRule(
    "rtl/not-mirrored", .warning, .rightToLeft,
    sentence:
      "Flip controls that show progress from one value to another, or lead through an order.",
    summary: "A slider, a progress bar, a rating or a similar control is not mirrored.",
    advice: "leave 'directionIsAbsolute' and 'layoutDirection' out",
    wrong: "width: 200\nSlider:\n  value: 0.3\ndirectionIsAbsolute: true\n",
    right: "width: 200\nSlider:\n  value: 0.3\n",
    fine: [
      // What means an actual direction keeps it.
      """
      HStack:
        - Button: Align Left
          symbol: text.alignleft
          directionIsAbsolute: true
      """,
      "width: 200\nSlider:\n  value: 0.3\nlayoutDirection: rtl\n",
    ]
  ) { picture in
    let mirrored: Set = [
      "Slider", "ProgressView", "RatingIndicator", "LevelIndicator", "PageControl", "Stepper",
      "PreviousNextControl", "PathControl", "NavigationLink", "Gauge", "SegmentedControl",
    ]
    return picture.items.compactMap { item in
      guard mirrored.contains(item.name), item.keepsDirection else { return nil }
      let key = item.says("directionIsAbsolute") ? "directionIsAbsolute" : "layoutDirection"
      return picture.issue(
        item, key: key, "the \(item.name) is not mirrored in right-to-left interfaces",
        fix: item.provenance?.keys[key].map { .remove($0) })
    }
  }
}

extension LintItem {
  /// Whether it is told to run from left to right in every interface.
  var keepsDirection: Bool {
    modifiers.contains {
      if case .environment(let patch) = $0 { patch.direction == .leftToRight } else { false }
    }
  }
}
