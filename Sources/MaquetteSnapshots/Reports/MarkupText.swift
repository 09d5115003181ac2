import MaquetteCore

/// Users' texts inside of markup, where nothing of them is taken for markup.
enum MarkupText {
  /// For content and attributes of XML 1.0 and HTML; characters that XML forbids and those that
  /// reorder what follows them become U+FFFD, and line feeds become spaces.
  static func xml(_ text: String) -> String {
    var result = ""
    for scalar in ResultWords.line(text).unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      case "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// JSON that can stand in a `script` element: nothing in it ends the element or begins a comment.
  static func script(_ value: JSONValue) -> String {
    value.text.replacing("<", with: "\\u003c").replacing(">", with: "\\u003e")
      .replacing("&", with: "\\u0026")
  }

  /// A word of Markdown, as GitHub reads it, inside of a table or not.
  static func markdown(_ text: String) -> String {
    var result = ""
    for scalar in ResultWords.line(text).unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      // Commands of GitHub, mentions and links must not come from a name either.
      case "\\", "`", "*", "_", "[", "]", "|", "#", "~", "@", "!", "(", ")":
        result += "&#\(scalar.value);"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// A path in a link: each byte that is not plain as `%XX`, so that names with `#`, `?` and `%`
  /// lead to their files.
  static func link(_ path: String) -> String {
    var result = ""
    for byte in PathText.bytes(of: path) {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"),
        UInt8(ascii: "."), UInt8(ascii: "~"), UInt8(ascii: "/"), UInt8(ascii: "@"):
        result.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        result += "%" + (digits.utf8.count == 1 ? "0" : "") + digits
      }
    }
    return result
  }
}
