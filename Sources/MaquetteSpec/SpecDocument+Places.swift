import MaquetteComponents
import MaquetteCore

extension SpecDocument {
  /// A spec that is nothing but its content.
  init(_ component: AnyComponent, at place: SourceLocation) {
    var canvas = Canvas()
    canvas.places.size = place
    self.init(component: component, canvas: canvas, environment: EnvironmentPatch())
  }
}

extension Canvas.Places {
  /// The places at the top of a spec.
  ///
  /// - Parameters:
  ///   - content: the entry of what is drawn.
  ///   - patch: what the entries say of the environment.
  init(_ entries: [SpecNode.Entry], of content: SpecNode.Entry?, _ patch: EnvironmentPatch) {
    func place(_ key: String) -> SourceLocation? {
      entries.first { $0.key == key }?.value.location
    }
    self.init()
    size = place("width") ?? place("height") ?? content?.location
    if let version = patch.osVersion, let place = place("osVersion") {
      osVersion = (version, place)
    }
  }
}
