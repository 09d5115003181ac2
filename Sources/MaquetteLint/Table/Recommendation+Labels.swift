extension Recommendation {
  static let labels: [Recommendation] = [
    Recommendation(
      .labels, "To let people edit a large amount of text, use a text view.",
      "Whether a text is to be edited is not in a label; `label/small-amount` names its length."),
    Recommendation(
      .labels, "Use the secondary label for subheadings and supplementary text.",
      "Which text is supplementary is known to its author only; the component list `LabeledContent` "
        + "and the subtitles of labels have the level by themselves."),
    Recommendation(
      .labels, "Use a non-editable NSTextField for labels on macOS.",
      "It is about code; a spec's label never is a field."),
    Recommendation(
      .labels, "A date label can have several formats, calendars and time zones.",
      "It allows something, and asks for nothing; `DateLabel` has keys for each."),
    Recommendation(
      .labels, "Date and timer labels on a watch adapt to the available space.",
      "`DateLabel` and `TimerLabel` do so themselves."),
    Recommendation(
      .uiLabel, "Set text or attributed text: the one set last is shown.",
      "So it is in a spec: of 'text' and 'attributedText' the one that is written last is shown."),
    Recommendation(
      .uiLabel, "Set the width that breaks lines when nothing else says one.",
      "Layout says a width in every picture; `label/cut` finds where it is too small."),
    Recommendation(
      .uiLabel, "Allow tightening before a text is truncated.",
      "It is a choice of design that harms nobody; `label/cut` finds what is truncated all the same."
    ),
    Recommendation(
      .uiLabel, "Show the whole text when the pointer is over a truncated one.",
      "Where it is said, `label/cut` takes truncation for meant."),
    Recommendation(
      .uiLabel, "Internationalise texts and set up Auto Layout.",
      "`label/cut` and the right-to-left rules look at what comes of it."),
  ]
}
