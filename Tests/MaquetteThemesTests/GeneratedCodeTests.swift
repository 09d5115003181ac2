import Foundation
import MaquetteCore
import MaquetteSpec
import MaquetteThemes
import Testing

@testable import theme_generator

@Suite("Generated code")
struct GeneratedCodeTests {
  private let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().path

  @Test func theCommittedFilesAreWhatTheGeneratorWrites() throws {
    for file in try ThemeGenerator(root: root).files() {
      let committed = try String(contentsOfFile: "\(root)/\(file.path)", encoding: .utf8)
      let message = "\(file.path) is stale: run 'swift run theme-generator'"
      #expect(committed == file.text, Comment(rawValue: message))
    }
  }

  @Test(arguments: Platform.allCases)
  func builtInThemesAreWhatTheirFilesSay(platform: Platform) throws {
    var known: [Platform: Theme] = [:]
    let theme = try ThemeGenerator(root: root).theme(platform, among: &known)
    #expect(theme == Theme.builtIn(platform))
  }

  @Test func numbersReadBack() {
    for number in [0, 17, -0.43, 1.0 / 3, 5.95, 1e-7, 47.33, 100_000] {
      #expect(Double(SwiftText.number(number)) == number)
    }
    #expect(SwiftText.rgba(Color(rgba: 0x3C3C_4399)) == "0x3C3C_4399")
    #expect(SwiftText.literal("a\"b\\c\n") == "\"a\\\"b\\\\c\\u{a}\"")
  }
}
