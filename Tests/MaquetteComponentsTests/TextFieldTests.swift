import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

@Suite("Text fields")
struct TextFieldTests {
  private let blue = Theme.ios.colors["systemBlue"]?[ColorTraits()]

  @Test("A plain field is a line and 1.67 points high, a secure one 0.67, with dots its line")
  func plainHeights() throws {
    #expect(try draw(TextField("Name"), width: 300).size == Size(width: 300, height: 22))
    #expect(try draw(SecureField("Code"), width: 300).size.height == 21)
    #expect(try draw(SecureField("Code", text: "1"), width: 300).size.height == 20)
  }

  @Test("With a rounded edge it is 34 points high, and its text starts 7 points inside of it")
  func rounded() throws {
    let scene = try draw(
      TextField("Name", text: "Ada").textFieldStyle(.roundedBorder), width: 300)
    #expect(scene.size == Size(width: 300, height: 34))
    #expect(scene.frame("Text") == nil)
    #expect(scene.node("TextField")?.children.first?.frame.minX == 7)
    // A finger has 44 points.
    #expect(scene.node("TextField")?.hitTarget?.height == 44)
  }

  @Test("It grows with the text size")
  func textSize() throws {
    var environment = surroundings()
    environment.textSize = .accessibility5
    let field = TextField("Name").textFieldStyle(.roundedBorder)
    #expect(try draw(field, width: 300, in: environment).size.height > 60)
  }

  /// The caret of a field: what has the tint and is two points wide.
  private func caret(_ scene: Scene) -> Rect? {
    scene.items.lazy.compactMap { item in
      if case .fill(.roundedRect(let rect, _, _), .color(blue)) = item, rect.width == 2 {
        return rect
      }
      return nil
    }.first
  }

  @Test("The caret stands behind the text, behind as many characters as it counts, or at the start")
  func caretPlaces() throws {
    // Characters are 10 points wide.
    let field = TextField("Name", text: "Ada").focused()
    #expect(caret(try draw(field, width: 300))?.minX == 30)
    #expect(caret(try draw(field.caret(1), width: 300))?.midX == 10)
    // Half of it in the margin, so that it does not cover the first letter.
    #expect(caret(try draw(field.caret(0), width: 300))?.midX == 0)
    #expect(caret(try draw(TextField("Name").focused(), width: 300))?.midX == 0)
    #expect(caret(try draw(TextField("Name", text: "Ada"), width: 300)) == nil)
    #expect(caret(try draw(field.caret(3), width: 300))?.minX == 30)
    #expect(throws: DiagnosticError.self) { try draw(field.caret(4), width: 300) }
  }

  @Test("A caret counts characters as people do: an emoji of a family is one")
  func emoji() throws {
    let field = TextField("Name", text: "👨‍👩‍👧a").focused().caret(1)
    #expect(caret(try draw(field, width: 300))?.midX == 10)
  }

  @Test("In right-to-left the empty field has its caret at the right, as its placeholder")
  func rightToLeft() throws {
    let scene = try draw(TextField("Name").focused(), width: 300, in: surroundings(.rightToLeft))
    // Half of it in the margin, as there is no letter before it.
    #expect(caret(scene)?.midX == 300)
    let dots = try draw(
      SecureField("Code", text: "123").focused(), width: 300, in: surroundings(.rightToLeft))
    #expect(caret(dots).map { $0.maxX < 300 - 3 * 10 } == true)
  }

  @Test("A text without room ends in an ellipsis; where people type it goes on to the caret")
  func longText() throws {
    let field = TextField("Name", text: "twenty characters at")
    let still = try draw(field, width: 100)
    #expect(still.nodes.contains { $0.text?.hasSuffix("…") == true })
    let typed = try draw(field.focused(), width: 100)
    #expect(typed.nodes.contains { $0.text == "twenty characters at" })
    #expect(caret(typed)?.maxX == 100)
    // At the start nothing has to move.
    #expect(caret(try draw(field.focused().caret(2), width: 100))?.midX == 20)
  }

