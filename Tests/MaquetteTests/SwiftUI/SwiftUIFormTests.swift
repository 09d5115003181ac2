import Maquette
import MaquetteSpec
import Testing

@Suite("SwiftUI source of forms")
struct SwiftUIFormTests {
  private func isHidden(_ spec: String) throws -> Bool {
    let lines = SwiftUISamples.lines(of: try SwiftUISamples.export(spec).source)
    let start = try #require(lines.firstIndex { $0.hasPrefix("ColorPicker(\"Accent\"") })
    return lines[start...].dropFirst().first == ".labelsHidden()"
  }

  @Test("A Mac's form shows the title of a colour well that is a row, also in a section")
  func titles() throws {
    let well = "{ColorWell: Accent}"
    #expect(try !isHidden("platform: macos\nForm: [\(well)]"))
    #expect(try !isHidden("platform: macos\nForm: [{Section: Look, children: [\(well)]}]"))
    #expect(try !isHidden("platform: macos\nForm: [{ColorWell: Accent, padding: 4}]"))
  }

  @Test(
    "The title of a colour well is hidden where none is drawn",
    arguments: [
      "platform: macos\nForm: [{ColorWell: Accent, labelsHidden: true}]",
      "platform: macos\nForm: [{HStack: [{Label: Look}, {ColorWell: Accent}]}]",
      "platform: macos\nVStack: [{ColorWell: Accent}]",
      "platform: macos\nVStack: [{Form: [{Toggle: Bold}]}, {ColorWell: Accent}]",
      "platform: ios\nForm: [{ColorWell: Accent}]",
    ])
  func hiddenTitles(_ spec: String) throws {
    #expect(try isHidden(spec))
  }
}
