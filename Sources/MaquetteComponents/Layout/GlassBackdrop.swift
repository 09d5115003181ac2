import MaquetteCore
import MaquetteThemes

/// What lies behind the bars of a screen or of one of its columns, once that is placed: it decides whether small glass
/// over it is light or dark.
final class GlassBackdrop {
  private var items: [DrawItem] = []
  private var nodes: [SceneNode] = []
  /// Whether what contents fade into is light or dark that scroll under the bar at the upper edge; `nil` for none.
  var upperEdge: Appearance?

  /// Takes what is placed, before what stands over it.
  ///
  /// - Parameters:
  ///   - items: what is behind everything.
  ///   - nodes: the contents, from back to front.
  func take(_ items: [DrawItem], _ nodes: [SceneNode]) {
    (self.items, self.nodes) = (items, nodes)
    upperEdge = nil
  }

  /// Takes what lies behind the system's own signs: bars and all that is presented, too.
  func cover(_ items: [DrawItem], _ nodes: [SceneNode]) {
    (self.items, self.nodes) = (items, nodes)
  }

  /// Whether glass in a frame is light or dark; `nil` where nobody knows what is behind it.
  func appearance(in frame: Rect) -> Appearance? {
    guard frame.width > 0, frame.height > 0 else { return nil }
    var seen = SeenColors(in: frame)
    for item in items { seen.add(item) }
    for node in nodes { seen.add(node) }
    return seen.mean.map(Appearance.init(readableOn:))
  }
}

extension Appearance {
  /// The one whose texts have more contrast with what is behind them.
  init(readableOn ground: Color) {
    let isDark = Color.white.contrast(with: ground) > Color.black.contrast(with: ground)
    self = isDark ? .dark : .light
  }
}
