import MaquetteCore

/// A key of a component, of whatever type: what decoding, help, schemas, checks and export ask.
public class AnyKey: @unchecked Sendable {
  let name: String?
  let summary: String
  let aliases: [String]
  let range: ClosedRange<Double>
  private let ownType: SpecType?

  fileprivate init(
    _ summary: String, named name: String?, aliases: [String], range: ClosedRange<Double>,
    type: SpecType?
  ) {
    self.name = name
    self.summary = summary
    self.aliases = aliases
    self.range = range
    ownType = type
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

  /// What is wrong with a value that Swift set.
  func problem(of component: any CatalogComponent, named name: String) -> ValueProblem? { nil }

  fileprivate func value<Value: SpecValue>(
    _ node: SpecNode, by reader: SpecReader, as: Value.Type
  ) -> Value? {
    var reader = reader
    reader.range = range
    if type == .symbol { reader.checkSymbol(node) }
    return Value.read(node, by: reader)
  }

  fileprivate func problem(in value: Any, named name: String) -> ValueProblem? {
    (value as? any RangedValue)?.problem(key: name, range: range)
  }
}

/// A key of a component, said once: its default, what it means, other names, bounds.
///
/// A component lists its keys in `Keys`, and has a property and a modifier for each:
/// `slider.value`, `slider.value(0.4)`.
public final class Key<Value: SpecValue & Hashable>: AnyKey, @unchecked Sendable {
  /// The value of a component that sets none.
  let standard: Value
  private let isRanged = Value.self is any RangedValue.Type

  /// A key.
  ///
  /// - Parameters:
  ///   - standard: The value of a component that sets none.
  ///   - summary: The meaning, in a sentence.
  ///   - name: the name in specs, where it is not the property's.
  ///   - range: bounds of a number.
  ///   - type: the values it takes, where the property's type does not say enough.
  public init(
    _ standard: Value, _ summary: String, named name: String? = nil, aliases: [String] = [],
    range: ClosedRange<Double> = 0...10_000, type: SpecType? = nil
  ) {
    self.standard = standard
    super.init(summary, named: name, aliases: aliases, range: range, type: type)
  }

  override var valueType: SpecType { Value.specType(range: range) }

  override func read<Root: CatalogComponent>(
    _ node: SpecNode, into component: inout Root, by reader: SpecReader
  ) {
    if let value = value(node, by: reader, as: Value.self) { component.values[self] = value }
  }

  override func text(of component: any CatalogComponent) -> String {
    component.values[self].specText
  }

  override func problem(
    of component: any CatalogComponent, named name: String
  ) -> ValueProblem? {
    isRanged ? problem(in: component.values[self], named: name) : nil
  }
}

/// A key for a part of what other keys hold, or for another form of it.
final class PartKey<Owner: CatalogComponent, Value: SpecValue>: AnyKey, @unchecked Sendable {
  private let path: WritableKeyPath<Owner, Value> & Sendable
  private let isRanged = Value.self is any RangedValue.Type

  init(
    _ path: WritableKeyPath<Owner, Value> & Sendable, _ summary: String,
    named name: String? = nil, aliases: [String] = [],
    range: ClosedRange<Double> = 0...10_000, type: SpecType? = nil
  ) {
    self.path = path
    super.init(summary, named: name, aliases: aliases, range: range, type: type)
  }

  override var valueType: SpecType { Value.specType(range: range) }

  override func read<Root: CatalogComponent>(
    _ node: SpecNode, into component: inout Root, by reader: SpecReader
  ) {
    guard var owner = component as? Owner, let value = value(node, by: reader, as: Value.self)
    else { return }
    owner[keyPath: path] = value
    if let changed = owner as? Root { component = changed }
  }

  override func text(of component: any CatalogComponent) -> String {
    (component as? Owner)?[keyPath: path].specText ?? ""
  }

  override func problem(
    of component: any CatalogComponent, named name: String
  ) -> ValueProblem? {
    guard isRanged, let owner = component as? Owner else { return nil }
    return problem(in: owner[keyPath: path], named: name)
  }
}
