import MaquetteComponents
import MaquetteCore

/// Counts how often a component is asked for its size, and placed.
final class Counter: @unchecked Sendable {
  var questions = 0
  var places = 0
}

/// A component of a fixed size that counts.
struct CountingProbe: Component {
  let counter: Counter

  func makeElement(in context: LayoutContext) -> any LayoutElement { Element(counter) }

  static func == (lhs: CountingProbe, rhs: CountingProbe) -> Bool { lhs.counter === rhs.counter }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(counter)) }

  private final class Element: LayoutElement {
    let counter: Counter
    init(_ counter: Counter) { self.counter = counter }

    func size(for proposal: ProposedSize) -> Size {
      counter.questions += 1
      return Size(width: min(30, proposal.width ?? 30), height: 10)
    }

    func stretch(along axis: Axis) -> Stretch {
      counter.questions += 1
      return .none
    }

    func minimum(along axis: Axis) -> Double {
      counter.questions += 1
      return 0
    }

    func place(in frame: Rect) -> [SceneNode] {
      counter.places += 1
      return []
    }
  }
}
