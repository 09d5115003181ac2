import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

@Suite("Backdrops of screens")
struct BackdropTests {
  private let whole = Rect(x: 0, y: 0, width: 393, height: 852)

  private func svg(_ width: Int, _ height: Int) throws -> ImageData {
    let text = "<svg xmlns='http://www.w3.org/2000/svg' width='\(width)' height='\(height)'/>"
    return try ImageData(Array(text.utf8), name: "photo.svg")
  }

  @Test("A colour lies over the screen's own, and under everything else")
  func color() throws {
    let screen = Screen { Label("a") }.backdrop(.paint("#FF0000"))
    let items = try draw(screen, in: Environment()).root.items
    #expect(items.map(\.color) == [.white, Color(rgb: 0xFF0000)])
    #expect(items.allSatisfy { if case .fill(.rect(whole), _) = $0 { true } else { false } })
  }

  @Test("A gradient runs over the whole screen, and mirrors as its leading edge does")
  func gradient() throws {
    let paint = PaintValue.linearGradient(
      ["#FF0000", "#0000FF"], startPoint: .leading, endPoint: .trailing)
    for (direction, start) in [(LayoutDirection.leftToRight, 0.0), (.rightToLeft, 393)] {
      let screen = Screen { Label("a") }.backdrop(.paint(paint))
      let root = try draw(screen, in: Environment(direction: direction)).root
      guard case .fill(_, .gradient(let gradient)) = root.items.last,
        case .linear(let from, _) = gradient.course
      else {
        Issue.record("no gradient in \(root.items)")
        return
      }
      #expect(from == Point(x: start, y: 426))
    }
  }

  @Test("A picture fills the screen, and what is too much is cut off on both sides alike")
  func picture() throws {
    for (size, frame) in [
      ((100, 100), Rect(x: -229.5, y: 0, width: 852, height: 852)),
      ((393, 1852), Rect(x: 0, y: -500, width: 393, height: 1852)),
      ((393, 852), whole),
    ] {
      let screen = Screen { Label("a") }.backdrop(.picture(try svg(size.0, size.1)))
      for direction in [LayoutDirection.leftToRight, .rightToLeft] {
        let scene = try draw(screen, in: Environment(direction: direction))
        let image = try #require(scene.root.items.compactMap(\.firstImage).first)
        #expect(image.frame == frame)
        #expect(scene.root.clip == .rect(whole))
      }
    }
  }

  @Test("A wallpaper is the same in both directions", arguments: Wallpaper.names)
  func wallpaper(name: String) throws {
    let screen = Screen { Label("a") }.backdrop(.wallpaper(name))
    let left = try draw(screen, in: Environment()).root.items
    #expect(left.count > 2)
    #expect(try draw(screen, in: Environment(direction: .rightToLeft)).root.items == left)
    // Something opaque lies at the back of it.
    let ground = try #require(Wallpaper.named(name)?.gradients(over: whole).first)
    #expect(ground.stops.allSatisfy { $0.color.alpha == 1 })
  }

  @Test("A list leaves it to be seen, and keeps its rows' grounds")
  func list() throws {
    let list = List { NavigationLink("General") }
    let plain = try draw(Screen { list }, in: Environment())
    let over = try draw(Screen { list }.backdrop("ocean"), in: Environment())
    #expect(plain.nodes.first { $0.component == "List" }?.items.count == 1)
    #expect(over.nodes.first { $0.component == "List" }?.items.isEmpty == true)
    #expect(over.items.contains { $0.color == .white })
    // A list alone, or on a sheet over it, is as ever.
    let sheet = Screen { Sheet("Sort") { list } }.backdrop("ocean")
    let sheeted = try draw(sheet, in: Environment())
    #expect(sheeted.nodes.first { $0.component == "List" }?.items.count == 1)
  }

  @Test("Glass is drawn over what it says")
  func glass() throws {
    let screen = Screen { Button("Go").style(.glass) }.backdrop("dusk")
    let scene = try draw(screen, in: Environment(platform: .ios, osVersion: 26))
    #expect(
      scene.items.contains {
        if case .fill(_, .material(let material)) = $0 { material.name == "glass" } else { false }
      })
  }

  @Test("What does not exist is an error, in Swift too")
  func unknown() {
    let color = complaints(Screen {}.backdrop("nix"))
    #expect(color.map(\.message).contains { $0.hasSuffix("unknown colour 'nix' in theme 'ios'") })
    let wallpaper = complaints(VStack { Screen {}.backdrop(.wallpaper("nix")) })
    #expect(wallpaper.map(\.severity) == [.error])
    #expect(wallpaper.first?.message.hasSuffix("there is no wallpaper 'nix'") == true)
    let gradient = complaints(VStack { Screen {}.backdrop(.paint(.linearGradient([]))) })
    #expect(gradient.map(\.message).contains { $0.hasSuffix("is a gradient without a colour") })
  }

  @Test("Its words are wallpapers, and otherwise colours")
  func words() {
    #expect(Backdrop(stringLiteral: "dusk") == .wallpaper("dusk"))
    #expect(Backdrop(stringLiteral: "red") == .paint("red"))
  }

  /// materials.yaml, tab_selected_blue_26: in the dark half of what is behind shines through the tint.
  @Test("In the dark the chosen tab is brighter over brighter contents, and can be seen there")
  func chosenTab() throws {
    func color(over gray: UInt32, appearance: Appearance = .dark) throws -> Color {
      let screen = Screen(tabBar: TabBar(["Home", "Saved"])) { Label("a") }
        .backdrop(.paint(.color(.custom(Color(rgb: gray)))))
      let scene = try draw(
        screen, in: Environment(platform: .ios, osVersion: 26, appearance: appearance))
      return try #require(scene.nodes.first { $0.component == "Tab" }?.style?.color)
    }
    let dark = try color(over: 0x000000)
    let gray = try color(over: 0x707070)
    #expect(abs(Int(gray.red) - Int(dark.red) - 12) <= 1)
    #expect(abs(Int(gray.green) - Int(dark.green) - 12) <= 1)
    // The bar is 47 there, and what is behind the chosen tab 77.
    #expect(gray.contrast(with: Color(rgb: 0x4D4D4D)) >= 3)
    #expect(dark.contrast(with: Color(rgb: 0x4D4D4D)) < 3)
    let light = try color(over: 0xFFFFFF, appearance: .light)
    #expect(light == Color(rgb: 0x0088FF))
  }
}
