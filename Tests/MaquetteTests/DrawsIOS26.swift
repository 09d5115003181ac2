import Maquette

/// Tests of what iOS 26 measures, which draw a component by itself.
protocol DrawsIOS26 {
  var renderer: Renderer { get }
}

extension DrawsIOS26 {
  /// What is drawn of a component, in a width; `nil` for its own.
  func scene(_ component: some Component, width: Double? = 402) throws -> Scene {
    var canvas = Canvas(width: width)
    canvas.includesOverflow = false
    return try renderer.picture(
      of: component, on: canvas, in: Environment(osVersion: 26)
    ).scene
  }

  /// Where the components of a name are.
  func frames(_ component: String, in scene: Scene) -> [Rect] {
    scene.nodes.filter { $0.component == component }.map(\.frame)
  }
}
