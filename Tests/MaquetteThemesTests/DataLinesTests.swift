import MaquetteCore
import MaquetteSpec
import Testing

@testable import MaquetteThemes

@Suite("Lines of data")
struct DataLinesTests {
  private let yaml = """
    name: Grün
    list: [1, [], {a: b}, two words]
    empty: {}
    sizes: {small: [1, 2], large: {width: 3, height: 4}}
    last: ""
    """

  @Test("A value is what was written, and a key is found behind values of all kinds")
  func keys() throws {
    let node = try YAMLReader.read(Array(yaml.utf8), file: "a.yaml")
    let text = try #require(DataLines.text(of: node))
    Array(text.utf8).withUnsafeBufferPointer { bytes in
      let lines = DataLines(bytes: bytes)
      #expect(lines.node.contentText == node.contentText)
      #expect(lines.keys == ["name", "list", "empty", "sizes", "last"])
      #expect(lines.value(of: "name")?.node.scalar == "Grün")
      #expect(lines.value(of: "last")?.node.scalar == "")
      #expect(lines.value(of: "empty")?.keys == [])
      let large = lines.value(of: "sizes")?.value(of: "large")
      #expect(large?.keys == ["width", "height"])
      #expect(large?.value(of: "height")?.node.scalar == "4")
      // A key of something else, a part of a key, a text and a list have none.
      for name in ["small", "nam", "names", ""] {
        #expect(lines.value(of: name) == nil, "\(name)")
      }
      #expect(lines.value(of: "name")?.value(of: "name") == nil)
      #expect(lines.value(of: "list")?.value(of: "a") == nil)
      #expect(lines.value(of: "list")?.keys == [])
    }
  }

  @Test("What is cut off or has wrong numbers is read as far as it goes")
  func damaged() throws {
    let node = try YAMLReader.read(Array(yaml.utf8), file: "a.yaml")
    let bytes = Array(try #require(DataLines.text(of: node)).utf8)
    for count in bytes.indices {
      var damaged = bytes
      damaged[count] = UInt8(ascii: "9")
      for some in [Array(bytes.prefix(count)), damaged, bytes + damaged] {
        some.withUnsafeBufferPointer { buffer in
          let lines = DataLines(bytes: buffer)
          _ = (lines.node, lines.keys, lines.value(of: "sizes")?.value(of: "large")?.keys)
        }
      }
    }
  }
}
