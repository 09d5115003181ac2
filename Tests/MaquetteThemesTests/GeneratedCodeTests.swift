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

  @Test func builtInThemesAreWhatTheirFilesSay() throws {
    let generator = ThemeGenerator(root: root)
    #expect(try generator.themeNames() == Theme.builtInHeads.map(\.name).sorted())
    for head in Theme.builtInHeads {
      #expect(try generator.theme(named: head.name) == Theme.named(head.name))
    }
    #expect(Platform.allCases.map { Theme.builtIn($0).name } == Platform.allCases.map(\.rawValue))
    #expect(Theme.named("") == nil && Theme.named("toaster") == nil)
  }

  @Test func builtInSymbolsAndDevicesAreWhatTheirFilesSay() throws {
    func node(_ name: String) throws -> SpecNode {
      let path = "\(root)/Themes/\(name).yaml"
      return try YAMLReader.read(FileReader.read(path: path), file: path)
    }
    let sink = DiagnosticSink()
    let symbols = SymbolReader.symbols(from: try node("symbols"), sink: sink)
    #expect(symbols.sorted { $0.name < $1.name } == Symbol.all)
    #expect(Symbol.named("") == nil && Symbol.named("no.such.symbol") == nil)
    #expect(DeviceReader.devices(from: try node("devices"), sink: sink) == Device.all)
  }
}
