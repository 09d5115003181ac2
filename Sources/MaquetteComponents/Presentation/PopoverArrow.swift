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
    // The base reaches below the surface, so that nothing is seen between them.
    let (at, below) = (
      place(at: room, middle, direction), -min(1, size.height) / max(1, size.height)
    )
    var path = Path()
    path.move(to: at(-1, below))
    path.line(to: at(-1, 0))
    for (first, second, end) in PopoverArrow.sides {
      path.curve(at(first.0, first.1), at(second.0, second.1), to: at(end.0, end.1))
    }
    path.line(to: at(1, below))
    path.close()
    return path
  }

  /// A surface with the arrow as one outline, clockwise: what glass needs, which is no flat colour that
  /// hides where two shapes meet.
  func outline(around surface: Path, at room: Rect, middle: Double, direction: LayoutDirection)
    -> Path
  {
    let at = place(at: room, middle, direction)
    // Clockwise a surface's outline runs from left to right above and from top to bottom at the right.
    let isRight = (edge == .trailing) == (direction == .leftToRight)
    let side = edge == .top ? 3 : edge == .bottom ? 1 : isRight ? 0 : 2
    let sides = PopoverArrow.sides
    var arrow: [Path.Element] = []
    if side == 3 || side == 0 {
      arrow =
        [.line(at(-1, 0))]
        + sides.map { .curve(at($0.0.0, $0.0.1), at($0.1.0, $0.1.1), at($0.2.0, $0.2.1)) }
    } else {
      let ends = [(-1.0, 0.0)] + sides.map(\.2)
      arrow = [.line(at(1, 0))]
      arrow += sides.indices.reversed().map { index in
        let (first, second) = (sides[index].1, sides[index].0)
        return .curve(
          at(first.0, first.1), at(second.0, second.1), at(ends[index].0, ends[index].1))
      }
    }
    var path = surface
    let lines = path.elements.indices.filter { index in
      if case .line = path.elements[index] { true } else { false }
    }
    let place = side < lines.count ? lines[side] : path.elements.count - 1
    path.elements.insert(contentsOf: arrow, at: max(0, place))
    return path
  }

  /// Its sides and its tip: two control points and an end each, along the edge and away from it, in shares
  /// of half its base and of its height.
  private static let sides: [((Double, Double), (Double, Double), (Double, Double))] = [
    ((-0.6, 0), (-0.45, 0.3), (-0.22, 0.8)),
    ((-0.12, 1), (0.12, 1), (0.22, 0.8)),
    ((0.45, 0.3), (0.6, 0), (1, 0)),
  ]

  /// Points along an edge and away from it, in shares of half the base and of the height.
  private func place(at room: Rect, _ middle: Double, _ direction: LayoutDirection)
    -> (Double, Double) -> Point
  {
    let (half, height) = (size.width / 2, size.height)
    let isRight = (edge == .trailing) == (direction == .leftToRight)
    return { along, away in
      switch edge {
      case .top: Point(x: middle + along * half, y: room.minY - away * height)
      case .bottom: Point(x: middle + along * half, y: room.maxY + away * height)
      case .leading, .trailing:
        Point(
          x: isRight ? room.maxX + away * height : room.minX - away * height,
          y: middle + along * half)
      }
    }
  }
}
