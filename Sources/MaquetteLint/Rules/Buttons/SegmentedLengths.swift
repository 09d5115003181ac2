import Maquette

extension LintRule {
  static let segmentedLengths = LintRule(
    "segmented/lengths", .note, .buttons,
    sentence: "Keep the contents of segments about equally long, as segments have one width.",
    summary: "One segment's title is more than three times as long as another's.",
    advice: "find words of about one length",
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
    picture.all(SegmentedControl.self).compactMap { item, control in
      let lengths = control.segments.filter(\.systemImage.isEmpty).map(\.title.count)
      guard !control.apportionsSegmentWidthsByContent, let least = lengths.min(),
        let most = lengths.max(), most > 3 * max(3, least), most > 12
      else { return nil }
      return picture.issue(
        item, key: "segments", "titles have from \(least) to \(most) characters")
    }
  }
}
