import MaquetteCore

/// A component with a state: pressed, focused and so on. A state that a spec asks for and that draws
/// nothing where it is asked for is a warning, whatever the component, its style and the platform.
protocol StatefulComponent: Component {
  associatedtype State: RawRepresentable, Hashable where State.RawValue == String
  /// What is happening to it.
  var currentState: State { get set }
  /// Whether it is what the state is of; yes for most.
  var hasState: Bool { get }
  /// Why a state draws nothing, as the end of "'state' changes nothing: …"; `nil` for the usual reason.
  var unusedStateReason: String? { get }
}

/// A list of keys with one for a state.
protocol StateKeys: KeyList {
  associatedtype State: SpecChoice, Hashable
  var state: Key<State> { get }
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

extension StatefulComponent where Self: CatalogComponent, Keys: StateKeys {
  var currentState: Keys.State {
    get { values[Self.keys.state] }
    set { values[Self.keys.state] = newValue }
  }
}

extension Button: StatefulComponent {}
extension Menu: StatefulComponent {}
extension PopUpButton: StatefulComponent {}
extension PullDownButton: StatefulComponent {}
extension GradientButton: StatefulComponent {}
extension HelpButton: StatefulComponent {}
extension ImageButton: StatefulComponent {}
extension NavigationLink: StatefulComponent {}
extension PathControl: StatefulComponent {}
extension LevelIndicator: StatefulComponent {}
extension Link: StatefulComponent {}
extension PageControl: StatefulComponent {}
extension SegmentedControl: StatefulComponent {}
extension Slider: StatefulComponent {}
extension Toggle: StatefulComponent {}
extension Picker: StatefulComponent {}
extension DatePicker: StatefulComponent {}

extension RatingIndicator: StatefulComponent {
  var unusedStateReason: String? { self.isEditable ? nil : "people cannot change the rating" }
}

extension Stepper: StatefulComponent {
  var unusedStateReason: String? {
    currentState == .pressed
      ? "a finger is on one half of a stepper, which 'pressedHalf' says" : nil
  }
}

extension PickerOptionRow: StatefulComponent {
  var currentState: ControlState {
    get { picker.state }
    set { picker.state = newValue }
  }

  /// A finger or focus is on the option that is chosen.
  var hasState: Bool { picker.chosen.index(among: picker.options) == index }
}

extension DisclosureHeader: StatefulComponent {
  var currentState: ControlState {
    get { group.state }
    set { group.state = newValue }
  }
}

extension LayoutContext {
  /// The element of a component, which warns where the spec asks for a state that draws nothing.
  func element(of component: any Component) -> any LayoutElement {
    guard checksStates, isGiven("state"), let stateful = component as? any StatefulComponent else {
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
