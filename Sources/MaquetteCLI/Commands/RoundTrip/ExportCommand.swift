import ArgumentParser
import Maquette
import MaquetteCore
import MaquetteSpec

/// `maquette export`: writes a spec in another language.
struct ExportCommand: ParsableCommand, TellsExits {
  static let exits = Exits(65, 66)

  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Writes a spec as SwiftUI source.",
    discussion: """
      Examples:
        maquette export --swiftui signin.yaml
        maquette export --swiftui signin.yaml --appearance dark -o SignIn.swift

      Where SwiftUI has no equivalent, a comment and a warning say so.
      """)

  @Flag(name: .customLong("swiftui"), help: "Write SwiftUI source for a #Preview.")
  var swiftUI = false

  @Argument(help: "A spec file, or - for standard input.", completion: .file())
  var spec: String

  @Option(
    name: [.customLong("output"), .customShort("o")],
    help: ArgumentHelp("The source's file.", default: "standard output"),
    completion: .file())
  var output: String?

  @Option(
    name: .customLong("name"),
    help: ArgumentHelp("The preview's name.", default: "the spec's title"))
  var name: String?

  @OptionGroup var links: LinkOptions

  @OptionGroup(title: "Environment")
  var environment: EnvironmentOptions

  @OptionGroup var colors: ColorOptions

  func run() throws {
    guard swiftUI else { throw Console.misuse("the format to export to is missing; add --swiftui") }
    let dependencies = SpecDependencies()
    let overrides = try environment.patch(recording: dependencies)
    let file = spec == "-" ? "stdin" : spec
    let source = try StandardInput.read(or: spec)
    let export: SwiftUIExport
    do {
      export = try SwiftUIExport(
        source, file: file, folder: spec == "-" ? nil : Paths.folder(of: spec), name: name,
        overrides: overrides, dependencies: dependencies, root: .nearest)
    } catch let error as DiagnosticError {
      Console.report(error.diagnostics.map { $0.naming(file) }, source: source, of: file)
      throw CommandExit.badSpec
    }
    Console.report(export.warnings, source: source, of: file)
    try reportingErrors {
      guard let output, output != "-" else { return try Console.output(document: export.source) }
      let files = RunFiles(links.permissions)
      if spec == "-" { files.readsStandardInput() } else { files.reads([spec]) }
      files.reads(dependencies.paths + Configuration.inputsHere)
      try AtomicFile.write(Array(export.source.utf8), to: files.claim(output, for: file))
      try Console.output(lines: [output])
    }
  }
}
