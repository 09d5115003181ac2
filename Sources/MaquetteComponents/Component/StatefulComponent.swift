import MaquetteCore

/// A component that takes all the room of a bar.
protocol BarFilling: Component {
  /// Whether people use it, so that on a phone all else in the bar makes room.
  var isOpen: Bool { get }
  /// What stands in it while it is empty, so that a button may take its place; `nil` for one that is not.
  var emptyPrompt: String? { get }
}

/// A component of several parts that share a capsule of glass of their own in a window's toolbar.
protocol ToolbarGroup: Component {}

/// A component with a state: pressed, focused and so on. A state that a spec asks for and that draws
/// nothing where it is asked for is a warning, whatever the component, its style and the platform.
protocol StatefulComponent: TouchedComponent {
  associatedtype State: RawRepresentable, Hashable where State.RawValue == String
  /// What is happening to it.
  var currentState: State { get set }
  /// Whether it is what the state is of; yes for most.
  var hasState: Bool { get }
  /// Why a state draws nothing, as the end of "'state' changes nothing: …"; `nil` for the usual reason.
  var unusedStateReason: String? { get }
}

extension StatefulComponent {
  var hasState: Bool { true }

  var unusedStateReason: String? { nil }

  /// The same with nothing happening to it; `nil` where nothing is.
  var atRest: Self? {
    guard let normal = State(rawValue: ControlState.normal.rawValue), normal != currentState,
      hasState
    else { return nil }
    var copy = self
    copy.currentState = normal
    return copy
  }
}

extension LayoutContext {
  /// The element of a component, which warns where the spec asks for a state that draws nothing.
  func element(of component: any Component) -> any LayoutElement {
    guard self.checksStates, isGiven("state"),
      let stateful = component.cast(to: (any StatefulComponent).self)
    else {
      return component.makeElement(in: self)
    }
    return checkedElement(of: stateful)
  }

  private func checkedElement(of component: some StatefulComponent) -> any LayoutElement {
    guard let atRest = component.atRest else { return component.makeElement(in: self) }
    var inner = self
    // What it is made of has the same state, and the same keys.
    inner.checksStates = false
    return StateElement(
      component.makeElement(in: inner), atRest: atRest.makeElement(in: muted)
    ) {
      warnUnused(
        "state",
        because: component.unusedStateReason
          ?? "on \(theme.platform.displayName) it looks the same when it is "
          + component.currentState.rawValue)
    }
  }
}

/// Tells when its content looks as it does at rest.
private final class StateElement: WrappingElement {
  let content: any LayoutElement
  private let atRest: any LayoutElement
  private let warn: () -> Void

  init(
    _ content: any LayoutElement, atRest: any LayoutElement, otherwise warn: @escaping () -> Void
  ) {
    self.content = content
    self.atRest = atRest
    self.warn = warn
  }

  func place(in frame: Rect) -> [SceneNode] {
    let nodes = content.place(in: frame)
    let usual = atRest.place(in: frame)
    if nodes.flatMap(\.flattened) == usual.flatMap(\.flattened) { warn() }
    return nodes
  }
}
