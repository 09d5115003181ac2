import MaquetteCore

/// The arrow at an edge of a popover.
struct PopoverArrow {
  var edge: ConfirmationDialog.ArrowEdge
  /// How long its base is, and how far its tip is from it, in points.
  var size: Size

  /// Whether it points up or down.
  var isVertical: Bool { edge == .top || edge == .bottom }

  /// The room it takes beside the surface.
  var insets: EdgeInsets {
    switch edge {
    case .top: EdgeInsets(top: size.height)
    case .bottom: EdgeInsets(bottom: size.height)
    case .leading: EdgeInsets(leading: size.height)
    case .trailing: EdgeInsets(trailing: size.height)
    }
  }

  /// The arrow at a surface: sides that curve out of the edge, and a rounded tip.
  ///
  /// - Parameter middle: where its middle is along the edge, a coordinate of the canvas.
  func outline(at room: Rect, middle: Double, direction: LayoutDirection) -> Path {
    let (half, height) = (size.width / 2, size.height)
    let isRight = (edge == .trailing) == (direction == .leftToRight)
    /// A point given along the edge and away from it, in shares of the arrow's size.
    func at(_ along: Double, _ away: Double) -> Point {
      switch edge {
      case .top: Point(x: middle + along * half, y: room.minY - away * height)
      case .bottom: Point(x: middle + along * half, y: room.maxY + away * height)
      case .leading, .trailing:
        Point(
          x: isRight ? room.maxX + away * height : room.minX - away * height,
          y: middle + along * half)
      }
    }
    // The base reaches below the surface, so that nothing is seen between them.
    let below = -min(1, height) / max(1, height)
    var path = Path()
    path.move(to: at(-1, below))
    path.line(to: at(-1, 0))
    path.curve(at(-0.6, 0), at(-0.45, 0.3), to: at(-0.22, 0.8))
    path.curve(at(-0.12, 1), at(0.12, 1), to: at(0.22, 0.8))
    path.curve(at(0.45, 0.3), at(0.6, 0), to: at(1, 0))
    path.line(to: at(1, below))
    path.close()
    return path
  }
}
