/// What the style sheets inside of an SVG document refer to, and for which elements.
///
/// This is a bound and no CSS: a selector that is not plain counts as one for every element.
struct SVGStyleSheet {
  private enum Selector: Hashable {
    case all
    case name(String)
    case id(String)
    case word(String)
  }

  /// What style sheets may refer to; every element may have all of it.
  private static let limit = 1_000

  private let names: Set<String>
  private var rules: [Selector: Set<String>] = [:]

  /// The rules of all style sheets below an element.
  ///
  /// - Parameter names: what there is to refer to.
  init(_ root: XMLElement, names: Set<String>) throws(ImageProblem) {
    self.names = names
    collect(root)
    let found = rules.values.reduce(into: Set<String>()) { $0.formUnion($1) }
    guard found.count <= SVGStyleSheet.limit else {
      throw ImageProblem(
        "is an SVG file whose style sheets refer to more than \(SVGStyleSheet.limit) elements",
        hint: "use attributes in their place")
    }
  }

  private mutating func collect(_ element: XMLElement) {
    if element.name == "style" { read(element.text) }
    for child in element.children { collect(child) }
  }

  private mutating func read(_ text: String) {
    for part in text.split(separator: "}") {
      // What a brace in a comment or a text tears apart belongs to no selector, and so to all.
      let start = part.lastIndex(of: "{")
      let targets = SVGStyleSheet.targets(in: start.map { part[$0...] } ?? part)
        .filter(names.contains)
      guard !targets.isEmpty else { continue }
      for selector in start.map({ SVGStyleSheet.selectors(part[..<$0]) }) ?? [.all] {
        rules[selector, default: []].formUnion(targets)
      }
    }
  }

  private static func selectors(_ head: Substring) -> [Selector] {
    guard !head.contains(where: { "{@[:(*\"'\\/|".contains($0) }) else { return [.all] }
    return head.split(separator: ",").map { selector in
      let parts = selector.split { $0.isWhitespace || ">+~".contains($0) }
      guard let last = parts.last else { return .all }
      let words = last.split(separator: ".", omittingEmptySubsequences: false)
      if words.count > 1 { return .word(String(words[1].prefix { $0 != "#" })) }
      let ids = last.split(separator: "#", omittingEmptySubsequences: false)
      return ids.count > 1 ? .id(String(ids[1])) : .name(last.lowercased())
    }
  }

  /// What is referred to for an element.
  func targets(for element: XMLElement) -> Set<String> {
    guard !rules.isEmpty else { return [] }
    var selectors: [Selector] = [.all, .name(element.name.lowercased())]
    if let id = element["id"] { selectors.append(.id(id)) }
    selectors += (element["class"] ?? "").split { $0.isWhitespace }.map { .word(String($0)) }
    return selectors.reduce(into: []) { $0.formUnion(rules[$1] ?? []) }
  }

  /// What all of a text's `url(#…)` name.
  static func targets(in text: some StringProtocol) -> [String] {
    text.lowercased().contains("url(") ? names(in: String(text)) : []
  }

  private static func names(in text: String) -> [String] {
    var names: [String] = []
    var rest = text[...]
    while let start = rest.firstIndex(of: "(") {
      rest = rest[rest.index(after: start)...]
      let name = rest.drop { $0.isWhitespace || "\"'".contains($0) }
      guard name.first == "#" else { continue }
      names.append(String(name.dropFirst().prefix { !")\"'".contains($0) }.trimmed))
    }
    return names
  }

  // MARK: Dashes

  /// The shortest pattern of dashes in an attribute's value or in styles; `nil` without one.
  static func shortestDashes(in text: String, isStyle: Bool) -> Double? {
    guard isStyle else { return period(of: text) }
    var shortest: Double?
    for part in text.lowercased()
      .split(separator: "stroke-dasharray", omittingEmptySubsequences: false).dropFirst()
    {
      let value = part.drop { $0 != ":" }.dropFirst().prefix { !";}".contains($0) }
      if let period = period(of: String(value)) { shortest = min(shortest ?? period, period) }
    }
    return shortest
  }

  private static func period(of value: String) -> Double? {
    let parts = value.split { $0 == "," || $0.isWhitespace }
    let sum = parts.reduce(0.0) { sum, part in
      // Shares of the picture count as if it had one unit: rather too many dashes than too few.
      let number = part.prefix { $0.isASCII && ($0.isNumber || "+-.eE".contains($0)) }
      let plain = Double(number) ?? Double(number.filter { $0 != "e" && $0 != "E" }) ?? 0
      return sum + (part.hasSuffix("%") ? plain / 100 : plain)
    }
    return sum > 0 ? sum : nil
  }
}
