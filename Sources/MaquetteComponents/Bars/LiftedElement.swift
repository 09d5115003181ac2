import MaquetteCore

/// A part of a bar that moves up with contents that are scrolled. It is cut where it meets what stays above it, or goes
/// on under that.
final class LiftedElement: WrappingElement {
  let content: any LayoutElement
  private let distance: Double
  private let isCut: Bool
  private let context: LayoutContext

  /// - Parameters:
  ///   - distance: how far it has moved up, in points.
  ///   - isCut: whether nothing of it is seen under what stays above it.
  init(
    _ content: any LayoutElement, by distance: Double, isCut: Bool, context: LayoutContext
  ) {
    self.content = content
    self.distance = distance
    self.isCut = isCut
    self.context = context
  }

  /// What its node is called.
  static let component = "Lifted"

  func size(for proposal: ProposedSize) -> Size {
    var size = content.size(for: ProposedSize(width: proposal.width, height: nil))
    size.height = max(0, size.height - distance)
    return size
  }

  func minimum(along axis: Axis) -> Double {
    axis == .vertical ? 0 : content.minimum(along: axis)
  }

  func place(in frame: Rect) -> [SceneNode] {
    guard frame.height > 0.01 else { return [] }
    let height = content.size(for: ProposedSize(width: frame.width, height: nil)).height
    let whole = Rect(x: frame.minX, y: frame.maxY - height, width: frame.width, height: height)
    return [
      context.containerNode(
        LiftedElement.component, frame: frame, clip: isCut ? .rect(frame) : nil,
        children: content.place(in: whole))
    ]
  }
}

extension NavigationBar {
  /// Whether the field to search with goes away with contents that are scrolled: not while people search.
  var hidesSearch: Bool {
    self.hidesSearchBarWhenScrolling && !self.isSearchPresented && self.searchText.isEmpty
  }

  /// A large title, moved up with the contents, without height where nothing of it is left; `nil` without one.
  ///
  /// - Parameters:
  ///   - way: how far the contents move before it does, in points.
  ///   - isCut: whether nothing of it is seen under the row.
  func lifted(
    _ title: (any LayoutElement)?, after way: Double, isCut: Bool, in context: LayoutContext
  ) -> (any LayoutElement)? {
    let lift = context.barLift - way
    guard let title, lift > 0 else { return title }
    return LiftedElement(
      title, by: lift, isCut: isCut, context: context.entering(LiftedElement.component, at: 0))
  }

  /// How far contents are scrolled when nothing is left of the line of a large title that a subtitle follows, in
  /// points; `nil` without one.
  func titleWay(_ look: NavigationBarLook, in context: LayoutContext, width: Double) -> Double? {
    let inner = context.inBar
    guard self.hasLargeTitle, hasSubtitle(look), let title = largeTitle(look, in: context)
    else { return nil }
    let height = title.size(for: ProposedSize(width: width, height: nil)).height
    let nodes = title.place(in: Rect(x: 0, y: 0, width: width, height: height))
    return nodes.firstLine.map { searchWay(look, in: inner) + $0.maxY }
  }
}

extension [SceneNode] {
  /// Where the first text among them and their parts is.
  fileprivate var firstLine: Rect? {
    for node in self {
      if let line = node.text == nil ? node.children.firstLine : node.frame { return line }
    }
    return nil
  }

  /// The nodes of a bar with a part that moves up under what contents fade into, and that under all else in the bar.
  ///
  /// - Parameter edge: what is drawn where that begins, above a height.
  func fadingLifted(into edge: (Double) -> SceneNode) -> [SceneNode] {
    guard let index = firstIndex(where: { $0.component == LiftedElement.component }) else {
      return self
    }
    var others = self
    let part = others.remove(at: index)
    return [part, edge(part.frame.minY)] + others
  }
}
