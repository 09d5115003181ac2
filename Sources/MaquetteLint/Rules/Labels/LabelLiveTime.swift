import Maquette

extension LintRule {
  static let labelLiveTime = LintRule(
    "label/live-time", .note, .labels,
    sentence: "On a watch use date and timer labels, which show real values, in complications too.",
    summary: "A complication or a watch's screen shows a time that is typed as a text.",
    advice: "use 'DateLabel' or 'TimerLabel', which follow the locale and the available space",
    wrong: "platform: watchos\nComplication: {children: [{Label: \"9:41\"}]}\n",
    right:
      """
      platform: watchos
      Complication: {children: [{DateLabel: {timeStyle: short}}]}
      """,
    fine: [
      "Label: \"9:41\"\n",
      "platform: watchos\nComplication: {children: [{Label: \"2:1\"}]}\n",
    ]
  ) { picture in
    picture.all(Label.self).compactMap { item, label in
      guard item.platform == .watchos, isClock(label.text) else { return nil }
      return picture.issue(item, "'\(SpecNode.excerpt(label.text))' is a time that does not run")
    }
  }

  /// Whether a text is a time of day or a duration: `9:41`, `09:41 AM`, `1:02:30`.
  private static func isClock(_ text: String) -> Bool {
    let parts = text.split(separator: " ").first?.split(separator: ":") ?? []
    guard (2...3).contains(parts.count), text.count <= 12 else { return false }
    return parts.enumerated().allSatisfy { index, part in
      part.allSatisfy { TextNumber.digit($0) != nil }
        && (index == 0 ? (1...2).contains(part.count) : part.count == 2)
    }
  }
}
