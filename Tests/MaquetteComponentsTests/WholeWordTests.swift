import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

@Suite("Titles of buttons in little room")
struct WholeWordTests {
  private let accessible = Environment(platform: .ios, textSize: .accessibility5)

  /// What the lines of a button say.
  private func lines(_ node: SceneNode) -> [String] {
    node.leaves.compactMap { if case .text(let run, _) = $0 { run.text } else { nil } }
  }

  @Test(
    "break between words, and are cut where a word has no room",
    arguments: [
      ("Alpha Beta", 4), ("Epsilon", 4), ("A Betatron", 4), ("Übergröße Öl", 5), ("Да Отменить", 5),
      ("אישור ביטול", 3), ("إلغاء الأمر", 4), ("ยกเลิก ตกลง", 4),
    ])
  func cut(title: String, room: Int) throws {
    for style in [ButtonStyle.filled, .gray, .plain] {
      var button = Button(title, style: style)
      button.contentInsets = EdgeInsets(all: 0)
      let scene = try draw(button, width: Double(room * 10))
      let node = try #require(scene.nodes.first { $0.component == "Button" })
      let words = title.split(separator: " ").map(String.init)
      for line in lines(node) {
        let isWhole = line.split(separator: " ").allSatisfy { words.contains(String($0)) }
        #expect(isWhole || line.hasSuffix("…"), "\(title): \(lines(node))")
      }
      #expect(node.style?.isTruncated == true)
      #expect(scene.findings.contains { $0.id == "text-truncated" && $0.message.contains("cut") })
    }
  }

  @Test("are made smaller where text is large, and a finding says so")
  func smaller() throws {
    for title in ["Cancel", "Отмена", "ביטולים", "إلغاءات", "Abbréger"] {
      let whole = try draw(Button(title, style: .filled), in: accessible)
      let full = try #require(whole.node("Button")?.style?.size)
      let scene = try draw(
        Button(title, style: .filled), width: whole.size.width - 30, in: accessible)
      let node = try #require(scene.node("Button"))
      #expect(lines(node) == [title])
      let size = try #require(node.style?.size)
      #expect(size < full && size >= full / 2)
      #expect(
        scene.findings.contains { $0.id == "text-truncated" && $0.message.contains("smaller") })
    }
  }

  @Test("take what stands beside and below them along when they are made smaller")
  func company() throws {
    for title in ["Download", "Загрузить", "Κατέβασμα", "להורדה", "تنزيلات", "डाउनलोड"] {
      var busy = Button(title, style: .filled)
      busy.showsActivityIndicator = true
      for button in [Button(title, symbol: "arrow.down.circle", style: .filled), busy] {
        let whole = try draw(button, in: accessible)
        let node = try #require(
          draw(button, width: whole.size.width - 90, in: accessible).node("Button"))
        #expect(lines(node).count == 1 && node.style?.isTruncated == false)
        // Nothing sticks out of the button.
        for case .fill(let shape, _) in node.leaves.dropFirst() {
          let bounds = try #require(shape.bounds)
          #expect(bounds.minY >= node.frame.minY - 0.01 && bounds.maxY <= node.frame.maxY + 0.01)
        }
      }
      var offer = Button(title, style: .filled)
      offer.subtitle = "4,99 €"
      let room = try draw(Button(title, style: .filled), in: accessible).size.width - 90
      let runs = try #require(draw(offer, width: room, in: accessible).node("Button")).leaves
      let sizes = runs.compactMap { if case .text(let run, _) = $0 { run.size } else { nil } }
      #expect(sizes.dropFirst().allSatisfy { $0 < sizes[0] })
    }
  }

  @Test("of menus are made smaller where text is large, too")
  func smallerMenu() throws {
    for title in ["Cancel", "Отмена", "ביטולים"] {
      var menu = Menu(title)
      menu.style = .gray
      let whole = try draw(menu, in: accessible)
      let full = try #require(whole.node("Menu")?.style?.size)
      let scene = try draw(menu, width: whole.size.width - 30, in: accessible)
      let node = try #require(scene.node("Menu"))
      #expect(lines(node) == [title])
      #expect(try #require(node.style?.size) < full)
    }
  }

  @Test("of menus and dialogs keep their words, too")
  func siblings() throws {
    var button = Menu("Alpha Beta")
    button.style = .gray
    let menu = try draw(button, width: 70)
    for line in lines(try #require(menu.node("Menu"))) {
      #expect(["Alpha", "Beta"].contains(line) || line.hasSuffix("…"))
    }
  }

  @Test("stay as they are where there is room for each word")
  func enough() throws {
    var button = Button("Alpha Beta", style: .gray)
    button.contentInsets = EdgeInsets(all: 0)
    let scene = try draw(button, width: 50)
    let node = try #require(scene.node("Button"))
    #expect(lines(node) == ["Alpha", "Beta"])
    #expect(node.style?.isTruncated == false && node.style?.scale == 1)
    #expect(scene.findings.allSatisfy { $0.id != "text-truncated" })
  }

  @Test("of several words are broken inside a word rather than that the others are lost")
  func broken() throws {
    let title = "Donaudampfschifffahrtsgesellschaft kaufen"
    for size in [TextSize.large, .accessibility3] {
      var environment = surroundings()
      environment.textSize = size
      let list = List { Button(title) }
      let node = try #require(
        draw(list, width: 220, in: environment).nodes.first { $0.component == "Button" })
      #expect(node.style?.isTruncated == false)
      #expect(lines(node).joined().hasSuffix("kaufen"), "\(lines(node))")
    }
    let word = try draw(
      List { Button("Donaudampfschifffahrtsgesellschaft") }, width: 220)
    #expect(word.nodes.first { $0.component == "Button" }?.style?.isTruncated == true)
  }
}
