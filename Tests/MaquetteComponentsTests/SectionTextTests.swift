import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

@Suite("Components above and below the rows of a section")
struct SectionTextTests {
  private static let sentences = [
    "Messages that you have not read for longer than a week are moved out of your inbox",
    "يتم نقل الرسائل التي لم تقرأها منذ أكثر من أسبوع خارج صندوق الوارد الخاص بك إلى الأرشيف",
    "ההודעות שלא קראת במשך יותר משבוע מועברות מתיבת הדואר הנכנס שלך אל תיקיית הארכיון",
    "जिन संदेशों को आपने एक सप्ताह से अधिक समय से नहीं पढ़ा है वे इनबॉक्स से हटा दिए जाते हैं",
    "您超过一周未读的邮件将会从收件箱中移出并存放到归档文件夹中以便您日后随时查找和阅读这些邮件的内容",
    "ข้อความที่คุณไม่ได้อ่านนานกว่าหนึ่งสัปดาห์จะถูกย้ายออกจากกล่องจดหมายเข้าของคุณไปยังที่เก็บถาวร",
  ]

  private func scene(
    _ header: [AnyComponent], footer: [AnyComponent] = [], style: ListStyle = .insetGrouped,
    in environment: Environment = surroundings()
  ) throws -> Scene {
    var section = Section { Label("Row") }
    (section.headerContent, section.footerContent) = (header, footer)
    return try draw(List(style: style) { section }, width: 390, in: environment)
  }

  private func node(_ text: String, in scene: Scene) throws -> SceneNode {
    try #require(scene.nodes.first { $0.accessibility?.label == text && $0.text != nil })
  }

  @Test("Texts in them have as many lines as they need, on every platform", arguments: sentences)
  func lines(sentence: String) throws {
    for platform in [Platform.ios, .ipados, .macos, .tvos, .watchos] {
      let environment = Environment(platform: platform)
      func height(_ text: String) throws -> Double {
        let scene = try scene(
          [AnyComponent(HStack { Label(text) })], footer: [AnyComponent(Label(text))],
          in: environment)
        let found = scene.nodes.filter { $0.accessibility?.label == text && $0.text != nil }
        #expect(found.count == 2 && found.allSatisfy { $0.style?.isTruncated == false })
        return try #require(found.map(\.frame.height).min())
      }
      let long = String(repeating: sentence + " ", count: 3)
      #expect(try height(long) > 1.5 * height(String(sentence.prefix(3))), "\(platform)")
    }
  }

  @Test(
    "Capitals are drawn only: assistive technology is told of the letters as they are written",
    arguments: [
      ("Pinned", "en_US"), ("İstanbul'da istek", "tr_TR"), ("Σήμερα", "el_GR"),
      ("Сегодня", "ru_RU"), ("Այսօր", "hy_AM"), ("اليوم", "ar_SA"),
    ])
  func capitals(text: String, locale: String) throws {
    var environment = surroundings()
    environment.locale = locale
    let parts = [AnyComponent(Label(text)), AnyComponent(Spacer()), AnyComponent(Button(text))]
    let scene = try scene(parts, in: environment)
    let usual = try draw(
      List(style: .insetGrouped) { Section(text) { Label("Row") } }, width: 390, in: environment)
    let drawn = try node(text, in: usual).text
    let found = scene.nodes.filter { $0.accessibility?.label == text && $0.text != nil }
    #expect(found.count == 2 && found.allSatisfy { $0.text == drawn })
    #expect((drawn == text) == (locale == "ar_SA"))
  }

