import Maquette
import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

/// What a picture file shows behind bars and buttons of version 26.
@Suite("Glass is as light or dark as the picture file behind it")
struct GlassOverPicturesTests {
  private let version26 = Environment(platform: .ios, osVersion: 26, scale: 1)
  private let glass = Button("Go").style(.glass)

  /// A file with stripes of 20 × 20 pixels beside one another.
  private func file(_ colors: [ColorValue]) throws -> ImageData {
    let stripes = HStack(spacing: 0) {
      colors.map { color in
        Rectangle().with { $0.fill = .color(color) }.frame(width: 20, height: 20)
      }
    }
    let bytes = try Renderer().bytes(of: stripes, in: Environment(scale: 1))
    return try ImageData(bytes, name: "photo.png")
  }

  /// Whether the texts of a picture are white.
  private func white(_ texts: [String], in component: some Component) throws -> [Bool] {
    let scene = try Renderer().picture(of: component, in: version26).scene
    return try texts.map { text in
      try #require(scene.nodes.last { $0.text == text }?.style?.color) == .white
    }
  }

  private func screen(_ data: ImageData) -> Screen {
    var screen = Screen(
      navigationBar: NavigationBar(
        "Photo", titleDisplayMode: .inline, trailingItems: { Button("Edit") })
    ) { glass }
    screen.backdrop = .picture(data)
    return screen
  }

  @Test("Over a screen's backdrop it follows the part of the file that is shown")
  func backdrop() throws {
    let texts = ["Edit", "Go"]
    // A screen is so narrow that only the stripe in the middle is seen.
    let (dark, light) = try (
      file(["#F0F0F0", "#101018", "#F0F0F0"]), file(["#101018", "#F0F0F0", "#101018"])
    )
    #expect(try white(texts, in: screen(dark)) == [true, true])
    #expect(try white(texts, in: screen(light)) == [false, false])
  }

  @Test("Over an image in a pile it follows the part that it covers")
  func image() throws {
    let halves = Image(try file(["#F0F0F0", "#101018"])).contentMode(.stretch)
    func pile(_ alignment: Alignment) -> ZStack {
      ZStack(alignment: alignment) {
        [halves.frame(width: 400, height: 100), AnyComponent(glass)]
      }
    }
    #expect(try white(["Go"], in: pile(.leading)) == [false])
    #expect(try white(["Go"], in: pile(.trailing)) == [true])
  }

  @Test("A damaged file behind glass keeps the picture from being drawn, as it does elsewhere")
  func damaged() throws {
    var bytes = try file(["#101018"]).bytes
    for place in (bytes.count - 25)..<(bytes.count - 18) { bytes[place] ^= 0x55 }
    let screen = screen(try ImageData(bytes, name: "photo.png"))
    let error = #expect(throws: DiagnosticError.self) {
      try Renderer().picture(of: screen, in: version26)
    }
    #expect(error?.diagnostics.first?.message.contains("'photo.png'") == true)
  }
}
