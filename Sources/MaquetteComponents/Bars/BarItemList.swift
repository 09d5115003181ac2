import MaquetteCore

/// What stands in a bar, as a spec writes it: components, buttons by their titles or their keys, and
/// spaces under UIKit's names.
struct BarItemList: SpecValue {
  var items: [AnyComponent]

  static func specType(range: ClosedRange<Double>) -> SpecType { .barItems }

  static func read(_ node: SpecNode, by reader: SpecReader) -> BarItemList? {
    let nodes = node.list ?? [node]
    let items = nodes.compactMap { BarItemList.item($0, by: reader) }
    return items.count == nodes.count ? BarItemList(items: items) : nil
  }

  /// What one value stands for; `nil` after reporting why it is nothing.
  private static func item(_ node: SpecNode, by reader: SpecReader) -> AnyComponent? {
    let decoder = ComponentDecoder(reader: reader)
    switch node.value {
    case .list:
      reader.fail(
        "'\(reader.key)' has a list in its list", at: node,
        hint: "write each item on a line of its own",
        id: .wrongType)
      return nil
    case .scalar("flexibleSpace"): return AnyComponent(Spacer())
    case .scalar("fixedSpace"): return AnyComponent(FixedSpace())
    case .scalar(let text):
      if text.isEmpty {
        reader.fail(
          "'\(reader.key)' has an item without anything in it", at: node,
          hint: "write '- Edit', for example, or 'flexibleSpace'", id: .nothingToShow)
        return nil
      }
      if reader.catalogue.isComponent(text) { return decoder.component(node) }
    case .map(let entries):
      if let space = systemSpace(entries, by: reader) { return space }
      if entries.count == 1, let entry = entries.first, entry.key == "fixedSpace" {
        return fixedSpace(entry, by: reader)
      }
      if entries.contains(where: { ComponentDecoder.isComponentName($0.key) }) {
        return decoder.component(node)
      }
    }
    let button = SpecNode.Entry(key: "Button", location: node.location, value: node)
    return decoder.component([button], at: node.location)
  }

  /// A space under UIKit's names, `{systemItem: fixedSpace, width: 20}`; `nil` for anything else.
  private static func systemSpace(
    _ entries: [SpecNode.Entry], by reader: SpecReader
  ) -> AnyComponent? {
    let isItem = { (entry: SpecNode.Entry) in
      Button.schema.canonicalKey(entry.key) == "systemItem"
    }
    let rest = entries.filter { !isItem($0) }
    guard entries.count == rest.count + 1,
      let space = entries.first(where: isItem)?.value.scalar.flatMap(BarSpace.init(rawValue:))
    else { return nil }
    switch space {
    case .flexibleSpace: return rest.isEmpty ? AnyComponent(Spacer()) : nil
    case .fixedSpace:
      guard let entry = rest.first else { return AnyComponent(FixedSpace()) }
      guard rest.count == 1, entry.key == "width" else { return nil }
      return fixedSpace(entry, by: reader)
    }
  }

  /// A space of a width; what is wrong with that is told.
  private static func fixedSpace(_ entry: SpecNode.Entry, by reader: SpecReader) -> AnyComponent {
    var reader = reader
    (reader.key, reader.range) = (entry.key, FixedSpace.widths)
    return AnyComponent(FixedSpace(width: reader.number(entry.value)))
  }

  var specText: String { "" }
  var heldComponents: [AnyComponent] { items }
}

/// A place for one component of a kind: a spec writes its keys, what stands for them, or the component
/// by its name. As with ``SpecList``, the kind is bound only where it is needed.
struct BarSlot<Bar>: Sendable {
  /// The component, with what is said about it besides; `nil` for none.
  var component: AnyComponent?
}

extension BarSlot: SpecValue where Bar: CatalogComponent {
  private static var name: String { "\(Bar.self)" }

  static func specType(range: ClosedRange<Double>) -> SpecType { .component(name) }

  static func read(_ node: SpecNode, by reader: SpecReader) -> BarSlot? {
    let decoder = ComponentDecoder(reader: reader)
    let isComponent = (node.map ?? []).contains { ComponentDecoder.isComponentName($0.key) }
    let entry = SpecNode.Entry(key: name, location: node.location, value: node)
    let component =
      isComponent
      ? decoder.component(node) : decoder.component([entry], at: node.location)
    guard let component else { return nil }
    guard component.unmodified is Bar else {
      reader.fail(
        "'\(reader.key)' takes only a \(name)",
        at: component.provenance?.location ?? node.location, length: 1,
        hint: "write the keys of a \(name) below '\(reader.key):'", id: .wrongType)
      return nil
    }
    return BarSlot(component: component)
  }

  var specText: String { "" }
  var heldComponents: [AnyComponent] { component.map { [$0] } ?? [] }
}

extension [AnyComponent] {
  /// The same as specs list them in a bar.
  var inBar: BarItemList {
    get { BarItemList(items: self) }
    set { self = newValue.items }
  }
}
