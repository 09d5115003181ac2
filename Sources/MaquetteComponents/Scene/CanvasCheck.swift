import MaquetteCore

/// Finds components that the edge of the canvas cuts off.
enum CanvasCheck {
  /// Where this many are cut off, naming more of them helps nobody.
  private static let most = 5

  /// A finding for each component of which some is outside; none for what a view clips on purpose,
  /// or for the contents of what is reported already.
  static func findings(in scene: Scene) -> [Finding] {
    var findings: [Finding] = []
    let edge = Edge(frame: Rect(origin: .zero, size: scene.size))
    visit(scene.root, within: edge, findings: &findings)
    return findings
  }

  /// What cuts things off: the picture, or a screen in it.
  private struct Edge {
    var frame: Rect
    var isScreen = false
  }

  private static func visit(_ node: SceneNode, within edge: Edge, findings: inout [Finding]) {
    guard findings.count < most else { return }
    var edge = edge
    if node.component == "Screen" {
      edge = Edge(frame: node.frame, isScreen: true)
    } else if node.clip != nil || edge.isScreen && node.component == "List" {
      // Views that scroll hide things on purpose; on a screen lists do.
      return
    }
    let canvas = edge.frame
    // A pixel of the coarsest screen is no matter.
    let inside = canvas.inset(by: -1)
    let frame = node.frame
    let isInside =
      frame.minX >= inside.minX && frame.minY >= inside.minY && frame.maxX <= inside.maxX
      && frame.maxY <= inside.maxY
    if !isInside, node.accessibility != nil {
      findings.append(finding(node, edge))
      return
    }
    for child in node.children { visit(child, within: edge, findings: &findings) }
  }

  private static func finding(_ node: SceneNode, _ edge: Edge) -> Finding {
    let name = node.accessibility.map { "\(node.component) '\(SpecNode.excerpt($0.label))'" }
    return Finding(
      id: .outsideCanvas,
      message: "\(name ?? node.component) is cut off by the edge of the "
        + "\(edge.isScreen ? "screen" : "picture"), which is "
        + "\(NumberFormat.short(edge.frame.width, digits: 1)) × "
        + "\(NumberFormat.short(edge.frame.height, digits: 1)) points",
      hint: edge.isScreen
        ? "write 'scrolls: true', or put less on the screen"
        : "make the picture larger, or leave 'width' and 'height' out", paths: [node.path],
      source: node.source)
  }
}
