import MaquetteCore

/// The first of several components that fits into the room, under SwiftUI's rules.
public struct ViewThatFits: CatalogComponent {
  public struct Keys: KeyList {
    public let axes = Key(
      FixedSize.both,
      "The axes along which a component has to fit.", aliases: ["in"])
    public let children = Key<[AnyComponent]>(
      [], "The components, the preferred one first.", aliases: ["content"])
  }

  public static let keys = Keys()
  public var values = KeyedValues()

  /// Components of which the first that fits is shown, and the last where none does.
  public init(in axes: FixedSize = .both, @ComponentBuilder children: () -> [AnyComponent]) {
    self.axes = axes
    self.children = children()
  }

  public func makeElement(in context: LayoutContext) -> any LayoutElement {
    let context = context.entering("ViewThatFits")
    let elements = context.elements(for: self.children, axis: context.axis)
    return ViewThatFitsElement(elements, axes: self.axes)
  }

  public static let names = ["ViewThatFits"]

  /// Its keys and examples.
  public static let schema = ComponentSchema(
    ViewThatFits {},
    summary:
      "Shows the first of several components that fits the available space.",
    childrenKey: "children",
    examples: [
      ComponentExample(
        "A button without its title where space is short",
        """
        width: 60
        ViewThatFits:
          - Button: Add to Cart
            symbol: cart
          - Button: ""
            symbol: cart
            accessibilityLabel: Add to Cart

        """)
    ])
}

/// Shows one of several elements.
private final class ViewThatFitsElement: LayoutElement {
  private let children: [any LayoutElement]
  private let axes: FixedSize
  /// Ideal sizes of children that were asked for theirs: forms in forms ask again and again.
  private var ideals: [Int: Size] = [:]
  /// The child that is shown in a room.
  private var choices: [ProposedSize: Int] = [:]
  /// The sizes in rooms that were offered.
  private var sizes: [ProposedSize: Size] = [:]

  init(_ children: [any LayoutElement], axes: FixedSize) {
    (self.children, self.axes) = (children, axes)
  }

  /// The first element whose ideal size is offered, or the last.
  private func choice(_ proposal: ProposedSize) -> (any LayoutElement)? {
    guard let last = children.indices.last else { return nil }
    if let known = choices[proposal] { return children[known] }
    let first = children.indices.first { index in
      [Axis.horizontal, .vertical].allSatisfy { axis in
        guard axes.isFixed(along: axis), let room = proposal[axis] else { return true }
        // Sizes are rounded to pixels on the way.
        return ideal(of: index)[axis] <= room + 0.001
      }
    }
    choices[proposal] = first ?? last
    return children[first ?? last]
  }

  private func ideal(of index: Int) -> Size {
    if let known = ideals[index] { return known }
    let size = children[index].size(for: .ideal)
    ideals[index] = size
    return size
  }

  func size(for proposal: ProposedSize) -> Size {
    if let known = sizes[proposal] { return known }
    let size = choice(proposal)?.size(for: proposal) ?? .zero
    sizes[proposal] = size
    return size
  }

  func stretch(along axis: Axis) -> Stretch {
    children.contains { $0.stretch(along: axis) == .fill } ? .fill : .none
  }

  func minimum(along axis: Axis) -> Double { children.last?.minimum(along: axis) ?? 0 }

  func maximum(along axis: Axis) -> Double {
    children.map { $0.maximum(along: axis) }.max() ?? 0
  }

  func firstBaseline(in size: Size) -> Double? {
    choice(ProposedSize(size))?.firstBaseline(in: size)
  }

  func place(in frame: Rect) -> [SceneNode] {
    choice(ProposedSize(frame.size))?.place(in: frame) ?? []
  }
}
