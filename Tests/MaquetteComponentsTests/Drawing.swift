import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

/// A theme whose numbers are easy to add up: iOS with one pixel a point, 8 points of spacing, and
/// lines of 20 points for body text.
let roundTheme: Theme = {
  var theme = Theme.ios
  theme.metrics.displayScale = 1
  theme.metrics.spacing = 8
  theme.typography.ascent = 16.0 / 17
  theme.typography.descent = 4.0 / 17
  return theme
}()

/// The surroundings of most layout tests.
func surroundings(_ direction: LayoutDirection = .leftToRight, theme: Theme = roundTheme)
  -> Environment
{
  Environment(theme: theme, direction: direction)
}

/// The scene of a component, measured without fonts.
///
/// Its coordinates are the component's: the room that rings and shadows take on a canvas without a
/// size is left out.
func draw(
  _ component: some Component, width: Double? = nil, height: Double? = nil,
  in environment: Environment = surroundings(), measurer: FakeMeasurer = FakeMeasurer()
) throws -> Scene {
  var canvas = Canvas(width: width, height: height)
  canvas.includesOverflow = false
  return try SceneMaker(measurer: measurer).scene(of: component, on: canvas, in: environment).scene
}

/// Everything that keeps a component from being drawn, or that is doubtful about it.
func complaints(
  _ component: some Component, in environment: Environment = surroundings()
) -> [Diagnostic] {
  do {
    return try SceneMaker(measurer: FakeMeasurer()).scene(of: component, in: environment).warnings
  } catch {
    return (error as? DiagnosticError)?.diagnostics ?? []
  }
}

/// The first node of a component in a scene.
func node(
  _ scene: Scene, _ component: String, at place: Testing.SourceLocation = #_sourceLocation
) throws -> SceneNode {
  try #require(scene.nodes.first { $0.component == component }, sourceLocation: place)
}

/// The same.
func node(
  _ component: String, of scene: Scene, at place: Testing.SourceLocation = #_sourceLocation
) throws -> SceneNode {
  try node(scene, component, at: place)
}

/// All nodes of a component in a scene.
func nodes(_ scene: Scene, _ component: String) -> [SceneNode] {
  scene.nodes.filter { $0.component == component }
}

extension Scene {
  /// The only node of a component, or the one with a number in its container.
  func frame(_ path: String) -> Rect? { node(path)?.frame }

  /// The node at the end of a path.
  func node(_ path: String) -> SceneNode? {
    nodes.first { $0.path == path || $0.path.hasSuffix("/" + path) }
  }

  /// The frames by path.
  var frames: [String: Rect] {
    Dictionary(nodes.map { ($0.path, $0.frame) }, uniquingKeysWith: { first, _ in first })
  }

  /// Everything drawn, groups opened, from back to front.
  var items: [DrawItem] { nodes.flatMap(\.items).flatMap(\.leaves) }
}

extension SceneNode {
  /// Everything drawn by the node, groups opened.
  var leaves: [DrawItem] { items.flatMap(\.leaves) }

  /// The boxes of what it fills and strokes.
  var inkBoxes: [Rect] {
    leaves.compactMap { item in
      switch item {
      case .fill(let shape, _): shape.bounds
      case .stroke(let shape, let width, _): shape.bounds?.inset(by: -width / 2)
      default: nil
      }
    }
  }

  /// Everything drawn by the node and all inside of it, groups opened.
  var allItems: [DrawItem] { leaves + children.flatMap(\.allItems) }
}

extension DrawItem {
  /// The items in a group, or the item itself.
  var leaves: [DrawItem] {
    if case .group(let group) = self { group.items.flatMap(\.leaves) } else { [self] }
  }

  /// The colour of a plain fill, stroke or text.
  var color: Color? {
    switch self {
    case .fill(_, .color(let color)), .stroke(_, _, let color), .text(_, let color): color
    default: nil
    }
  }
}

/// Whether two rectangles are the same but for errors of arithmetic.
func isSame(_ a: Rect?, _ b: Rect?) -> Bool {
  guard let a, let b else { return false }
  return abs(a.minX - b.minX) < 1e-6 && abs(a.minY - b.minY) < 1e-6
    && abs(a.width - b.width) < 1e-6 && abs(a.height - b.height) < 1e-6
}
