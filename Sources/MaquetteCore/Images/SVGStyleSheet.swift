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
  /// Pairs of selectors and what they refer to.
  private static let pairs = 200_000

  /// The numbers of what there is to refer to, by name.
  private let names: [String: Int]
  private var rules: [Selector: Set<Int>] = [:]
  private var found: Set<Int> = []
  private var pairs = 0

  /// The rules of all style sheets below an element.
  ///
  /// - Parameter names: the numbers of what there is to refer to.
  init(_ root: XMLElement, names: [String: Int]) throws(ImageProblem) {
    self.names = names
    try collect(root)
  }

  private mutating func collect(_ element: XMLElement) throws(ImageProblem) {
    if element.name == "style" { try read(Array(element.text.utf8)) }
    for child in element.children { try collect(child) }
  }

  private mutating func read(_ text: [UInt8]) throws(ImageProblem) {
    for part in text.split(separator: UInt8(ascii: "}")) {
      // What a brace in a comment or a text tears apart belongs to no selector, and so to all.
      let start = part.lastIndex(of: UInt8(ascii: "{"))
      let targets = Set(
        SVGStyleText(start.map { part[$0...] } ?? part).references.compactMap { names[$0] })
      guard !targets.isEmpty else { continue }
      found.formUnion(targets)
      let selectors = start.map { SVGStyleSheet.selectors(part[..<$0]) } ?? [.all]
      pairs += selectors.count * targets.count
      guard found.count <= SVGStyleSheet.limit, pairs <= SVGStyleSheet.pairs else {
        throw ImageProblem(
          "is an SVG file whose style sheets refer to more than \(SVGStyleSheet.limit) elements, or "
            + "to some of them too often", hint: "use attributes instead")
      }
      for selector in selectors { rules[selector, default: []].formUnion(targets) }
    }
  }

  private static func selectors(_ head: ArraySlice<UInt8>) -> [Selector] {
    guard !head.contains(where: "{@[:(*\"'\\/|".utf8.contains) else { return [.all] }
    return head.split(separator: UInt8(ascii: ",")).map { selector in
      let parts = selector.split { SVGStyleText.isSpace($0) || ">+~".utf8.contains($0) }
      guard let last = parts.last else { return .all }
      func text(_ bytes: ArraySlice<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }
      if let dot = last.firstIndex(of: UInt8(ascii: ".")) {
        return .word(text(last[(dot + 1)...].prefix { $0 != UInt8(ascii: "#") && $0 != 0x2E }))
      }
      if let sign = last.firstIndex(of: UInt8(ascii: "#")) {
        return .id(text(last[(sign + 1)...].prefix { $0 != UInt8(ascii: "#") }))
      }
      return .name(text(last).lowercased())
    }
  }

  /// The numbers of what is referred to for an element.
  func targets(for element: XMLElement) -> Set<Int> {
    guard !rules.isEmpty else { return [] }
    var result = rules[.all] ?? []
    func add(_ selector: Selector) {
      if let more = rules[selector] { result.formUnion(more) }
    }
    add(.name(element.name.lowercased()))
    if let id = element["id"] { add(.id(id)) }
    for word in Set((element["class"] ?? "").utf8.split(whereSeparator: SVGStyleText.isSpace)) {
      add(.word(String(decoding: word, as: UTF8.self)))
    }
    return result
  }
}
