extension Recommendation {
  static let buttons: [Recommendation] = [
    Recommendation(
      .buttons, "If an interface icon makes sense in a button, consider an SF Symbol.",
      "All symbols have the names of SF Symbols; there are no others."),
    Recommendation(
      .buttons, "Use title-style capitalisation for the label of a button on every platform.",
      "`button/title-case` checks it on macOS only. Elsewhere, the system itself writes rows, "
        + "links and questions as sentences, and a picture does not show whether such a title is a "
        + "mistake."),
    Recommendation(
      .buttons, "If a button has two lines of text or a tall icon, use a flexible-height button.",
      "Drawing warns about a second line or a tall symbol in a bezel of fixed height; "
        + "`button/flexible-height` finds the opposite."),
    Recommendation(
      .buttons, "Show an activity indicator in a button whose action does not complete at once.",
      "A picture does not show how long an action takes; `button/activity-title` looks at its "
        + "words."),
    Recommendation(
      .buttons, "A view closes by itself when people press Return and a button is primary.",
      "It is about behaviour, which a picture does not show."),
    Recommendation(
      .buttons, "Push buttons can be the default of a view and can be tinted.",
      "It allows something, and asks for nothing."),
    Recommendation(
      .buttons, "Consider spring loading on a Mac with a Magic Trackpad.",
      "It is about behaviour, which a picture does not show; `springLoadingHighlight` draws its "
        + "look."),
    Recommendation(
      .buttons, "Use the help button that the system provides.",
      "There is no other one: `HelpButton` draws it, and a `Button` with a question mark may mean "
        + "a question."
    ),
    Recommendation(
      .buttons, "Open the help topic that belongs to what people see.",
      "It is about behaviour, which a picture does not show."),
    Recommendation(
      .buttons, "Avoid a border that the system provides around an image button.",
      "`ImageButton` has none."),
    Recommendation(
      .buttons, "On a watch the corner radius depends on whether the view scrolls.",
      "The theme draws 22 and 9 points by itself; `button/watch-radius` finds others."),
    Recommendation(
      .buttons, "If you need a button in a toolbar, use a toolbar item.",
      "The buttons of a `Toolbar` are its items; `button/image-in-window-frame` and similar rules "
        + "find others."
    ),
    Recommendation(
      .buttons, "Where two buttons of a watch share a row, use images or short titles.",
      "`button/watch-heights` looks at their heights; `label/cut` finds a title that is too long "
        + "for its half."
    ),
    Recommendation(
      .buttons, "Gradient buttons may behave as push buttons, toggles or pop-up buttons.",
      "It allows something; drawing warns about a state that the behaviour does not have."),
  ]

  static let pickers: [Recommendation] = [
    Recommendation(
      .pickers, "The values of a picker and their order depend on the language of the device.",
      "`DatePicker` takes them from CLDR; the author writes the texts of a `Picker`."),
    Recommendation(
      .pickers, "The minute interval divides 60.",
      "A spec with another interval is an error (bad-value)."),
    Recommendation(
      .pickers, "A compact picker opens a view in which people make several changes.",
      "`isPresented` draws it; a picture does not show what people do next."),
    Recommendation(
      .pickers,
      "On a Mac, the textual style suits small spaces, and the graphical one suits browsing.",
      "A picture does not show what people want to do; `across/off-canvas` finds what does not fit."
    ),
    Recommendation(
      .pickers, "Wheels also take what people type on a keyboard.",
      "It is about behaviour, which a picture does not show."),
    Recommendation(
      .pickers, "A stack picker animates cards, a sequence shows images without animation.",
      "It is about motion; each style draws one moment of it."),
    Recommendation(
      .pickers, "Configure the outline, caption and indicator of a picker on a watch as it needs.",
      "`picker/watch-caption` and `picker/watch-indicator` look at two of them; the outline is the "
        + "default."
    ),
  ]
}
