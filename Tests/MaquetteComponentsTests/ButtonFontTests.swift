import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

@Suite("The font of a button")
struct ButtonFontTests {
  private func symbol(_ scene: Scene) -> Rect? {
    scene.items.reduce(nil) { box, item in
      switch item {
      case .stroke(.path(let path, _), _, _), .fill(.path(let path, _), _):
        path.controlBounds.map { box?.union($0) ?? $0 } ?? box
      default: box
      }
    }
  }

  @Test("A title has the font that it is given, in all sizes and styles, and grows the button")
  func title() throws {
    for size in ButtonSize.allCases {
      for style in ButtonStyle.drawn {
        let button = Button("Edit").style(style).size(size)
        let usual = try draw(button)
        let large = try draw(button.font(.system(size: 40, weight: .heavy)))
        let text = try #require(large.nodes.first { $0.text == "Edit" })
        #expect(text.style?.size == 40 && text.style?.weight == .heavy)
        #expect(large.size.height > usual.size.height && large.size.width > usual.size.width)
      }
    }
  }

  @Test("The symbol follows the title's font, unless it has one of its own")
  func symbols() throws {
    for placement in SymbolPlacement.allCases {
      let button = Button("Edit", symbol: "star", symbolPlacement: placement)
      let usual = try #require(symbol(draw(button.font(.system(size: 17)))))
      let double = try #require(symbol(draw(button.font(.system(size: 34)))))
      #expect(abs(double.width - 2 * usual.width) < 0.01)
      let own = button.font(.system(size: 34)).symbolFont(.system(size: 17))
      #expect(try abs(#require(symbol(draw(own))).width - usual.width) < 0.01)
    }
  }

  @Test("A text style follows the text size, and a size in points does not")
  func textSizes() throws {
    func size(_ font: FontValue, _ textSize: TextSize) throws -> Double? {
      var environment = surroundings()
      environment.textSize = textSize
      let scene = try draw(Button("Edit").font(font), in: environment)
      return scene.nodes.first { $0.text == "Edit" }?.style?.size
    }
    #expect(try size(.style(.title3), .large) == 20)
    let grown = try #require(try size(.style(.title3), .xxxLarge))
    #expect(grown > 20)
    #expect(try size(.system(size: 20), .xxxLarge) == 20)
  }

  @Test("A symbol alone in a bar keeps the size that its font has")
  func bars() throws {
    func bar(_ button: Button) throws -> Rect? {
      let bar = NavigationBar("Title") {
      } trailingItems: {
        button
      }
      return try symbol(draw(bar, width: 390))
    }
    let usual = try #require(try bar(Button("", symbol: "star")))
    let small = try #require(try bar(Button("", symbol: "star").font(.system(size: 9))))
    #expect(small.width < usual.width)
  }

  @Test(
    "Glass in bars grows with the font of what stands on it", arguments: [nil, "Edit"] as [String?])
  func glass(title: String?) throws {
    func glass(_ font: FontValue?) throws -> Rect {
      var button = title.map { Button($0) } ?? Button("", symbol: "square.and.arrow.up")
      if let font { button = button.font(font) }
      let bar = NavigationBar("Title") {
      } trailingItems: {
        button
      }
      let scene = try draw(
        bar, width: 390, in: Environment(platform: .ios, osVersion: 26))
      return try #require(scene.nodes.first { $0.path.hasSuffix("Glass[0]") }).frame
    }
    let (usual, large) = (try glass(nil), try glass(.system(size: 40)))
    #expect(large.height > 48 && large.width >= large.height && abs(large.midY - usual.midY) < 0.4)
    #expect(try glass(.system(size: 20)).height == usual.height)
  }

  @Test(
    "No symbol is cut: the button is as high as the symbol of its font",
    arguments: ["", "Share", "مشاركة", "שיתוף", "साझा करें", "แชร์", "ཤེར།", "共享"])
  func wholeSymbols(title: String) throws {
    for textSize in [TextSize.large, .accessibility5] {
      for style in [ButtonStyle.plain, .gray] {
        for name in ["square.and.arrow.up", "chevron.up.chevron.down", "figure.run", "star"] {
          var environment = surroundings()
          environment.textSize = textSize
          let button = Button(title, symbol: name).style(style).contentInsets(.zero)
          let scene = try draw(
            button.font(.style(.largeTitle)), width: 2000, in: environment)
          let frame = try #require(scene.nodes.first { $0.component == "Button" }).frame
          let ink = try #require(symbol(scene))
          #expect(ink.minY >= frame.minY - 0.5 && ink.maxY <= frame.maxY + 0.5, "\(name)")
        }
      }
    }
  }

  @Test("What UIKit draws by itself has no font")
  func types() throws {
    var button = Button("")
    button.type = .infoLight
    #expect(try draw(button.font(.system(size: 90))).size == draw(button).size)
  }
}
