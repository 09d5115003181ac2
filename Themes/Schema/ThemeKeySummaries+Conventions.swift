extension ThemeKeySummaries {
  /// The keys of conventions.
  static let conventions: [String: String] = [
    "conventions.alert": "How alerts are put together.",
    "conventions.confirmationDialog": "How confirmation dialogs are put together.",
    "conventions.sheet": "How sheets are put together.",
    "conventions.rowRoles": "Where buttons with roles are in a row.",
    "conventions.menuButton": "What the buttons look like that open menus.",
    "conventions.toolbar": "Where the items of toolbars are.",
    "conventions.screenBars": "Where the bars of a screen are.",
    "conventions.inlinePicker": "What an inline picker is outside of lists.",
    "conventions.wheels": "What wheels are.",
    "conventions.datePicker": "What date pickers are.",
    "conventions.pickerStyle": "The style of pickers that have none.",
    "conventions.pickerStyles": "The styles that pickers may have.",
    "conventions.windows": "Whether apps have windows, one of which is in front.",
    "conventions.accents": "Whether people choose an accent colour.",
    "conventions.bezels": "Whether buttons have bezels of several styles.",
    "conventions.dragging": "Whether things are dragged onto others.",
    "conventions.rowButtons": "Whether rows of lists may have buttons at their ends.",
    "conventions.onOffLabels": "Whether switches can have marks for on and off.",
    "conventions.pickerTitles": "Whether titles are before segmented pickers, too.",
    "conventions.pointer": "Whether a pointer hits what a finger would miss.",
    "conventions.distant": "Whether the screen is looked at from afar.",
    "conventions.statusBarDay": "Whether the status bar says the day, too.",
    "conventions.unused": "Keys that change nothing, by component.",
    "conventions.instead": "What to use in the place of components that there are not.",
  ]
}
