import MaquetteComponents
import MaquetteCore

/// Puts in the places of uses what definitions say, repeats what is to be repeated, and leaves out
/// what another environment has.
struct SpecExpander {
  let reader: SpecReader
  let files: NamedFiles
  let definitions: [String: Definition]
  private(set) var branches: Branches
  /// Rows by the place of `from`, so that a file is read once.
  var tables: [SourceLocation: [SpecNode]] = [:]
  /// Whether something depends on the environment.
  private(set) var isAdaptive = false
  /// The names of definitions that were used.
  var used: Set<String> = []
  /// Whether it tries definitions that nothing uses, with unknown values.
  var isTrial = false
  /// How many more values there may be.
  private var left = Limits.values
  /// The definitions that are being used, outermost first.
  private(set) var stack: [Definition] = []
  private var depth = 0

  init(
    reader: SpecReader, files: NamedFiles, definitions: [String: Definition], branches: Branches
  ) {
    self.reader = reader
    self.files = files
    self.definitions = definitions
    self.branches = branches
  }

  /// The expansion went beyond the limits, which has been reported.
  struct TooMuch: Error {}

  // MARK: Values

  /// What a value becomes; `nil` where it vanishes.
  mutating func value(_ node: SpecNode, in scope: Scope) throws(TooMuch) -> SpecNode? {
    let nodes = try items(node, in: scope, isItem: false)
    guard nodes.count > 1 else { return nodes.first }
    // Several components where one may stand lie below one another.
    let list = SpecNode(.list(nodes), at: nodes[0].location)
    let entry = SpecNode.Entry(key: "VStack", location: nodes[0].location, value: list)
    return SpecNode(.map([entry]), at: nodes[0].location)
  }

  /// What an item of a list becomes: any number of items.
  ///
  /// - Parameters:
  ///   - isItem: whether it is an item, and not the value of a key.
  ///   - isComponent: whether a text may name a component alone, as `- Spacer` does.
  mutating func items(
    _ node: SpecNode, in scope: Scope, isItem: Bool = true, isComponent: Bool = false
  ) throws(TooMuch) -> [SpecNode] {
    var copy = node
    copy.location = scope.located(node.location)
    try count(1, at: copy)
    depth += 1
    defer { depth -= 1 }
    guard depth <= Limits.nesting else {
      fail(
        "maps and lists are nested more than \(Limits.nesting) levels deep", at: node, in: scope,
        hint: "nest definitions less deeply", id: .tooMuch)
      throw TooMuch()
    }
    switch node.value {
    case .scalar(let text):
      if isComponent, let definition = definitions[text] {
        return try use(definition, [], at: copy.location, in: scope)
      }
      return try scalar(text, copy, in: scope, isItem: isItem)
    case .list(let nodes):
      copy.value = .list(try list(nodes, in: scope, isComponent: isComponent))
      return [copy]
    case .map(let entries):
      return try map(entries, copy, in: scope, isItem: isItem)
    }
  }

  mutating func list(
    _ nodes: [SpecNode], in scope: Scope, isComponent: Bool
  ) throws(TooMuch) -> [SpecNode] {
    var result: [SpecNode] = []
    result.reserveCapacity(nodes.count)
    for node in nodes { result += try items(node, in: scope, isComponent: isComponent) }
    return result
  }

  private mutating func scalar(
    _ text: String, _ node: SpecNode, in scope: Scope, isItem: Bool
  ) throws(TooMuch) -> [SpecNode] {
    guard !scope.arguments.isEmpty || scope.definition != nil else { return [node] }
    guard let reference = Reference(text), reference.isName(in: scope) else {
      if let (message, hint) = Reference.mistake(in: text, among: scope.arguments.keys) {
        reader.fail(message, at: node, hint: hint, id: .badValue)
      }
      guard let plain = Reference.plain(text) else { return [node] }
      var copy = node
      copy.value = .scalar(plain)
      return [copy]
    }
    return try argument(of: reference, node, in: scope, isItem: isItem)
  }

