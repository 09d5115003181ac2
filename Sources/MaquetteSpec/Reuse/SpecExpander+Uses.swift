import MaquetteComponents
import MaquetteCore

extension SpecExpander {
  /// What a use of a definition becomes.
  ///
  /// - Parameters:
  ///   - value: what stands behind its name: the first parameter's value, or a map of parameters.
  ///   - siblings: the keys beside it.
  mutating func use(
    _ definition: Definition, _ value: SpecNode, beside siblings: [SpecNode.Entry],
    at location: SourceLocation, in scope: Scope
  ) throws(TooMuch) -> [SpecNode] {
    var entries: [SpecNode.Entry] = []
    switch value.value {
    case .map(let own) where Self.names(own, definition): entries = own
    case .scalar(let text) where text.isEmpty: break
    default:
      guard let first = definition.parameters.first else {
        reader.fail(
          "'\(definition.name)' takes no parameters\(place(of: definition))",
          at: scope.located(value.location),
          hint: "write '\(definition.name):' alone, or list what it takes in its definition: "
            + "'parameters: [title]'",
          id: .wrongType)
        return []
      }
      entries = [SpecNode.Entry(key: first.name, location: value.location, value: value)]
    }
    return try use(definition, entries + siblings, at: location, in: scope)
  }

  /// Whether the keys of a map are parameters, and not a component that is the first one's value.
  private static func names(_ entries: [SpecNode.Entry], _ definition: Definition) -> Bool {
    !entries.contains { ComponentDecoder.isComponentName($0.key) }
  }

  /// What a use of a definition becomes, by its keys.
  mutating func use(
    _ definition: Definition, _ entries: [SpecNode.Entry], at location: SourceLocation,
    in scope: Scope
  ) throws(TooMuch) -> [SpecNode] {
    used.insert(definition.name)
    var inner = Scope()
    var common: [SpecNode.Entry] = []
    var seen: [String: SourceLocation] = [:]
    for var entry in entries {
      entry.location = scope.located(entry.location)
      if let first = seen.updateValue(entry.location, forKey: entry.key) {
        reader.fail(
          "'\(entry.key)' is given twice, first on line \(first.line)", at: entry.location,
          length: entry.key.count, hint: "remove one of them", id: .duplicateKey)
      } else if let parameter = definition.parameter(named: entry.key) {
        let mayBeAbsent = parameter.isOptional || parameter.value != nil
        guard !(mayBeAbsent && scope.isAbsent(entry.value)),
          let node = try self.value(entry.value, in: scope)
        else {
          inner.leaveOut(parameter.name)
          continue
        }
        inner.set(parameter.name, to: node, of: scope.data(of: entry.value))
      } else if CommonProperties.canonicalKey(entry.key) != nil {
        guard let node = try self.value(entry.value, in: scope) else { continue }
        entry.value = node
        common.append(entry)
      } else {
        let names = definition.parameters.map(\.name)
        reader.fail(
          "'\(definition.name)' has no parameter '\(SpecNode.excerpt(entry.key))'"
            + place(of: definition), at: entry.location, length: entry.key.count,
          hint: names.isEmpty
            ? "it takes none; list them in its definition: "
              + "'parameters: [\(SpecNode.excerpt(entry.key))]'"
            : Suggestion.hint(for: entry.key, in: names), id: .unknownKey)
      }
    }
    inner.definition = definition
    let given = inner.arguments
    guard fill(&inner, of: definition, at: location) else { return [] }
    inner.origin = SourceOrigin(
      file: definition.file,
      note: isTrial && stack.isEmpty ? "" : "in '\(definition.name)', used", place: location,
      use: inner.use(
        of: definition, given: given,
        common: Set(common.compactMap { CommonProperties.canonicalKey($0.key) })))
    let made = try using(definition, at: location) { expander throws(TooMuch) in
      if let nodes = definition.body.list {
        return try expander.list(nodes, in: inner, isComponent: true)
      }
      return try expander.items(definition.body, in: inner, isComponent: true)
    }
    return add(common, to: made ?? [], of: definition)
  }

  /// Takes defaults for what is not given; whether everything is there then.
  private func fill(
    _ scope: inout Scope, of definition: Definition, at location: SourceLocation
  ) -> Bool {
    var isComplete = true
    for parameter in definition.parameters {
      switch scope.arguments[parameter.name] {
      case .value: continue
      case .missing where parameter.isOptional: continue
      case .missing, nil:
        if let value = parameter.value {
          scope.set(parameter.name, to: value)
        } else if parameter.isOptional {
          scope.leaveOut(parameter.name)
        } else {
          reader.fail(
            "'\(definition.name)' needs '\(parameter.name)'\(place(of: definition))",
            at: location, length: definition.name.count,
            hint: "write '\(parameter.name): …', or give it a default in the definition",
            id: .missingKey)
          isComplete = false
        }
      }
    }
    return isComplete
  }

  /// Where a definition is, for messages about its uses.
  private func place(of definition: Definition) -> String {
    let file = definition.file.map { " of '\($0)'" } ?? ""
    return ", which is defined in line \(definition.location.line)\(file)"
  }

