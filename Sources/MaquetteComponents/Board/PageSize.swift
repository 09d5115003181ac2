import MaquetteCore

/// The size of a page, in points of 1/72 inch.
public struct PageSize: Hashable, Sendable {
  /// From left to right, in points.
  public var width: Double
  /// From top to bottom, in points.
  public var height: Double

  /// A page from its extents, in points.
  public init(width: Double, height: Double) {
    (self.width, self.height) = (width, height)
  }

  /// The names of CSS (Paged Media, `size`), upright.
  private static let named: [(name: String, size: PageSize)] = [
    ("a5", millimetres(148, 210)), ("a4", millimetres(210, 297)), ("a3", millimetres(297, 420)),
    ("b5", millimetres(176, 250)), ("b4", millimetres(250, 353)),
    ("letter", PageSize(width: 612, height: 792)), ("legal", PageSize(width: 612, height: 1008)),
    ("ledger", PageSize(width: 792, height: 1224)),
  ]

  /// Every name.
  package static let names = named.map(\.name)

  private static func millimetres(_ width: Double, _ height: Double) -> PageSize {
    PageSize(width: width * 72 / 25.4, height: height * 72 / 25.4)
  }

  /// The page of CSS's words, for example `a4` or `letter landscape`; `nil` for other words.
  public init?(_ words: String) {
    let words = words.lowercased().split(separator: " ")
    guard let first = words.first, words.count <= 2,
      let page = PageSize.named.first(where: { $0.name == first })?.size
    else { return nil }
    switch words.dropFirst().first {
    case nil, "portrait": self = page
    case "landscape": self.init(width: page.height, height: page.width)
    default: return nil
    }
  }
}

extension PageSize: SpecValue {
  package static func specType(range: ClosedRange<Double>) -> SpecType {
    .either(.choice(names + names.map { $0 + " landscape" }), .numbers(range))
  }

  package static func read(_ node: SpecNode, by reader: SpecReader) -> PageSize? {
    if let list = node.list {
      return reader.numbers(list, at: node, hint: "write [width, height] in points").map {
        PageSize(width: $0[0], height: $0[1])
      }
    }
    guard let text = node.scalar else {
      reader.mismatch(node, wanted: "a page such as 'a4 landscape', or [width, height]")
      return nil
    }
    if let page = PageSize(text) { return page }
    let words = names + names.map { $0 + " landscape" }
    reader.fail(
      "unknown page '\(SpecNode.excerpt(text))'", at: node,
      hint: Suggestion.nearest(to: text, in: words).map { "did you mean '\($0)'?" }
        ?? "use one of \(names.joined(separator: ", ")); add 'landscape' for a page that is wider "
        + "than high", id: .unknownValue)
    return nil
  }

  package var specText: String {
    "[\(NumberFormat.short(width)), \(NumberFormat.short(height))]"
  }

  /// An extent outside of the range.
  package func problem(key: String, range: ClosedRange<Double>) -> ValueProblem? {
    width.problem(key: key, range: range) ?? height.problem(key: key, range: range)
  }
}
