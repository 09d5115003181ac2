import MaquetteCore

/// What `${…}` may stand for at a place of a spec, and where that place is.
struct Scope {
  /// What a name stands for.
  enum Argument {
    /// A value that is ready, and how many values are in it.
    case value(SpecNode, count: Int)
    /// Nothing: a parameter that may be left out was.
    case missing
  }

  /// The rows that arguments are one of, by the arguments' names.
  private(set) var data: [String: RowData] = [:]
  /// The arguments by name.
  private(set) var arguments: [String: Argument] = [:]
  /// The definition whose body the place is in; `nil` outside of all.
  var definition: Definition?
  /// How values of the body came into the spec; `nil` outside of all.
  var origin: SourceOrigin?

  /// - Parameter data: the rows of which the value is one; `nil` for any other.
  mutating func set(_ name: String, to node: SpecNode, of data: RowData? = nil) {
    arguments[name] = .value(node, count: node.valueCount)
    self.data[name] = data
  }

  /// The rows of which the row is one that a value stands for; `nil` for any other value.
  func data(of node: SpecNode) -> RowData? {
    guard let reference = node.scalar.flatMap(Reference.init), reference.steps.isEmpty else {
      return nil
    }
    return data[reference.name]
  }

  /// Whether a value stands for a part of a row that is empty, or that only other rows have.
  func isAbsent(_ node: SpecNode) -> Bool {
    guard let reference = node.scalar.flatMap(Reference.init),
      let data = data[reference.name], case .value(let row, _) = arguments[reference.name]
    else { return false }
    guard let part = RowData.part(reference.steps, of: row) else {
      return data.has(reference.steps)
    }
    return part.isNothing
  }

  mutating func leaveOut(_ name: String) { arguments[name] = .missing }

  /// What the parameters of a definition are here.
  ///
  /// - Parameters:
  ///   - given: the arguments that the use itself gives.
  ///   - common: the keys beside them that every component has.
  func use(
    of definition: Definition, given: [String: Argument], common: Set<String>
  ) -> DefinitionUse {
    let all = definition.parameters.map { parameter in
      var text: String?
      var isMissing = true
      if case .value(let node, _) = arguments[parameter.name] {
        text = node.scalar
        isMissing = false
      }
      let isDefault: Bool
      if case .value = given[parameter.name] { isDefault = false } else { isDefault = !isMissing }
      return DefinitionUse.Argument(
        name: parameter.name, text: text, isMissing: isMissing, isDefault: isDefault,
        isOptional: parameter.isOptional)
    }
    return DefinitionUse(name: definition.name, arguments: all, commonKeys: common)
  }

  /// A place in the body, knowing how it came into the spec.
  func located(_ location: SourceLocation) -> SourceLocation {
    guard let origin else { return location }
    var copy = location
    copy.origin = origin
    return copy
  }
}

extension SpecNode {
  /// Whether a value is empty, or YAML's word for nothing without quotes.
  fileprivate var isNothing: Bool {
    guard let scalar else { return false }
    return scalar.isEmpty || (textOffset == 0 && ["~", "null", "Null", "NULL"].contains(scalar))
  }
}

/// A text that stands for an argument: `${person.name}`.
struct Reference {
  /// The argument's name.
  var name: String
  /// The keys, or numbers from 0, that lead into it.
  var steps: [String]

  /// The reference that a text is; `nil` for any other text.
  init?(_ text: String) {
    guard text.utf8.count <= 256, text.utf8.starts(with: "${".utf8), text.utf8.last == 0x7D else {
      return nil
    }
    let inside = text.unicodeScalars.dropFirst(2).dropLast()
    let parts = inside.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard !parts.contains(where: { $0.isEmpty || $0.contains("}") }) else { return nil }
    name = parts[0]
    steps = Array(parts.dropFirst())
  }

  /// What a text says in which `$${` stands for `${`; `nil` for any other text.
  static func plain(_ text: String) -> String? {
    guard text.utf8.contains(UInt8(ascii: "$")), text.contains("$${") else { return nil }
    return text.replacing("$${", with: "${")
  }

  /// Whether it may name an argument.
  func isName(in scope: Scope) -> Bool {
    scope.arguments[name] != nil || Definition.isName(name)
  }

  /// What is wrong with a text that has a reference in it, or the beginning of one, or a reference to no name;
  /// `nil` for any other text.
  static func mistake(in text: String, among names: Dictionary<String, Scope.Argument>.Keys)
    -> (message: String, hint: String)?
  {
    if let whole = Reference(text)?.name, !Definition.isName(whole) {
      let sorted = names.sorted()
      let bare = whole.filter { $0.isLetter || $0.isNumber || $0 == "_" }
      return (
        "'${\(SpecNode.excerpt(whole))}' is not the name of a parameter",
        Suggestion.nearest(to: bare, in: sorted).map { "did you mean '${\($0)}'?" }
          ?? "write a name alone, for example ${\(sorted.first ?? "title")}, or $${…} for the text"
      )
    }
    if let name = inside(text, among: names) {
      return (
        "'${\(name)}' is inside of a text; only a whole value can be replaced",
        "let the text be '${\(name)}' alone, and pass the whole text to it; or write $${… for the text"
      )
    }
    return unclosed(text, among: names).map {
      ("'${\($0)' has no '}'", "write '${\($0)}', or $${… for the text")
    }
  }

  /// What the first reference inside of a longer text to one of some names has between its braces;
  /// `nil` for none.
  private static func inside(_ text: String, among names: Dictionary<String, Scope.Argument>.Keys)
    -> String?
  {
    guard text.utf8.count > 3 else { return nil }
    var rest = text[...]
    while let start = rest.firstRange(of: "${") {
      rest = rest[start.upperBound...]
      if text[..<start.lowerBound].last == "$" { continue }
      let path = rest.prefix { $0 != "{" && $0 != "}" }
      guard rest[path.endIndex...].first == "}" else { continue }
      if names.contains(String(path.prefix { $0 != "." })) {
        return SpecNode.excerpt(String(path))
      }
    }
    return nil
  }

  /// What a text names that begins a reference and does not end it: any name where that is all of the
  /// text, or else one of some.
  private static func unclosed(
    _ text: String, among names: Dictionary<String, Scope.Argument>.Keys
  ) -> String? {
    guard let brace = text.lastIndex(of: "{"), text[..<brace].hasSuffix("$"),
      !text[..<brace].hasSuffix("$$"), !text[brace...].contains("}")
    else { return nil }
    let rest = text[brace...].dropFirst()
    let name = String(rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    guard !name.isEmpty else { return nil }
    let isAll = text[..<brace].count == 1 && name.count == rest.count
    return isAll || names.contains(name) ? SpecNode.excerpt(name) : nil
  }
}
