import MaquetteCore

/// A key of a component, of whatever type: what decoding, help, schemas, checks and export ask.
public class AnyKey: @unchecked Sendable {
  let name: String?
  let summary: String
  let aliases: [String]
  let range: ClosedRange<Double>
  /// Whether a spec says it by the name of a symbol. Its type alone tells that, and is not made for it.
  private let namesSymbol: Bool
  /// Whether people type its value, which no translation changes.
  private let isTyped: Bool
  private let ownType: SpecType?

  fileprivate init(
    _ summary: String, named name: String?, aliases: [String], range: ClosedRange<Double>,
    type: SpecType?, isTyped: Bool = false
  ) {
    self.name = name
    self.summary = summary
    self.aliases = aliases
    self.range = range
    ownType = type
    namesSymbol = type == .symbol
    self.isTyped = isTyped
  }

  /// What values it takes.
  var type: SpecType { ownType ?? valueType }

  fileprivate var valueType: SpecType { .text }

  /// Sets what a spec says, after reporting what is wrong with it.
  func read<Root: CatalogComponent>(
    _ node: SpecNode, into component: inout Root, by reader: SpecReader
  ) {}

  /// The value of a component as a spec says it; empty for none.
  func text(of component: any CatalogComponent) -> String { "" }

  /// The value of a component as it is; `nil` where another kind of component is asked.
  func value(of component: any CatalogComponent) -> Any? { nil }

  /// The components that stand below it.
  func heldComponents(of component: any CatalogComponent) -> [AnyComponent] { [] }

  /// Whether a component with some values may have one that is wrong: nobody set what is not there.
  func isSet(in values: KeyedValues) -> Bool { true }

  /// What is wrong with a value that Swift set.
  func problem(of component: any CatalogComponent, named name: String) -> ValueProblem? { nil }

  fileprivate func value<Value>(
    _ node: SpecNode, by reader: SpecReader, _ read: (SpecNode, SpecReader) -> Value?
  ) -> Value? {
    var reader = reader
    reader.range = range
    if namesSymbol { reader.checkSymbol(node) }
    if isTyped { reader.localize = nil }
    return read(node, reader)
  }

  /// Whether two values of this key are the same.
  func isEqual(_ one: AnyBox, _ other: AnyBox) -> Bool { false }

  func hash(_ value: AnyBox, into hasher: inout Hasher) {}
}

/// A key of a component, said once: its default, what it means, other names, bounds.
///
/// A component lists its keys in `Keys`, and has a property and a modifier for each:
/// `slider.value`, `slider.value(0.4)`.
///
/// It asks nothing of its type, whose conformances would be searched at every start; what it needs of
/// it is kept as functions.
public final class Key<Value>: AnyKey, @unchecked Sendable {
  /// The value of a component that sets none.
  let standard: Value
  private let uses: Uses

  private struct Uses {
    var type: (ClosedRange<Double>) -> SpecType
    var read: (SpecNode, SpecReader) -> Value?
    var text: (Value) -> String
    var held: (Value) -> [AnyComponent]
    var problem: (Value, String, ClosedRange<Double>) -> ValueProblem?
    var equals: (Value, Value) -> Bool
    var hash: (Value, inout Hasher) -> Void
  }

  private init(
    _ standard: Value, _ summary: String, named name: String?, aliases: [String],
    range: ClosedRange<Double>, type: SpecType?, isTyped: Bool, uses: Uses
  ) {
    self.standard = standard
    self.uses = uses
    super.init(
      summary, named: name, aliases: aliases, range: range, type: type, isTyped: isTyped)
  }

  override var valueType: SpecType { uses.type(range) }

  override func read<Root: CatalogComponent>(
    _ node: SpecNode, into component: inout Root, by reader: SpecReader
  ) {
    if let value = value(node, by: reader, uses.read) { component.values[self] = value }
  }

  override func text(of component: any CatalogComponent) -> String {
    uses.text(component.values[self])
  }

  override func value(of component: any CatalogComponent) -> Any? { component.values[self] }

  override func heldComponents(of component: any CatalogComponent) -> [AnyComponent] {
    uses.held(component.values[self])
  }

  override func problem(
    of component: any CatalogComponent, named name: String
  ) -> ValueProblem? {
    uses.problem(component.values[self], name, range)
  }

