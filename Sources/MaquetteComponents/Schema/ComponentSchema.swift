import MaquetteCore

/// One key of a component.
public struct Property<Root: Component>: Sendable {
  /// What is known of it without the component.
  public let info: PropertyInfo
  let apply: @Sendable (inout Root, SpecNode, SpecReader) -> Void
  /// What is wrong with a value that Swift set; `nil` for keys without a range.
  let problem: (@Sendable (Root) -> ValueProblem?)?
  /// The value that a component has, as a spec would say it.
  let text: @Sendable (Root) -> String

  /// A key that sets a stored property.
  ///
  /// - Parameters:
  ///   - name: the key.
  ///   - path: the property.
  ///   - summary: what it means, in a sentence.
  ///   - aliases: other names for the key.
  ///   - range: bounds of a number.
  ///   - type: what values it takes, when the property's type does not say enough.
  ///   - prototype: where the default value is read from.
  public init<Value: SpecValue>(
    _ name: String, _ path: WritableKeyPath<Root, Value> & Sendable, _ summary: String,
    aliases: [String] = [], range: ClosedRange<Double> = 0...10_000, type: SpecType? = nil,
    prototype: Root
  ) {
    let type = type ?? Value.specType(range: range)
    info = PropertyInfo(
      name: name, aliases: aliases, summary: summary, type: type,
      defaultText: prototype[keyPath: path].specText)
    apply = { root, node, reader in
      var reader = reader
      reader.range = range
      if type == .symbol { reader.checkSymbol(node) }
      if let value = Value.read(node, by: reader) { root[keyPath: path] = value }
    }
    text = { $0[keyPath: path].specText }
    problem = rangeCheck(of: path, key: name, range: range)
  }
}

/// A spec that shows a component, for help, gallery and documentation.
public struct ComponentExample: Hashable, Sendable {
  /// What it shows, in a few words.
  public var title: String
  /// The spec.
  public var spec: String

  /// An example from its parts.
  public init(_ title: String, _ spec: String) {
    self.title = title
    self.spec = spec
  }
}

/// What specs, help and documentation know of a component.
public struct ComponentSchema: Sendable {
  /// The name in specs.
  public let name: String
  /// Other names for it.
  public let aliases: [String]
  /// What it is, in a sentence.
  public let summary: String
  /// Its own keys; those that every component has are ``CommonProperties``.
  public let properties: [PropertyInfo]
  /// The key that a scalar sets: `Button: Continue`.
  public let titleKey: String?
  /// The key that a list sets: `VStack: [...]`.
  public let childrenKey: String?
  /// Specs that show it.
  public let examples: [ComponentExample]
  let decode: @Sendable ([SpecNode.Entry], String, SpecReader) -> any Component
  /// What is wrong with a component's values, by key.
  let problems: @Sendable (any Component) -> [(key: String, problem: ValueProblem)]
  /// A component's value under a key, as a spec would say it; empty for lists and for what it lacks.
  package let text: @Sendable (any Component, String) -> String

  /// The schema of a component type.
  ///
  /// - Parameters:
  ///   - prototype: the component with all its defaults.
  ///   - titleKey: the key that a scalar sets.
  ///   - childrenKey: the key that a list sets.
  ///   - variants: what other names mean beyond the component's own, before keys are read.
  public init<Root: Component>(
    _ name: String, prototype: Root, aliases: [String] = [], summary: String,
    titleKey: String? = nil, childrenKey: String? = nil, properties: [Property<Root>],
    examples: [ComponentExample] = [],
    variants: [String: @Sendable (inout Root) -> Void] = [:]
  ) {
    self.name = name
    self.aliases = aliases
    self.summary = summary
    self.titleKey = titleKey
    self.childrenKey = childrenKey
    self.examples = examples
    self.properties = properties.map(\.info)
    decode = { entries, written, reader in
      var root = prototype
      variants[written]?(&root)
      for entry in entries {
        var reader = reader
        reader.key = entry.written ?? entry.key
        properties.first { $0.info.name == entry.key }?.apply(&root, entry.value, reader)
      }
      return root
    }
    text = { component, key in
      guard let root = component as? Root else { return "" }
      return properties.first { $0.info.name == key }?.text(root) ?? ""
    }
    let ranged = properties.compactMap { property in
      property.problem.map { (key: property.info.name, problem: $0) }
    }
    problems = { component in
      guard let root = component as? Root else { return [] }
      return ranged.compactMap { check in check.problem(root).map { (check.key, $0) } }
    }
  }

  /// The key that a name or another name for it stands for.
  public func canonicalKey(_ name: String) -> String? {
    properties.first { $0.name == name || $0.aliases.contains(name) }?.name
  }

  /// What a key that is unknown may have been meant to be, the best known names first.
  var namesToSuggest: [String] {
    let own = properties.map(\.name)
    let common = CommonProperties.names.filter { !own.contains($0) }
    return own + common + properties.flatMap(\.aliases)
  }
}
