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