  /// A map: what repeats and chooses it is taken out, and a definition that it names is used.
  private mutating func map(
    _ entries: [SpecNode.Entry], _ node: SpecNode, in scope: Scope, isItem: Bool
  ) throws(TooMuch) -> [SpecNode] {
    var entries = entries
    if let index = entries.firstIndex(where: { $0.key == Repetition.key }) {
      let entry = entries.remove(at: index)
      guard isItem else {
        fail(
          "only an item of a list can be repeated", at: entry.location, in: scope,
          length: entry.key.count, hint: "put '- ' before it", id: .unusedKey)
        return []
      }
      return try repetition(of: entries, entry, node, in: scope)
    }
    if let index = entries.firstIndex(where: { $0.key == Condition.key }) {
      let entry = entries.remove(at: index)
      guard let isThere = try holds(entry.value, in: scope), isThere else { return [] }
    }
    // What is repeated or chosen may be several components, or no map at all.
    if entries.count < node.map?.count ?? 0, entries.count == 1, entries[0].key == "view" {
      if isItem, let nodes = entries[0].value.list {
        return try list(nodes, in: scope, isComponent: true)
      }
      return try items(entries[0].value, in: scope, isItem: isItem, isComponent: true)
    }
    if let index = entries.firstIndex(where: { definitions[$0.key] != nil }),
      let definition = definitions[entries[index].key]
    {
      let named = entries.remove(at: index)
      let place = scope.located(named.location)
      return try use(definition, named.value, beside: entries, at: place, in: scope)
    }
    var copy = node
    let around = branches
    defer { branches = around }
    enter(entries)
    guard let kept = try self.entries(entries, in: scope) else { return [] }
    copy.value = .map(kept)
    return [copy]
  }

  /// Takes what a component says about the environment of all inside of it.
  private mutating func enter(_ entries: [SpecNode.Entry]) {
    guard case .of(var environment) = branches else { return }
    if let node = entries.first(where: { $0.key == "environment" })?.value, node.map != nil,
      let inner = SubtreeEnvironment.read(node, by: reader)
    {
      inner.apply(to: &environment)
    }
    // A screen has the device that it names where the environment has none.
    if environment.device == nil, let device = entries.screenDevice(in: reader.catalogue),
      device.platform == environment.platform
    {
      environment.device = device
    }
    branches = .of(environment)
  }

  /// The entries of a map; `nil` when the component that it is vanishes.
  mutating func entries(
    _ entries: [SpecNode.Entry], in scope: Scope
  ) throws(TooMuch) -> [SpecNode.Entry]? {
    var kept: [SpecNode.Entry] = []
    kept.reserveCapacity(entries.count)
    for var entry in entries {
      entry.location = scope.located(entry.location)
      let isComponent = takesComponents(entry.key)
      let nodes = try items(entry.value, in: scope, isItem: false, isComponent: isComponent)
      if nodes.isEmpty {
        if ComponentDecoder.isComponentName(entry.key) { return nil }
        continue
      }
      if nodes.count == 1 {
        entry.value = nodes[0]
      } else {
        entry.value = SpecNode(.list(nodes), at: nodes[0].location)
      }
      kept.append(entry)
    }
    return kept
  }

  /// Whether a text in the list below a key may name a component.
  private func takesComponents(_ key: String) -> Bool {
    if ["children", "view", "content"].contains(key) { return true }
    guard ComponentDecoder.isComponentName(key), let schema = reader.catalogue.schema(named: key),
      let name = schema.childrenKey,
      let info = schema.properties.first(where: { $0.name == name }),
      case .components = info.type
    else { return false }
    return true
  }

  private mutating func holds(_ node: SpecNode, in scope: Scope) throws(TooMuch) -> Bool? {
    isAdaptive = true
    guard let node = try value(node, in: scope), let condition = Condition(node, by: reader) else {
      return nil
    }
    switch branches {
    case .all: return true
    case .of(let environment): return condition.holds(in: environment)
    }
  }

  // MARK: Limits and definitions in use

  /// Counts values that are made.
  mutating func count(_ values: Int, at node: SpecNode) throws(TooMuch) {
    left -= values
    if WorkBudget.isSpent { throw TooMuch() }
    if left >= 0 { return }
    // Nobody has asked for what is only tried.
    if isTrial { throw TooMuch() }
    let name = stack.first.map { " of '\($0.name)'" } ?? ""
    reader.fail(
      "definitions and repetitions\(name) make more than \(Limits.values) values", at: node,
      hint: "repeat less, or split the spec", id: .tooMuch)
    throw TooMuch()
  }

  /// Makes something of a definition while it is known to be in use; `nil` after reporting that it
  /// is already.
  mutating func using<Result>(
    _ definition: Definition, at location: SourceLocation,
    _ work: (inout SpecExpander) throws(TooMuch) -> Result
  ) throws(TooMuch) -> Result? {
    if let index = stack.firstIndex(where: { $0.name == definition.name }) {
      let circle = (stack[index...] + [definition]).map(\.name).joined(separator: " → ")
      reader.fail(
        "the definition '\(definition.name)' uses itself: \(circle)", at: location,
        length: definition.name.count,
        hint: "remove this use, or use another component here",
        id: .circularDefinition)
      return nil
    }
    stack.append(definition)
    defer { stack.removeLast() }
    return try work(&self)
  }
}
