/// Names that SVG takes.
enum XMLText {
  /// An identifier made of a text: letters, digits, `-` and `_`, starting with a letter; anything
  /// else becomes `-`, so that it can stand in `url(#…)` without escapes.
  static func identifier(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      let isPlain =
        scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar))
      result.unicodeScalars.append(isPlain || scalar == "_" ? scalar : "-")
    }
    let startsWithLetter = result.unicodeScalars.first?.properties.isAlphabetic ?? false
    return startsWithLetter ? result : "m" + result
  }
}
