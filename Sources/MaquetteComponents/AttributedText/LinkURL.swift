import MaquetteCore

/// The URL of a link, absolute or relative, that is safe to write into a page or document.
///
/// Any scheme will do but those that run code or carry a document of their own: `javascript`,
/// `vbscript` and `data`. White space, control characters, marks that reorder text, quotation
/// marks, angle brackets and backslashes must be percent-encoded; other characters need not be.
public struct LinkURL: Hashable, Sendable {
  /// The URL as it was written.
  public let text: String

  /// Schemes that are refused.
  public static let refusedSchemes = ["javascript", "vbscript", "data"]

  /// A URL.
  ///
  /// - Throws: a message that says what is wrong with the text.
  public init(_ text: String) throws(DiagnosticError) {
    if let problem = LinkURL.problem(with: text) {
      throw DiagnosticError(problem.message, hint: problem.hint)
    }
    self.text = text
  }

  /// Why a text is no URL of a link.
  static func problem(with text: String) -> (message: String, hint: String)? {
    let example = "write an address such as https://www.apple.com or mailto:me@example.com"
    guard !text.isEmpty else { return ("a link needs a URL", example) }
    guard text.utf8.count <= Limits.textBytes else {
      return (
        "the URL has \(text.utf8.count) bytes; the limit is \(Limits.textBytes)", "shorten it"
      )
    }
    let shown = SpecNode.excerpt(text)
    if let bad = text.unicodeScalars.first(where: isForbidden) {
      return (
        "the URL '\(shown)' contains \(bad.codePoint), which is not allowed in a URL",
        "percent-encode or remove it"
      )
    }
    guard isEscapedWell(text) else {
      return ("the URL '\(shown)' has a '%' without two hexadecimal digits", "write %25 for '%'")
    }
    // What stands before the first ':' is a scheme, unless a path, query or fragment began before.
    let head = text.prefix { !":/?#".contains($0) }
    guard head.endIndex < text.endIndex, text[head.endIndex] == ":" else { return nil }
    let scheme = head.lowercased()
    guard isScheme(scheme) else {
      return ("'\(SpecNode.excerpt(scheme)):' is not a URL scheme", example)
    }
    guard !refusedSchemes.contains(scheme) else {
      return ("a link may not lead to a '\(scheme):' URL", example)
    }
    return nil
  }

  private static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "<", ">", "\"", "\\", "`": true
    // Marks that are not seen or that reorder what follows.
    case "\u{200B}", "\u{200E}", "\u{200F}", "\u{202A}"..."\u{202E}", "\u{2060}"..."\u{2069}",
      "\u{FEFF}":
      true
    default: scalar.properties.isWhitespace || scalar.properties.generalCategory == .control
    }
  }

  private static func isEscapedWell(_ text: String) -> Bool {
    text.utf8.split(separator: UInt8(ascii: "%"), omittingEmptySubsequences: false).dropFirst()
      .allSatisfy { part in
        part.count >= 2 && part.prefix(2).allSatisfy { Character(Unicode.Scalar($0)).isHexDigit }
      }
  }

  private static func isScheme(_ text: String) -> Bool {
    guard let first = text.utf8.first, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first)
    else { return false }
    return text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
        UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."):
        true
      default: false
      }
    }
  }
}

extension LinkURL: SpecValue {
  package static func specType(range: ClosedRange<Double>) -> SpecType { .text }

  package static func read(_ node: SpecNode, by reader: SpecReader) -> LinkURL? {
    guard let text = node.scalar else {
      reader.mismatch(node, wanted: "a URL")
      return nil
    }
    do {
      return try LinkURL(text)
    } catch {
      for problem in error.diagnostics {
        reader.fail(problem.message, at: node, hint: problem.hint)
      }
      return nil
    }
  }

  public var specText: String { text }
}
