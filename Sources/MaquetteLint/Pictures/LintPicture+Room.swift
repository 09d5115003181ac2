import Maquette

/// How much room there is in a picture, found once for all that ask.
struct LintRoom {
  /// Points of a picture of a fixed height that nothing in it takes; `nil` where it grows.
  let freeHeight: Double?
  /// Where the content of each screen ends, by the number of its component.
  let bottoms: [Int: Double]
  /// Where the bars and the keyboard at the bottom of each screen begin, by its number.
  let bars: [Int: Double]
  /// Points that the largest spacer of each column takes, by the number of its component.
  let spacers: [Int: Double]

  init(_ picture: LintPicture) {
    let screens = picture.all(Screen.self).map(\.item)
    bottoms = screens.reduce(into: [:]) { result, screen in
      result[screen.index] = screen.children.filter { $0.key == "children" }.flatMap(\.subtree)
        .filter { !$0.stretches }.compactMap { picture.node(of: $0)?.frame.maxY }.max()
    }
    bars = screens.reduce(into: [:]) { result, screen in
      guard let frame = picture.node(of: screen)?.frame else { return }
      result[screen.index] = screen.children
        .filter { ["inputView", "tabBar", "toolbar"].contains($0.key) }
        .compactMap { picture.node(of: $0)?.frame.minY }.filter { $0 > frame.midY }.min()
    }
    spacers = picture.items.reduce(into: [:]) { result, item in
      guard item.name == "Spacer", let column = item.parent, column.component is VStack,
        let height = picture.height(ofSpacer: item, in: column)
      else { return }
      result[column.index] = max(height, result[column.index] ?? 0)
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

  /// Points below the content of a screen; `nil` where it has none.
  func freeHeight(of screen: LintItem) -> Double? {
    guard let bottom = room.bottoms[screen.index], let frame = node(of: screen)?.frame else {
      return nil
    }
    return (room.bars[screen.index] ?? frame.maxY) - bottom
  }

  /// Points that the largest spacer takes in the columns around a component.
  func spacerHeight(around item: LintItem) -> Double {
    item.ancestors.compactMap { room.spacers[$0.index] }.max() ?? 0
  }

  /// The distance of what stands before and behind a spacer, which draws nothing itself.
  fileprivate func height(ofSpacer item: LintItem, in column: LintItem) -> Double? {
    guard let frame = node(of: column)?.frame else { return nil }
    let (siblings, place) = (item.siblings, item.position)
    let above = place == 0 ? frame.minY : node(of: siblings[place - 1])?.frame.maxY
    let below = place + 1 == siblings.count ? frame.maxY : node(of: siblings[place + 1])?.frame.minY
    guard let above, let below else { return nil }
    return below - above
  }
}

extension LintItem {
  /// Whether it takes room that it does not need: a list and a column, which may have spacers, as far
  /// as the spec gives them no height.
  fileprivate var stretches: Bool {
    if name == "Spacer" { return true }
    guard ["Form", "List", "VStack"].contains(name), !children.isEmpty else { return false }
    return !modifiers.contains { modifier in
      guard case .frame(let frame) = modifier else { return false }
      return frame.height != nil || frame.minHeight != nil
    }
  }
}
