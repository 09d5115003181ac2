import MaquetteSpec

/// Reads a configuration and notes everything that is wrong with it, each with its place.
struct ConfigurationReader {
  let file: String
  let folder: String
  let sink = DiagnosticSink()
  private let dependencies: SpecDependencies?

  init(file: String, dependencies: SpecDependencies?) {
    self.file = file
    self.dependencies = dependencies
    folder = Paths.folder(of: file)
  }

  /// - Throws: ``DiagnosticError`` with everything that is wrong.
  func configuration(_ root: SpecNode) throws -> Configuration {
    var configuration = Configuration(
      file: file, folder: folder, defaults: Configuration.PictureSet())
    guard let entries = root.map else {
      fail(
        "the configuration is \(root.kindName), not a map", at: root,
        hint: "write keys such as 'specs: [ui]' and 'variants: [light, dark]'")
      throw DiagnosticError(sink.sorted.map { $0.naming(file) })
    }
    let known = ConfigurationKey.shared + ConfigurationKey.top
    var sets: SpecNode.Entry?
    var shared: [SpecNode.Entry] = []
    for entry in entries {
      switch entry.key {
      case "baselines":
        configuration.baselines = ownFolder(entry, flag: "--baselines", usual: "Snapshots")
      case "results":
        configuration.results = ownFolder(entry, flag: "--artifacts", usual: "snapshot-results")
      case "sets": sets = entry
      case "lint": configuration.lint = LintReader(reader: self).lint(entry)
      case _ where known.contains { $0.name == entry.key }: shared.append(entry)
      default: unknown(entry, in: known, of: "the configuration")
      }
    }
    let defaults = SetReader(reader: self).draft(shared)
    configuration.defaults = SetReader(reader: self).set([], on: defaults).set
    if let sets { configuration.named = self.sets(sets, on: defaults) }
    if let sets, sets.value.map?.isEmpty == true, configuration.defaults.specs.isEmpty {
      fail(
        "'sets' has no set in it", at: sets.value,
        hint: "write one below it, for example 'app: {specs: [ui]}', or leave 'sets' out")
    }
    guard !sink.hasErrors else { throw DiagnosticError(sink.sorted.map { $0.naming(file) }) }
    return configuration
  }

  private func sets(
    _ entry: SpecNode.Entry, on defaults: SetReader.Draft
  ) -> [Configuration.PictureSet] {
    guard let entries = entry.value.map else {
      fail(
        "'sets' is \(entry.value.kindName), not a map of sets by name", at: entry.value,
        hint: "write 'sets: {app: {specs: [ui]}}', for example")
      return []
    }
    let reader = SetReader(reader: self)
    return within(Limits.sets, entries, "sets", at: entry.value).compactMap { entry in
      if let problem = Configuration.problem(ofName: entry.key) {
        fail(
          "'\(SpecNode.excerpt(entry.key))' is not a name of a set: it \(problem)",
          at: entry.location,
          hint: "use 1 to 100 letters, digits, spaces, '-', '_' and '.'")
      }
      let keys = ConfigurationKey.shared + ConfigurationKey.set
      guard let own = entry.value.map else {
        fail(
          "the set '\(SpecNode.excerpt(entry.key))' is \(entry.value.kindName), not a map",
          at: entry.value, hint: "write '{specs: [ui]}', for example")
        return nil
      }
      var taken: [SpecNode.Entry] = []
      for key in own {
        if keys.contains(where: { $0.name == key.key }) {
          taken.append(key)
        } else {
          unknown(key, in: keys, of: "a set")
        }
      }
      var set = reader.set(taken, on: defaults).set
      set.name = entry.key
      if set.specs.isEmpty {
        fail(
          "the set '\(SpecNode.excerpt(entry.key))' has no specs", at: entry.location,
          hint: "add 'specs: [ui]' with files or folders")
      }
      return set
    }
  }

  // MARK: Values

  /// A path from the current folder.
  func path(_ entry: SpecNode.Entry) -> String? {
    text(entry.value, of: entry.key).map { joined($0) }
  }

  func joined(_ path: String) -> String {
    path.hasPrefix("/") ? path : path == "." ? (folder.isEmpty ? "." : folder) : folder + path
  }

  func text(_ node: SpecNode, of key: String) -> String? {
    guard let text = node.scalar, !text.isEmpty else {
      fail("'\(key)' is \(node.kindName), not a text", at: node, hint: "write a text")
      return nil
    }
    if let scalar = text.unicodeScalars.first(where: { $0.properties.generalCategory == .control })
    {
      fail(
        "'\(key)' contains the control character U+\(String(scalar.value, radix: 16, uppercase: true))",
        at: node, hint: "remove it")
      return nil
    }
    return text
  }

  /// A text, or a list of them, each with its place.
  func texts(_ entry: SpecNode.Entry) -> [(text: String, node: SpecNode)] {
    items(entry, atMost: Limits.listed, "texts").compactMap { node in
      text(node, of: entry.key).map { ($0, node) }
    }
  }

  /// The values of a list, or the only one.
  func items(_ entry: SpecNode.Entry, atMost limit: Int, _ name: String) -> [SpecNode] {
    let nodes = entry.value.list ?? [entry.value]
    return Array(within(limit, nodes, "\(name) in '\(entry.key)'", at: entry.value))
  }

  /// Values, of which there may be so many; of more only the first is read, besides the error.
  func within<Value>(
    _ limit: Int, _ values: [Value], _ name: String, at node: SpecNode
  ) -> ArraySlice<Value> {
    if values.count > limit {
      fail(
        "there are \(values.count) \(name); at most \(limit) are read", at: node, hint: "use fewer")
    }
    return values.prefix(values.count > limit ? 1 : limit)
  }

  func fail(_ message: String, at node: SpecNode, hint: String? = nil) {
    fail(message, at: node.location, hint: hint)
  }

  func fail(_ message: String, at place: SourceLocation, hint: String? = nil) {
    sink.report(Diagnostic(.error, message, location: place, hint: hint))
  }

  func record(_ path: String) { dependencies?.record(path) }

  var files: SpecDependencies? { dependencies }

  func unknown(_ entry: SpecNode.Entry, in keys: [ConfigurationKey], of thing: String) {
    let names = keys.map(\.name)
    sink.report(
      Diagnostic(
        .error, "unknown key '\(SpecNode.excerpt(entry.key))' of \(thing)",
        location: entry.location, length: entry.key.count,
        hint: entry.key == "scale"
          ? "write 'scales', also for a single one"
          : Suggestion.hint(for: entry.key, in: names)
            ?? "'maquette schema --configuration' describes all keys",
        id: .unknownKey))
  }
}

extension Configuration {
  /// Why a set cannot have a name; `nil` when it can.
  static func problem(ofName name: String) -> String? {
    if name.isEmpty { return "is empty" }
    if name.utf8.count > 100 { return "has more than 100 bytes" }
    let isPlain = name.unicodeScalars.allSatisfy { scalar in
      scalar.properties.isAlphabetic || scalar.properties.numericType != nil
        || "_-. ".unicodeScalars.contains(scalar)
    }
    return isPlain ? nil : "has characters other than letters, digits, spaces, '-', '_' and '.'"
  }

  /// Why baselines cannot be in a folder; `nil` when they can.
  static func problem(ofFolder path: String) -> String? {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    if parts.contains(where: { $0.isEmpty || $0.hasPrefix(".") }) {
      return "has an empty part, or one that begins with a dot"
    }
    return path.contains("\\") ? "has a backslash" : nil
  }
}
