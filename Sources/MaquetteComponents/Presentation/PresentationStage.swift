import MaquetteCore

/// Contents with the room that what is open over them takes, so that several open menus or popovers
/// stand side by side on one sheet and cover nothing of one another.
///
/// Only specs of sheets can name it: it is in no catalogue but theirs.
package struct PresentationStage: CatalogComponent {
  /// Its keys.
  package struct Keys: KeyList {
    let content = Key<[AnyComponent]>([], "What is on it: one component.")
  }

  package static let keys = Keys()
  package var values = KeyedValues()

  /// A stage of its own.
  package init(_ content: some Component) { self.content = [AnyComponent(content)] }

  private init() {}

  package func makeElement(in context: LayoutContext) -> any LayoutElement {
    guard let content = self.content.first else { return EmptyElement() }
    var inner = context
    inner.presentations = PresentationCollector()
    return PresentationStageElement(
      content.makeElement(in: inner), presentations: inner.presentations, context: context)
  }

  /// Its name in specs of sheets.
  package static let names = ["PresentationStage"]

  /// Its key.
  package static let schema = ComponentSchema(
    PresentationStage(), summary: "Space for what is open over the contents.",
    childrenKey: "content")
}

private final class PresentationStageElement: LayoutElement {
  private let content: any LayoutElement
  private let presentations: PresentationCollector
  private let context: LayoutContext
  private var memo = SizeMemo()

  init(
    _ content: any LayoutElement, presentations: PresentationCollector, context: LayoutContext
  ) {
    self.content = content
    self.presentations = presentations
    self.context = context
  }

  func size(for proposal: ProposedSize) -> Size {
    memo.size(for: proposal) { extent(of: content.size(for: proposal)).size }
  }

  func place(in frame: Rect) -> [SceneNode] {
    let own = content.size(for: ProposedSize(frame.size))
    let corner = extent(of: own).origin
    return nodes(in: Rect(origin: frame.origin.offset(x: -corner.x, y: -corner.y), size: own))
  }

  private func nodes(in frame: Rect) -> [SceneNode] {
    var nodes = content.place(in: frame)
    let presented = presentations.present(over: &nodes, in: .none)
    return nodes + presented
  }

  /// All that contents of a size and what they have opened take, from their corner.
  private func extent(of size: Size) -> Rect {
    let frame = Rect(origin: .zero, size: size)
    return nodes(in: frame).reduce(frame) { $0.union($1.frame) }
  }
}
