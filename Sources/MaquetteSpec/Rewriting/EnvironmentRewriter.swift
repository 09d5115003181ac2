import MaquetteComponents
import MaquetteCore

/// Writes into a spec what flags said about its environment, so that it needs no flags any more.
package struct EnvironmentRewriter {
  private let changes: [(key: String, value: String?)]

  /// A rewriter for a spec that was drawn in another environment than its own.
  ///
  /// - Parameters:
  ///   - own: what the spec says.
  ///   - drawn: what it was drawn in.
  ///   - theme: what a theme of the user's own is called in the spec.
  ///   - symbols: the file of symbols that flags brought.
  package init(
    from own: EnvironmentPatch, to drawn: EnvironmentPatch, theme: String? = nil,
    symbols: String? = nil
  ) {
    var changes: [(key: String, value: String?)] = []
    // Without flags and variants they are the same, and their traits need not be written out.
    if own != drawn {
      let before = Dictionary(uniqueKeysWithValues: own.traits.map { ($0.key, $0.value) })
      let after = Dictionary(uniqueKeysWithValues: drawn.traits.map { ($0.key, $0.value) })
      for key in EnvironmentTrait.all.map(\.key) where before[key] != after[key] {
        changes.append((key, after[key]))
      }
    }
    if own.theme != drawn.theme {
      // A theme brings its platform, which would be a second word for the same.
      let named = drawn.theme.flatMap { theme ?? $0.platform.rawValue }
      changes.append(("theme", named))
    }
    if let symbols { changes.append(("symbols", symbols)) }
    self.changes = changes
  }

  /// The spec with the environment in it; as it was where nothing has to change.
  ///
  /// Comments are kept where the spec is a plain YAML map. Otherwise it is written anew.
  ///
  /// - Throws: ``DiagnosticError`` for a spec that cannot be read.
  package func text(of source: [UInt8], catalogue: Catalogue = .standard) throws -> String {
    let text = String(decoding: source, as: UTF8.self)
    guard !changes.isEmpty else { return text }
    let root = try YAMLReader.read(source)
    let wanted = SpecParts(root, changes: changes, catalogue: catalogue)
    if !wanted.needsView, let edited = edited(text, root),
      let result = try? YAMLReader.read(edited),
      SpecParts(result, changes: [], catalogue: catalogue).isSame(as: wanted)
    {
      return edited
    }
    return wanted.text
  }

  /// The text with lines put in, changed and taken out; `nil` where that is not so simple.
  private func edited(_ text: String, _ root: SpecNode) -> String? {
    guard let entries = root.map, let first = entries.first,
      entries.allSatisfy({ $0.location.column == 1 })
    else { return nil }
    // By scalars: a carriage return and a line feed are one character.
    var lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      .map { String($0) }
    guard lines.indices.contains(first.location.line - 1) else { return nil }
    var added = ""
    var removed: [Int] = []
    for change in changes {
      let entry = entries.first { $0.key == change.key }
      switch (entry, change.value) {
      case (let entry?, let value):
        let index = entry.location.line - 1
        guard entry.value.scalar != nil, entry.value.location.line == entry.location.line,
          lines.indices.contains(index)
        else { return nil }
        if let value {
          let ending = lines[index].unicodeScalars.last == "\r" ? "\r" : ""
          lines[index] = String(SpecWriter.line(change.key, value).dropLast()) + ending
        } else {
          removed.append(index)
        }
      case (nil, let value?): added += SpecWriter.line(change.key, value)
      case (nil, nil): break
      }
    }
    for index in removed.sorted(by: >) { lines.remove(at: index) }
    let above = removed.filter { $0 < first.location.line - 1 }.count
    lines.insert(
      contentsOf: added.unicodeScalars.split(separator: "\n").map { String($0) },
      at: first.location.line - 1 - above)
    return lines.joined(separator: "\n")
  }
}

/// A spec's keys of canvas and environment, and what is drawn.
private struct SpecParts {
  private var top: [SpecNode.Entry] = []
  private var view: SpecNode
  /// Whether a key of the environment would be taken for the component's own without `view`.
  private(set) var needsView = false

  init(_ root: SpecNode, changes: [(key: String, value: String?)], catalogue: Catalogue) {
    view = root
    guard let entries = root.map else {
      needsView = true
      add(changes)
      return
    }
    let named = entries.first { ComponentDecoder.isComponentName($0.key) }
    let schema = named.flatMap { catalogue.schema(named: $0.key) }
    var rest: [SpecNode.Entry] = []
    var inner: SpecNode?
    for entry in entries {
      if entry.key == "view", named == nil {
        inner = entry.value
      } else if SpecDocument.isTopKey(entry.key, of: schema, in: named) {
        top.append(entry)
      } else {
        rest.append(entry)
      }
    }
    view = inner ?? SpecNode(.map(rest), at: root.location)
    needsView = changes.contains { DocumentDecoder.isOwn($0.key, of: schema, in: named) }
    add(changes)
  }

  private mutating func add(_ changes: [(key: String, value: String?)]) {
    let start = SourceLocation(line: 1, column: 1)
    top.removeAll { entry in changes.contains { $0.key == entry.key } }
    for change in changes.reversed() {
      guard let value = change.value else { continue }
      let node = SpecNode(.scalar(value), at: start)
      top.insert(SpecNode.Entry(key: change.key, location: start, value: node), at: 0)
    }
  }

  /// Whether another spec says the same, in any order of the keys at its top.
  func isSame(as other: SpecParts) -> Bool {
    let keys = { (parts: SpecParts) in
      parts.top.sorted { $0.key < $1.key }.map { SpecWriter.yaml(SpecNode(.map([$0]), at: .start)) }
    }
    return keys(self) == keys(other) && SpecWriter.yaml(view) == SpecWriter.yaml(other.view)
  }

  var text: String {
    let entry = SpecNode.Entry(key: "view", location: .start, value: view)
    return SpecWriter.yaml(SpecNode(.map(top + [entry]), at: .start))
  }
}
