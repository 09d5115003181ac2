import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

@Suite("Combo boxes, token fields and fields for numbers")
struct EntryFieldTests {
  private func mac(_ direction: LayoutDirection = .leftToRight) -> Environment {
    Environment(theme: .macos, direction: direction)
  }

  // MARK: Combo boxes

  // Measured: heights of 22, 19 and 15 points (violetlib/jnr).
  @Test(
    "A combo box has AppKit's heights, and a button at its end",
    arguments: [(ControlSize.regular, 22.0), (.small, 19), (.mini, 15)],
    [LayoutDirection.leftToRight, .rightToLeft])
  func comboBox(size: (ControlSize, Double), direction: LayoutDirection) throws {
    let box = ComboBox(text: "12", items: ["9", "12"]).controlSize(size.0)
    let scene = try draw(box, width: 120, in: mac(direction))
    let field = try #require(nodes(scene, "ComboBox").first)
    let button = try #require(nodes(scene, "ShowChoices").first)
    #expect(field.frame.height == size.1)
    #expect((button.frame.midX > field.frame.midX) == (direction == .leftToRight))
    #expect(field.frame.union(button.frame) == field.frame)
    #expect(button.accessibility?.label == "Show Choices")
    #expect(field.accessibility?.role == .textField && field.accessibility?.value == "12")
  }

