import MaquetteCore

/// A text that is drawn over a material.
struct PlacedText {
  /// What it says.
  var text: String
  /// How it is drawn.
  var style: NodeStyle
  var node: SceneNode
  /// What is behind it.
  var material: Material
  /// The outline of that.
  var shape: Shape
}

/// Finds texts that are drawn over materials.
struct MaterialTextSearch {
  private(set) var texts: [PlacedText] = []
  /// What was filled, from the back to the front; `nil` for a colour that hides part of a material.
  private var grounds: [(material: Material?, shape: Shape, area: Rect)] = []

  /// How opaque a colour is that leaves nothing to be seen of what is behind it, as a tint over glass.
  private static let hiding = 0.9

  mutating func visit(_ node: SceneNode) {
    // Each colour is held against all that were filled before: who bounds the work ends it here.
    guard !WorkBudget.isSpent else { return }
    for item in node.items { add(item) }
    if let text = node.text, let style = node.style, style.color.alpha > 0,
      !(node.accessibility?.traits.contains(.notEnabled) ?? false),
      let over = grounds.last(where: { $0.area.inset(by: -1).holds(node.textArea) }),
      let material = over.material
    {
      texts.append(
        PlacedText(text: text, style: style, node: node, material: material, shape: over.shape))
    }
    for child in node.children { visit(child) }
  }

  /// - Parameter transform: what moves and scales the item, as in a sheet that stands back from the edges.
  private mutating func add(_ item: DrawItem, by transform: Transform = .identity) {
    switch item {
    case .fill(let shape, .material(let material)):
      let shape = shape.scaled(by: transform)
      // What fades out leaves things as they are.
      if let area = shape.bounds, material.ramp == nil { grounds.append((material, shape, area)) }
    case .fill(let shape, let paint) where paint.leastAlpha > 0.1:
      // What lies over all of a material hides the texts in front of it.
      let shape = shape.scaled(by: transform)
      guard let area = shape.bounds else { return }
      grounds.removeAll { area.holds($0.area) }
      texts.removeAll { area.holds($0.node.frame) }
      // A text on a colour of its own, as that of a selected row has, is in front of no material.
      if paint.leastAlpha >= MaterialTextSearch.hiding,
        grounds.contains(where: { $0.area.inset(by: -1).holds(area) })
      {
        grounds.append((nil, shape, area))
      }
    case .group(let group) where group.transform.isUniformScale:
      let whole = transform.after(group.transform)
      for inner in group.items { add(inner, by: whole) }
    default: break
    }
  }
}

extension Shape {
  /// The shape elsewhere, larger or smaller.
  fileprivate func scaled(by transform: Transform) -> Shape {
    guard transform != .identity else { return self }
    return switch self {
    case .rect(let rect): .rect(transform.apply(rect))
    case .roundedRect(let rect, let radius, let curve):
      .roundedRect(transform.apply(rect), radius: radius * transform.a, curve: curve)
    default: .path(path.mapPoints(transform.apply), evenOdd: isEvenOdd)
    }
  }
}

extension Paint {
  /// How opaque its most translucent colour is.
  fileprivate var leastAlpha: Double { colors.map(\.alpha).min() ?? 0 }
}

extension Rect {
  /// Whether all of another one is inside. Its edges are compared as they are: those of an intersection
  /// may be off by a rounding.
  func holds(_ other: Rect) -> Bool {
    minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY
  }
}
