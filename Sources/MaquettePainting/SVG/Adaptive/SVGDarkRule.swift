import MaquetteCore

/// When a picture that is light and dark in one is dark.
package enum SVGDarkRule: Hashable, Sendable {
  /// When the system is: `@media (prefers-color-scheme: dark)`.
  case media
  /// When the picture is inside an element that a selector of the site finds. It holds for pictures
  /// that are written into a page; one that a page only refers to is light.
  case selector(SVGSelector)

  /// What comes before the name of a class.
  ///
  /// Styles inside a page hold for all of the page. A class is named after what it does, and when,
  /// so that two pictures that have one of the same name agree on it.
  var classPrefix: String {
    switch self {
    case .media: "mq"
    case .selector(let selector): "mq\(ContentHash(selector.text).short(4))-"
    }
  }

  /// The style sheet with some rules, each a class with its declarations.
  func sheet(_ rules: [(name: String, style: String)]) -> String {
    switch self {
    case .media:
      let body = rules.map { ".\($0.name){\($0.style)}" }.joined()
      return "@media(prefers-color-scheme:dark){\(body)}"
    case .selector(let selector):
      let start = selector.text.contains(",") ? ":is(\(selector.text))" : selector.text
      return rules.map { "\(start) .\($0.name){\($0.style)}" }.joined()
    }
  }
}

/// A selector that a site chooses, which can stand in a style sheet inside an SVG document without
/// escaping from there.
package struct SVGSelector: Hashable, Sendable {
  /// The selector used when none is chosen: what most sites put on their root.
  package static let standard = SVGSelector(unchecked: "[data-theme=\"dark\"],.dark")

  private static let longest = 200

  /// The selector in CSS, without spaces after commas.
  package let text: String

  private init(unchecked text: String) { self.text = text }

  /// Takes a selector made of types, classes, identifiers, attributes with quoted values, `:root`,
  /// descendants, children and commas.
  ///
  /// - Throws: ``DiagnosticError`` for anything else.
  package init(_ text: String) throws {
    var reader = SelectorReader(text)
    guard text.utf8.count <= SVGSelector.longest, reader.readList() else {
      throw DiagnosticError(
        "'\(SpecNode.excerpt(text))' is not a selector that can be used",
        hint: "use types, classes, identifiers and attributes, for example "
          + "'[data-theme=\"dark\"], .dark' or 'html.night'; at most \(SVGSelector.longest) bytes")
    }
    self.text = reader.result
  }
}

/// Reads the plain part of CSS's selectors.
private struct SelectorReader {
  private var rest: Substring.UnicodeScalarView
  private(set) var result = ""

  init(_ text: String) { rest = Substring(text).unicodeScalars }

  mutating func readList() -> Bool {
    repeat {
      if !result.isEmpty { result += "," }
      skipSpaces()
      guard readCompound() else { return false }
      while true {
        let hadSpace = skipSpaces()
        guard let next = rest.first, next != "," else { break }
        if take(">") {
          result += ">"
          skipSpaces()
        } else if hadSpace {
          result += " "
        } else {
          return false
        }
        guard readCompound() else { return false }
      }
    } while take(",")
    return rest.isEmpty
  }

  private mutating func readCompound() -> Bool {
    var isEmpty = !readName()
    while let next = rest.first {
      switch next {
      case ".", "#":
        result.unicodeScalars.append(next)
        rest.removeFirst()
        guard readName() else { return false }
      case ":":
        guard String(rest).hasPrefix(":root") else { return false }
        rest.removeFirst(5)
        result += ":root"
      case "[":
        guard readAttribute() else { return false }
      default: return !isEmpty
      }
      isEmpty = false
    }
    return !isEmpty
  }

  private mutating func readAttribute() -> Bool {
    rest.removeFirst()
    result += "["
    guard readName() else { return false }
    if let operation = ["=", "~=", "|=", "^=", "$=", "*="].first(where: {
      String(rest).hasPrefix($0)
    }) {
      rest.removeFirst(operation.unicodeScalars.count)
      result += operation + "\""
      let quote = rest.first.flatMap { $0 == "\"" || $0 == "'" ? $0 : nil }
      if quote != nil { rest.removeFirst() }
      guard readName(inside: true) else { return false }
      if let quote, !take(quote) { return false }
      result += "\""
    }
    guard take("]") else { return false }
    result += "]"
    return true
  }

  /// Letters, digits, `-` and `_`; a name does not start with a digit.
  private mutating func readName(inside isValue: Bool = false) -> Bool {
    let name = rest.prefix {
      $0.isASCII
        && ($0.properties.isAlphabetic || ("0"..."9").contains($0) || $0 == "-" || $0 == "_")
    }
    guard let first = name.first, isValue || !("0"..."9").contains(first) else { return false }
    rest.removeFirst(name.count)
    result += String(name)
    return true
  }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard rest.first == scalar else { return false }
    rest.removeFirst()
    return true
  }

  @discardableResult
  private mutating func skipSpaces() -> Bool {
    let start = rest.count
    while rest.first == " " { rest.removeFirst() }
    return rest.count < start
  }
}
