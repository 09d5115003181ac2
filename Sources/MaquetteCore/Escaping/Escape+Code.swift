/// Strings and names in code and data: JSON, YAML, Swift, manual pages, addresses.
extension Escape {
  /// A string of JSON, without its quotes. JSON is printed into the logs of build servers, too, which
  /// obey some commands wherever they stand.
  package static func json(_ text: String) -> String {
    let mayCommand = text.utf8.contains(UInt8(ascii: "#"))
    var before: [Unicode.Scalar] = []
    return scalars(of: text) { scalar in
      if mayCommand {
        if scalar == "[", endsInCommandMark(before) { return "\\u005b" }
        before.append(scalar)
      }
      return backslashed(scalar)
        ?? (scalar.isObeyed ? "\\u" + scalar.value.hex(digits: 4) : nil)
    }
  }

  /// What strings of every language write with a backslash.
  private static func backslashed(_ scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case "\"", "\\": "\\\(scalar)"
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    default: nil
    }
  }

  /// A scalar of YAML in double quotes, without them. What older readers refuse or fold is escaped.
  package static func yaml(_ text: String) -> String {
    scalars(of: text) { scalar in
      switch scalar {
      case "\u{A0}", "\u{FEFF}", "\u{FFFE}", "\u{FFFF}": "\\u" + scalar.value.hex(digits: 4)
      default:
        backslashed(scalar) ?? (scalar.isObeyed ? "\\u" + scalar.value.hex(digits: 4) : nil)
      }
    }
  }

  /// A text as YAML has it outside of quotes; in double quotes where it would mean something else there.
  ///
  /// - Parameter isInBrackets: whether it stands in a list or a map in brackets, where commas end it.
  package static func yamlValue(_ text: String, isInBrackets: Bool = false) -> String {
    let isPlain =
      text.utf8.first.map { !"#&*!|>'\"%@`,[]{} ".utf8.contains($0) } ?? false
      && text.utf8.last != 0x20 && text.utf8.last != UInt8(ascii: ":")
      && !["- ", "? ", ": "].contains(where: text.hasPrefix) && text != "-" && text != "?"
      && !text.contains(" #") && !text.contains(": ") && !text.utf8.contains { $0 < 0x20 }
      && !(isInBrackets && text.utf8.contains { ",[]{}".utf8.contains($0) })
    return isPlain ? text : "\"\(yaml(text))\""
  }

  /// A string literal of Swift, without its quotes: what nobody sees, and what turns round the text
  /// after it in an editor, is escaped.
  package static func swift(_ text: String) -> String {
    scalars(of: text) { scalar in
      switch scalar {
      case "\u{A0}", "\u{200B}"..."\u{200D}", "\u{FEFF}": swiftCode(scalar)
      default: backslashed(scalar) ?? (scalar.isObeyed ? swiftCode(scalar) : nil)
      }
    }
  }

  private static func swiftCode(_ scalar: Unicode.Scalar) -> String {
    "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
  }

  /// A comment of one line, in Swift or another language that ends it with the line.
  package static func comment(_ text: String) -> String {
    scalars(of: text) { $0.isObeyed || $0 == "\u{A0}" ? " " : nil }
  }

  /// A line of text in a manual page.
  package static func roff(_ line: String) -> String {
    let text = scalars(of: line) { scalar in
      switch scalar {
      case "\\": "\\e"
      case "-": "\\-"
      case "`": "\\(ga"
      case "^": "\\(ha"
      case "~": "\\(ti"
      default: nil
      }
    }
    // Either would begin a request.
    let first = text.unicodeScalars.first
    return first == "." || first == "'" ? "\\&" + text : text
  }

  /// A literal part of a date pattern (UTS #35), in quotes; empty for an empty text.
  package static func datePattern(_ text: String) -> String {
    text.isEmpty ? "" : "'" + marking(text, with: "'", before: "'") + "'"
  }

  /// A text string of PDF: UTF-16 in hexadecimal, which needs no escapes.
  package static func pdf(_ text: String) -> String {
    "<FEFF\(text.utf16.map { $0.hex(digits: 4, uppercase: true) }.joined())>"
  }

  /// A path in an address (RFC 3986): every byte but letters, digits and some others as `%XX`.
  ///
  /// - Parameter plain: the others that stand for themselves.
  package static func address(_ path: String, plain: String = "-_./~@") -> String {
    let plain = Set(plain.utf8)
    var result = ""
    for byte in PathText.bytes(of: path) {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        result.unicodeScalars.append(Unicode.Scalar(byte))
      case _ where plain.contains(byte): result.unicodeScalars.append(Unicode.Scalar(byte))
      default: result += "%" + byte.hex(digits: 2, uppercase: true)
      }
    }
    return result
  }
}
