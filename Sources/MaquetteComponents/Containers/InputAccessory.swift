import MaquetteCore

/// The items of a bar above an input view as specs write them: buttons, titles of buttons,
/// `flexibleSpace`, and other components.
struct InputAccessoryList: SpecValue {
  /// UIKit's word for room that pushes its neighbours apart.
  private static let flexibleSpace = "flexibleSpace"

  var items: [AnyComponent]

  static func specType(range: ClosedRange<Double>) -> SpecType { .actions }

  static func read(_ node: SpecNode, by reader: SpecReader) -> InputAccessoryList? {
    let nodes = node.list ?? [node]
    let items = nodes.compactMap { item($0, by: reader) }
    return items.count == nodes.count ? InputAccessoryList(items: items) : nil
  }

  private static func item(_ node: SpecNode, by reader: SpecReader) -> AnyComponent? {
    if let text = node.scalar {
      if text == flexibleSpace { return AnyComponent(Spacer()) }
      if reader.catalogue.schema(named: text) == nil {
        return ActionList.read(node, by: reader)?.buttons.first
      }
    }
    let isComponent = node.map?.contains { ComponentDecoder.isComponentName($0.key) } ?? true
    if isComponent { return ComponentDecoder(reader: reader).component(node) }
    return ActionList.read(node, by: reader)?.buttons.first
  }

  var specText: String { "" }
}
