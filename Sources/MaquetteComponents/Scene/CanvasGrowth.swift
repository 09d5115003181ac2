import MaquetteCore

/// Makes a canvas large enough for what is seen outside of frames: rings, lift, shadows, tips.
enum CanvasGrowth {
  /// What is less than this is no ink, but a rounding error.
  private static let hair = 0.01

  /// Makes a scene larger where nobody said how large it is.
  ///
  /// What components draw around themselves makes it larger on both sides alike, so that they stay
  /// in the middle; what lies over everything else, such as a tip, only on the side where it is.
  static func grow(
    _ scene: inout Scene, of content: [SceneNode], under overlays: [SceneNode], on canvas: Canvas
  ) {
    guard canvas.includesOverflow, canvas.width == nil || canvas.height == nil else { return }
    let own = bounds(of: content)
    let above = bounds(of: overlays)
    func growth(_ low: (Rect) -> Double, _ high: (Rect) -> Double, _ extent: Double)
      -> (before: Double, after: Double)
    {
      let both = own.map { max(whole(-low($0)), whole(high($0) - extent)) } ?? 0
      return above.map {
        (max(both, whole(-low($0))), max(both, whole(high($0) - extent)))
      } ?? (both, both)
    }
    let none = (before: 0.0, after: 0.0)
    let across = canvas.width == nil ? growth(\.minX, \.maxX, scene.size.width) : none
    let down = canvas.height == nil ? growth(\.minY, \.maxY, scene.size.height) : none
    guard across != none || down != none else { return }
    scene.root.move(by: Point(x: across.before, y: down.before))
    scene.size.width += across.before + across.after
    scene.size.height += down.before + down.after
    // The root that holds several nodes is the canvas itself.
    if scene.root.path.isEmpty { scene.root.frame = Rect(origin: .zero, size: scene.size) }
  }

  private static func bounds(of nodes: [SceneNode]) -> Rect? {
    nodes.reduce(nil) { result, node in
      guard let next = node.visualBounds() else { return result }
      return result?.union(next) ?? next
    }
  }

  /// Whole points, so that what was on the grid of pixels stays there; none where a number is none,
  /// which is reported when the scene is checked.
  private static func whole(_ length: Double) -> Double {
    length > hair && length < Limits.coordinate ? (length - hair).rounded(.up) : 0
  }
}