  @Test(
    "Links and titles of controls have the header's font and letters, unless a link has a font of its own",
    arguments: ["Terms", "Условия", "Όροι", "Պայմաններ", "شروط", "תנאים"])
  func links(text: String) throws {
    let usual = try node(text, in: scene([AnyComponent(Label(text))]))
    let link = Link(text, destination: try LinkURL("https://example.com"))
    for own in [
      AnyComponent(link), AnyComponent(NavigationLink(text)), AnyComponent(DisclosureGroup(text)),
    ] {
      let found = try scene([own])
      let line = try #require(found.nodes.first { $0.text != nil })
      #expect(line.text == usual.text && line.style?.size == usual.style?.size)
      #expect(line.style?.weight == usual.style?.weight)
      #expect(found.nodes.contains { $0.accessibility?.label == text })
    }
    let picker = Picker(text, selection: "1", options: ["1", "2"], style: .navigationLink)
    let row = try scene([AnyComponent(picker)])
    let title = try #require(row.nodes.first { $0.text == usual.text })
    #expect(title.style?.size == usual.style?.size)
    let large = try node(text, in: scene([AnyComponent(link.font(.system(size: 30)))]))
    #expect(large.style?.size == 30 && large.text == text)
  }

  @Test("The lines of a plain button start where the text starts", arguments: sentences)
  func longButton(sentence: String) throws {
    // The measurer of these tests breaks lines at spaces alone.
    let text = Array(repeating: sentence, count: 4).joined(separator: " ")
    let words = text.split(separator: " ").flatMap { word in
      stride(from: 0, to: word.count, by: 12).map { String(word.dropFirst($0).prefix(12)) }
    }
    let title = words.joined(separator: " ")
    for platform in [Platform.ios, .macos] {
      let scene = try scene(
        [], footer: [AnyComponent(Button(title).style(.plain))],
        in: Environment(platform: platform))
      let button = try #require(scene.nodes.first { $0.component == "Button" })
      let starts = button.leaves.compactMap { item -> Double? in
        if case .text(let run, _) = item { run.origin.x } else { nil }
      }
      #expect(
        starts.count > 1 && starts.allSatisfy { abs($0 - starts[0]) < 0.5 }, "\(platform)")
    }
  }

  @Test("A picture that assistive technology ignores is no heading, and the text after it is")
  func heading() throws {
    var image = Image(systemName: "pin")
    image.decorative = true
    for platform in [Platform.ios, .macos] {
      for form in [FormStyle.grouped, .columns] {
        var section = Section { Toggle("Row") }
        section.headerContent = [AnyComponent(image), AnyComponent(Label("Pinned"))]
        let scene = try draw(
          Form(style: form) { section }, width: 390, in: Environment(platform: platform))
        let headings = scene.nodes.filter { $0.accessibility?.traits.contains(.header) == true }
        #expect(headings.map { $0.accessibility?.label } == ["Pinned"])
      }
    }
  }

  @Test("In a form in columns they look as texts do there")
  func columns() throws {
    let environment = Environment(platform: .macos)
    func form(_ section: Section) throws -> Scene {
      try draw(Form { section }, width: 390, in: environment)
    }
    var own = Section { Toggle("Row") }
    own.headerContent = [AnyComponent(HStack { Label("Pinned") })]
    own.footerContent = [AnyComponent(HStack { Label("Only here") })]
    let scene = try form(own)
    let usual = try form(Section("Pinned", footer: "Only here") { Toggle("Row") })
    for text in ["Pinned", "Only here"] {
      let (one, other) = (try node(text, in: scene), try node(text, in: usual))
      #expect(one.style == other.style)
      #expect(one.leaves.first?.color == other.leaves.first?.color)
      #expect(one.frame.minX == other.frame.minX)
    }
  }

  @Test(
    "A plain button has the header's font, its own tint, and no room around its title",
    arguments: [ListStyle.plain, .insetGrouped, .grouped])
  func buttons(style: ListStyle) throws {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      for version in [nil, 26] {
        let environment = Environment(platform: .ios, osVersion: version, direction: direction)
        let parts = [
          AnyComponent(Label("Pinned")), AnyComponent(Spacer()), AnyComponent(Button("See All")),
        ]
        let scene = try scene(parts, footer: parts, style: style, in: environment)
        let buttons = scene.nodes.filter { $0.component == "Button" }
        let labels = scene.nodes.filter { $0.accessibility?.label == "Pinned" }
        #expect(buttons.count == 2 && labels.count == 2)
        for (button, label) in zip(buttons, labels) {
          #expect(button.style?.size == label.style?.size)
          #expect(button.style?.weight == label.style?.weight)
          #expect(button.frame.height == label.frame.height)
          #expect(button.baseline == label.baseline)
          #expect(button.leaves.first?.color != label.leaves.first?.color)
        }
        // Without a button the header is as high.
        let bare = try self.scene([parts[0]], footer: [parts[0]], style: style, in: environment)
        #expect(bare.frame("Row[0]") == scene.frame("Row[0]"))
        let (first, row) = (buttons[0].frame, try #require(labels.first).frame)
        let ends =
          direction == .leftToRight ? (row.minX, 390 - first.maxX) : (390 - row.maxX, first.minX)
        #expect(abs(ends.0 - ends.1) <= 1)
      }
    }
  }

  @Test("So does the button of a menu, and a font that somebody gives a button is kept")
  func menus() throws {
    let scene = try scene([
      AnyComponent(Label("Pinned")), AnyComponent(Menu("Sort")),
      AnyComponent(Button("Edit").font(.system(size: 30))),
    ])
    let label = try node("Pinned", in: scene)
    let menu = try #require(scene.nodes.first { $0.component == "Menu" })
    #expect(menu.style?.size == label.style?.size && menu.frame.height == label.frame.height)
    let edit = try #require(scene.nodes.first { $0.text == "Edit" })
    #expect(edit.style?.size == 30)
  }

  @Test("Symbols have the size and the colour of the text, unless somebody gives them others")
  func symbols() throws {
    let text = try node("Pinned", in: scene([AnyComponent(Label("Pinned"))]))
    func symbol(_ image: Image, inHeader: Bool = true) throws -> (SceneNode, Color?) {
      let drawn = try inHeader ? scene([AnyComponent(image)]) : draw(image)
      let node = try #require(drawn.nodes.first { $0.component == "Image" })
      return (node, node.leaves.first?.color)
    }
    let plain = Image(systemName: "star")
    let (small, color) = try symbol(plain)
    let (large, tint) = try symbol(plain, inHeader: false)
    #expect(small.frame.height < large.frame.height)
    #expect(color == text.leaves.first?.color && color != tint)
    let (own, red) = try symbol(
      Image(systemName: "star", font: .style(.title), color: .named("red")))
    #expect(own.frame.height > large.frame.height && red != color && red != tint)
  }

  @Test("The chevron of a section that opens grows with the text of its header")
  func chevron() throws {
    func sizes(_ textSize: TextSize) throws -> (text: Double, chevron: Double) {
      var environment = surroundings()
      environment.textSize = textSize
      let section = Section("Library") { Label("Row") }.isExpanded(true)
      let scene = try draw(List(style: .sidebar) { section }, width: 390, in: environment)
      let text = try #require(scene.nodes.first { $0.text?.lowercased() == "library" })
      let sign = try #require(scene.nodes.first { $0.component == "Disclosure" })
      return (try #require(text.style?.size), sign.frame.height)
    }
    let (usual, large) = (try sizes(.large), try sizes(.accessibility5))
    #expect(large.text > 1.5 * usual.text)
    #expect(abs(large.chevron / usual.chevron / (large.text / usual.text) - 1) < 0.1)
  }

  @Test(
    "On a Mac headers and footers begin where the texts of rows do",
    arguments: [ListStyle.plain, .inset, .insetGrouped])
  func starts(style: ListStyle) throws {
    for version in [nil, 26] {
      for direction in [LayoutDirection.leftToRight, .rightToLeft] {
        let environment = Environment(
          platform: .macos, osVersion: version, direction: direction)
        let list = List(style: style) { Section("Pinned", footer: "Here") { Label("Row") } }
        let scene = try draw(list, width: 390, in: environment)
        let starts = try ["Pinned", "Row", "Here"].map { text in
          let frame = try #require(scene.nodes.first { $0.text == text }).frame
          return direction == .leftToRight ? frame.minX : 390 - frame.maxX
        }
        #expect(abs(starts[0] - starts[1]) <= 1 && abs(starts[2] - starts[1]) <= 1)
      }
    }
  }
}
