import MaquetteCore

/// What a spec file says that another spec names: a component, its canvas and its environment.
package struct NamedSpec: Hashable, Sendable {
  /// The file's name, as the other spec has it.
  package var name: String
  /// What it draws.
  package var component: AnyComponent
  /// What it is drawn on.
  package var canvas: Canvas
  /// What the file says about its environment.
  package var environment: EnvironmentPatch

  /// A spec from its parts.
  package init(
    name: String, component: AnyComponent, canvas: Canvas, environment: EnvironmentPatch
  ) {
    self.name = name
    self.component = component
    self.canvas = canvas
    self.environment = environment
  }
}

extension NamedSpec: SpecValue {
  package static func specType(range: ClosedRange<Double>) -> SpecType { .specFile }

  package static func read(_ node: SpecNode, by reader: SpecReader) -> NamedSpec? {
    guard let name = node.scalar, !name.isEmpty else {
      reader.mismatch(node, wanted: "the name of a spec file")
      return nil
    }
    guard let load = reader.loadSpec else {
      reader.fail(
        "'\(SpecNode.excerpt(name))' cannot be read: this spec may not name files", at: node,
        hint: "write its component here", id: .fileOutsideFolder)
      return nil
    }
    return load(node)
  }

  package var specText: String { name }
  package var heldComponents: [AnyComponent] { [component] }
}
