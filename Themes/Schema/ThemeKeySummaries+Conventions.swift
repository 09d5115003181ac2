extension ThemeKeySummaries {
  /// The keys of conventions.
  static let conventions: [String: String] = [
    "conventions.alert": "How alerts are arranged.",
    "conventions.confirmationDialog": "How confirmation dialogs are arranged.",
    "conventions.sheet": "How sheets are arranged.",
    "conventions.rowRoles": "Where buttons with roles are in a row.",
    "conventions.menuButton": "The look of buttons that open menus.",
    "conventions.toolbar": "Where the items of toolbars are.",
    "conventions.screenBars": "Where the bars of a screen are.",
    "conventions.inlinePicker": "How inline pickers look outside of lists.",
    "conventions.wheels": "The kind of wheels: drums, or lists for a watch's crown.",
    "conventions.datePicker": "The kind of date pickers.",
    "conventions.pickerStyle": "The style of pickers without a 'style'.",
    "conventions.pickerStyles": "The styles that pickers may have.",
    "conventions.windows": "Whether apps have windows, which can be in front or behind others.",
    "conventions.accents": "Whether people choose an accent colour.",
    "conventions.bezels": "Whether buttons have bezels of several styles.",
    "conventions.dragging": "Whether people can drag something onto a control.",
    "conventions.rowButtons": "Whether rows of lists may have buttons at their ends.",
    "conventions.onOffLabels": "Whether switches can have marks for on and off.",
    "conventions.pickerTitles": "Whether segmented pickers show their title.",
    "conventions.pointer": "Whether people use a pointer, which can hit small targets.",
    "conventions.distant": "Whether people look at the screen from a distance.",
    "conventions.statusBarDay": "Whether the status bar also shows the day.",
    "conventions.unused": "Keys that change nothing, by component.",
    "conventions.instead": "What to use instead of missing components.",
  ]
}
