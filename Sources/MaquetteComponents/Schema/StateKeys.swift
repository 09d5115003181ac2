/// A list of keys with one for a state.
protocol StateKeys: KeyList {
  associatedtype State: SpecChoice, Hashable
  var state: Key<State> { get }
}

extension StatefulComponent where Self: CatalogComponent, Keys: StateKeys {
  var currentState: Keys.State {
    get { values[Self.keys.state] }
    set { values[Self.keys.state] = newValue }
  }
}
