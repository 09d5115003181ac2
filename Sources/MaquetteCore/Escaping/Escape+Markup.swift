/// Markup: XML, HTML and Markdown.
extension Escape {
  /// For content of HTML, and for attributes in double quotes.
  package static func html(_ text: String) -> String { scalars(of: text, by: entity) }

  /// For content and attributes of XML 1.0 of any kind: characters that it forbids are left out,
  /// white space becomes spaces, and what editors obey is written as references.
  package static func xml(_ text: String) -> String {
    scalars(of: text) { scalar in
      switch scalar {
      case "'": "&#39;"
      // A parser would turn these into spaces in attributes and into line feeds elsewhere.
      case "\t", "\n", "\r": " "
      case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": ""
      case "\u{7F}"..."\u{9F}", "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}":
        "&#x\(String(scalar.value, radix: 16, uppercase: true));"
      default: entity(scalar)
      }
    }
  }

  /// What starts or ends something in every kind of SGML.
  private static func entity(_ scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case "&": "&amp;"
    case "<": "&lt;"
    case ">": "&gt;"
    case "\"": "&quot;"
    default: nil
    }
  }

  /// JSON that can stand in a `script` element: nothing in it ends the element or begins a comment.
  package static func script(_ json: String) -> String {
    scalars(of: json) { "<>&".unicodeScalars.contains($0) ? "\\u" + $0.value.hex(digits: 4) : nil }
  }

  /// For the description of an image in Markdown, on one line.
  package static func markdownDescription(_ text: String) -> String {
    scalars(of: text) { scalar in
      switch scalar {
      // Python-Markdown has no backslash before these.
      case "&": "&amp;"
      case "<": "&lt;"
      case "~", "$": "&#\(scalar.value);"
      case "\\", "[", "]", "*", "_", "`": "\\\(scalar)"
      default: nil
      }
    }
  }

  /// For a cell of a table in Markdown: nothing in it ends the cell, begins markup or breaks the line.
  package static func markdownCell(_ text: String) -> String {
    scalars(of: text) { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "~", "$": "&#\(scalar.value);"
      case "\\", "|", "*", "_", "`", "[", "]": "\\\(scalar)"
      default: isBreak(scalar) ? " " : nil
      }
    }
  }

  /// For a word of Markdown as GitHub reads it, inside of a table or not: mentions, references to
  /// issues and links don't come of it either.
  package static func markdownWord(_ text: String) -> String {
    scalars(of: text) { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\\", "`", "*", "_", "[", "]", "|", "#", "~", "@", "!", "(", ")", "$":
        "&#\(scalar.value);"
      default: isBreak(scalar) ? " " : nil
      }
    }
  }

  private static func isBreak(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\n", "\u{B}", "\u{C}", "\r", "\u{85}", "\u{2028}", "\u{2029}": true
    default: false
    }
  }
}
