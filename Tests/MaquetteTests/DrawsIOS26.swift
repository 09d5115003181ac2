import Maquette

/// Tests that draw a component by itself.
protocol DrawsScenes {
  var renderer: Renderer { get }
}

extension DrawsScenes {
  /// What is drawn of a component, in a width; `nil` for its own.
  func scene(
    _ component: some Component, on environment: Environment, width: Double? = nil
  ) throws -> Scene {
    var canvas = Canvas(width: width)
    canvas.includesOverflow = false
    return try renderer.picture(of: component, on: canvas, in: environment).scene
  }

  /// Where the components of a name are.
  func frames(_ component: String, in scene: Scene) -> [Rect] {
    scene.nodes.filter { $0.component == component }.map(\.frame)
  }
}

/// Tests of what iOS 26 measures.
protocol DrawsIOS26: DrawsScenes {}

extension DrawsIOS26 {
  /// What is drawn of a component, in a width; `nil` for its own.
  func scene(_ component: some Component, width: Double? = 402) throws -> Scene {
    try scene(component, on: Environment(osVersion: 26), width: width)
  }
}
