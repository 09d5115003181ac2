import Maquette
import MaquetteSpec

/// Every component, found by its names. Schemas take a while to make, and are made once.
final class Vocabulary {
  let catalogue: Catalogue
  private(set) lazy var schemas = catalogue.schemas
  private lazy var byName = Dictionary(
    schemas.flatMap { schema in ([schema.name] + schema.aliases).map { ($0, schema) } },
    uniquingKeysWith: { first, _ in first })
  /// The names of all symbols, which many keys take.
  private(set) lazy var symbols = Symbol.names

  init(_ catalogue: Catalogue) { self.catalogue = catalogue }

  func schema(named name: String) -> ComponentSchema? { byName[name] }

  // MARK: Types

  /// What may stand behind a key.
  func expected(behind info: PropertyInfo) -> Expected {
    var expected = expected(for: info.type)
    expected.info = info
    return expected
  }

  func expected(for type: SpecType) -> Expected {
    var result = Expected(types: [type])
    switch type {
    case .map(let infos): result.shapes = [.infos(infos, of: "")]
    case .items(let infos):
      let keys: [Expected.Shape] = infos.isEmpty ? [] : [.infos(infos, of: "")]
      let element: SpecType = SpecSchema.isStops(type) ? .color : .text
      result.shapes = [.list(Expected(shapes: keys, types: [element]))]
    case .background: result.shapes = expected(for: PaintValue.specType(range: 0...0)).shapes
    case .lists(let inner, let infos):
      result.shapes = [
        .list(expected(for: inner) + Expected(shapes: [.infos(infos, of: "")]))
      ]
    case .components: result.shapes = [.component, .list(.component)]
    case .cells:
      result.shapes = [.component, .list(Expected(shapes: [.component], types: [.text]))]
    case .actions: result = oneOrMore(action) + result
    case .barItems:
      let spaces = Expected(types: [.choice(["flexibleSpace", "fixedSpace"])])
      result = oneOrMore(action + spaces) + result
    case .component(let name):
      result.shapes = [.component]
      if let schema = schema(named: name) { result = expected(in: schema) + result }
    case .menuItems(let infos):
      let keys = infos.isEmpty ? MenuItem.infos : infos
      result.shapes = [
        .list(Expected(shapes: [.infos(keys, of: "menu items"), .component], types: [.text]))
      ]
    case .icon:
      result.shapes = [.infos(IconTile.schema.properties, of: "IconTile"), .component]
    case .attributedText(let infos):
      let text = PropertyInfo(name: "text", summary: "The characters.", type: .text)
      let run = Expected.Shape.infos([text] + infos, of: "attributed text")
      result.shapes = [run, .list(Expected(shapes: [run], types: [.text]))]
    case .insets(let range, _): result.shapes = [.infos(EdgeInsets.infos(range), of: "insets")]
    case .font: result.shapes = [.infos(FontValue.infos, of: "fonts")]
    case .choices, .words: result.shapes = [.list(Expected(types: [type]))]
    case .either(let one, let other): result = expected(for: one) + expected(for: other)
    default: break
    }
    return result
  }

  private func oneOrMore(_ element: Expected) -> Expected {
    var result = element
    result.shapes.append(.list(element))
    return result
  }

  /// A button where only buttons may stand.
  private var action: Expected {
    let keys = schema(named: "Button").map { [Expected.Shape.keys($0)] } ?? []
    return Expected(shapes: keys + [.component], types: [.text])
  }

  /// What may stand behind a component's name.
  func expected(in schema: ComponentSchema) -> Expected {
    var result = Expected(shapes: [.keys(schema)])
    func type(of key: String?) -> SpecType? {
      schema.properties.first { $0.name == key }?.type
    }
    if let type = type(of: schema.titleKey) { result.types = [type] }
    if let type = type(of: schema.childrenKey) {
      result.shapes += expected(for: type).shapes.filter {
        if case .list = $0 { true } else { false }
      }
    }
    return result
  }
}
