import Maquette

/// Texts in the form that a document needs before they are escaped.
enum MarkupText {
  /// A path as the argument of a directive, which is no address: docutils leaves out white space
  /// but for what has a backslash before it.
  static func argument(_ path: String) -> String {
    Escape.marking(path, with: "\\", before: "\\ ")
  }

  /// White space made single spaces, and nothing that a terminal or reader would obey.
  static func plain(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if scalar.properties.isWhitespace || scalar.value < 0x20 {
        if let last = result.last, last != " " { result.append(" ") }
      } else if !(0x7F...0x9F).contains(scalar.value) {
        result.append(scalar)
      }
    }
    if result.last == " " { result.removeLast() }
    return String(result)
  }
}
