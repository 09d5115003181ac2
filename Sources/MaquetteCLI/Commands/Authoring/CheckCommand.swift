import ArgumentParser
import Maquette
import MaquetteSpec
import Synchronization

/// `maquette check`: tells what is wrong with specs without drawing them.
struct CheckCommand: ParsableCommand, TakesManyFiles, TellsExits {
  static let exits = Exits(own: [
    0: "nothing wrong", 1: "warnings with --strict", 65: "errors", 66: "no such input",
  ])

  static let configuration = CommandConfiguration(
    commandName: "check", _superCommandName: MaquetteCommand.name,
    abstract: "Reports mistakes in specs, without drawing them.",
    discussion: """
      Examples:
        maquette check                # all sets of maquette.yaml
        maquette check ui/            # its specs and files of definitions
        maquette check signin.yaml --variants light,rtl,accessibility5
        maquette check ui/ --diagnostics sarif > maquette.sarif

      In a file of definitions, each definition is checked, whether a spec uses it or not.

      \(exits.sentence)
      """)

  @Argument(help: "Spec files, folders of them, or - for standard input.", completion: .file())
  var specs: [String] = []

  @Option(
    name: .customLong("variants"),
    help: ArgumentHelp(
      "The variants to check: combinations of traits, for example light,dark,rtl.",
      default: Variant.helpWordsOfProject),
    completion: .variants)
  var variants: [String] = []

  @Option(
    name: .customLong("format"),
    help: ArgumentHelp(
      "The format that is checked: png, svg or pdf; several are separated by commas.",
      default: PictureFormat.png),
    completion: .several { PictureFormat.allCases.map(\.rawValue) })
  var format: String?

  @Flag(name: .customLong("strict"), help: "Exit with 1 when there are warnings.")
  var strict = false

  @Flag(
    name: [.customLong("quiet"), .customShort("q")],
    help: "Don't print how many specs were checked.")
  var quiet = false

  @OptionGroup var work: WorkOptions

  @OptionGroup var fonts: FontOptions

  @OptionGroup var diagnosticOptions: DiagnosticOptions

  @OptionGroup(title: "Configuration")
  var sets: SetOptions

  @OptionGroup(title: "Environment")
  var environment: EnvironmentOptions

  func run() throws {
    let configuration = try sets.configuration.configuration()
    let groups = try sets.groups(of: specs, in: configuration)
    guard !groups.isEmpty else { throw Console.noSpec(in: configuration) }
    let (workers, limits) = (try work.workers(), try work.limits())
    let fontPaths = try fonts.fontPaths()
    let overrides = try environment.patch()
    let form = try reportingErrors { try diagnosticOptions.form() }
    let formats = try reportingErrors { try PictureOptions.formats(format) }
    let variants = try reportingErrors { try Variant.list(of: self.variants) }
    let batches = try groups.map { group in
      let own = try reportingErrors { try variants ?? group.set.scaled(nil) }
      let inputs = try reportingErrors(as: CommandExit.noInput) {
        try SpecInputs(group.paths, takesDefinitions: true).inputs
      }
      var batch = Batch(
        inputs: inputs, output: .nowhere, variants: own.isEmpty ? [.plain] : own,
        overrides: group.set.environment.overlaid(by: overrides),
        formats: formats.isEmpty ? [.png] : formats,
        fontPaths: try FontOptions.usable(group.set.fonts, named: configuration?.file ?? "")
          + fontPaths)
      (batch.root, batch.limits) = (sets.configuration.root(configuration), limits)
      return batch
    }
    try check(batches, form, workers: workers, configuration)
  }

  private func check(
    _ batches: [Batch], _ form: DiagnosticForm, workers: Int, _ configuration: Configuration?
  ) throws {
    let printer = DiagnosticPrinter(form, isResult: true, explains: false)
    let tally = Mutex(CheckTally())
    let bar = ProgressBar(total: batches.reduce(0) { $0 + $1.inputs.count })
    var start = 0
    for batch in batches {
      let before = start
      BatchRunner(batch, workers: workers).run { result, done in
        if !result.diagnostics.isEmpty {
          bar.clear()
          do {
            try printer.report(
              configuration?.placed(result.diagnostics, of: result.name, named: specs)
                ?? result.diagnostics,
              source: result.source, of: result.name)
          } catch {
            tally.withLock { $0.code = $0.code ?? CommandExit.cannotWrite }
          }
        }
        tally.withLock { $0.count(result) }
        bar.update(before + done)
      }
      start += batch.inputs.count
    }
    bar.clear()
    try printer.finish()
    let result = tally.withLock { $0 }
    if form == .human, !quiet { try Console.output(result.text + "\n") }
    if let code = result.code { throw code }
    if strict, result.warnings > 0 { throw CommandExit.different }
  }
}

/// How much was checked, and what was found.
private struct CheckTally {
  var specs = 0
  var errors = 0
  var warnings = 0
  var notes = 0
  /// Which kinds of diagnostics there were, in the order in which they came.
  var explained = ExplainedMessages()
  /// The exit code of the first spec that failed.
  var code: ExitCode?

  mutating func count(_ result: SpecResult) {
    // What cannot be read was not checked.
    if result.failure != .noInput { specs += 1 }
    errors += result.diagnostics.count { $0.severity == .error }
    warnings += result.diagnostics.count { $0.severity == .warning }
    notes += result.diagnostics.count { $0.severity == .note }
    explained.add(result.diagnostics)
    code = code ?? result.exitCode
  }

  var text: String {
    func number(_ count: Int, _ word: String) -> String {
      "\(count) \(word)\(count == 1 ? "" : "s")"
    }
    let sum =
      "\(number(specs, "spec")) checked: "
      + "\(number(errors, "error")), \(number(warnings, "warning"))"
      + (notes > 0 ? ", \(number(notes, "note"))" : "")
    return [sum, explained.line].compactMap { $0 }.joined(separator: "\n")
  }
}
