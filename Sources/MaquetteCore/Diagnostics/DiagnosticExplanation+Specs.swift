/// Texts and names of specs.
extension DiagnosticExplanation {
  static let badSyntax = DiagnosticExplanation(
    """
    The text is neither YAML nor JSON in UTF-8, so nothing in it can be read. Often a quote or a \
    bracket is not closed, or a key is not in the column of the others.
    """,
    example: "Label: \"Sign in\n", mended: "Label: \"Sign in\"\n",
    advice: "Look at the place and just before it. Texts with ': ' or ' #' in them need quotes.")

  static let duplicateKey = DiagnosticExplanation(
    "A key occurs twice in one map, so one of its values would be ignored.",
    example: "Label: Hello\ncolor: secondary\ncolor: primary\n",
    mended: "Label: Hello\ncolor: primary\n", advice: "Remove one of them.")

  static let tooMuch = DiagnosticExplanation(
    """
    The input is too large, too deep, or has too many parts. Limits keep a mistake from using all \
    memory or running all day. No real interface comes near them. You can raise the limits of time \
    and memory with --timeout, --max-memory, --image-timeout and --image-max-memory.
    """,
    example: "Label: Hello\nwidth: 90000\nheight: 90000\n",
    mended: "Label: Hello\nwidth: 390\nheight: 844\n",
    advice: "Split the input, or use smaller numbers.")

  static let unknownComponent = DiagnosticExplanation(
    """
    There is no component of this name. Names are those of SwiftUI, UIKit and the Human Interface \
    Guidelines, and start with a capital letter.
    """,
    example: "Buton: Continue\n", mended: "Button: Continue\n",
    advice: "'maquette components' lists all of them.")

  static let noComponent = DiagnosticExplanation(
    "A component is missing here. A component is a key that begins with a capital letter.",
    example: "width: 390\n", mended: "width: 390\nLabel: Hello\n",
    advice: "Name one, for example 'Label: Hello'; 'maquette init' writes a spec to start from.")

  static let secondComponent = DiagnosticExplanation(
    "Two components are in one map. A map is one component with its keys.",
    example: "VStack:\n  - Label: Name\n    Button: Save\n",
    mended: "VStack:\n  - Label: Name\n  - Button: Save\n",
    advice: "Start a new item of the list with '- '.")

  static let unknownKey = DiagnosticExplanation(
    "The component, or the top of the spec, has no key of this name.",
    example: "Button: Continue\nstile: filled\n", mended: "Button: Continue\nstyle: filled\n",
    advice: "'maquette components NAME' lists the keys of a component.")

  static let unknownValue = DiagnosticExplanation(
    "The key takes one word of a list, and this word is not in the list.",
    example: "Button: Continue\nappearance: drak\n",
    mended: "Button: Continue\nappearance: dark\n",
    advice: "Use a word that the message names; 'maquette components NAME' lists all of them.")

  static let unknownColor = DiagnosticExplanation(
    "The value is neither a colour of the theme nor #RRGGBB.",
    example: "Label: Hello\ncolor: secundary\n", mended: "Label: Hello\ncolor: secondary\n",
    advice: "'maquette themes ios' lists the colours of a theme; your own theme may add some.")

  static let unknownSymbol = DiagnosticExplanation(
    "There is no symbol of this name. Symbols have the names of SF Symbols.",
    example: "Button: Buy\nsymbol: cartt\n", mended: "Button: Buy\nsymbol: cart\n",
    advice: "'maquette components Image' lists them; a file of your own may add some.")

  static let unknownDevice = DiagnosticExplanation(
    "There is no device of this name.",
    example: "device: iPhone 99\nLabel: Hello\n", mended: "device: iPhone 15\nLabel: Hello\n",
    advice: "'maquette themes --devices' lists them.")

  static let unknownTheme = DiagnosticExplanation(
    """
    There is no theme of this name. A theme is a built-in one (ios, macos and so on), or a file that \
    ends in .yaml.
    """,
    example: "theme: brnd\nLabel: Hello\n", mended: "theme: ios\nLabel: Hello\n",
    advice: "Correct the name, or name the file.")

  static let sameFile = DiagnosticExplanation(
    "Two pictures would be written to one file, and the second would replace the first.",
    advice: "Rename a spec, leave a variant out, or draw into different folders with -o.")
}
