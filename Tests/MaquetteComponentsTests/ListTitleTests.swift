import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

@Suite("Titles of rows")
struct ListTitleTests {
  // Measured: 38 points (Apple's UIKit Catalog for tvOS).
  @Test("On tvOS all titles and values of rows have 38 points; what asks for a font keeps it")
  func television() throws {
    let list = List {
      Label("Label")
      Toggle("Toggle", isOn: true)
      Link("Link", destination: try? LinkURL("https://example.com"))
      Button("Button")
      NavigationLink("Leads on", value: "Value")
      LabeledContent("Labeled", value: "Content")
      Picker("Size", options: ["S", "M"])
      Label("Note", font: .style(.footnote))
    }
    let scene = try draw(list, width: 900, in: Environment(platform: .tvos))
    let sizes = scene.nodes.compactMap { node in
      node.text.flatMap { text in node.style.map { (text, $0.size) } }
    }
    #expect(sizes.count >= 11)
    for (text, size) in sizes { #expect(size == (text == "Note" ? 25 : 38), "\(text)") }
  }

  @Test("Elsewhere a list leaves the size of labels alone", arguments: Platform.allCases)
  func others(platform: Platform) throws {
    guard platform != .tvos else { return }
    let environment = Environment(platform: platform)
    func size(_ component: some Component) throws -> Double? {
      try draw(component, width: 300, in: environment).nodes.first { $0.text == "a" }?.style?.size
    }
    #expect(try size(List { Label("a") }) == size(Label("a")))
  }
}
