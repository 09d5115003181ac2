import Maquette

extension LintRule {
  static let segmentedLengths = LintRule(
    "segmented/lengths", .note, .buttons,
    sentence:
      "Keep the contents of segments about equally long, because all segments have one width.",
    summary: "One segment's title is more than three times as long as another's.",
    advice: "find titles of about the same length",
    wrong: "width: 390\nSegmentedControl: [All, Recommendations for you]\n",
    right: "width: 390\nSegmentedControl: [All, For You]\n",
    fine: [
      "width: 390\nSegmentedControl: [On, Off, Automatic]\n",
      """
      width: 390
      SegmentedControl:
        segments: [All, Recommendations for you]
        apportionsSegmentWidthsByContent: true
      """,
    ]
  ) { picture in
    let controls =
      picture.all(SegmentedControl.self).filter { !$0.value.apportionsSegmentWidthsByContent }
      .map { item, control in
        (item, "segments", control.segments.filter(\.systemImage.isEmpty).map(\.title.count))
      }
      + picture.all(Picker.self).filter { $0.value.style == .segmented }.map { item, picker in
        (item, "options", picker.options.filter(\.systemImage.isEmpty).map(\.title.count))
      }
    return controls.compactMap { item, key, lengths in
      guard let least = lengths.min(), let most = lengths.max(), most > 3 * max(3, least), most > 12
      else { return nil }
      return picture.issue(item, key: key, "titles have from \(least) to \(most) characters")
    }
  }
}
