import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

@Suite("Bezels of a Mac's buttons")
struct BezelTests {
  private let mac = Environment(platform: .macos)

  private func button(
    _ bezel: ButtonBezelStyle, _ title: String = "", symbol: String = "",
    size: ButtonSize = .medium
  ) -> Button {
    Button(title, symbol: symbol, size: size).with(\.bezelStyle, bezel)
  }

  // violetlib/jnr, measured from AppKit 11 to 15: large, regular, small, mini.
  @Test(
    "Each is as high as AppKit's at every size",
    arguments: [
      (ButtonBezelStyle.circular, [30.0, 22, 18, 15]), (.pushDisclosure, [26, 22, 18, 15]),
      (.accessoryBar, [19, 19, 17, 15]), (.accessoryBarAction, [18, 18, 16, 14]),
      (.badge, [16, 16, 16, 16]), (.toolbar, [28, 22, 18, 15]), (.disclosure, [13, 13, 13, 13]),
    ])
  func heights(bezel: ButtonBezelStyle, heights: [Double]) throws {
    for (size, height) in zip([ButtonSize.large, .medium, .small, .mini], heights) {
      let title = bezel == .circular ? "" : "Saved"
      let shown = button(bezel, title, symbol: bezel == .circular ? "plus" : "", size: size)
      let frame = try #require(try draw(shown, in: mac).frame("Button"))
      #expect(frame.height == height, "\(size)")
      if [.circular, .pushDisclosure, .disclosure].contains(bezel) {
        #expect(frame.width == height)
      }
    }
  }

  @Test("In every script a title stands in one line, and the bezel keeps its height")
  func scripts() throws {
    for title in ["This Mac", "Diesen Mac", "هذا الـMac", "この Mac", "यह मैक"] {
      for bezel in [ButtonBezelStyle.accessoryBar, .accessoryBarAction, .badge, .toolbar] {
        let node = try #require(try draw(button(bezel, title), in: mac).node("Button"))
        #expect(node.frame.height <= 22 && node.text == title)
      }
    }
  }

  @Test("A chevron points ahead or down, and tells by itself whether it is on")
  func disclosure() throws {
    for bezel in [ButtonBezelStyle.disclosure, .pushDisclosure] {
      var one = button(bezel, "Details")
      one.value = .off
      let off = try draw(one, in: mac)
      one.value = .on
      let on = try draw(one, in: mac)
      #expect(off.items != on.items)
      #expect(on.size == off.size)
      #expect(on.node("Button")?.accessibility?.label == "Details")
      #expect(on.node("Button")?.accessibility?.traits.contains(.selected) == true)
    }
    var mirrored = mac
    mirrored.explicitDirection = .rightToLeft
    let one = button(.disclosure, "Details")
    #expect(try draw(one, in: mac).items != (try draw(one, in: mirrored).items))
  }

  @Test("A font changes the title and not a bezel of one height, and what is too large is told")
  func fonts() throws {
    let large = FontValue.system(size: 40)
    for title in ["Save", "Sichern", "حفظ", "保存", "सहेजें"] {
      let push = button(.push, title)
      let wanted = push.with(\.font, large)
      #expect(try draw(wanted, in: mac).size.height == draw(push, in: mac).size.height)
      let found = try #require(complaints(wanted, in: mac).first)
      #expect(found.message.hasPrefix("Button: a push button of this size is 20 points high"))
      let hint = try #require(found.hint)
      #expect(hint.contains("smaller font") && hint.contains("flexiblePush"))
      #expect(!hint.contains("icon"))
      #expect(complaints(push.with(\.font, .system(size: 11)), in: mac).isEmpty)
      // Others are as high as their content.
      let plain = Button(title).with(\.font, large)
      #expect(complaints(plain, in: mac).isEmpty)
      #expect(try draw(plain, in: mac).size.height > 40)
    }
    let told = complaints(button(.badge, "Saved").with(\.font, large), in: mac).first?.hint
    #expect(told == "use a smaller font or a smaller icon")
    // AppKit draws chevrons in the size of their bezels.
    for bezel in [ButtonBezelStyle.disclosure, .pushDisclosure] {
      let one = button(bezel, "Details")
      let other = one.with(\.font, large).with(\.symbolFont, large)
      #expect(try draw(one, in: mac).items == draw(other, in: mac).items)
    }
  }

  @Test("A round button tells its title to assistive technology, and warns where it shows one")
  func circular() throws {
    let node = try draw(button(.circular, "Add", symbol: "plus"), in: mac).node("Button")
    #expect(node?.text == nil && node?.accessibility?.label == "Add")
    #expect(
      complaints(button(.circular, "Add"), in: mac).contains {
        $0.message == "Button: a round button has space for a symbol and not for a title"
      })
  }

  @Test("What a bar narrows a search with has a ground while it is on or under the pointer")
  func accessoryBar() throws {
    var one = button(.accessoryBar, "This Mac")
    func grounds() throws -> Int {
      try draw(one, in: mac).items.filter { item in
        if case .fill(.roundedRect, _) = item { true } else { false }
      }.count
    }
    #expect(try grounds() == 0)
    one.state = .hovered
    #expect(try grounds() == 1)
    (one.state, one.value) = (.normal, .on)
    #expect(try grounds() == 1)
  }

  @Test(
    "AppKit's older names are the same",
    arguments: [
      ("round", ButtonBezelStyle.circular), ("recessed", .accessoryBar), ("inline", .badge),
      ("roundRect", .accessoryBarAction), ("roundedDisclosure", .pushDisclosure),
      ("texturedRounded", .toolbar),
    ])
  func names(name: String, bezel: ButtonBezelStyle) {
    #expect(ButtonBezelStyle.synonyms[name] == bezel)
  }

  @Test("A plain button and other platforms have no bezel")
  func plain() throws {
    let plain = Button("A", style: .plain)
    let shown = plain.with(\.bezelStyle, .accessoryBar)
    #expect(try draw(plain, in: mac).items == (try draw(shown, in: mac).items))
    #expect(
      try draw(Button("A")).items == (try draw(Button("A").with(\.bezelStyle, .badge)).items))
  }
}
