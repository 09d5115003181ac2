import MaquetteCore
import Testing

@Suite("Values of a spec")
struct SpecNodeTests {
  private let place = SourceLocation(line: 3, column: 5)

  @Test("A node is a scalar, a list or a map, and nothing else")
  func kinds() {
    let scalar = SpecNode(.scalar("on"), at: place)
    let list = SpecNode(.list([scalar]), at: place)
    let map = SpecNode(.map([.init(key: "a", location: place, value: list)]), at: place)
    #expect(scalar.scalar == "on" && scalar.list == nil && scalar.map == nil)
    #expect(list.scalar == nil && list.list == [scalar] && list.map == nil)
    #expect(map.scalar == nil && map.list == nil && map.map?.first?.value == list)
  }

  @Test(
    "Messages name what a value is",
    arguments: [
      (SpecNode.Value.scalar("yes"), "'yes'"), (.scalar(""), "nothing"), (.list([]), "a list"),
      (.map([]), "a map"),
    ])
  func kindNames(value: SpecNode.Value, name: String) {
    #expect(SpecNode(value, at: place).kindName == name)
  }

  @Test("Of a long text forty characters of its first line are shown")
  func excerpts() {
    let forty = String(repeating: "é", count: 40)
    #expect(SpecNode.excerpt(forty) == forty)
    #expect(SpecNode.excerpt(forty + "x") == forty + "…")
    #expect(SpecNode.excerpt("one\ntwo") == "one…")
    #expect(SpecNode.excerpt("one\r\ntwo") == "one…")
    #expect(SpecNode.excerpt("\n") == "…")
  }
}