  @Test("Its list opens below it, as wide as it at least, at what has been typed")
  func open() throws {
    let box = ComboBox(text: "Berlin", items: ["Amman", "Berlin", "القاهرة", "東京", "ไทย"])
    let scene = try draw(
      VStack { box.isPresented() }, width: 240, height: 300, in: mac())
    let panel = try #require(nodes(scene, "MenuItems").first)
    let field = try #require(nodes(scene, "ComboBox").first)
    #expect(panel.frame.minY >= field.frame.maxY && panel.frame.width >= field.frame.width)
    #expect(panel.children.compactMap(\.text).first == "Amman")
    #expect(
      complaints(box.isPresented().highlighted(7), in: mac()).contains {
        $0.message.contains("'highlighted' is 7; there is no such item")
      })
  }

  @Test(
    "Only a Mac has combo boxes and token fields",
    arguments: [Platform.ios, .ipados, .tvos, .watchos])
  func elsewhere(platform: Platform) {
    let environment = Environment(platform: platform)
    #expect(complaints(ComboBox(), in: environment).contains { $0.id == .notOnPlatform })
    #expect(complaints(TokenField(), in: environment).contains { $0.id == .notOnPlatform })
  }

  // MARK: Token fields

  private let names: TextList = ["Ada Lovelace", "آلان", "אדה", "ちばな", "आदा"]

  @Test(
    "Tokens stand one after the other, on further lines where one is full",
    arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func tokens(direction: LayoutDirection) throws {
    let wide = try draw(TokenField(tokens: names, text: "Gr"), width: 600, in: mac(direction))
    let narrow = try draw(TokenField(tokens: names, text: "Gr"), width: 140, in: mac(direction))
    #expect(nodes(wide, "TokenField")[0].frame.height < nodes(narrow, "TokenField")[0].frame.height)
    for scene in [wide, narrow] {
      let field = try #require(nodes(scene, "TokenField").first)
      let boxes = nodes(scene, "Box").map(\.frame)
      #expect(boxes.count == 5)
      for (index, one) in boxes.enumerated() {
        #expect(field.frame.union(one) == field.frame)
        for other in boxes[(index + 1)...] {
          let common = one.intersection(other)
          #expect(common == nil || common?.width == 0 || common?.height == 0)
        }
      }
    }
  }

  @Test("All tokens and what is typed are the field's value; one that is chosen has the accent")
  func tokenValue() throws {
    let field = TokenField(tokens: ["Ada", "Alan"], text: "Gr").selectedToken(1)
    let scene = try draw(field, width: 300, in: mac())
    #expect(nodes(scene, "TokenField")[0].accessibility?.value == "Ada, Alan, Gr")
    let fills = nodes(scene, "Box").map { $0.leaves.first?.color?.hex }
    #expect(fills[0] != fills[1] && fills[1] == "#007AFF")
    #expect(
      complaints(field.selectedToken(2), in: mac()).contains {
        $0.message.contains("'selectedToken' is 2; there is no such token")
      })
  }

  @Test("A token longer than its line is cut, and moves nothing out of the field")
  func longToken() throws {
    let long = String(repeating: "x", count: 200)
    let scene = try draw(TokenField(tokens: TextList([long])), width: 120, in: mac())
    let field = try #require(nodes(scene, "TokenField").first)
    #expect(nodes(scene, "Box").allSatisfy { field.frame.union($0.frame) == field.frame })
  }

  @Test(
    "In a row tokens end at its trailing edge, in each line, and what is typed follows them",
    arguments: LayoutDirection.allCases)
  func trailingTokens(direction: LayoutDirection) throws {
    for (tokens, text) in [(["Ada", "Grace"], ""), (["Ada", "Grace"], "Gr"), (names.texts, "")] {
      let form = Form(style: .grouped) { TokenField("To", tokens: TextList(tokens), text: text) }
      let scene = try draw(form, width: 300, in: mac(direction))
      let field = try #require(scene.nodes.first { $0.accessibility?.role == .textField }).frame
      func distance(_ frame: Rect) -> Double {
        direction == .leftToRight ? field.maxX - frame.maxX : frame.minX - field.minX
      }
      let boxes = nodes(scene, "Box").map(\.frame)
      #expect(boxes.count == tokens.count)
      let lines = Dictionary(grouping: boxes, by: \.minY).values
      #expect((lines.count > 1) == (tokens.count > 2))
      let typed = scene.nodes.first { $0.text == "Gr" }?.frame
      #expect((typed != nil) == !text.isEmpty)
      for line in lines {
        let nearest = try #require(line.map(distance).min())
        #expect(typed == nil ? abs(nearest) < 1 : nearest > 10)
      }
      if let typed { #expect(abs(distance(typed)) < 3) }
    }
  }

  // MARK: Numbers

  @Test(
    "A number is written as the locale writes it",
    arguments: [
      ("en_US", "21.5"), ("de_DE", "21,5"), ("ar_EG", "٢١٫٥"), ("fa_IR", "۲۱٫۵"), ("hi_IN", "21.5"),
    ])
  func numbers(locale: String, text: String) throws {
    var environment = Environment(theme: .macos, locale: locale)
    environment.textSize = .large
    let scene = try draw(NumberField(value: 21.5), in: environment)
    #expect(scene.nodes.compactMap(\.accessibility?.value).contains(text))
  }

  @Test("A stepper stands after the field, whose halves end with the range")
  func stepper() throws {
    let scene = try draw(NumberField("Copies", value: 99, in: 1...99), in: mac())
    let field = try #require(nodes(scene, "TextField").first)
    let stepper = try #require(nodes(scene, "Stepper").first)
    #expect(stepper.frame.minX >= field.frame.maxX)
    #expect(scene.nodes.contains { $0.accessibility?.label == "Copies" })
  }

  @Test("Its title names the field and the stepper, whether it is seen or not")
  func namedByTitle() throws {
    func named(_ field: NumberField) throws -> [String] {
      let scene = try draw(field, in: mac())
      return ["TextField", "Stepper"].flatMap { nodes(scene, $0) }.compactMap(\.accessibility)
        .map { "\($0.label) \($0.value ?? "")" }
    }
    var hidden = NumberField("Copies", value: 3)
    hidden.labelsHidden = true
    #expect(try named(NumberField("Copies", value: 3)) == ["Copies 3", "Copies 3"])
    #expect(try named(hidden) == ["Copies 3", "Copies 3"])
    hidden.value = nil
    // An empty field shows no title in the place of a placeholder.
    #expect(try !draw(hidden, in: mac()).nodes.contains { $0.text == "Copies" })
    hidden.placeholder = "None"
    #expect(try named(hidden) == ["Copies None", "Copies 0"])
  }

  @Test("A watch and a television show the field alone", arguments: [Platform.tvos, .watchos])
  func alone(platform: Platform) throws {
    let scene = try draw(NumberField(value: 2), in: Environment(platform: platform))
    #expect(nodes(scene, "Stepper").isEmpty && nodes(scene, "TextField").count == 1)
  }

  @Test("A number and its unit are whole at every text size", arguments: TextSize.allCases)
  func unit(textSize: TextSize) throws {
    for prefix in ["", "x"] {
      var field = NumberField(value: 12)
      (field.prefix, field.suffix) = (prefix, "pcs")
      let scene = try draw(field, in: Environment(theme: .ios, textSize: textSize))
      let texts = scene.nodes.compactMap(\.text)
      #expect(texts.contains("12") && texts.contains("pcs"), "\(texts)")
    }
  }

  @Test(
    "A long title makes no list wider, and field and stepper stay whole",
    arguments: [TextSize.large, .xxxLarge, .accessibility1, .accessibility5])
  func longTitle(size: TextSize) throws {
    var field = NumberField("Donaudampfschifffahrt", value: 12345)
    field.suffix = "kg"
    var environment = surroundings()
    environment.textSize = size
    let scene = try draw(List { field }, width: 320, in: environment)
    let list = try #require(scene.nodes.first { $0.component == "List" })
    #expect(list.frame.width == 320)
    let parts = scene.nodes.filter { ["TextField", "Stepper"].contains($0.component) }
    #expect(parts.count == 2)
    for part in parts { #expect(part.frame.minX >= 0 && part.frame.maxX <= 320) }
  }
}
