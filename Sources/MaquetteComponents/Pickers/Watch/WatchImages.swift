import MaquetteCore

/// Images of a picker: a stack of cards with the chosen one on top, or one of a sequence alone.
final class WatchImages: WatchPickerContent {
  private let options: [PickerOption]
  /// Whether they lie on one another as cards.
  private let isStack: Bool
  private let look: PickerListLook
  private let context: LayoutContext
  let isScalable = false

  /// - Parameter options: the chosen one, and those that come after it.
  init(_ options: [PickerOption], isStack: Bool, look: PickerListLook, context: LayoutContext) {
    self.options = options
    self.isStack = isStack
    self.look = look
    self.context = context
  }

  /// An image is as wide as it is drawn: a square of the room's height would do.
  var idealWidth: Double { look.height }

  func place(in room: Rect, scale: Double) -> WatchPickerDrawing {
    guard let first = options.first else { return WatchPickerDrawing(items: [], chosen: []) }
    let room = room.inset(
      by: EdgeInsets(vertical: look.imagePadding, horizontal: 0), direction: .leftToRight)
    guard isStack else {
      let node = context.entering("Card").containerNode(
        "Card", frame: room,
        clip: .roundedRect(room, radius: look.cardRadius, curve: .continuous),
        children: image(first, at: 0, in: room))
      return WatchPickerDrawing(items: [], chosen: [node])
    }
    let behind = options.dropFirst().prefix(Int(look.cardsBehind))
    let most = look.cardsBehind * look.cardOffset
    let front = Rect(
      x: room.midX - room.width * look.cardWidth / 2, y: room.minY + most,
      width: room.width * look.cardWidth, height: max(1, room.height - most))
    var items: [DrawItem] = []
    for (index, option) in behind.enumerated().reversed() {
      items += card(option, in: front, depth: index + 1).flatMap(\.drawing)
    }
    return WatchPickerDrawing(items: items, chosen: card(first, in: front, depth: 0))
  }

  /// A card, moved up, smaller and darker the further behind it lies.
  private func card(_ option: PickerOption, in front: Rect, depth: Int) -> [SceneNode] {
    let radius = look.cardRadius
    let shape = Shape.roundedRect(front, radius: radius, curve: .continuous)
    let ground = DrawItem.fill(shape, .color(look.card))
    let content = image(option, at: depth, in: front)
    let inner = context.entering("Card", at: depth)
    guard depth > 0 else {
      return [
        inner.containerNode(
          "Card", frame: front, items: [ground], clip: shape, children: content)
      ]
    }
    // A card keeps its upper edge visible: it shrinks about that, and moves up by a step each.
    let share = (0..<depth).reduce(1.0) { share, _ in share * look.cardScale }
    let up = Double(depth) * look.cardOffset
    let top = Point(x: front.midX, y: front.minY)
    var transform = Transform(scale: share, about: top)
    transform.ty -= up
    let shade = DrawItem.fill(shape, .color(look.cardShade))
    let shades = [DrawItem](repeating: shade, count: depth)
    let group = DrawGroup(
      [ground] + content.flatMap(\.drawing) + shades, clips: [shape], transform: transform)
    return [inner.containerNode("Card", frame: front, items: [.group(group)], children: [])]
  }

  /// A component, or a symbol, or where there is neither the title, in the middle of a frame.
  private func image(_ option: PickerOption, at index: Int, in frame: Rect) -> [SceneNode] {
    let component: AnyComponent
    if let icon = option.icon {
      component = icon
    } else if !option.systemImage.isEmpty {
      component = AnyComponent(
        Image(
          systemName: option.systemImage,
          font: .system(size: frame.height * look.imageShare),
          color: .custom(look.image)), provenance: context.provenance(key: "options"))
    } else {
      var label = Label(option.title, font: look.font(size: look.text), alignment: .center)
      label.adjustsFontSizeToFitWidth = true
      label.minimumScaleFactor = look.leastOptionScale
      component = AnyComponent(label, provenance: context.provenance(key: "options"))
    }
    let element = context.element(for: component, at: index, axis: nil)
    let size = element.size(for: ProposedSize(frame.size))
    return element.place(in: context.align(size, in: frame, .center)).map(\.silenced)
  }
}
