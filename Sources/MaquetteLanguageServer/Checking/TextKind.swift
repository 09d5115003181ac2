import Maquette
import MaquetteSpec

/// What an open text is, so that files of other programs are left alone.
enum TextKind {
  /// The kind of an open text by what is in it and, where many programs have such files, by its name.
  static func kind(
    of outline: OutlineNode, named name: String, in vocabulary: Vocabulary
  ) -> SpecFile.Kind? {
    switch kind(of: outline, in: vocabulary) {
    case .configuration?:
      ConfigurationFile.names.contains(Paths.name(of: name)) ? .configuration : nil
    // Other programs extend things, too.
    case .theme?:
      outline.map?.contains { ["colors", "typography", "metrics"].contains($0.key.text) } == true
        ? .theme : nil
    case .symbols?: nil
    case .spec?: .spec
    case .definitions?: .definitions
    case nil: nil
    }
  }

  /// The kind of a text that may be broken; `nil` for one that is none of ours, as far as can be told.
  static func kind(of outline: OutlineNode, in vocabulary: Vocabulary) -> SpecFile.Kind? {
    let root = outline.map ?? []
    let place = SourceLocation(line: 1, column: 1)
    // What a text is stands at its beginning; looking for what was meant takes a while.
    let keys = root.prefix(200).map(\.key.text)
    if keys.contains(where: { vocabulary.schema(named: $0) != nil }) { return .spec }
    if outline.list?.contains(where: { isComponent($0, in: vocabulary) }) == true { return .spec }
    if let text = outline.scalar?.text { return vocabulary.schema(named: text).map { _ in .spec } }
    let entries = root.prefix(200).map { entry in
      SpecNode.Entry(key: entry.key.text, location: place, value: node(entry.value))
    }
    let kind = SpecFile.Kind(SpecNode(.map(entries), at: place))
    // Many files of other programs have a key with a capital letter at their top.
    guard kind == .spec, !keys.contains(SpecVocabulary.viewKey) else { return kind }
    let words = SpecVocabulary.topInfos.map(\.name)
    return keys.contains(where: words.contains) || keys.contains(where: isNearly(in: vocabulary))
      ? .spec : nil
  }

  private static func isComponent(_ node: OutlineNode, in vocabulary: Vocabulary) -> Bool {
    node.map?.contains { vocabulary.schema(named: $0.key.text) != nil }
      ?? node.scalar.map { vocabulary.schema(named: $0.text) != nil } ?? false
  }

  /// Whether a key was probably meant as a component's name.
  private static func isNearly(in vocabulary: Vocabulary) -> (String) -> Bool {
    let names = vocabulary.catalogue.names
    return { key in
      ComponentDecoder.isComponentName(key) && Suggestion.nearest(to: key, in: names) != nil
    }
  }

  /// As much of a value as kinds are told by: two levels of keys.
  private static func node(_ value: OutlineNode, depth: Int = 0) -> SpecNode {
    let place = SourceLocation(line: 1, column: 1)
    guard depth < 2, let entries = value.map else { return SpecNode(.scalar(""), at: place) }
    return SpecNode(
      .map(
        entries.map {
          SpecNode.Entry(
            key: $0.key.text, location: place, value: node($0.value, depth: depth + 1))
        }), at: place)
  }
}
