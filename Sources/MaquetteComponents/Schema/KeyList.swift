/// The keys of a component, as properties: the order is that of help, and a list may hold others.
public protocol KeyList: Sendable {}

extension KeyList {
  /// Its keys with their names.
  var all: [(name: String, key: AnyKey)] { AnyKey.listed(in: self) }
}

extension AnyKey {
  fileprivate static func listed(in list: Any) -> [(name: String, key: AnyKey)] {
    Mirror(reflecting: list).children.flatMap { child in
      // To cast a value that is none searches all conformances of the program; to compare types does not.
      guard Swift.type(of: child.value) is AnyKey.Type, let key = child.value as? AnyKey else {
        return listed(in: child.value)
      }
      return [(name: key.name ?? child.label ?? "", key: key)]
    }
  }
}

/// A component that specs can name: one value with one list of keys.
///
/// Each key is a property, and a modifier that gives a changed copy: `toggle.isOn`,
/// `toggle.isOn(true)`.
@dynamicMemberLookup
public protocol CatalogComponent: Component {
  associatedtype Keys: KeyList
  /// Its keys.
  static var keys: Keys { get }
  /// What it was given.
  var values: KeyedValues { get set }
  /// Its name in specs, and other names for it.
  static var names: [String] { get }
  /// Its keys and examples.
  static var schema: ComponentSchema { get }
}

extension CatalogComponent {
  /// The component's name in specs, for example `Button`.
  public static var componentName: String { names[0] }

  /// The value of a key.
  public subscript<Value>(dynamicMember path: KeyPath<Keys, Key<Value>>) -> Value {
    get { values[Self.keys[keyPath: path]] }
    set { values[Self.keys[keyPath: path]] = newValue }
  }

  /// The modifier of a key.
  @_disfavoredOverload
  public subscript<Value>(
    dynamicMember path: KeyPath<Keys, Key<Value>>
  ) -> KeyModifier<Self, Value> {
    KeyModifier(component: self, key: Self.keys[keyPath: path])
  }

  /// A copy with one property set: `.with(\.imagePadding, 4)`.
  public func with<Value>(_ path: WritableKeyPath<Self, Value>, _ value: Value) -> Self {
    var copy = self
    copy[keyPath: path] = value
    return copy
  }

  /// A changed copy.
  package func with(_ change: (inout Self) -> Void) -> Self {
    var copy = self
    change(&copy)
    return copy
  }
}

/// Gives copies of a component with another value for one key.
public struct KeyModifier<Root: CatalogComponent, Value> {
  let component: Root
  let key: Key<Value>

  /// The component with a value.
  public func callAsFunction(_ value: Value) -> Root {
    var copy = component
    copy.values[key] = value
    return copy
  }
}

extension KeyModifier where Value == [AnyComponent] {
  /// The component with others inside.
  public func callAsFunction(@ComponentBuilder _ content: () -> [AnyComponent]) -> Root {
    callAsFunction(content())
  }
}

extension KeyModifier where Value == CornerRadius? {
  /// The component with a radius in points.
  public func callAsFunction(_ radius: Double) -> Root { callAsFunction(.points(radius)) }
}

extension KeyModifier where Value == Bool {
  /// The component with `true`.
  public func callAsFunction() -> Root { callAsFunction(true) }
}

extension KeyModifier where Value == Bool? {
  /// The component with `true`.
  public func callAsFunction() -> Root { callAsFunction(true) }
}
