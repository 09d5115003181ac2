import MaquetteCore

/// How a sheet pushes back the screen behind it, as iOS does before version 26: the screen becomes a
/// card with round corners on black, whose upper edge is seen above the sheet.
struct PushedScreen {
  /// How far the card is from the sides of the screen, in points.
  var margin: Double
  /// The radius of the card's corners, in points.
  var radius: Double
  /// How far the sheet's top is below that of the card, in points.
  var gap: Double

  /// Where the card is in a screen; `nil` on one that is wider than high, which a sheet doesn't push back.
  func card(in screen: Rect, safeArea: EdgeInsets) -> Rect? {
    let width = screen.width - 2 * margin
    guard screen.height > screen.width, width > 0, screen.height > safeArea.top + gap else {
      return nil
    }
    return Rect(
      x: screen.minX + margin, y: screen.minY + safeArea.top, width: width,
      height: screen.height * width / screen.width)
  }

  /// What moves something as wide as a screen to the card's place.
  func transform(from frame: Rect, to card: Rect) -> Transform {
    let scale = card.width / max(1, frame.width)
    return Transform(
      a: scale, b: 0, c: 0, d: scale, tx: card.minX - scale * frame.minX,
      ty: card.minY - scale * frame.minY)
  }

  /// What is black around the card.
  func surroundings(of card: Rect, in screen: Rect) -> DrawItem {
    var path = Path(roundedRect: card, radius: radius, curve: .continuous)
    path.addRect(screen)
    return .fill(.path(path, evenOdd: true), .color(.black))
  }
}

/// A screen's nodes, and what is presented over them, one after the other.
struct PresentedLayers {
  /// The nodes of all so far, from back to front.
  private(set) var nodes: [SceneNode]
  /// What has happened to the ground that the screen draws itself.
  private var groundTransform = Transform.identity
  private let screen: Rect
  /// What the next sheet pushes back: the screen, or the sheet before.
  private var front: Rect
  /// How many nodes are behind that, and stay where they are.
  private var settled = 0

  /// A screen's nodes, with nothing over them.
  init(_ nodes: [SceneNode], of screen: Rect) {
    (self.nodes, self.screen, front) = (nodes, screen, screen)
  }

  /// What the screen draws itself, where its nodes are.
  func moved(_ ground: [DrawItem]) -> [DrawItem] {
    guard groundTransform != .identity else { return ground }
    return [.group(DrawGroup(ground, transform: groundTransform))]
  }

  /// Lays something over all that is there.
  mutating func present(
    _ element: PresentedElement, safeArea: EdgeInsets, below bars: Double, above keyboard: Double
  ) {
    let layer = element.place(over: screen, safeArea: safeArea, below: bars, above: keyboard)
    guard let last = layer.last else { return }
    if let pushed = element.pushed, let card = pushed.card(in: screen, safeArea: safeArea) {
      let transform = pushed.transform(from: front, to: card)
      if settled == 0 { groundTransform = transform }
      for index in nodes.indices.dropFirst(settled) {
        nodes[index] = nodes[index].transformed(by: transform)
      }
      settled = nodes.count + layer.count - 1
      front = last.frame
    }
    nodes = element.behind(nodes, in: screen) + layer
  }
}
