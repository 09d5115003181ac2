import Maquette
import Testing

@Suite("Names of gallery pages")
struct GalleryNameTests {
  @Test("No two pages have one name, which would be one file")
  func unique() throws {
    let names = try GalleryPage.all().map(\.name)
    let twice = Dictionary(grouping: names) { $0 }.filter { $1.count > 1 }.keys.sorted()
    #expect(twice.isEmpty, "\(twice)")
  }
}