  override func isSet(in values: KeyedValues) -> Bool { values.holds(self) }

  /// Whether two values are the same.
  func isEqual(_ one: Value, _ other: Value) -> Bool { uses.equals(one, other) }

  override func isEqual(_ one: AnyBox, _ other: AnyBox) -> Bool {
    guard let one = one as? Box<Value>, let other = other as? Box<Value> else { return false }
    return uses.equals(one.value, other.value)
  }

  override func hash(_ value: AnyBox, into hasher: inout Hasher) {
    if let value = value as? Box<Value> { uses.hash(value.value, &hasher) }
  }
}

extension Key where Value: SpecValue & Hashable {
  /// A key.
  ///
  /// - Parameters:
  ///   - standard: The value of a component that sets none.
  ///   - summary: The meaning, in a sentence.
  ///   - name: the name in specs, where it is not the property's.
  ///   - range: bounds of a number.
  ///   - type: the values it takes, where the property's type does not say enough.
  ///   - isTyped: whether people type its value, which no translation changes.
  package convenience init(
    _ standard: Value, _ summary: String, named name: String? = nil, aliases: [String] = [],
    range: ClosedRange<Double> = 0...10_000, type: SpecType? = nil, isTyped: Bool = false
  ) {
    self.init(
      standard, summary, named: name, aliases: aliases, range: range, type: type,
      isTyped: isTyped,
      uses: Uses(
        type: { Value.specType(range: $0) }, read: { Value.read($0, by: $1) },
        text: { $0.specText }, held: { $0.heldComponents },
        problem: { $0.problem(key: $1, range: $2) },
        equals: { $0 == $1 }, hash: { $0.hash(into: &$1) }))
  }
}

/// A key for a part of what other keys hold, or for another form of it.
///
/// It is of no type itself, for the same reason.
final class PartKey: AnyKey, @unchecked Sendable {
  private let uses: Uses

  private struct Uses {
    var type: (ClosedRange<Double>) -> SpecType
    /// The component as a node changes it; `nil` after reporting what is wrong.
    var read: (SpecNode, SpecReader, any CatalogComponent) -> (any CatalogComponent)?
    var text: (any CatalogComponent) -> String
    var value: (any CatalogComponent) -> Any?
    var held: (any CatalogComponent) -> [AnyComponent]
    /// `nil` where no value is wrong.
    var problem: ((any CatalogComponent, String, ClosedRange<Double>) -> ValueProblem?)?
  }

  /// - Parameter path: The part. Other parameters are those of ``Key``.
  init<Owner: CatalogComponent, Value: SpecValue>(
    _ path: WritableKeyPath<Owner, Value> & Sendable, _ summary: String,
    named name: String? = nil, aliases: [String] = [],
    range: ClosedRange<Double> = 0...10_000, type: SpecType? = nil
  ) {
    uses = Uses(
      type: { Value.specType(range: $0) },
      read: { node, reader, component in
        guard var owner = component as? Owner, let value = Value.read(node, by: reader) else {
          return nil
        }
        owner[keyPath: path] = value
        return owner
      },
      text: { ($0 as? Owner)?[keyPath: path].specText ?? "" },
      value: { ($0 as? Owner)?[keyPath: path].contained },
      held: { ($0 as? Owner)?[keyPath: path].heldComponents ?? [] },
      problem: Value.mayBeWrong
        ? { ($0 as? Owner)?[keyPath: path].problem(key: $1, range: $2) } : nil)
    super.init(summary, named: name, aliases: aliases, range: range, type: type)
  }

  override var valueType: SpecType { uses.type(range) }

  override func read<Root: CatalogComponent>(
    _ node: SpecNode, into component: inout Root, by reader: SpecReader
  ) {
    let whole = component
    let changed = value(node, by: reader) { uses.read($0, $1, whole) }
    if let changed = changed as? Root { component = changed }
  }

  override func text(of component: any CatalogComponent) -> String { uses.text(component) }

  override func value(of component: any CatalogComponent) -> Any? { uses.value(component) }

  override func heldComponents(of component: any CatalogComponent) -> [AnyComponent] {
    uses.held(component)
  }

  override func problem(
    of component: any CatalogComponent, named name: String
  ) -> ValueProblem? {
    uses.problem?(component, name, range)
  }

  override func isSet(in values: KeyedValues) -> Bool { uses.problem != nil }
}
