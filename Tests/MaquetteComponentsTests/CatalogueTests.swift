@testable import MaquetteComponents
import Testing

@Suite("The catalogue")
struct CatalogueTests {
  @Test("Names and synonyms are those that the schemas have")
  func names() {
    for schema in Catalogue.standard.schemas {
      for name in [schema.name] + schema.aliases {
        #expect(Catalogue.standard.schema(named: name)?.name == schema.name, "\(name)")
      }
    }
    #expect(Catalogue.standard.names == Catalogue.standard.schemas.map(\.name))
  }

  @Test("No name stands for two components")
  func unique() {
    let names = Catalogue.standard.schemas.flatMap { [$0.name] + $0.aliases }
    #expect(Set(names).count == names.count)
  }

  @Test("A class of Apple's frameworks is one component, and no name that specs take")
  func classes() throws {
    let schemas = Catalogue.standard.schemas
    let classes = schemas.flatMap(\.classes)
    #expect(Set(classes).count == classes.count)
    #expect(Set(classes).isDisjoint(with: schemas.flatMap { [$0.name] + $0.aliases }))
    #expect(schemas.filter { !$0.classes.isEmpty }.count == FrameworkClasses.byComponent.count)
    for name in classes { #expect(name.prefixMatch(of: #/(UI|NS|MK|WKInterface)[A-Z]/#) != nil) }
    let toggle = try #require(Catalogue.standard.schema(named: "Toggle"))
    #expect(toggle.classes == ["UISwitch", "NSSwitch", "WKInterfaceSwitch"])
  }

  @Test("Every component has an example")
  func examples() {
    for schema in Catalogue.standard.schemas {
      #expect(!schema.examples.isEmpty, "\(schema.name)")
    }
  }

  @Test("Another word for a value stands for one that the key takes")
  func otherWords() throws {
    var count = 0
    for schema in Catalogue.standard.schemas {
      for info in schema.properties {
        switch info.type {
        case .choice(let words, let others), .choices(let words, let others),
          .words(let words, let others):
          count += others.count
          #expect(Set(others.values).isSubset(of: words), "\(schema.name): \(info.name)")
        default: break
        }
      }
    }
    #expect(count > 100)
    let list = try #require(Catalogue.standard.schema(named: "List"))
    let mode = try #require(list.properties.first { $0.name == "editMode" })
    guard case .choice(_, let others) = mode.type else {
      Issue.record("editMode is \(mode.type.text)")
      return
    }
    #expect(others == ["true": "active", "yes": "active", "false": "inactive", "no": "inactive"])
  }
}
