/// Files, fonts and what is found about pictures.
extension DiagnosticExplanation {
  static let missingFont = DiagnosticExplanation(
    "A font family that the theme names is not installed, so another one is used.",
    advice: "Install the package that the message names, or add the files with --font-path.")

  static let missingGlyph = DiagnosticExplanation(
    "No installed font has one of the text's characters, so a box is drawn in its place.",
    example: "Label: \"\\U0001FAEAB\\uE123\"\n", mended: "Label: Hello\n",
    advice: "Install the package that the message names, or add a font with --font-path.")

  static let substitutedFont = DiagnosticExplanation(
    "The font lacks the weight, slant, design or width that was asked for; the nearest one is used.",
    example: "Label: Hello\nfont: body rounded\n", mended: "Label: Hello\nfont: body\n",
    advice: "'maquette fonts' lists the fonts; a theme of your own may name other families.")

  static let badFont = DiagnosticExplanation(
    "A font file cannot be read, or its glyphs cannot be drawn.",
    advice: "Install the font again, or use another one.")

  static let missingHyphenation = DiagnosticExplanation(
    """
    The text should be hyphenated, but the hyphenation patterns of its language are not installed. \
    No word is divided.
    """,
    advice: "Install the package that the message names.")

  static let unreadableFile = DiagnosticExplanation(
    "A file does not exist, is not a regular file, or cannot be read.",
    example: "Image: no-such-picture.png\n", mended: "Image: star\n",
    advice: "Check its permissions and its name. The name is relative to the spec's folder.")

  static let fileOutsideFolder = DiagnosticExplanation(
    """
    A spec can name only files in or below its own folder, or the folder of its project file. Another \
    person's spec therefore cannot read your files. A spec from standard input has no folder.
    """,
    example: "Image: ../photo.png\n", mended: "Image: star\n",
    advice: """
      Move the file below the spec's folder. For a theme or symbols, you can also use the flag --theme \
      or --symbols.
      """)

  static let badPicture = DiagnosticExplanation(
    "A PNG, JPEG or SVG file is damaged, or needs a library that is not installed.",
    advice: "Save it again, or install the library that the message names.")

  static let cannotWrite = DiagnosticExplanation(
    "A file could not be written. Its earlier contents are unchanged.",
    advice: "Check the folder's permissions and the free space on the disk.")

  static let libraryFailure = DiagnosticExplanation(
    "Cairo, FreeType, librsvg or libdeflate failed, most likely because memory ran out.",
    advice:
      "Draw fewer pictures at a time, with a smaller -j. If that does not help, please report a bug."
  )

  static let hitTargetOverlap = DiagnosticExplanation(
    "The hit targets of two controls overlap, so one gets touches that are meant for the other.",
    example:
      "ZStack:\n  children:\n    - Button: Select All\n    - Button: Edit\n",
    mended:
      "HStack:\n  spacing: 40\n  children:\n    - Button: Select All\n    - Button: Edit\n",
    advice: "Move them apart; '--overlay hit-targets' shows where they take touches.")

  static let hitTargetCrowding = DiagnosticExplanation(
    """
    Two controls are closer together than the Human Interface Guidelines advise. 'inspect' notes \
    this; 'render' and 'check' do not.
    """,
    advice: "Leave more space between them.")

  static let hitTargetSmall = DiagnosticExplanation(
    """
    The hit target of a control is smaller than the Human Interface Guidelines advise (44 × 44 \
    points on iOS). 'inspect' notes this, and 'lint' warns of it; 'render' and 'check' do not.
    """,
    advice: "Make it larger.")

  static let textTruncated = DiagnosticExplanation(
    """
    There is too little space for a text, so the text is cut, or shrunk if it is a title. 'inspect' \
    notes this, and 'lint' warns of it. 'render' and 'check' warn of it only in a pseudolanguage.
    """,
    example: "pseudo: long\nLabel: A name that is much too long\nwidth: 60\n",
    mended: "pseudo: long\nLabel: Yes\n",
    advice: "Give it more space or more lines ('numberOfLines: 0'), or make the text shorter.")

  static let explicitAlignment = DiagnosticExplanation(
    """
    The alignment 'left' or 'right' is not mirrored in right-to-left languages. 'inspect' notes \
    this; 'render' and 'check' do not.
    """,
    advice: "Write 'leading' or 'trailing', unless you mean the side.")

  static let ambiguousNumber = DiagnosticExplanation(
    """
    In right-to-left text, the groups of one number keep their order, and several numbers are read \
    from right to left. It is not clear whether these digits are one number or several. 'inspect' \
    notes this; 'render' and 'check' do not.
    """,
    advice: "Write 'dataDetector: phoneNumber', 'creditCard', 'code' or 'list'.")

  static let outsideCanvas = DiagnosticExplanation(
    "Something is outside the picture, so it is cut or not visible at all.",
    example:
      "Label: A text that is wider than the picture\nwidth: 60\nnumberOfLines: 1\nframe: {width: 200}\n",
    mended: "Label: A text that is wider than the picture\nframe: {width: 200}\n",
    advice: "Make 'width' or 'height' larger, or leave them out.")

  static let materialContrast = DiagnosticExplanation(
    """
    A text in front of a material has too little contrast with the colours that show through the \
    material.
    """,
    advice: "Use another colour for it, or put something calmer behind the material. "
      + "'maquette inspect' reports contrasts below 4.5 to 1, or below 3 to 1 for bold texts and "
      + "texts of 18 points or more.")

  static let imageColorProfile = DiagnosticExplanation(
    "A picture has a colour profile. The profile is not applied: the colours are read as sRGB.",
    advice: "Convert it to sRGB and save it again.")

  static let guideline = DiagnosticExplanation(
    """
    A recommendation of the Human Interface Guidelines is not followed. Only 'lint' reports this, with \
    the name of the rule, for example button/one-prominent.
    """,
    advice: "'maquette explain RULE' says more about it.")
}