  /// Puts keys that every component has on what a definition became; they win over its own.
  private func add(
    _ common: [SpecNode.Entry], to nodes: [SpecNode], of definition: Definition
  ) -> [SpecNode] {
    guard let first = common.first, !nodes.isEmpty else { return nodes }
    guard nodes.count == 1, var node = nodes.first, let entries = node.map else {
      reader.fail(
        "'\(definition.name)' is several components, which have no '\(first.key)' together",
        at: first.location, length: first.key.count,
        hint: "leave it out, or let the definition "
          + "put them into a VStack", id: .unusedKey)
      return nodes
    }
    let names = Set(common.compactMap { CommonProperties.canonicalKey($0.key) })
    let isReplaced = { (entry: SpecNode.Entry) in
      CommonProperties.canonicalKey(entry.key).map { names.contains($0) } ?? false
    }
    // The long form has the same keys below the component's name.
    let kept = entries.filter { !isReplaced($0) }.map { entry in
      guard ComponentDecoder.isComponentName(entry.key), let inner = entry.value.map else {
        return entry
      }
      var entry = entry
      entry.value.value = .map(inner.filter { !isReplaced($0) })
      return entry
    }
    node.value = .map(kept + common)
    return [node]
  }

  /// What a reference stands for, at the place where it stands.
  mutating func argument(
    of reference: Reference, _ node: SpecNode, in scope: Scope, isItem: Bool
  ) throws(TooMuch) -> [SpecNode] {
    // A row of a file has up to as many parts as a spec has values.
    if WorkBudget.isSpent { throw TooMuch() }
    guard let argument = scope.arguments[reference.name] else {
      let names = scope.arguments.keys.sorted()
      reader.fail(
        "there is no '${\(SpecNode.excerpt(reference.name))}' here", at: node,
        hint: Suggestion.nearest(to: reference.name, in: names).map { "did you mean '${\($0)}'?" }
          ?? (names.isEmpty
            ? "write 'parameters: [\(SpecNode.excerpt(reference.name))]' in the definition"
            : "use \(names.map { "${\($0)}" }.joined(separator: ", "))")
            + ", or write $${…} for the text",
        id: .unknownKey)
      return []
    }
    guard case .value(var value, var count) = argument else { return [] }
    for (index, step) in reference.steps.enumerated() {
      guard
        let found = part(
          step, of: value, node, reference,
          isElsewhere: scope.data[reference.name]?.has(Array(reference.steps[...index])) ?? false)
      else { return [] }
      value = found
      count = 1
    }
    if !reference.steps.isEmpty { count = value.valueCount }
    try self.count(count, at: node)
    if let definition = scope.definition {
      value.location.origin = SourceOrigin(
        file: value.location.origin?.file, note: "for '\(reference.name)' of '\(definition.name)'",
        place: node.location.withoutOrigin(file: definition.file), outer: value.location.origin)
    }
    if isItem, let nodes = value.list { return nodes }
    return [value]
  }

  /// The names of a row that may have been meant: of a wide one those that are about as long, and not
  /// all of them.
  private static func likely(_ step: String, in entries: [SpecNode.Entry]) -> [String] {
    let most = 1_000
    guard entries.count > most else { return entries.map(\.key) }
    let near = entries.lazy.map(\.key).filter { abs($0.utf8.count - step.utf8.count) <= 3 }
    return Array(near.prefix(most))
  }

  /// A part of an argument; `nil` after reporting that there is no such part.
  ///
  /// - Parameter isElsewhere: whether another row of the data has it.
  private func part(
    _ step: String, of value: SpecNode, _ node: SpecNode, _ reference: Reference,
    isElsewhere: @autoclosure () -> Bool
  ) -> SpecNode? {
    if value.location.origin?.isUnknown == true { return value }
    switch value.value {
    case .map(let entries):
      if let entry = entries.first(where: { $0.key == step }) { return entry.value }
      // Thousands of rows may lack it.
      if reader.sink.hasErrors, reader.sink.isCrowded { return nil }
      let isElsewhere = isElsewhere()
      let line = isElsewhere ? "line \(value.location.line) of " : ""
      reader.fail(
        "'\(reference.name)' has no '\(SpecNode.excerpt(step))'"
          + (value.location.origin?.file.map { " in \(line)'\($0)'" } ?? ""), at: node,
        hint: isElsewhere
          ? "write it there, as in other rows, or let an optional parameter take it, such as '\(step)?'"
          : Suggestion.hint(for: step, in: Self.likely(step, in: entries)), id: .unknownKey)
    case .list(let nodes):
      if let index = Int(step), nodes.indices.contains(index) { return nodes[index] }
      reader.fail(
        "'\(reference.name)' has \(nodes.count) values; '\(SpecNode.excerpt(step))' is not one of them",
        at: node, hint: "count from 0", id: .outOfRange)
    case .scalar:
      reader.fail(
        "'\(reference.name)' is \(value.kindName), which has no '\(SpecNode.excerpt(step))'",
        at: node, hint: "write '${\(reference.name)}'", id: .wrongType)
    }
    return nil
  }
}

extension SourceLocation {
  /// The place as a note names it: its file, and not how it came into the spec.
  func withoutOrigin(file: String?) -> SourceLocation {
    var copy = self
    copy.origin = file.map { SourceOrigin(file: $0, place: self) }
    return copy
  }
}
