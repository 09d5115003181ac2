import Maquette
import MaquetteSpec

/// Tells what the keys of one spec mean, and what may stand at its places.
struct SpecGuide {
  let vocabulary: Vocabulary
  /// The components that the spec defines or uses.
  let own: [OwnComponent]

  /// The way from the root to a place, with what is known at each step.
  struct Way {
    /// What may stand where each step starts.
    var containers: [Expected] = []
    /// What the key of each step means; `nil` for elements of lists and for unknown keys.
    var meanings: [Meaning?] = []
    /// What may stand at the end.
    var end: Expected
  }

  func way(to steps: [OutlineStep], from root: Expected) -> Way {
    var way = Way(end: root)
    for step in steps {
      way.containers.append(way.end)
      switch step {
      case .item:
        way.meanings.append(nil)
        way.end = way.end.element
      case .entry(let entry, let entries, _):
        let meaning = meaning(of: entry.key.text, among: entries, in: way.end)
        way.meanings.append(meaning)
        let isDefined = way.end.shapes.contains {
          if case .definitions = $0 { true } else { false }
        }
        way.end =
          isDefined
          ? Expected(shapes: [.definitionBody]) : meaning.map(expected) ?? Expected.nothing
      }
    }
    return way
  }

  // MARK: Meaning

  /// What a key means among others; `nil` for one that nobody knows.
  func meaning(of key: String, among entries: [OutlineEntry], in place: Expected) -> Meaning? {
    for shape in place.shapes {
      if let meaning = meaning(of: key, among: entries, as: shape) { return meaning }
    }
    return nil
  }

  private func meaning(
    of key: String, among entries: [OutlineEntry], as shape: Expected.Shape
  ) -> Meaning? {
    switch shape {
    case .top:
      let named = entries.first { ComponentDecoder.isComponentName($0.key.text) }
      let schema = named.flatMap { vocabulary.schema(named: $0.key.text) }
      if SpecDocument.isTopKey(key, of: schema, in: named.map(\.node)),
        let info = SpecVocabulary.topInfos.first(where: { $0.name == key })
      {
        return .key(info, of: "the picture")
      }
      return meaning(of: key, among: entries, as: .component)
    case .component:
      if ComponentDecoder.isComponentName(key) { return component(key) }
      let named = entries.first { ComponentDecoder.isComponentName($0.key.text) }
      if let info = info(key, in: SpecVocabulary.itemInfos) { return .key(info, of: "items") }
      guard let named, let owner = component(named.key.text) else {
        let view = SpecVocabulary.topInfos.first { $0.name == SpecVocabulary.viewKey }
        return key == SpecVocabulary.viewKey ? view.map { .key($0, of: "items") } : nil
      }
      switch owner {
      case .component(let schema): return self.key(key, of: schema)
      case .own(let own): return argument(key, of: own)
      case .key: return nil
      }
    case .keys(let schema): return self.key(key, of: schema) ?? component(key)
    case .infos(let infos, let owner): return info(key, in: infos).map { .key($0, of: owner) }
    case .definitionBody:
      if key == SpecVocabulary.parametersInfo.name {
        return .key(SpecVocabulary.parametersInfo, of: "definitions")
      }
      return meaning(of: key, among: entries, as: .component)
    case .arguments(let own): return argument(key, of: own)
    case .definitions: return own.first { $0.name == key }.map { .own($0) }
    case .list: return nil
    }
  }

  private func info(_ key: String, in infos: [PropertyInfo]) -> PropertyInfo? {
    infos.first { $0.name == key } ?? infos.first { $0.aliases.contains(key) }
  }

  private func component(_ name: String) -> Meaning? {
    if let own = own.first(where: { $0.name == name }) { return .own(own) }
    return vocabulary.schema(named: name).map { .component($0) }
  }

  private func key(_ key: String, of schema: ComponentSchema) -> Meaning? {
    if let info = info(key, in: schema.properties) { return .key(info, of: schema.name) }
    return info(key, in: CommonProperties.infos).map { .key($0, of: "every component") }
  }

  private func argument(_ key: String, of own: OwnComponent) -> Meaning? {
    if own.parameters.contains(key) {
      return .key(
        PropertyInfo(name: key, summary: "A parameter of '\(own.name)'.", type: .text),
        of: own.name)
    }
    return info(key, in: CommonProperties.infos).map { .key($0, of: "every component") }
  }

  // MARK: Values

  /// What may stand behind a key.
  private func expected(behind meaning: Meaning) -> Expected {
    switch meaning {
    case .component(let schema): return vocabulary.expected(in: schema)
    case .own(let own): return Expected(shapes: [.arguments(own)], types: [.text])
    case .key(let info, let owner):
      if owner == "the picture", info.name == SpecVocabulary.definitionsKey {
        return Expected(shapes: [.definitions], info: info)
      }
      // Behind the whole picture is one colour, behind a component a gradient, too.
      if owner == "the picture", info.type == .background {
        return Expected(types: [info.type], info: info)
      }
      return vocabulary.expected(behind: info)
    }
  }
}

extension OutlineEntry {
  /// What readers of specs make of it.
  fileprivate var node: SpecNode.Entry {
    let place = SourceLocation(line: 1, column: 1)
    let text = stray?.text ?? value.scalar?.text
    let value = text.map { SpecNode(.scalar($0), at: place) } ?? SpecNode(.map([]), at: place)
    return SpecNode.Entry(key: key.text, location: place, value: value)
  }
}
