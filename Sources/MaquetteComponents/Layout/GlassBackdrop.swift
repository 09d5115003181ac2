import MaquetteCore
import MaquetteThemes

/// What lies behind glass, once that is placed: it decides whether small glass over it is light or dark.
///
/// The bars of a screen or of one of its columns have one. So has what stands in front of other contents: of those
/// before it in a pile, of what it is laid over, or of a background with more than one colour.
final class GlassBackdrop {
  private let outer: GlassBackdrop?
  private let ground: Color?
  private let pictures: (any PictureColors)?
  private var items: [DrawItem] = []
  private var nodes: [SceneNode] = []
  /// Whether what contents fade into is light or dark that scroll under the bar at the upper edge; `nil` for none.
  var upperEdge: Appearance?
  /// Whether there is glass that asks for what is behind it.
  private(set) var isNeeded = false

  /// - Parameters:
  ///   - outer: what lies behind all of it, which is placed before; `nil` for nothing.
  ///   - ground: the colour behind everything; `nil` where that is not known.
  ///   - pictures: who knows the colours of picture files; `nil` for nobody.
  init(
    over outer: GlassBackdrop? = nil, ground: Color? = nil, pictures: (any PictureColors)?
  ) {
    (self.outer, self.ground, self.pictures) = (outer, ground, pictures)
  }

  /// Hears of glass that will ask.
  func require() {
    isNeeded = true
    outer?.require()
  }

  /// Takes what is placed, before what stands over it.
  ///
  /// - Parameters:
  ///   - items: what is behind everything.
  ///   - nodes: the contents, from back to front.
  func take(_ items: [DrawItem], _ nodes: [SceneNode]) {
    (self.items, self.nodes) = (items, nodes)
    upperEdge = nil
  }

  /// Takes what is placed in front of that.
  fileprivate func take(more: [SceneNode]) { nodes += more }

  /// Takes what lies behind the system's own signs: bars and all that is presented, too.
  func cover(_ items: [DrawItem], _ nodes: [SceneNode]) {
    (self.items, self.nodes) = (items, nodes)
  }

  /// The mean colour behind a frame; `nil` where nobody knows what is there.
  func mean(in frame: Rect) -> Color? {
    guard frame.width > 0, frame.height > 0, !WorkBudget.isSpent else { return nil }
    var seen = SeenColors(in: frame, pictures: pictures)
    add(to: &seen, in: frame)
    return seen.mean
  }

  private func add(to seen: inout SeenColors, in frame: Rect) {
    outer?.add(to: &seen, in: frame)
    if let ground { seen.add(.fill(.rect(frame), .color(ground))) }
    for item in items { seen.add(item) }
    for node in nodes { seen.add(node) }
  }
}

extension [any LayoutElement] {
  /// The nodes of elements that lie on top of one another.
  ///
  /// - Parameters:
  ///   - below: what lies below all of them.
  ///   - backdrop: what is told what lies behind each of them; `nil` where nothing depends on that.
  ///   - place: places one of them.
  func piled(
    on below: [SceneNode] = [], telling backdrop: GlassBackdrop?,
    _ place: (any LayoutElement) -> [SceneNode]
  ) -> [SceneNode] {
    guard let backdrop, backdrop.isNeeded else { return flatMap(place) }
    backdrop.take([], below)
    return flatMap { element in
      let nodes = place(element)
      backdrop.take(more: nodes)
      return nodes
    }
  }
}

extension Appearance {
  /// The one whose texts have more contrast with what is behind them.
  init(readableOn ground: Color) {
    let isDark = Color.white.contrast(with: ground) > Color.black.contrast(with: ground)
    self = isDark ? .dark : .light
  }

  /// The one of small glass. Peer (pixels of iOS 26.1): on a dark screen it is dark over a gray of 127, and light over
  /// white. Estimated: there it turns from a gray of 188 on, whose luminance is a half.
  init(ofGlassOver ground: Color, on screen: Appearance) {
    self =
      screen == .light
      ? Appearance(readableOn: ground) : ground.relativeLuminance > 0.5 ? .light : .dark
  }
}
