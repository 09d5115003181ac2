/// Texts in the form that a markup needs.
enum MarkupText {
  /// In an attribute of HTML, or between its elements.
  static func html(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      default: result.append(character)
      }
    }
    return result
  }

  /// As the description of an image in Markdown.
  static func markdown(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      // Python-Markdown has no backslash before these.
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case "\\", "[", "]", "*", "_", "`": result += "\\\(character)"
      default: result.append(character)
      }
    }
    return result
  }

  /// As a quoted value of a directive's option.
  static func quoted(_ text: String) -> String {
    var result = "\""
    for character in text {
      if character == "\"" || character == "\\" { result += "\\" }
      result.append(character)
    }
    return result + "\""
  }

  /// A path as an address: all but the plainest characters as their UTF-8 in percent form. The
  /// slash, `@` and `~` stand for themselves.
  static func address(_ path: String) -> String {
    var result = ""
    for byte in path.utf8 {
      let isPlain =
        byte.isDigit || (byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A)
        || "-_./~@".utf8.contains(byte)
      if isPlain {
        result.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        result += digits.utf8.count == 1 ? "%0" + digits : "%" + digits
      }
    }
    return result
  }

  /// A path as the argument of a directive, which is no address: docutils leaves out white space
  /// but for what has a backslash before it.
  static func argument(_ path: String) -> String {
    path.replacing("\\", with: "\\\\").replacing(" ", with: "\\ ")
  }

  /// White space made single spaces, and nothing that a terminal or reader would obey.
  static func plain(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if scalar.properties.isWhitespace || scalar.value < 0x20 {
        if !result.isEmpty, !result.hasSuffix(" ") { result += " " }
      } else if !(0x7F...0x9F).contains(scalar.value) {
        result.unicodeScalars.append(scalar)
      }
    }
    while result.hasSuffix(" ") { result.removeLast() }
    return result
  }
}
