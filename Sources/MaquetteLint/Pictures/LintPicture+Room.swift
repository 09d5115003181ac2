import Maquette

/// How much room there is in a picture, found once for all that ask.
struct LintRoom {
  /// Points of a picture of a fixed height that nothing in it takes; `nil` where it grows.
  let freeHeight: Double?
  /// Where the content of each screen ends, by the number of its component.
  let bottoms: [Int: Double]

  init(_ picture: LintPicture) {
    bottoms = picture.all(Screen.self).reduce(into: [:]) { result, screen in
      result[screen.item.index] = screen.item.subtree
        .filter { $0.key == "children" || $0.parent?.key == "children" }
        .compactMap { picture.node(of: $0)?.frame.maxY }.max()
    }
    freeHeight = picture.canvas.height.map { height in
      let frames = picture.items.filter { $0.children.isEmpty && $0.name != "Spacer" }
        .compactMap { picture.node(of: $0)?.frame }
      guard let top = frames.map(\.minY).min(), let bottom = frames.map(\.maxY).max() else {
        return height
      }
      return height - (bottom - top)
    }
  }
}

extension LintPicture {
  /// Points of a picture of a fixed height that nothing in it takes; `nil` where it grows.
  var freeHeight: Double? { room.freeHeight }

  /// Where the content of a screen ends; `nil` where it has none.
  func contentBottom(of screen: LintItem) -> Double? { room.bottoms[screen.index] }
}
