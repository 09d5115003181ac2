import Maquette
import MaquetteSpec
import Testing

@Suite("Bars in SwiftUI source")
struct SwiftUIBarTests {
  private static let toolbar = "Toolbar: [{Button: A}, {Button: B}, SPACE, {Button: C}]\n"

  @Test("A fixed space parts the capsules of version 26, and is room before")
  func spaces() throws {
    let spec = Self.toolbar.replacing("SPACE", with: "fixedSpace")
    let lines = SwiftUISamples.lines(of: try SwiftUISamples.export("osVersion: 26\n" + spec).source)
    let space = lines.firstIndex(of: "ToolbarSpacer(.fixed, placement: .bottomBar)")
    let group = lines.firstIndex(of: "ToolbarItemGroup(placement: .bottomBar) {")
    let last = lines.firstIndex(of: "ToolbarItem(placement: .bottomBar) {")
    let places = [group, space, last].compactMap { $0 }
    #expect(places.count == 3 && places == places.sorted(), "\(lines)")
    #expect(!lines.contains("Spacer()"))
    let before = try SwiftUISamples.export("osVersion: 18\n" + spec).source
    #expect(!before.contains("ToolbarSpacer") && before.contains(".frame(width: 8)"))
  }

  @Test("A space of a width of its own is told of")
  func width() throws {
    let spec = Self.toolbar.replacing("SPACE", with: "{fixedSpace: 40}")
    let result = try SwiftUISamples.export("osVersion: 26\n" + spec)
    #expect(result.source.contains("// 'fixedSpace: 40' is as wide as the system has it"))
    #expect(result.warnings.contains { $0.message.hasPrefix("'fixedSpace: 40'") })
  }
}
