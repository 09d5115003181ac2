import Maquette
import MaquetteCore
import Testing

@testable import MaquettePainting
@testable import MaquetteSnapshots

@Suite("Ink of texts beside things of the same colour")
struct TextRoomTests {
  static let titles = ["Continue", "Go", "続ける", "متابعة", "ดำเนินการต่อ", "जारी रखें"]

  /// The screen with the title's own pixels painted over.
  private func erased(_ screen: TitledScreen, with color: UInt32, inset: Int = 4) -> RasterImage {
    screen.changed(in: screen.title.expanded(by: -inset)) { _, _, _ in color }
  }

  private func sentence(_ screen: TitledScreen, _ baseline: RasterImage) throws -> String {
    try screen.result(baseline: baseline, elsewhere: false).clusterSentence ?? ""
  }

  @Test(
    "The erased title of a filled button is missing, in every script, on paper of its colour",
    arguments: titles)
  func button(title: String) throws {
    for size in [ButtonSize.small, .medium, .large] {
      for dark in [false, true] {
        let screen = try TitledScreen(
          VStack {
            Label("A heading that is wider than the button")
            Button(title, style: .filled, size: size)
          }, titled: "Button", Environment(appearance: dark ? .dark : .light, scale: 2))
        // Its fill, in the middle of its upper edge.
        let fill = screen.image.pixels[
          (screen.title.minY + 4) * screen.image.width
            + (screen.title.minX + screen.title.maxX) / 2]
        let words = try sentence(screen, erased(screen, with: fill, inset: 5))
        #expect(words.contains("; ink of Button '\(title)' is missing in the baseline"))
        let picture = try screen.result(baseline: screen.image, elsewhere: false)
        #expect(picture.status == .same)
      }
    }
  }

  @Test("An erased title is missing where what is beside it has its colour")
  func neighbours() throws {
    let screen = try TitledScreen(
      HStack(spacing: 0) {
        Button("1", style: .plain)
        Button("Continue", style: .filled)
      }, titled: "Button")
    let words = try sentence(screen, erased(screen, with: screen.paper, inset: 0))
    #expect(words.contains("; ink of Button '1' is missing in the baseline"), "\(words)")
    let row = try TitledScreen(
      HStack(spacing: 4) {
        Label("A")
        Label("WWWWWWWW")
      }, titled: "Label")
    let other = try sentence(row, erased(row, with: row.paper, inset: 0))
    #expect(other.contains("; ink of Label 'A' is missing in the baseline"), "\(other)")
  }

  @Test("A caret beside a title is unexplained, and no ink of the title")
  func caret() throws {
    let screen = try TitledScreen(
      VStack {
        Label("A heading that is wider than the button")
        Button("Continue", style: .filled)
      }, titled: "Button")
    for x in [screen.title.minX + 6, screen.title.maxX - 8] {
      let caret = PixelRect(
        minX: x, minY: screen.title.minY + 4, maxX: x + 2, maxY: screen.title.maxY - 4)
      let baseline = screen.changed(in: caret) { _, _, _ in 0xFF00_0000 }
      let words = try sentence(screen, baseline)
      #expect(words.contains("unexplained") && !words.contains("ink"), "\(words)")
      let elsewhere = try screen.result(baseline: baseline, elsewhere: true)
      #expect(elsewhere.status == .environment)
      #expect(elsewhere.clusters.map(\.cause) == [.unexplained])
    }
  }
}
