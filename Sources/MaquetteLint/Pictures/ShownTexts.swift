import Maquette

/// The texts of a picture that can be seen: not those below what is painted over them, nor those
/// that have scrolled away.
struct ShownTexts {
  /// A text with the box of its glyphs.
  struct Text {
    var node: SceneNode
    var rect: Rect
    /// What is painted over parts of it.
    fileprivate var covers: [Rect] = []

    /// Whether most of a part of it can be seen.
    func shows(_ part: Rect) -> Bool { !covers.contains { $0.coversHalf(of: part) } }
  }

  /// More texts than this are compared by nobody.
  private static let most = 400

  /// The texts in paint order.
  private(set) var texts: [Text] = []

  init(_ scene: Scene) { visit(scene.root, within: nil) }

  private mutating func visit(_ node: SceneNode, within outer: Rect?) {
    let clip = node.clipBounds(within: outer)
    for cover in node.items.flatMap(\.covers).compactMap({ $0.inside(clip) }) {
      texts.removeAll { cover.coversHalf(of: $0.rect) }
      for index in texts.indices where texts[index].rect.intersection(cover) != nil {
        texts[index].covers.append(cover)
      }
    }
    add(node, within: clip)
    for child in node.children { visit(child, within: clip) }
  }

  private mutating func add(_ node: SceneNode, within clip: Rect?) {
    guard node.text?.isEmpty == false, texts.count < Self.most,
      node.accessibility?.isHidden != true
    else { return }
    let boxes = node.items.flatMap(\.glyphBoxes).compactMap { $0.left(by: clip) }
    guard let first = boxes.first else { return }
    texts.append(Text(node: node, rect: boxes.dropFirst().reduce(first) { $0.union($1) }))
  }
}

extension Rect {
  /// What a clip leaves of it; `nil` for nothing.
  func inside(_ clip: Rect?) -> Rect? { clip.map { intersection($0) } ?? self }

  /// What a clip leaves of it; `nil` for less than half of it.
  func left(by clip: Rect?) -> Rect? {
    guard let clip else { return self }
    guard let rest = intersection(clip), rest.width * rest.height >= 0.5 * width * height else {
      return nil
    }
    return rest
  }

  /// Whether more than half of another one lies in it.
  fileprivate func coversHalf(of other: Rect) -> Bool {
    guard let common = intersection(other) else { return false }
    return common.width * common.height > 0.5 * other.width * other.height
  }
}

extension DrawItem {
  /// Between the height of capitals and the baseline of each run.
  var glyphBoxes: [Rect] {
    switch self {
    case .text(let run, _): [run.box(above: 0.7, height: 0.7)]
    case .group(let group) where group.transform == .identity && group.clips.isEmpty:
      group.items.flatMap(\.glyphBoxes)
    default: []
    }
  }

  /// The boxes of what hides what is below.
  fileprivate var covers: [Rect] {
    switch self {
    case .fill(let shape, .color(let color)) where color.alpha > 0.9:
      shape.bounds.map { [$0] } ?? []
    case .fill(let shape, .material): shape.bounds.map { [$0] } ?? []
    case .fill(let shape, .verticalGradient(let top, _)) where top.alpha > 0.9:
      shape.bounds.map { [$0] } ?? []
    case .group(let group) where group.opacity > 0.9 && group.transform == .identity:
      group.items.flatMap(\.covers)
    default: []
    }
  }
}
