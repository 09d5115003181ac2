import MaquetteComponents
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
}