  @Test("A password has a dot for each character, 0.606 em apart, and tells how many there are")
  func dots() throws {
    let scene = try draw(SecureField("Code", text: "añ👍🏽한"), width: 300)
    let dots = scene.items.compactMap { item -> Rect? in
      if case .fill(.roundedRect(let rect, _, _), _) = item { rect } else { nil }
    }
    #expect(dots.count == 4)
    #expect(abs(dots[1].midX - dots[0].midX - 10.3) < 0.01)
    #expect(abs(dots[0].width - 7.31) < 0.01)
    #expect(scene.node("SecureField")?.accessibility?.value == "••••")
    #expect(!scene.nodes.contains { $0.text?.contains("ñ") == true })
  }

  @Test("It is a text field with its name and its text, dimmed where it is disabled")
  func spoken() throws {
    let field = try #require(
      try draw(TextField("Price", text: "12").prefix("€").suffix("per kg"), width: 300)
        .node("TextField")?.accessibility)
    #expect(field.role == .textField && field.label == "Price" && field.value == "€12 per kg")
    let empty = try draw(TextField("", prompt: "Required").disabled(), width: 300)
    #expect(empty.node("TextField")?.accessibility?.label == "Required")
    #expect(empty.node("TextField")?.accessibility?.traits == [.notEnabled])
  }

  @Test("The button that empties it is a target of its own, and is there only with a text")
  func clearButton() throws {
    let field = TextField("Name", text: "Ada").clearButton(.whileEditing)
    #expect(try draw(field, width: 300).node("ClearButton") == nil)
    let button = try draw(field.focused(), width: 300).node("ClearButton")
    #expect(button?.accessibility?.label == "Clear Text")
    #expect(button?.hitTarget?.height == 44)
    #expect(try draw(field.text("").focused(), width: 300).node("ClearButton") == nil)
    #expect(complaints(field.focused().frame(width: 300)).isEmpty)
  }

  @Test("A title beside a placeholder stands before the field, which takes the rest of the width")
  func titled() throws {
    let scene = try draw(TextField("Name", prompt: "Required"), width: 300)
    let field = try #require(scene.node("Field"))
    #expect(field.frame.maxX == 300 && field.frame.minX > 40)
    #expect(field.accessibility?.label == "Name" && field.accessibility?.value == "Required")
    let hidden = try draw(TextField("Name", prompt: "Required").labelsHidden(), width: 300)
    #expect(hidden.node("TextField")?.frame.minX == 0)
  }

  @Test("In a row of a list of macOS the title stands before the field and the text at its end")
  func macRow() throws {
    let scene = try draw(
      List { TextField("Name", text: "Ada") }, width: 300, in: Environment(platform: .macos))
    #expect(scene.nodes.contains { $0.text == "Name" })
    let text = try #require(scene.nodes.first { $0.text == "Ada" })
    #expect(text.frame.width > 150)
  }

  @Test("What is wrong stands below the field in red, and its edge is red")
  func error() throws {
    let red = Theme.ios.colors["systemRed"]?[ColorTraits()]
    let scene = try draw(
      TextField("E-mail", text: "ada@").error("Not whole").textFieldStyle(.roundedBorder),
      width: 300)
    #expect(scene.items.filter { $0.color == red }.count == 2)
    #expect(scene.size.height > 34 + 15)
  }

  @Test("macOS shows focus with a ring, a television and a watch without caret with their platters")
  func focus() throws {
    let field = TextField("Name").focused()
    func items(_ platform: Platform) throws -> Int {
      try draw(field, width: 300, in: Environment(platform: platform)).items.count
    }
    #expect(try items(.macos) > items(.ios))
    for platform in [Platform.tvos, .watchos] {
      let focused = try draw(field, width: 300, in: Environment(platform: platform))
      let normal = try draw(TextField("Name"), width: 300, in: Environment(platform: platform))
      #expect(focused.items != normal.items)
      let hasCaret = focused.items.contains { item in
        if case .fill(.roundedRect(let rect, _, _), _) = item { rect.width <= 3 } else { false }
      }
      #expect(!hasCaret)
    }
  }

  @Test("A range beyond the text is an error, one in a field where nobody types a warning")
  func ranges() {
    let far = TextField("Name", text: "Ada").focused().selectedRange(TextRange(1..<9))
    #expect(complaints(far).contains { $0.message.contains("1..<9 goes beyond the text") })
    let hostile = TextField("Name", text: "Ada").focused().selectedRange(TextRange(-3 ..< .max))
    #expect(!complaints(hostile).isEmpty)
  }
}
