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

  @Test(
    "On macOS, what has an empty label starts where other controls do",
    arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func emptyLabels(direction: LayoutDirection) throws {
    let form = Form {
      LabeledContent("Homepage:") { Button("One") }
      LabeledContent("") { Button("Set to Current Page") }
      LabeledContent("") { Button("Reset") }
    }
    let buttons = try draw(form, in: mac(direction)).nodes.filter { $0.component == "Button" }
    let starts = buttons.map { direction == .leftToRight ? $0.frame.minX : $0.frame.maxX }
    #expect(starts.count == 3 && starts.allSatisfy { abs($0 - starts[0]) < 0.01 })
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

  @Test(
    "Titles of switches and colours stand in the column of labels, those of boxes after them",
    arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func titles(direction: LayoutDirection) throws {
    let form = Form {
      TextField("Name")
      Toggle("Wi-Fi").style(.switch)
      ColorPicker("Tint")
      Toggle("Open at login")
    }
    let scene = try draw(form, width: 300, in: mac(direction))
    func frame(_ text: String) throws -> Rect {
      try #require(scene.nodes.first { $0.text == text }).frame
    }
    let isLeft = direction == .leftToRight
    func end(_ text: String) throws -> Double {
      let frame = try frame(text)
      return isLeft ? frame.maxX : 300 - frame.minX
    }
    #expect(try abs(end("Wi-Fi") - end("Name")) < 0.6)
    #expect(try abs(end("Tint") - end("Name")) < 0.6)
    let fields = try ["Toggle", "ColorWell", "TextField"].map { name in
      let frame = try #require(scene.nodes.first { $0.component == name }).frame
      return (isLeft ? frame.minX : 300 - frame.maxX).rounded()
    }
    let labelEnd = try end("Name")
    #expect(Set(fields).count == 1 && fields[0] > labelEnd)
    let box = try frame("Open at login")
    #expect((isLeft ? box.minX : 300 - box.maxX) > fields[0])
    for name in ["Wi-Fi", "Tint"] {
      #expect(scene.nodes.contains { $0.accessibility?.label == name && $0.text == nil })
    }
  }

  /// Controls of a Mac with titles that a form draws before them.
  private func titled(_ style: FormStyle) -> Form {
    Form(style: style) {
      TextField("Name", text: "Ada")
      ComboBox("Font", text: "Menlo")
      ColorWell("Colour")
      TokenField("To", tokens: ["Ada"])
      LevelIndicator("Level", value: 3)
      RatingIndicator("Rating", value: 3)
      ProgressView("Copying", value: 0.4)
      Gauge("Load", value: 0.4)
    }
  }

  private static let titles = [
    "Name", "Font", "Colour", "To", "Level", "Rating", "Copying", "Load",
  ]

  @Test(
    "Every control that has a title has it in the column of labels, and is still called so",
    arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func allTitles(direction: LayoutDirection) throws {
    let scene = try draw(titled(.columns), width: 420, in: mac(direction))
    let frames = try Self.titles.map { title in
      try #require(scene.nodes.first { $0.text == title }, "\(title)").frame
    }
    let isLeft = direction == .leftToRight
    for (title, frame) in zip(Self.titles, frames) {
      let end = isLeft ? frame.maxX : 420 - frame.minX
      let wanted = isLeft ? frames[0].maxX : 420 - frames[0].minX
      #expect(abs(end - wanted) < 0.6, "\(title)")
      let spoken = scene.nodes.filter {
        $0.accessibility?.label == title && $0.accessibility?.isHidden != true
      }
      #expect(!spoken.isEmpty && spoken.allSatisfy { $0.text != title }, "\(title)")
    }
  }

  @Test("In grouped rows of a Mac the title leads, and the control stands after it")
  func groupedTitles() throws {
    let scene = try draw(titled(.grouped), width: 420, in: mac())
    for (index, title) in Self.titles.enumerated() where title != "To" {
      let row = try #require(scene.node("Row[\(index)]"), "\(title)")
      let label = try #require(scene.nodes.first { $0.text == title }, "\(title)")
      #expect(label.frame.minY >= row.frame.minY && label.frame.maxY <= row.frame.maxY)
      #expect(label.frame.minX < row.frame.minX + 20, "\(title)")
    }
    for (name, index) in [("ColorWell", 2), ("ProgressView", 6), ("Gauge", 7)] {
      let row = try #require(scene.node("Row[\(index)]")).frame
      let control = try #require(scene.nodes.first { $0.component == name }).frame
      let label = try #require(scene.nodes.first { $0.text == Self.titles[index] }).frame
      #expect(control.maxX > row.maxX - 20 && control.minX > label.maxX, "\(name)")
      #expect(scene.nodes.contains { $0.component == name && $0.accessibility != nil })
    }
  }

  @Test("The title of a colour well may be hidden, and no other platform draws it")
  func colourWell() throws {
    func texts(_ well: ColorWell, _ style: FormStyle, _ platform: Platform) throws -> [String] {
      try draw(Form(style: style) { well }, width: 300, in: Environment(platform: platform))
        .nodes.compactMap(\.text)
    }
    var hidden = ColorWell("Colour")
    hidden.labelsHidden = true
    for style in [FormStyle.columns, .grouped] {
      #expect(try texts(ColorWell("Colour"), style, .macos) == ["Colour"])
      #expect(try texts(hidden, style, .macos).isEmpty)
    }
    #expect(try texts(ColorWell("Colour"), .grouped, .ios).isEmpty)
  }

  @Test("A label keeps its subtitle and its symbol")
  func subtitle() throws {
    let form = Form {
      LabeledContent("Version", value: "14.2").subtitle("Of the system").systemImage("gear")
    }
    let scene = try draw(form, width: 500, in: mac())
    let texts = Set(scene.nodes.compactMap(\.text))
    #expect(texts.isSuperset(of: ["Version", "Of the system", "14.2"]))
    let label = try #require(scene.nodes.first { $0.component == "Texts" })
    #expect(label.text == nil && !label.items.isEmpty, "it draws the symbol")
  }

  @Test("A divider is a line across both columns, as wide as the form")
  func divider() throws {
    let rows = Form {
      Toggle("Open at login")
      Divider()
      LabeledContent("Version", value: "14.2")
    }
    for width in [nil, 300.0] {
      let scene = try draw(rows, width: width, in: mac())
      let line = try #require(scene.nodes.first { $0.component == "Divider" }).frame
      let form = try #require(scene.nodes.first { $0.component == "Form" }).frame
      #expect(line.minX == form.minX && line.width == form.width && line.height <= 1)
      #expect(form.width < 300)
    }
  }

  @Test("On a Mac the last card of a grouped form has as much room below it as the first above it")
  func room() throws {
    let form = Form(style: .grouped) {
      Section { Toggle("One") }
      Section { Toggle("Two") }
    }
    let scene = try draw(form, width: 400, in: mac())
    let rows = scene.nodes.filter { $0.component == "Row" }.map(\.frame)
    #expect(rows.count == 2)
    #expect(abs(rows[0].minY - (scene.size.height - rows[1].maxY)) < 0.01)
    #expect(rows[0].minX == rows[0].minY)
  }
}
