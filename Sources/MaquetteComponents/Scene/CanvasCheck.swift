import MaquetteCore

/// Finds components that the edge of the canvas cuts off.
enum CanvasCheck {
  /// Where this many are cut off, naming more of them helps nobody.
  private static let most = 5

  /// A finding for each component of which some is outside; none for what a view clips on purpose,
  /// or for the contents of what is reported already.
  static func findings(in scene: Scene) -> [Finding] {
    var findings: [Finding] = []
    visit(scene.root, canvas: Rect(origin: .zero, size: scene.size), findings: &findings)
    return findings
  }

  private static func visit(_ node: SceneNode, canvas: Rect, findings: inout [Finding]) {
    guard findings.count < most, node.clip == nil else { return }
    // A pixel of the coarsest screen is no matter.
    let inside = canvas.inset(by: -1)
    let frame = node.frame
    let isInside =
      frame.minX >= inside.minX && frame.minY >= inside.minY && frame.maxX <= inside.maxX
      && frame.maxY <= inside.maxY
    if !isInside, node.accessibility != nil {
      findings.append(finding(node, canvas: canvas))
      return
    }
    for child in node.children { visit(child, canvas: canvas, findings: &findings) }
  }

  private static func finding(_ node: SceneNode, canvas: Rect) -> Finding {
    let name = node.accessibility.map { "\(node.component) '\(SpecNode.excerpt($0.label))'" }
    return Finding(
      id: "outside-canvas",
      message: "\(name ?? node.component) is cut off by the edge of the picture, which is "
        + "\(NumberFormat.short(canvas.width, digits: 1)) × "
        + "\(NumberFormat.short(canvas.height, digits: 1)) points",
      hint: "make the picture larger, or leave 'width' and 'height' out", paths: [node.path],
      source: node.source)
  }
}
