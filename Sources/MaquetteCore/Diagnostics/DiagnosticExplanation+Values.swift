/// Values of specs.
extension DiagnosticExplanation {
  static let badValue = DiagnosticExplanation(
    "The value is of the right kind but means nothing here.",
    example: "Label: Hello\ncolor: \"#12\"\n", mended: "Label: Hello\ncolor: \"#112233\"\n",
    advice: "The message says what is allowed.")

  static let wrongType = DiagnosticExplanation(
    "The value is of another kind than the key takes: text for a number, a list for a map.",
    example: "VStack:\n  spacing: wide\n  children: [Label: Hello]\n",
    mended: "VStack:\n  spacing: 12\n  children: [Label: Hello]\n",
    advice: "Write what the message asks for. A value that starts with # needs quotes.")

  static let outOfRange = DiagnosticExplanation(
    "A number, index or choice lies outside of what there is.",
    example: "SegmentedControl: [Day, Week]\nselection: 7\n",
    mended: "SegmentedControl: [Day, Week]\nselection: 1\n",
    advice: "Use one within the bounds that the message names; indexes start at 0.")

  static let missingKey = DiagnosticExplanation(
    "The component cannot be drawn without this key.",
    example: "NumberLabel:\n  style: percent\n",
    mended: "NumberLabel:\n  value: 0.5\n  style: percent\n", advice: "Add it.")

  static let conflictingKeys = DiagnosticExplanation(
    "Two keys say different things about the same.",
    example: "Button: Buy\nsymbol: cart\nicon: {Image: star}\n",
    mended: "Button: Buy\nsymbol: cart\n",
    advice: "Keep one of them.")

  static let notOnPlatform = DiagnosticExplanation(
    "The platform, or the device, does not have this.",
    example: "platform: ios\nGradientButton:\n  symbol: plus\n",
    mended: "platform: macos\nGradientButton:\n  symbol: plus\n",
    advice: "Draw it on a platform that has it, or use what this one has in its place.")

  static let doubtful = DiagnosticExplanation(
    "It is drawn as written, but the platform would not, or a guideline advises against it.",
    example: "platform: macos\nGradientButton: Add\n",
    mended: "platform: macos\nGradientButton:\n  symbol: plus\n",
    advice: "Do as the message says, unless you mean it.")

  static let nothingToShow = DiagnosticExplanation(
    "A control has nothing that people could see, hear or choose.",
    example: "Button:\n  style: filled\n", mended: "Button: Continue\nstyle: filled\n",
    advice: "Give it a title, a symbol or something to choose from.")

  static let unusedKey = DiagnosticExplanation(
    "The key changes nothing here.",
    example: "NumberLabel: 5\ncurrency: EUR\n",
    mended: "NumberLabel: 5\nstyle: currency\ncurrency: EUR\n", advice: "Leave it out.")

  static let circularDefinition = DiagnosticExplanation(
    "A definition, or a file of definitions, needs itself, so that it would never end.",
    example: "definitions:\n  Row: {HStack: [Row: ]}\nRow:\n",
    mended: "definitions:\n  Row: {HStack: [Label: Hello]}\nRow:\n",
    advice: "Follow the circle that the message names, and take one of its uses out.")

  static let missingTranslation = DiagnosticExplanation(
    "A text has no translation into the language of the picture, and is drawn as it is.",
    advice: """
      Add it to the file that 'strings' names. A text that is the same in all languages stands there, \
      too; in a string catalogue it has "shouldTranslate": false.
      """)

  static let missingWords = DiagnosticExplanation(
    "There are no words for dates in this language; numbers and neutral marks are drawn.",
    advice: "Name another locale.")

  static let incompleteTheme = DiagnosticExplanation(
    "The theme lacks something that the picture needs.",
    advice: "Add it to the theme, or let the theme extend a built-in one: 'extends: ios'.")
}
