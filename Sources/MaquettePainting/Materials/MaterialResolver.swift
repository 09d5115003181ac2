import MaquetteCore

/// Puts pictures in the place of materials, for outputs without pixels.
struct MaterialResolver {
  private var count = 0

  /// A scene whose materials have numbers, from 1.
  static func numbered(_ scene: Scene) -> Scene {
    changed(scene) { resolver, shape, material in
      var material = material
      resolver.count += 1
      material.number = resolver.count
      return [.fill(shape, .material(material))]
    }
  }

  /// A scene with pictures, or where there are none flat colours, in the place of materials.
  ///
  /// - Parameter pictures: what is drawn in their shapes, by the materials' numbers.
  static func replaced(_ scene: Scene, by pictures: [Int: DrawItem]) -> Scene {
    changed(scene) { _, shape, material in
      guard let picture = pictures[material.number] else {
        return [.fill(shape, material.flatPaint(in: shape))]
      }
      return [.group(DrawGroup([picture], clips: [shape]))]
    }
  }

  /// A scene whose materials know what they look like.
  static func sighted(_ scene: Scene, _ sights: [Int: MaterialSight]) -> Scene {
    changed(scene) { _, shape, material in
      var material = material
      material.sight = sights[material.number]
      material.number = 0
      return [.fill(shape, .material(material))]
    }
  }

  /// A scene whose materials have what lifts them in their curves.
  ///
  /// - Parameter lifts: how much each is lifted, by the materials' numbers, which stay.
  static func lifted(_ scene: Scene, _ lifts: [Int: Double]) -> Scene {
    changed(scene) { _, shape, material in
      var material = material
      material.effect.curve = material.effect.curve.map { $0 + lifts[material.number, default: 0] }
      material.effect.lift = 0
      return [.fill(shape, .material(material))]
    }
  }

  /// The component that has a material by its number, and its place in the spec: that of the nearest one around it
  /// that a spec names.
  static func owner(
    of number: Int, in node: SceneNode, source: SourceLocation? = nil
  ) -> (component: String, source: SourceLocation?) {
    let source = node.source ?? source
    let child = node.children.first { child in
      child.allMaterials.contains(number)
    }
    return child.map { owner(of: number, in: $0, source: source) } ?? (node.component, source)
  }

  private typealias Change = (inout MaterialResolver, Shape, Material) -> [DrawItem]

  private static func changed(_ scene: Scene, _ work: Change) -> Scene {
    var resolver = MaterialResolver()
    var copy = scene
    resolver.change(&copy.root, work)
    return copy
  }

  private mutating func change(_ node: inout SceneNode, _ work: Change) {
    if node.items.contains(where: \.hasMaterial) { change(&node.items, work) }
    for index in node.children.indices where node.children[index].hasMaterial {
      change(&node.children[index], work)
    }
  }

  private mutating func change(_ items: inout [DrawItem], _ work: Change) {
    var result: [DrawItem] = []
    for item in items {
      switch item {
      case .fill(let shape, .material(let material)): result += work(&self, shape, material)
      case .group(var group) where item.hasMaterial:
        change(&group.items, work)
        result.append(.group(group))
      default: result.append(item)
      }
    }
    items = result
  }
}

extension Material {
  /// What stands for it in a shape where nothing is blurred.
  func flatPaint(in shape: Shape) -> Paint {
    guard let ramp, let bounds = shape.bounds else { return .color(flat) }
    let course = Gradient.Course.linear(
      from: Point(x: bounds.minX, y: ramp.full), to: Point(x: bounds.minX, y: ramp.end))
    return .gradient(
      Gradient(
        course,
        stops: [
          Gradient.Stop(location: 0, color: flat),
          Gradient.Stop(location: 1, color: flat.opacity(0)),
        ]))
  }
}

extension CheckedScene {
  /// The scene with flat colours in the place of materials.
  package var withFlatMaterials: CheckedScene {
    get throws { try CheckedScene(MaterialResolver.replaced(scene, by: [:])) }
  }
}

extension SceneNode {
  /// The numbers of its materials and of those inside of it.
  fileprivate var allMaterials: [Int] {
    items.flatMap(\.materials) + children.filter(\.hasMaterial).flatMap(\.allMaterials)
  }
}

extension DrawItem {
  /// The numbers of its materials.
  fileprivate var materials: [Int] {
    switch self {
    case .fill(_, .material(let material)): [material.number]
    case .group(let group): group.items.flatMap(\.materials)
    default: []
    }
  }
}
