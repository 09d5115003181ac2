import MaquetteComponents
import MaquetteCore

/// Definitions that nothing uses. They are read all the same, with unknown values in the places of what
/// a use would give, about which nothing is said.
struct UnusedDefinitions {
  private let definitions: [String: Definition]
  private let unused: [Definition]
  private let files: NamedFiles

  /// The definitions of a spec, and not of the files that it uses, but for those that are used.
  init(of definitions: [String: Definition], notIn used: Set<String>, files: NamedFiles) {
    self.definitions = definitions
    self.files = files
    unused = definitions.values.filter { $0.file == nil && !used.contains($0.name) }
      .sorted { $0.location < $1.location }
  }

  /// What is wrong with them, in the order of the file.
  ///
  /// - Parameters:
  ///   - decoder: reads the spec, and is told of nothing.
  ///   - environment: the theme and the symbols that they may name.
  func diagnostics(
    by decoder: DocumentDecoder, in environment: EnvironmentPatch
  ) -> [Diagnostic] {
    guard !unused.isEmpty else { return [] }
    let sink = DiagnosticSink()
    var reader = decoder.reporting(to: sink).reader
    reader.theme = environment.environment.theme
    reader.symbols = environment.ownSymbols.overlaid(by: decoder.symbols)
    var expander = SpecExpander(
      reader: reader, files: files, definitions: definitions, branches: .all)
    expander.isTrial = true
    let components = ComponentDecoder(reader: reader)
    for definition in unused {
      for node in expander.trial(of: definition) where isComponent(node, by: reader) {
        _ = components.component(node)
      }
      if sink.isCrowded { break }
    }
    var seen: Set<String> = []
    return sink.sorted.filter { diagnostic in
      // What one of them says wrong, others that use it say, too.
      let message = diagnostic.message
      let end = message.firstRange(of: " (in '")?.lowerBound ?? message.endIndex
      let place = diagnostic.location.map { "\($0.line):\($0.column)" } ?? ""
      return seen.insert("\(diagnostic.file ?? ""):\(place):\(message[..<end])").inserted
    }
  }

  /// Whether a value names a component: items of menus and bars may be defined as well.
  private func isComponent(_ node: SpecNode, by reader: SpecReader) -> Bool {
    switch node.value {
    case .scalar(let text): reader.catalogue.schema(named: text) != nil
    case .list: false
    case .map(let entries): entries.contains { ComponentDecoder.isComponentName($0.key) }
    }
  }
}

extension SpecExpander {
  /// What a definition becomes while nothing is known about its parameters.
  fileprivate mutating func trial(of definition: Definition) -> [SpecNode] {
    let entries = definition.parameters.filter { $0.value == nil }.map { parameter in
      var place = parameter.location
      place.origin = SourceOrigin(file: definition.file, place: parameter.location, isUnknown: true)
      return SpecNode.Entry(
        key: parameter.name, location: place, value: SpecNode(.scalar("1"), at: place))
    }
    return (try? use(definition, entries, at: definition.location, in: Scope())) ?? []
  }
}

extension DocumentDecoder {
  /// Warns of what is wrong with definitions that the spec does not use.
  func warn(of unused: UnusedDefinitions, in environment: EnvironmentPatch) {
    for diagnostic in unused.diagnostics(by: self, in: environment) {
      var copy = diagnostic
      copy.severity = .warning
      copy.message += ", in a definition that nothing uses"
      sink.report(copy)
    }
  }
}
