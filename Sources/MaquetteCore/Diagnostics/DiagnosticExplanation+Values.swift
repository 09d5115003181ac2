/// Values of specs.
extension DiagnosticExplanation {
  static let badValue = DiagnosticExplanation(
    "The value has the right type, but no meaning for this key.",
    example: "Label: Hello\ncolor: \"#12\"\n", mended: "Label: Hello\ncolor: \"#112233\"\n",
    advice: "The message says what is allowed.")

  static let wrongType = DiagnosticExplanation(
    "The value has the wrong type: a text instead of a number, or a list instead of a map.",
    example: "VStack:\n  spacing: wide\n  children: [Label: Hello]\n",
    mended: "VStack:\n  spacing: 12\n  children: [Label: Hello]\n",
    advice: "Write what the message asks for. A value that starts with # needs quotes.")

  static let outOfRange = DiagnosticExplanation(
    "A number, an index or a choice is out of its range.",
    example: "SegmentedControl: [Day, Week]\nselection: 7\n",
    mended: "SegmentedControl: [Day, Week]\nselection: 1\n",
    advice: "Use one within the bounds that the message names; indexes start at 0.")

  static let missingKey = DiagnosticExplanation(
    "The component cannot be drawn without this key.",
    example: "NumberLabel:\n  style: percent\n",
    mended: "NumberLabel:\n  value: 0.5\n  style: percent\n", advice: "Add it.")

  static let conflictingKeys = DiagnosticExplanation(
    "Two keys contradict each other.",
    example: "Button: Buy\nsymbol: cart\nicon: {Image: star}\n",
    mended: "Button: Buy\nsymbol: cart\n",
    advice: "Keep one of them.")

  static let notOnPlatform = DiagnosticExplanation(
    "The platform, or the device, does not have this.",
    example: "platform: ios\nGradientButton:\n  symbol: plus\n",
    mended: "platform: macos\nGradientButton:\n  symbol: plus\n",
    advice: "Choose a platform that has it, or use the equivalent of this platform.")

  static let doubtful = DiagnosticExplanation(
    """
    The picture shows what you wrote, but the platform would draw it differently, or a guideline \
    advises against it.
    """,
    example: "platform: macos\nGradientButton: Add\n",
    mended: "platform: macos\nGradientButton:\n  symbol: plus\n",
    advice: "Do as the message says, unless you mean what you wrote.")

  static let nothingToShow = DiagnosticExplanation(
    "A control has nothing that people could see, hear or choose.",
    example: "Button:\n  style: filled\n", mended: "Button: Continue\nstyle: filled\n",
    advice: "Give it a title, a symbol or something to choose from.")

  static let unusedKey = DiagnosticExplanation(
    "The key changes nothing here.",
    example: "NumberLabel: 5\ncurrency: EUR\n",
    mended: "NumberLabel: 5\nstyle: currency\ncurrency: EUR\n", advice: "Leave it out.")

  static let circularDefinition = DiagnosticExplanation(
    "A definition, or a file of definitions, uses itself, so drawing it would never end.",
    example: "definitions:\n  Row: {HStack: [Row: ]}\nRow:\n",
    mended: "definitions:\n  Row: {HStack: [Label: Hello]}\nRow:\n",
    advice: "Follow the circle that the message names, and remove one of its uses.")

  static let missingTranslation = DiagnosticExplanation(
    "A text has no translation into the language of the picture, so it is drawn untranslated.",
    advice: """
      Add it to the file that 'strings' names. Add texts that are the same in all languages, too; in a \
      string catalogue, they have "shouldTranslate": false.
      """)

  static let missingWords = DiagnosticExplanation(
    "There are no words for dates in this language: dates are drawn as numbers and neutral marks. Or words of the "
      + "system, such as More, are not known in it: they are drawn in English.",
    advice: "Name another locale, or write titles of your own.")

  static let incompleteTheme = DiagnosticExplanation(
    "The theme lacks something that the picture needs.",
    advice: "Add it to the theme, or let the theme extend a built-in one: 'extends: ios'.")
}
