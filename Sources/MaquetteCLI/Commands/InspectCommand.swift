import ArgumentParser
import Maquette
import MaquetteCore
import MaquetteSpec

/// `maquette inspect`: tells where everything is in a picture.
struct InspectCommand: ParsableCommand, TellsExits {
  static let exits = Exits(65, 66)

  static let configuration = CommandConfiguration(
    commandName: "inspect", _superCommandName: MaquetteCommand.name,
    abstract: "Prints frames, hit targets, texts and accessibility of a spec's components.",
    discussion: """
      Examples:
        maquette inspect signin.yaml
        maquette inspect card.yaml --json --direction rtl | jq '.nodes[].frame'
      """)

  @Argument(help: "A spec file, or - for standard input.", completion: .file())
  var spec: String

  @Flag(name: .customLong("json"), help: "Print one versioned JSON document.")
  var json = false

  @OptionGroup var fonts: FontOptions

  @OptionGroup(title: "Environment")
  var environment: EnvironmentOptions

  @OptionGroup(title: "Limits")
  var limitOptions: LimitOptions

  @OptionGroup var colors: ColorOptions

  func run() throws {
    let fontPaths = try fonts.fontPaths()
    let overrides = try environment.patch()
    let limits = try limitOptions.limits()
    let file = spec == "-" ? "stdin" : spec
    let source = try StandardInput.read(or: spec)
    do {
      let document = try SpecDocument(
        parsing: source, file: file, folder: spec == "-" ? nil : Paths.folder(of: spec),
        symbols: overrides.ownSymbols, root: .nearest)
      let renderer = Renderer(fontPaths: fontPaths, limits: limits)
      let drawn = try renderer.picture(
        of: document.component, on: document.canvas,
        in: document.environment.overlaid(by: overrides).environment)
      let picture = try renderer.surveyed(drawn, checksContrast: true)
      let warnings = document.warnings + picture.warnings
      Console.report(warnings.map { $0.naming(file) }, source: source, of: file)
      if json {
        try Console.output(document: InspectReport(picture.scene).json.prettyText)
      } else {
        try Console.output(SceneDump(picture.scene, includesNotes: true).text)
      }
    } catch let error as DiagnosticError {
      Console.report(error.diagnostics.map { $0.naming(file) }, source: source, of: file)
      throw error.exitCode
    }
  }
}
