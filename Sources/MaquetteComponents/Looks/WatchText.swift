import MaquetteCore

extension Look {
  /// The look with a tint of its own.
  func tinted(_ tint: ColorValue?) -> Self {
    guard let tint else { return self }
    var copy = self
    copy.tint = values.context.color(tint, key: "tint")
    return copy
  }

  /// A length of the watch's case, grown with the text size.
  func scaled(_ length: Double) -> Double { length * values.watchTextScale }

  /// A font of a size in points, which grows with the text size of the watch.
  ///
  /// - Parameter share: how much of that it has.
  func font(size: Double, weight: FontWeight = .regular, share: Double = 1) -> FontValue {
    .system(size: scaled(size) * share, weight: weight)
  }
}

extension SceneNode {
  /// Everything that the node and those inside of it draw, as one list.
  var drawing: [DrawItem] {
    let all = items + children.flatMap(\.drawing)
    guard let clip, !all.isEmpty else { return all }
    return [.group(DrawGroup(all, clips: [clip]))]
  }
}
