import MaquetteCore

/// One picture of a board with its title, both ready to be placed.
final class BoardItem {
  /// The title, which arrows call it by; empty for nothing.
  let name: String
  /// What else arrows call it by: the name of the file that it shows; empty when it has a title of its own.
  let fileName: String
  /// Where a spec says it; `nil` for what none does.
  let place: SourceLocation?
  private let title: (any LayoutElement)?
  private let content: any LayoutElement
  private let context: LayoutContext

  /// The least width that a title has before its lines break, in points.
  private static let titleWidth = 180.0
  /// The distance from title to picture, in points.
  static let titleGap = 12.0

  init(_ child: AnyComponent, at index: Int, in context: LayoutContext) {
    let artboard = child.unmodified as? Artboard
    name = artboard?.shownTitle ?? ""
    fileName = artboard?.fileName ?? ""
    place = child.provenance?.location
    content = context.element(for: child, at: index, axis: nil)
    // The title is the board's, whatever environment the picture has.
    title =
      name.isEmpty
      ? nil
      : Label(name).font(.headline).makeElement(in: context.entering("Title", at: index))
    self.context = context
  }

  /// How large the picture is.
  private(set) lazy var size = content.size(for: .ideal)

  /// How large the title is above a picture of this width; nothing without one.
  private(set) lazy var titleSize =
    title?.size(for: ProposedSize(width: max(size.width, BoardItem.titleWidth), height: nil))
    ?? .zero

  /// The nodes of the picture and of its title above it, at a corner of the picture.
  ///
  /// - Parameters:
  ///   - frame: the picture's frame.
  ///   - isScaled: whether all of it is drawn smaller, so that nothing has the size it has for
  ///     fingers.
  func place(in frame: Rect, isScaled: Bool) -> (picture: [SceneNode], title: [SceneNode]) {
    var nodes = content.place(in: frame)
    // What a finger or pointer hits is another matter on another platform than the board's.
    let platforms = content is ArtboardElement
    if isScaled || !platforms || isForeign { nodes = nodes.map(\.untouchable) }
    guard let title else { return (nodes, []) }
    let isMirrored = context.direction == .rightToLeft
    let x = isMirrored ? frame.maxX - titleSize.width : frame.minX
    let room = Rect(
      origin: Point(x: x, y: frame.minY - BoardItem.titleGap - titleSize.height), size: titleSize)
    return (nodes, title.place(in: room))
  }

  /// Whether the picture has an edge of its own, which may have the colour of what is behind it.
  var hasEdge: Bool { (content as? ArtboardElement).map { $0.ground != nil } ?? true }

  private var isForeign: Bool {
    (content as? ArtboardElement)?.platform != context.environment.platform
  }
}

extension SceneNode {
  /// The node and all inside of it as parts of a drawing that nobody uses.
  fileprivate var untouchable: SceneNode {
    var copy = self
    copy.hitTarget = nil
    copy.children = children.map(\.untouchable)
    return copy
  }
}
