import ArgumentParser
import Maquette
import MaquetteCore
import MaquetteLint
import MaquetteSpec

/// `maquette audit`: finds where texts are cut, in every language and at every text size.
struct AuditCommand: ParsableCommand, TakesManyFiles, TellsExits {
  static let exits = Exits(own: [
    0: "done", 1: "with --strict when a text is cut", 65: "errors", 66: "no such input",
  ])

  static let configuration = CommandConfiguration(
    commandName: "audit",
    abstract: "Finds the first language and text size at which each text is cut.",
    discussion: """
      Examples:
        maquette audit ui/ --locales ar,de,ja
        maquette audit ui/ --locales de,fr --strings ui/Localizable.xcstrings
        maquette audit ui/ --locales ar,de --diagnostics json > audit.json
        maquette audit ui/ --locales ar,de -o build/audit

      Each spec is drawn with its own translations, or with those of --strings: an .xcstrings, \
      .strings or .po file, or a CSV table with one column for each language. A text without a \
      translation is lengthened, because translations are often longer: a short text becomes twice \
      as long, a long one a third longer. With -o, each spec gets a contact sheet. It shows each \
      language at the first text size at which a text is cut.

      \(exits.sentence)
      """)

  @Argument(help: "Spec files, folders of them, or - for standard input.", completion: .file())
  var specs: [String] = []

  @Option(
    name: .customLong("locales"),
    help: "The languages, for example ar,de,ja. At least one is needed.",
    completion: .severalLocales)
  var locales: [String] = []

  @Option(
    name: .customLong("text-sizes"),
    help: ArgumentHelp("The text sizes, for example large,accessibility3.", default: "all"),
    completion: .several { TextSize.allCases.map(\.rawValue) })
  var textSizes: String?

  @Option(
    name: .customLong("strings"),
    help: ArgumentHelp(
      "A file of translations, below the specs' folder or the project's.",
      default: "each spec's own"),
    completion: .file())
  var strings: [String] = []

  @Option(
    name: .customLong("diagnostics"),
    help: "The form of findings: human (a table) or json.",
    completion: .list(["human", "json"]))
  var diagnostics: String = "human"

  @Option(
    name: [.customLong("output"), .customShort("o")], help: "A folder for contact sheets.",
    completion: .directory)
  var output: String?

  @Flag(name: .customLong("strict"), help: "Exit with 1 when something is cut.")
  var strict = false

  @OptionGroup var work: WorkOptions

  @OptionGroup var fonts: FontOptions

  @OptionGroup(title: "Configuration")
  var configuration: ConfigurationOptions

  @OptionGroup(title: "Environment")
  var environment: EnvironmentOptions

  @OptionGroup var colors: ColorOptions

  func run() throws {
    let audit = try reportingErrors { try chosen() }
    guard ["human", "text", "json"].contains(diagnostics) else {
      throw Console.misuse("--diagnostics: unknown form '\(diagnostics)'; use one of: human, json")
    }
    guard !specs.isEmpty else { throw Console.noSpec() }
    let inputs = try reportingErrors(as: CommandExit.noInput) { try SpecInputs(specs) }
    // No spec is to blame for them, least of all each of them.
    var missing: ExitCode?
    for path in strings {
      do { _ = try FileReader.read(path: path) } catch let error as FileError {
        missing = Console.exit(for: error)
      }
    }
    if let missing { throw missing }
    let project = try configuration.configuration()
    let run = AuditRun(
      audit: audit, strings: strings, overrides: try environment.patch(),
      root: configuration.root(project), output: output, subfolders: inputs.subfolders)
    run.files.reads(inputs.inputs.map(\.name) + strings)
    let (fontPaths, limits) = (try fonts.fontPaths(), try work.limits())
    let bar = ProgressBar(total: inputs.inputs.count)
    let list = inputs.inputs
    OrderedWork(count: list.count, workers: try work.workers()).run(
      with: { () -> Renderer in Renderer(fontPaths: fontPaths, limits: limits) },
      work: { (renderer: Renderer, index: Int) -> AuditRun.Result in
        run.result(of: list[index], by: renderer)
      },
      report: { (result: AuditRun.Result, done: Int) in
        bar.clear()
        run.take(result)
        bar.update(done)
      })
    bar.clear()
    try finish(run)
  }

  private func finish(_ run: AuditRun) throws {
    let table = AuditTable(run.reports, locales: run.audit.locales)
    if diagnostics == "json" {
      try Console.output(document: table.json.prettyText)
    } else {
      if !table.rows.isEmpty { try Console.output(Table.text(table.rows)) }
      try Console.output(table.summary + "\n")
    }
    if let code = run.code { throw code }
    if strict, table.count > 0 { throw CommandExit.different }
  }

  /// - Throws: ``DiagnosticError`` for locales and sizes that there are none of.
  private func chosen() throws -> Audit {
    let names = locales.flatMap { $0.split(separator: ",").map { $0.filter { $0 != " " } } }
    guard !names.isEmpty else {
      throw DiagnosticError("no language given", hint: "name some, for example --locales ar,de,ja")
    }
    let known = try names.map { name in
      guard let trait = EnvironmentTrait.named("locale") else { return name }
      var patch = EnvironmentPatch()
      do throws(EnvironmentTrait.Problem) {
        try trait.apply(name, to: &patch)
      } catch {
        throw DiagnosticError("--locales: \(error.message)", hint: error.hint)
      }
      return patch.locale ?? name
    }
    guard let textSizes else { return Audit(locales: known) }
    let words = textSizes.split(separator: ",", omittingEmptySubsequences: false)
    let sizes: [TextSize] = try words.map { word in
      try FlagWords.value(word.filter { $0 != " " }, "--text-sizes: unknown text size")
    }
    return Audit(locales: known, sizes: sizes)
  }
}
