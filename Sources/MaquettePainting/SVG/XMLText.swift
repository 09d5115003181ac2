/// Writes text so that XML of any kind takes it.
enum XMLText {
  /// The text with markup characters escaped and characters that XML 1.0 forbids left out, for
  /// content and for attributes in double quotes.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      // A parser would turn these into spaces in attributes and into line feeds elsewhere.
      case "\t", "\n", "\r": result += " "
      // Terminals and editors obey these; a reader of XML finds the same characters.
      case "\u{7F}"..."\u{9F}", "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}":
        result += "&#x\(String(scalar.value, radix: 16, uppercase: true));"
      default: if isAllowed(scalar) { result.unicodeScalars.append(scalar) }
      }
    }
    return result
  }

  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x20 && scalar.value != 0xFFFE && scalar.value != 0xFFFF
  }

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
