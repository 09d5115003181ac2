/// What may be happening to a component that can be disabled.
public protocol DisableableState: RawRepresentable, Hashable, Sendable where RawValue == String {
  /// Nothing.
  static var normal: Self { get }
  /// It does not react.
  static var disabled: Self { get }
}

extension ControlState: DisableableState {}

/// A list of keys with one for a state.
public protocol StateKeys: KeyList {
  associatedtype State: DisableableState
  var state: Key<State> { get }
}

extension CatalogComponent where Keys: StateKeys {
  /// The component disabled, or not.
  public func disabled(_ isDisabled: Bool = true) -> Self {
    with { $0.values[Self.keys.state] = isDisabled ? .disabled : .normal }
  }
}

extension StatefulComponent where Self: CatalogComponent, Keys: StateKeys {
  var currentState: Keys.State {
    get { values[Self.keys.state] }
    set { values[Self.keys.state] = newValue }
  }
}
