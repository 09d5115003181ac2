/// What explains an overlay: texts that were laid out where texts can be, for an overlay that only
/// places them.
package struct OverlayLegend: Hashable, Sendable {
  /// The texts of the numbers, in the order of the scene's hit targets.
  package var badges: [TextLayout]
  /// The explanations, from the panel's top left corner at the origin.
  package var panel: SceneNode
  /// How large the panel is, in points.
  package var size: Size
  /// The panel's colour.
  package var background: Color
  /// How many points a line of one point takes: more on screens that are seen from afar.
  package var unit: Double

  /// A legend from its parts.
  package init(
    badges: [TextLayout], panel: SceneNode, size: Size, background: Color, unit: Double = 1
  ) {
    self.badges = badges
    self.panel = panel
    self.size = size
    self.background = background
    self.unit = unit
  }

  /// The colour of a legend and of all that is around a picture: set off from white and black.
  package static func ground(isDark: Bool) -> Color { Color(rgb: isDark ? 0x1C1C1E : 0xF2F2F7) }

  /// The colour of a legend's explanations: with at least 6:1 on ``ground(isDark:)``, where small text
  /// needs 4.5:1 (WCAG 2.2, 1.4.3).
  package static func note(isDark: Bool) -> Color { Color(rgb: isDark ? 0xAEAEB2 : 0x5B5B61) }

  /// Whether the panel stands beside a canvas, and not below it.
  package static func isBeside(_ canvas: Size) -> Bool {
    canvas.height > 1.2 * canvas.width && canvas.height > 320
  }

  /// The scene on a larger canvas, with the panel below the picture or to the right of it: the
  /// picture keeps its place, so that its frames are those of reports.
  package func added(to scene: Scene) -> Scene {
    var scene = scene
    let canvas = scene.size
    let isBeside = OverlayLegend.isBeside(canvas)
    let origin = isBeside ? Point(x: canvas.width, y: 0) : Point(x: 0, y: canvas.height)
    scene.size =
      isBeside
      ? Size(width: canvas.width + size.width, height: max(canvas.height, size.height))
      : Size(width: max(canvas.width, size.width), height: canvas.height + size.height)
    var panel = panel
    panel.move(by: origin)
    // Paths are unique in a scene, and the panel's are those of any picture.
    let isSecond = scene.root.path == "explained"
    panel.nest(under: isSecond ? "legend2" : "legend")
    // All that is new: an L around the picture where the panel is wider or higher.
    var around = Path()
    around.addRect(Rect(origin: .zero, size: scene.size))
    around.addRect(Rect(origin: .zero, size: canvas))
    let ground = DrawItem.fill(.path(around, evenOdd: true), .color(background))
    scene.root = SceneNode(
      path: isSecond ? "explained2" : "explained", component: "Picture",
      frame: Rect(origin: .zero, size: scene.size),
      items: [ground], children: [scene.root, panel])
    return scene
  }
}

extension SceneNode {
  /// Puts a name before the path of the node and of those inside.
  mutating func nest(under name: String) {
    path = path.isEmpty ? name : "\(name)/\(path)"
    for index in children.indices { children[index].nest(under: name) }
  }

  /// Moves the node, with all that it draws and holds.
  public mutating func move(by offset: Point) {
    frame.origin = frame.origin.offset(x: offset.x, y: offset.y)
    if let target = hitTarget {
      hitTarget = Rect(origin: target.origin.offset(x: offset.x, y: offset.y), size: target.size)
    }
    baseline = baseline.map { $0 + offset.y }
    textGeometry?.textRect.origin.x += offset.x
    textGeometry?.textRect.origin.y += offset.y
    textGeometry?.lastBaseline += offset.y
    clip = clip.map { $0.moved(by: offset) }
    for index in items.indices { items[index].move(by: offset) }
    if var mask = effects?.mask {
      for index in mask.indices { mask[index].move(by: offset) }
      effects?.mask = mask
    }
    for index in children.indices { children[index].move(by: offset) }
  }
}

extension DrawItem {
  /// Moves what is drawn.
  package mutating func move(by offset: Point) {
    switch self {
    case .fill(let shape, let paint):
      self = .fill(shape.moved(by: offset), paint.moved(by: offset))
    case .line(let shape, let style, let paint):
      self = .line(shape.moved(by: offset), style, paint.moved(by: offset))
    case .stroke(let shape, let width, let color):
      self = .stroke(shape.moved(by: offset), width: width, color)
    case .text(var run, let color):
      run.origin = run.origin.offset(x: offset.x, y: offset.y)
      self = .text(run, color)
    case .shadow(let shape, let shadow): self = .shadow(shape.moved(by: offset), shadow)
    case .image(var image):
      image.frame.origin = image.frame.origin.offset(x: offset.x, y: offset.y)
      self = .image(image)
    case .group(var group):
      guard group.transform == .identity else {
        // The group's own axes may be turned or scaled: what moves is the whole of it.
        self = .group(
          DrawGroup(
            [self], transform: Transform(a: 1, b: 0, c: 0, d: 1, tx: offset.x, ty: offset.y)))
        return
      }
      for index in group.items.indices { group.items[index].move(by: offset) }
      group.clips = group.clips.map { $0.moved(by: offset) }
      self = .group(group)
    }
  }
}

extension Shape {
  /// The shape at another place.
  func moved(by offset: Point) -> Shape {
    func moved(_ rect: Rect) -> Rect {
      Rect(origin: rect.origin.offset(x: offset.x, y: offset.y), size: rect.size)
    }
    switch self {
    case .rect(let rect): return .rect(moved(rect))
    case .roundedRect(let rect, let radius, let curve):
      return .roundedRect(moved(rect), radius: radius, curve: curve)
    case .path(let path, let evenOdd):
      return .path(path.mapPoints { $0.offset(x: offset.x, y: offset.y) }, evenOdd: evenOdd)
    }
  }
}
