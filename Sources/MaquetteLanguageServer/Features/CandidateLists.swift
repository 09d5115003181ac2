import Maquette
import MaquetteSpec

/// Collects what may stand at the cursor: keys, components, words.
struct CandidateLists {
  let document: OpenDocument
  let outline: OutlineNode
  let guide: SpecGuide
  let root: ProjectRoot?
  let context: Completion.Context
  let insertsLines: Bool
  var candidates: [Candidate] = []
  private var labels: Set<String> = []

  init(
    document: OpenDocument, outline: OutlineNode, guide: SpecGuide, root: ProjectRoot?,
    context: Completion.Context, insertsLines: Bool
  ) {
    (self.document, self.outline, self.guide, self.root) = (document, outline, guide, root)
    (self.context, self.insertsLines) = (context, insertsLines)
  }

  mutating func add(_ candidate: Candidate) {
    if labels.insert(candidate.label).inserted { candidates.append(candidate) }
  }

  // MARK: Keys

  /// The keys that a map may have besides those that it has.
  mutating func addKeys(of place: Expected, beside others: [OutlineEntry], hasColon: Bool) {
    let used = Set(others.map(\.key.text))
    for shape in place.shapes {
      switch shape {
      case .top:
        addKeysOfComponent(beside: others, used, hasColon)
        add(SpecVocabulary.topInfos, of: "the picture", used, hasColon)
      case .component: addKeysOfComponent(beside: others, used, hasColon)
      case .keys(let schema): addKeys(of: schema, used, hasColon)
      case .infos(let infos, let owner): add(infos, of: owner, used, hasColon)
      case .definitionBody:
        add([SpecVocabulary.parametersInfo], of: "definitions", used, hasColon)
        addKeysOfComponent(beside: others, used, hasColon)
      case .arguments(let own): addKeys(of: own, used, hasColon)
      case .definitions, .list: break
      }
    }
  }

  /// A component's name, or the keys beside one.
  private mutating func addKeysOfComponent(
    beside others: [OutlineEntry], _ used: Set<String>, _ hasColon: Bool
  ) {
    guard let named = others.first(where: { ComponentDecoder.isComponentName($0.key.text) }) else {
      addNames(hasColon: hasColon)
      add(SpecVocabulary.itemInfos, of: "items", used, hasColon)
      return
    }
    // What is below the name is set already.
    let below = Set(named.value.map?.map(\.key.text) ?? [])
    switch guide.meaning(of: named.key.text, among: others, in: .component) {
    case .component(let schema)?: addKeys(of: schema, used.union(below), hasColon)
    case .own(let own)?: addKeys(of: own, used.union(below), hasColon)
    case .key?, nil: break
    }
    add(SpecVocabulary.itemInfos, of: "items", used, hasColon)
  }

  private mutating func addKeys(
    of schema: ComponentSchema, _ used: Set<String>, _ hasColon: Bool
  ) {
    add(schema.properties, of: schema.name, used, hasColon)
    add(CommonProperties.infos, of: "every component", used, hasColon)
  }

  private mutating func addKeys(of own: OwnComponent, _ used: Set<String>, _ hasColon: Bool) {
    let parameters = own.parameters.map {
      PropertyInfo(name: $0, summary: "A parameter of '\(own.name)'.", type: .text)
    }
    add(parameters, of: own.name, used, hasColon)
    add(CommonProperties.infos, of: "every component", used, hasColon)
  }

  private mutating func add(
    _ infos: [PropertyInfo], of owner: String, _ used: Set<String>, _ hasColon: Bool
  ) {
    for info in infos where used.isDisjoint(with: info.allNames) {
      let end = hasColon ? "" : ending(for: guide.vocabulary.expected(behind: info))
      add(
        Candidate(
          label: info.name, kind: .field, detail: info.type.text,
          documentation: Documentation.text(of: info, owner: owner), text: info.name + end,
          aliases: info.aliases))
    }
  }

  /// What follows a key: a colon, and where only a list may stand, the dash of its first element.
  private func ending(for value: Expected) -> String {
    let isList =
      insertsLines && value.takesList
      && value.types.allSatisfy {
        switch $0 {
        case .components, .items, .menuItems, .lists, .cells, .nestedElements: true
        default: false
        }
      }
    return isList ? ":" + firstDash() : ": "
  }

  private func firstDash() -> String {
    "\n" + String(repeating: " ", count: context.column + 2) + "- "
  }

  // MARK: Components

  /// Every component's name.
  mutating func addNames(hasColon: Bool = false, before start: String = "") {
    for own in guide.own {
      let end = hasColon ? "" : own.parameters.isEmpty ? "" : ": "
      add(
        Candidate(
          label: own.name, kind: .component, detail: "a component of this spec's own",
          text: start + own.name + end))
    }
    for schema in guide.vocabulary.schemas {
      let end = hasColon ? "" : ending(of: schema, behindDash: start != "" || context.isItem)
      add(
        Candidate(
          label: schema.name, kind: .component, detail: "component",
          documentation: schema.summary, text: start + schema.name + end,
          aliases: schema.aliases + schema.classes))
    }
  }

  /// What follows a component's name: nothing where it needs no more, a text, or its list.
  private func ending(of schema: ComponentSchema, behindDash: Bool) -> String {
    if schema.titleKey != nil { return ": " }
    if schema.childrenKey != nil {
      guard insertsLines else { return ":" + (context.isFlow ? " " : "") }
      let more = context.isItem && context.hasDash ? 2 : behindDash ? 4 : 2
      return ":\n" + String(repeating: " ", count: context.column + more) + "- "
    }
    return behindDash ? "" : ":"
  }

  /// Elements of a list with the dashes that they need.
  mutating func addElements(of place: Expected) {
    let element = context.isItem ? place : place.element
    guard element.takesComponent else { return }
    // The names alone were for a map.
    if context.isBelow {
      candidates.removeAll { $0.kind == .component }
      labels.subtract(guide.vocabulary.schemas.map(\.name) + guide.own.map(\.name))
    }
    addNames(before: "- ")
  }
}
