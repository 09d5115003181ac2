extension Recommendation {
  static let labels: [Recommendation] = [
    Recommendation(
      .labels, "To let people edit a large amount of text, use a text view.",
      "A label does not say whether people edit its text; `label/small-amount` looks at its "
        + "length."),
    Recommendation(
      .labels, "Use the secondary label for subheadings and supplementary text.",
      "Only the author knows which text is supplementary; `LabeledContent` and the subtitles of "
        + "labels use this level by themselves."),
    Recommendation(
      .labels, "Use a non-editable NSTextField for labels on macOS.",
      "It is about code; a label in a spec is never a field."),
    Recommendation(
      .labels, "A date label can have several formats, calendars and time zones.",
      "It allows something, and asks for nothing; `DateLabel` has keys for each."),
    Recommendation(
      .labels, "Date and timer labels on a watch adapt to the available space.",
      "`DateLabel` and `TimerLabel` do so themselves."),
    Recommendation(
      .uiLabel, "Set text or attributed text: the one set last is shown.",
      "A spec works the same way: of 'text' and 'attributedText', the one written last is shown."),
    Recommendation(
      .uiLabel, "Set the width that breaks lines when nothing else says one.",
      "Layout gives a label a width in every picture; `label/cut` finds a width that is too "
        + "small."),
    Recommendation(
      .uiLabel, "Allow tightening before a text is truncated.",
      "It is a harmless choice of design; `label/cut` finds texts that are truncated all the same."
    ),
    Recommendation(
      .uiLabel, "Show the whole text when the pointer is over a truncated text.",
      "Where a spec asks for that, `label/cut` takes the truncation as intended."),
    Recommendation(
      .uiLabel, "Internationalise texts and set up Auto Layout.",
      "`label/cut` and the right-to-left rules look at the result."),
  ]
}
