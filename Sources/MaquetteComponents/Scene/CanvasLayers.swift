import MaquetteCore

/// What lies on a canvas, from back to front.
struct CanvasLayers {
  /// The canvas.
  var size: Size
  /// What the picture is of.
  var content: [SceneNode] = []
  /// What is open over it: menus, popovers, calendars.
  var presented: [SceneNode] = []
  /// What lies over everything.
  var tips: [SceneNode] = []

  /// Makes the canvas larger where nobody said how large it is, so that it holds both the content and
  /// what is open over it.
  mutating func makeRoomForPresented(on canvas: Canvas, in context: LayoutContext) {
    let whole = presented.reduce(Rect(origin: .zero, size: size)) { $0.union($1.frame) }
    guard whole.width < Limits.coordinate, whole.height < Limits.coordinate else { return }
    var shift = Point.zero
    if canvas.width == nil, whole.width > size.width {
      shift.x = -whole.minX
      size.width = context.roundedUp(whole.width)
    }
    if canvas.height == nil, whole.height > size.height {
      shift.y = -whole.minY
      size.height = context.roundedUp(whole.height)
    }
    guard shift != .zero else { return }
    for index in content.indices { content[index].move(by: shift) }
    for index in presented.indices { presented[index].move(by: shift) }
    for index in tips.indices { tips[index].move(by: shift) }
  }
}

extension PresentationBounds {
  /// The bounds that a canvas has where somebody said how large it is.
  init(_ room: Rect, on canvas: Canvas, in context: LayoutContext) {
    self.init(room, in: context)
    if canvas.width == nil { horizontal = nil }
    if canvas.height == nil { vertical = nil }
  }
}
