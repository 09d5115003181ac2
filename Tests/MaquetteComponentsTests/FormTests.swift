import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

@Suite("Forms")
struct FormTests {
  private let form = Form {
    LabeledContent("Version", value: "14.2")
    LabeledContent("A longer label", value: "Yes")
    Toggle("Open at login")
  }

  private func labels(_ scene: Scene) -> [Rect] {
    scene.nodes.filter { $0.component == "Label" }.map(\.frame)
  }

  private func mac(_ direction: LayoutDirection = .leftToRight) -> Environment {
    Environment(platform: .macos, direction: direction)
  }

  @Test("On macOS labels end at one line, and controls start after it")
  func columns() throws {
    let found = labels(try draw(form, in: mac()))
    #expect(abs(found[0].maxX - found[2].maxX) < 0.6)
    #expect(found[1].minX == found[3].minX)
    #expect(found[1].minX - found[0].maxX > 6)
    #expect(abs(found[0].midY - found[1].midY) < 0.6)
  }

  @Test("From right to left they are mirrored")
  func rightToLeft() throws {
    let found = labels(try draw(form, in: mac(.rightToLeft)))
    #expect(abs(found[0].minX - found[2].minX) < 0.6)
    #expect(found[1].maxX < found[0].minX)
  }

  @Test("Elsewhere it is a list of rows on grounds, as with the style grouped")
  func grouped() throws {
    let scene = try draw(form, width: 390)
    #expect(scene.nodes.contains { $0.component == "List" })
    let onMac = try draw(form.formStyle(.grouped), width: 390, in: mac())
    #expect(onMac.nodes.contains { $0.component == "List" })
    let columns = try draw(form.formStyle(.columns), width: 390)
    #expect(!columns.nodes.contains { $0.component == "List" })
  }

  @Test("Long labels leave half of the width to controls")
  func longLabels() throws {
    let long = Form { LabeledContent(String(repeating: "Long ", count: 30), value: "Yes") }
    let found = labels(try draw(long, width: 300, in: mac()))
    #expect(found[0].width <= 150)
    #expect(found[1].maxX <= 300.01)
  }

  @Test("A hidden label is heard as the control's name")
  func speech() throws {
    let scene = try draw(Form { Slider("Volume", value: 0.4) }, width: 300, in: mac())
    #expect(scene.nodes.contains { $0.accessibility?.label == "Volume" })
  }
}
