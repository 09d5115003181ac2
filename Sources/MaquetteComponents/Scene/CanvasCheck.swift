import MaquetteCore

/// Finds components that the edge of the canvas cuts off, and rings, lift and shadows around them.
struct CanvasCheck {
  /// Where this many are cut off, naming more of them helps nobody.
  private static let most = 5
  /// A pixel of the coarsest screen is no matter.
  private static let tolerance = 1.0
  /// The end of a shadow is no matter either: what is fainter than this is not missed.
  private static let faint = 0.02

  private let withOverflow: Bool
  /// The paths of what is presented over the picture.
  private let presented: Set<String>
  private var findings: [Finding] = []
  private var reported: Set<String> = []

  private init(presented: [SceneNode], withOverflow: Bool) {
    self.presented = Set(presented.map(\.path))
    self.withOverflow = withOverflow
  }

  /// A finding for each component of which some is outside; none for what a view clips on purpose,
  /// or for the contents of what is reported already.
  ///
  /// - Parameters:
  ///   - presented: what is open over the picture, whose shadows the edge cuts off as a screen's does.
  ///   - withOverflow: whether what is drawn around components counts.
  static func findings(in scene: Scene, presented: [SceneNode], withOverflow: Bool) -> [Finding] {
    var check = CanvasCheck(presented: presented, withOverflow: withOverflow)
    let edge = Edge(frame: Rect(origin: .zero, size: scene.size))
    check.visit(scene.root, of: nil, within: edge)
    return check.findings
  }

  /// What cuts things off: the picture, or a screen in it.
  private struct Edge {
    var frame: Rect
    var isScreen = false
    /// Whether it is around a window, whose contents are a screen.
    var isAroundWindow = false
    /// Whether it cuts off shadows of what is inside, as a real one does.
    var cutsShadows = false
    /// Whether it is around a menu with its preview, which may scroll.
    var isAroundContextMenu = false

    /// What it is called.
    var name: String { isScreen ? isAroundWindow ? "window" : "screen" : "picture" }

    func holds(_ rect: Rect) -> Bool {
      let inside = frame.inset(by: -CanvasCheck.tolerance)
      return rect.minX >= inside.minX && rect.minY >= inside.minY && rect.maxX <= inside.maxX
        && rect.maxY <= inside.maxY
    }
  }

  /// - Parameter owner: the component that the node is a part of; `nil` for none.
  private mutating func visit(_ node: SceneNode, of owner: SceneNode?, within edge: Edge) {
    guard findings.count < Self.most else { return }
    var edge = edge
    if presented.contains(node.path) { edge.cutsShadows = true }
    let isInside = edge.holds(node.frame)
    let hasInkOutside =
      withOverflow && !edge.cutsShadows
      && node.inkBounds(within: node.clip?.bounds, fainterThan: Self.faint).map(edge.holds) == false
    let isCutMenu = edge.isScreen && !edge.isAroundContextMenu && node.isCutMenu
    if isCutMenu || !isInside && (node.accessibility != nil || hasInkOutside) {
      report(node, isWhole: true, edge)
      return
    }
    if hasInkOutside {
      report(owner ?? node, isWhole: false, edge)
      return
    }
    if node.component == "Screen" {
      edge = Edge(
        frame: node.frame, isScreen: true, isAroundWindow: edge.isAroundWindow, cutsShadows: true)
    } else if node.component == "Window" {
      edge.isAroundWindow = true
    } else if node.clip != nil && !node.children.contains(where: { $0.component == "Screen" })
      || edge.isScreen && node.component == "List"
    {
      // Views that scroll hide things on purpose; on a screen lists do.
      return
    }
    if node.component == "ContextMenu" { edge.isAroundContextMenu = true }
    let owner = node.accessibility == nil ? owner : node
    for child in node.children { visit(child, of: owner, within: edge) }
  }

  /// - Parameter isWhole: whether the component itself is cut off, and not what is around it.
  private mutating func report(_ node: SceneNode, isWhole: Bool, _ edge: Edge) {
    guard reported.insert(node.path).inserted else { return }
    // A menu's panel is no component, and has no name.
    let isMenu = node.component == "MenuItems"
    let name =
      isMenu
      ? "the open menu"
      : node.accessibility.map { "\(node.component) '\(SpecNode.excerpt($0.label))'" }
        ?? (node.component.isEmpty ? "something" : node.component)
    let size = [edge.frame.width, edge.frame.height].map { NumberFormat.short($0, digits: 1) }
    findings.append(
      Finding(
        id: .outsideCanvas,
        message: (isWhole ? name : "what \(name) draws around itself, a ring or a shadow,")
          + " is cut off by the edge of the \(edge.name), which is "
          + "\(size.joined(separator: " × ")) points",
        hint: isMenu
          ? "give it fewer items: on a device, it would scroll"
          : edge.isScreen
            ? "write 'scrolls: true', or put less \(edge.isAroundWindow ? "in" : "on") the \(edge.name)"
            : isWhole
              ? "make the picture larger, or leave 'width' and 'height' out"
              : "give it padding, make the picture larger, or leave 'width' and 'height' out",
        paths: [node.path], source: node.source))
  }
}

extension SceneNode {
  /// Whether it is a menu that shows as many of its rows as a screen has room for.
  fileprivate var isCutMenu: Bool {
    component == "MenuItems" && children.contains { $0.component == "Rows" }
  }
}
