import MaquetteCore

/// A spec that shows a component, for help, gallery and documentation.
package struct ComponentExample: Hashable, Sendable {
  /// What it shows, in a few words.
  package var title: String
  package var spec: String

  /// An example from its parts.
  package init(_ title: String, _ spec: String) {
    self.title = title
    self.spec = spec
  }
}

/// What specs, help and documentation know of a component.
public struct ComponentSchema: Sendable {
  /// The name in specs.
  package let name: String
  /// Other names for it.
  package let aliases: [String]
  /// What it is, in a sentence.
  package let summary: String
  /// Its own keys; those that every component has are ``CommonProperties``.
  package let properties: [PropertyInfo]
  /// The key that a scalar sets: `Button: Continue`.
  package let titleKey: String?
  /// The key that a list sets: `VStack: [...]`.
  package let childrenKey: String?
  /// Specs that show it.
  package let examples: [ComponentExample]
  /// Whether a component has opened something behind which the tint of all around is gray; `nil` where it never does.
  let dimsTint: (@Sendable (any CatalogComponent, LayoutContext) -> Bool)?
  /// Whether what is opened in it lies over its contents alone, as on a screen.
  let isPresentationScope: Bool
  let decode: @Sendable ([SpecNode.Entry], String, SpecReader) -> any Component
  private let keys: [(name: String, key: AnyKey)]
  /// The keys that other components may stand below: most pictures need none of the types that tell them.
  private let holders: Late<[(name: String, key: AnyKey)]>

  /// The schema of a component.
  ///
  /// - Parameters:
  ///   - prototype: The component with all its defaults.
  ///   - titleKey: The key that a scalar sets.
  ///   - childrenKey: The key that a list sets.
  ///   - dimsTint: Whether it has opened something behind which the tint of all around is gray.
  ///   - isPresentationScope: Whether what is opened in it lies over its contents alone.
  ///   - variants: What other names mean beyond the component's own, before keys are read.
  package init<Root: CatalogComponent>(
    _ prototype: Root, summary: String, titleKey: String? = nil, childrenKey: String? = nil,
    dimsTint: (@Sendable (Root, LayoutContext) -> Bool)? = nil, isPresentationScope: Bool = false,
    examples: [ComponentExample] = [],
    variants: [String: @Sendable (inout Root) -> Void] = [:]
  ) {
    name = Root.names[0]
    aliases = Array(Root.names.dropFirst())
    self.summary = summary
    self.titleKey = titleKey
    self.childrenKey = childrenKey
    self.examples = examples
    self.dimsTint = dimsTint.map {
      dims -> @Sendable (any CatalogComponent, LayoutContext) -> Bool in
      { component, context in
        guard let root = component as? Root else { return false }
        return dims(root, context)
      }
    }
    self.isPresentationScope = isPresentationScope
    let keys = Root.keys.all
    self.keys = keys
    properties = keys.map { name, key in
      PropertyInfo(
        name: name, aliases: key.aliases, summary: key.summary, type: key.type,
        defaultText: key.text(of: prototype))
    }
    holders = Late { [keys] in keys.filter { $0.key.type.holdsComponents } }
    decode = { [properties] entries, written, reader in
      var root = prototype
      variants[written]?(&root)
      for entry in entries {
        var reader = reader
        reader.key = entry.written ?? entry.key
        if SpecReader.isPercentage(entry.value, of: entry.key) {
          reader.whole = ValueWhole(of: properties, beside: entries)
        }
        keys.first { $0.name == entry.key }?.key.read(entry.value, into: &root, by: reader)
      }
      return root
    }
  }

  /// Whether the scalar that it takes is any text.
  var takesText: Bool { properties.contains { $0.name == titleKey && $0.type.takesText } }

  /// A component's value under a key, as a spec says it; empty for lists and for what it lacks.
  package func text(_ component: any Component, _ name: String) -> String {
    guard let component = component.cast(to: (any CatalogComponent).self) else { return "" }
    return keys.first { $0.name == name }?.key.text(of: component) ?? ""
  }

  /// A component's value under a key, as it was decoded; `nil` for what it lacks.
  package func value(_ component: any CatalogComponent, _ name: String) -> Any? {
    keys.first { $0.name == name }?.key.value(of: component)
  }

  /// The components that a component holds, by the keys that they stand below, in the keys' order.
  package func contents(of component: any CatalogComponent) -> [(key: String, [AnyComponent])] {
    holders.value.compactMap { name, key in
      let held = key.heldComponents(of: component)
      return held.isEmpty ? nil : (name, held)
    }
  }

  /// What is wrong with a component's values, by key.
  func problems(_ component: any CatalogComponent) -> [(key: String, problem: ValueProblem)] {
    let values = component.values
    var problems: [(key: String, problem: ValueProblem)] = []
    for (name, key) in keys where key.isSet(in: values) {
      if let problem = key.problem(of: component, named: name) { problems.append((name, problem)) }
    }
    return problems
  }

  /// The key that a name or another name for it stands for.
  package func canonicalKey(_ name: String) -> String? {
    properties.first { $0.name == name || $0.aliases.contains(name) }?.name
  }

  /// What a key that is unknown may have been meant to be, the best known names first.
  var namesToSuggest: [String] {
    let own = properties.map(\.name)
    let common = CommonProperties.names.filter { !own.contains($0) }
    return own + common + properties.flatMap(\.aliases)
  }
}
