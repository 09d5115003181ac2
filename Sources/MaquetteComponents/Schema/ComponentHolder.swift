import MaquetteCore

/// A value of a key that components stand in.
protocol ComponentHolder {
  /// The components, in order.
  var heldComponents: [AnyComponent] { get }
}

extension Array: ComponentHolder where Element == AnyComponent {
  var heldComponents: [AnyComponent] { self }
}

extension NamedSpec: ComponentHolder {
  var heldComponents: [AnyComponent] { [component] }
}

extension SpecType {
  /// Whether other components may stand below a key of the type.
  var holdsComponents: Bool {
    switch self {
    case .components, .actions, .barItems, .component, .icon, .specFile: true
    case .either(let one, let other): one.holdsComponents || other.holdsComponents
    default: false
    }
  }
}

extension ModifiedComponent {
  /// The components that the modifier brings besides the one that it is put around.
  package var layers: [AnyComponent] {
    switch modifier {
    case .drawing(.overlay(let layer)), .drawing(.background(let layer)): layer.content
    default: []
    }
  }
}
