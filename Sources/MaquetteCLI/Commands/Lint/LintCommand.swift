import ArgumentParser
import Maquette
import MaquetteLint
import MaquetteSpec

/// `maquette lint`: holds specs against the recommendations of the guidelines.
struct LintCommand: ParsableCommand, TakesManyFiles, TellsExits {
  static let exits = Exits(own: [
    0: "nothing wrong", 1: "warnings with --strict", 65: "errors", 66: "no such input",
  ])

  static let configuration = CommandConfiguration(
    commandName: "lint",
    abstract: "Checks specs against the Human Interface Guidelines, in several variants at once.",
    discussion: """
      Examples:
        maquette lint ui/
        maquette lint signin.yaml --variants light,dark,ar,accessibility3
        maquette lint ui/ --diagnostics html > lint.html
        maquette lint ui/ --fix
        maquette lint ui/ --record-baseline lint-baseline.json

      A finding names its rule. 'maquette explain RULE' shows a wrong and a right spec, and 'maquette \
      explain' lists all rules. A comment above a component turns a rule off there: \
      '# maquette-disable-next-line button/spacing: as in the app'. A project sets levels and \
      variants below 'lint:' in its maquette.yaml.

      \(exits.sentence)
      """)

  @Argument(help: "Spec files, folders of them, or - for standard input.", completion: .file())
  var specs: [String] = []

  @Option(
    name: .customLong("variants"),
    help: ArgumentHelp(
      "The variants to lint: combinations of traits.",
      default: "the project file's, or else \(LintSettings.usualVariants)"),
    completion: .variants)
  var variants: [String] = []

  @Flag(
    name: .customLong("fix"),
    help: "Correct the specs where no decision is needed. Comments are kept.")
  var fix = false

  @Option(
    name: .customLong("baseline"),
    help: ArgumentHelp(
      "A file of known findings, which are not reported again.", default: "the project file's"),
    completion: .file())
  var baseline: String?

  @Option(
    name: .customLong("record-baseline"),
    help: "Write all findings into this file. A later run with --baseline reports only new ones.",
    completion: .file())
  var recordBaseline: String?

  @Flag(name: .customLong("strict"), help: "Exit with 1 when there are warnings.")
  var strict = false

  @Flag(
    name: [.customLong("quiet"), .customShort("q")],
    help: "Print neither notes nor the number of specs.")
  var quiet = false

  @Option(
    name: .customLong("diagnostics"),
    help: ArgumentHelp(
      "The form of findings: human (text), short (one line each), json, sarif, github, junit or html.",
      default: DiagnosticForm.human),
    completion: .list(DiagnosticForm.allCases.map(\.rawValue) + ["text", "html"]))
  var diagnostics: String?

  @OptionGroup var lint: LintOptions

  @OptionGroup var work: WorkOptions

  @OptionGroup var fonts: FontOptions

  @OptionGroup(title: "Configuration")
  var sets: SetOptions

  @OptionGroup(title: "Environment")
  var environment: EnvironmentOptions

  @OptionGroup var colors: ColorOptions

  func run() throws {
    let configuration = try sets.configuration.configuration()
    let form = try reportingErrors { try LintForm(diagnostics) }
    let jobs = try jobs(configuration)
    let known = try KnownFile(baseline ?? configuration?.lint.baseline, isRecorded: recordBaseline)
    let run = LintRun(
      form: form, known: known, isQuiet: quiet, named: specs, folder: configuration?.folder ?? "")
    let runner = LintRunner(
      jobs.list, fontPaths: jobs.fontPaths, limits: try work.limits(),
      root: sets.configuration.root(configuration), workers: try work.workers(),
      mending: fix ? { @Sendable report in run.new(in: report).findings } : nil)
    let bar = ProgressBar(total: jobs.list.count)
    runner.run { result, done in
      bar.clear()
      var result = result
      if result.isMissing, let configuration {
        result.report.diagnostics = configuration.placed(
          result.report.diagnostics, of: result.name, named: specs)
      }
      run.take(result)
      bar.update(done)
    }
    bar.clear()
    try run.finish(strict: strict, recording: recordBaseline)
  }

  private func jobs(_ configuration: Configuration?) throws
    -> (list: [LintRunner.Job], fontPaths: [String])
  {
    let groups = try sets.groups(of: specs, in: configuration)
    guard !groups.isEmpty else { throw Console.noSpec(in: configuration) }
    let overrides = try environment.patch()
    let chosen = try reportingErrors { try Variant.list(of: self.variants) }
    let settings = try reportingErrors {
      try lint.settings(configuration, variants: chosen)
    }
    var fontPaths = try fonts.fontPaths()
    var list: [LintRunner.Job] = []
    for group in groups {
      let inputs = try reportingErrors(as: CommandExit.noInput) {
        try SpecInputs(group.paths).inputs
      }
      fontPaths += try FontOptions.usable(group.set.fonts, named: configuration?.file ?? "")
        .filter { !fontPaths.contains($0) }
      list += inputs.map {
        LintRunner.Job(
          $0, overrides: group.set.environment.overlaid(by: overrides), linter: Linter(settings))
      }
    }
    return (list, fontPaths)
  }
}

/// The forms of findings: those of all diagnostics, and a page.
enum LintForm: Equatable {
  case diagnostics(DiagnosticForm)
  case html

  /// - Throws: ``DiagnosticError`` for a word that is none.
  init(_ word: String?) throws {
    switch word {
    case nil, "text": self = .diagnostics(.human)
    case "html": self = .html
    case let word?:
      guard let form = DiagnosticForm(rawValue: word) else {
        throw DiagnosticError(
          "--diagnostics: unknown form '\(word)'",
          hint: Suggestion.hint(
            for: word, in: DiagnosticForm.allCases.map(\.rawValue) + ["text", "html"]))
      }
      self = .diagnostics(form)
    }
  }
}
