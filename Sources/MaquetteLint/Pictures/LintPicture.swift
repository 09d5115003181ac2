import Maquette
import MaquetteSpec

/// One picture of a spec: its components as values, and the scene that they became.
package final class LintPicture {
  /// What it is drawn in.
  package let environment: Environment
  /// What it is drawn on.
  package let canvas: Canvas
  /// All components, each before what is in it.
  package let items: [LintItem]
  /// The finished picture.
  package let scene: Scene
  /// All nodes of the scene, in paint order.
  package let nodes: [SceneNode]
  /// The spec's text; empty where there is none.
  let source: SourceText
  /// Whether the spec says that it is for light or for dark.
  let isForOneAppearance: Bool
  /// What is painted behind texts; made when somebody asks.
  private(set) lazy var grounds = Grounds(scene)
  /// What is free in it; made when somebody asks.
  private(set) lazy var room = LintRoom(self)
  /// How many of the components come from each place; made when somebody asks.
  private(set) lazy var places = PlaceCounts(items)
  /// Where parts of components are written.
  var partPlaces: PartPlaces { source.parts }
  private lazy var numbers = Dictionary(grouping: nodes.indices) { nodes[$0].path }
  private lazy var uses = usesOfPlaces()
  private let byType: [ObjectIdentifier: [LintItem]]
  private let nodesByPlace: [SourceLocation: [Int]]
  private let itemsByPlace: [SourceLocation: [LintItem]]

  /// A picture of a component.
  package convenience init(
    of component: AnyComponent, on canvas: Canvas, in environment: Environment, scene: Scene
  ) {
    self.init(
      of: component, on: canvas, in: environment, scene: scene,
      source: SourceText([], file: ""))
  }

  /// A picture of a component of a spec's text.
  init(
    of component: AnyComponent, on canvas: Canvas, in environment: Environment, scene: Scene,
    source: SourceText, isForOneAppearance: Bool = false
  ) {
    self.source = source
    self.isForOneAppearance = isForOneAppearance
    self.environment = environment
    self.canvas = canvas
    self.scene = scene
    nodes = scene.nodes
    var places: [SourceLocation: [Int]] = [:]
    for (index, node) in nodes.enumerated() {
      if let source = node.source { places[source, default: []].append(index) }
    }
    nodesByPlace = places
    items = LintTree(of: component, in: environment, drawn: Set(places.keys)).items
    byType = Dictionary(grouping: items) { ObjectIdentifier(type(of: $0.component)) }
    var owners: [SourceLocation: [LintItem]] = [:]
    for item in items {
      if let place = item.provenance?.location { owners[place, default: []].append(item) }
    }
    itemsByPlace = owners
  }

  /// All components of a type, in order.
  func all<Found: Component>(_ type: Found.Type) -> [(item: LintItem, value: Found)] {
    (byType[ObjectIdentifier(type)] ?? []).compactMap { item in
      (item.component as? Found).map { (item, $0) }
    }
  }

  /// All components of a type, those that stand beside one another together, in order.
  func besideOneAnother<Found: Component>(_ type: Found.Type)
    -> [[(item: LintItem, value: Found)]]
  {
    let groups = Dictionary(grouping: all(type)) { $0.item.siblings.first?.index ?? -1 }
    return groups.sorted { $0.key < $1.key }.map(\.value)
  }

  /// The node of a component itself. Of a definition that is used several times each use has its
  /// own, where that is possible.
  func node(of item: LintItem) -> SceneNode? {
    guard let place = item.provenance?.location else { return nil }
    let uses = uses[place]?[item.name]
    if let own = uses?.nodes[item.index] { return nodes[own] }
    return (uses?.first ?? nodesByPlace[place]?.first).map { nodes[$0] }
  }

  /// The nodes of all components of one name at one place.
  private struct Uses {
    /// The first of them; `nil` where none has the components' name.
    var first: Int?
    /// That of each component by its number, where there are as many as there are components.
    var nodes: [Int: Int] = [:]
  }

  private func usesOfPlaces() -> [SourceLocation: [String: Uses]] {
    itemsByPlace.reduce(into: [:]) { result, entry in
      let found = Dictionary(grouping: nodesByPlace[entry.key] ?? []) { nodes[$0].component }
      for (name, items) in Dictionary(grouping: entry.value, by: \.name) {
        let named = found[name] ?? []
        var uses = Uses(first: named.first)
        if named.count == items.count {
          for (item, node) in zip(items, named) { uses.nodes[item.index] = node }
        }
        result[entry.key, default: [:]][name] = uses
      }
    }
  }

  /// The component that a node of the scene belongs to.
  func item(of node: SceneNode) -> LintItem? {
    guard let source = node.source, let found = itemsByPlace[source] else { return nil }
    return found.first { $0.name == node.component } ?? found.last
  }

  /// The place of a node in paint order. Of parts that share a path, as a field and what is typed
  /// there do, it is the one with the same text.
  func number(of node: SceneNode) -> Int? {
    let places = numbers[node.path] ?? []
    return places.first { nodes[$0].text == node.text } ?? places.first
  }

  /// An issue of a component, at one of its keys where it has that.
  func issue(
    _ item: LintItem, key: String? = nil, _ message: String, hint: String? = nil,
    subject: String = "", fix: SpecEdit? = nil
  ) -> LintIssue {
    let place = item.provenance
    let value = key.flatMap { place?.keys[$0] }
    let head = place.map(head)
    return LintIssue(
      message: message, location: value ?? head?.location,
      length: value == nil ? head?.length : nil,
      owner: place?.location, hint: hint, subject: subject, path: item.path,
      fix: fix?.of(item.name))
  }

  /// An issue of something that is drawn.
  func issue(
    _ node: SceneNode, _ message: String, hint: String? = nil, subject: String = "",
    fix: SpecEdit? = nil
  ) -> LintIssue {
    let item = item(of: node)
    let head = item?.provenance.map(head)
    let part = item.flatMap { place(ofPart: node, of: $0) }
    return LintIssue(
      message: message, location: part?.word ?? head?.location ?? node.source,
      length: part == nil ? head?.length : part?.length,
      owner: item?.provenance?.location ?? node.source, hint: hint, subject: subject,
      path: item?.path ?? node.path, fix: fix?.of(item?.name ?? ""))
  }
}
