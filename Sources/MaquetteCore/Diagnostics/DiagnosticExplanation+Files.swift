/// Files, fonts and what is found about pictures.
extension DiagnosticExplanation {
  static let missingFont = DiagnosticExplanation(
    "A font family that the theme names is not installed; another one is drawn in its place.",
    advice: "Install the package that the message names, or add the files with --font-path.")

  static let missingGlyph = DiagnosticExplanation(
    "No font at hand has one of the text's characters; a box is drawn in its place.",
    example: "Label: \"\\U0001FAEAB\\uE123\"\n", mended: "Label: Hello\n",
    advice: "Install the package that the message names, or add a font with --font-path.")

  static let substitutedFont = DiagnosticExplanation(
    "A font lacks the weight, slant, design or width asked for; the nearest is drawn.",
    example: "Label: Hello\nfont: body rounded\n", mended: "Label: Hello\nfont: body\n",
    advice: "'maquette fonts' lists what there is; a theme of your own may name other families.")

  static let badFont = DiagnosticExplanation(
    "A font file cannot be read, or its glyphs cannot be drawn.",
    advice: "Install the font again, or use another one.")

  static let missingHyphenation = DiagnosticExplanation(
    """
    Words are to be divided, and the patterns that say where those of the language may be are not \
    installed; no word is divided.
    """,
    advice: "Install the package that the message names.")

  static let unreadableFile = DiagnosticExplanation(
    "A file is not there, is no regular file, or may not be read.",
    example: "Image: no-such-picture.png\n", mended: "Image: star\n",
    advice: "Check its name, which starts at the spec's folder, and its permissions.")

  static let fileOutsideFolder = DiagnosticExplanation(
    """
    A spec may only name files in its own folder and below, so that drawing somebody else's spec \
    reads nothing of yours. A spec from standard input has no folder.
    """,
    example: "Image: ../photo.png\n", mended: "Image: star\n",
    advice: "Move the file below the spec's folder, or use the flag of the same name.")

  static let badPicture = DiagnosticExplanation(
    "A PNG, JPEG or SVG file is damaged, or needs a library that is not installed.",
    advice: "Save it again, or install the library that the message names.")

  static let cannotWrite = DiagnosticExplanation(
    "A file could not be written. What was there before is untouched.",
    advice: "Check the folder's permissions and the room on the disk.")

  static let libraryFailure = DiagnosticExplanation(
    "Cairo, FreeType, librsvg or libdeflate failed, mostly for want of memory.",
    advice: "Draw less at a time, with a smaller -j; if it stays, it is a bug worth reporting.")

  static let hitTargetOverlap = DiagnosticExplanation(
    "Two controls take the same touches, so that one of them gets what was meant for the other.",
    example:
      "ZStack:\n  children:\n    - Button: Select All\n    - Button: Edit\n",
    mended:
      "HStack:\n  spacing: 40\n  children:\n    - Button: Select All\n    - Button: Edit\n",
    advice: "Move them apart; '--overlay hit-targets' shows where they take touches.")

  static let hitTargetCrowding = DiagnosticExplanation(
    """
    Two controls are closer than the Human Interface Guidelines advise. Only 'inspect' tells it.
    """,
    advice: "Leave more room between them.")

  static let hitTargetSmall = DiagnosticExplanation(
    """
    A control takes touches in less than the Human Interface Guidelines advise (44 × 44 points on \
    iOS). Only 'inspect' tells it.
    """,
    advice: "Make it larger.")

  static let textTruncated = DiagnosticExplanation(
    """
    A text is cut, or a title made smaller, because it has no room. Only 'inspect' tells it, but in a pseudolanguage it is \
    a warning.
    """,
    example: "pseudo: long\nLabel: A name that is much too long\nwidth: 60\n",
    mended: "pseudo: long\nLabel: Yes\n",
    advice: "Give it more room, more lines ('numberOfLines: 0') or a shorter text.")

  static let explicitAlignment = DiagnosticExplanation(
    """
    The alignment 'left' or 'right' stays where it is in right-to-left languages. Only 'inspect' \
    tells it.
    """,
    advice: "Write 'leading' or 'trailing', unless you mean the side.")

  static let ambiguousNumber = DiagnosticExplanation(
    """
    In right-to-left text the groups of one number keep their order, and several numbers run from \
    the right. Nothing says which of both these digits are. Only 'inspect' tells it.
    """,
    advice: "Write 'dataDetector: phoneNumber', 'creditCard', 'code' or 'list'.")

  static let outsideCanvas = DiagnosticExplanation(
    "Something lies outside of the picture and is cut, or not there at all.",
    example:
      "Label: A text that is wider than the picture\nwidth: 60\nnumberOfLines: 1\nframe: {width: 200}\n",
    mended: "Label: A text that is wider than the picture\nframe: {width: 200}\n",
    advice: "Make 'width' or 'height' larger, or leave them out.")

  static let materialContrast = DiagnosticExplanation(
    "A text in front of glass or another material is hard to read over what is really behind it.",
    advice: "Take another colour for it, or put something calmer behind the material. "
      + "'maquette inspect' tells contrasts below 4.5 to 1, or below 3 to 1 for bold texts and those "
      + "of 18 points and more.")

  static let imageColorProfile = DiagnosticExplanation(
    "A picture has a colour profile, which is not applied: its numbers are taken as sRGB.",
    advice: "Convert it to sRGB and save it again.")

  static let guideline = DiagnosticExplanation(
    """
    A recommendation of the Human Interface Guidelines is not followed. Only 'lint' tells it, with \
    the name of the rule, for example button/one-prominent.
    """,
    advice: "'maquette explain' and the name of the rule tell more.")
}
