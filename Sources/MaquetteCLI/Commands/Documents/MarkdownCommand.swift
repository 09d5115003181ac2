import ArgumentParser
import Maquette
import MaquetteDocs
import MaquetteSpec

/// `maquette md`: draws the specs that stand in Markdown documents.
struct MarkdownCommand: ParsableCommand, TakesManyFiles, TellsExits {
  static let exits = Exits(65, 66, own: [1: "a document or a picture is stale, with --check"])

  static let configuration = CommandConfiguration(
    commandName: "md",
    abstract: "Draws the specs in Markdown documents, and writes the markup that shows them.",
    usage: "maquette md [<options>] [<documents> ...]",
    discussion: """
      A block is a fence ```maquette between <!-- maquette:begin id=signin --> and \
      <!-- maquette:end -->. The markup goes below the fence. A second run changes nothing.

      Examples:
        maquette md README.md docs/              # all .md files below docs
        maquette md --check README.md docs/      # exits with 1 if stale
        maquette md --style mkdocs --images docs/images docs/
        maquette md --dark media README.md       # one SVG for light and dark
        maquette md - < README.md

      Theme, symbols, fonts, traits and variants come from the top of maquette.yaml, or from the set \
      that --set names. If there are several scales, the first one is used.

      Options on the begin line:
      \(BlockOption.list(BlockOption.own + BlockOption.markdown))
      """)

  @Argument(
    help: ArgumentHelp(
      "Markdown files, folders of them, or - for standard input.", valueName: "documents"),
    completion: .file())
  var specs: [String] = []

  @Option(
    name: .customLong("style"),
    help: ArgumentHelp(
      "The tool that the markup is for: github, mkdocs, myst, html, mdbook or plain.",
      default: MarkupStyle.github),
    completion: .words(of: MarkupStyle.self))
  var style: String?

  @Option(
    name: .customLong("images"),
    help: ArgumentHelp("The pictures' folder.", default: "images beside each document"),
    completion: .directory)
  var images: String?

  @Option(
    name: [.customLong("output"), .customShort("o")],
    help: ArgumentHelp(
      "Where the document goes: a file, or - for standard output. Only for a single document.",
      default: "where it came from"),
    completion: .file())
  var output: String?

  @Option(
    name: .customLong("variants"),
    help: ArgumentHelp(
      "Combinations of traits for blocks that name none.",
      default: "the project file's, or else the style's"),
    completion: .variants)
  var variants: [String] = []

  @Option(
    name: .customLong("format"),
    help: ArgumentHelp("png or svg.", default: "png, and svg with --dark media"),
    completion: .list(["png", "svg"]))
  var format: String?

  @Option(
    name: .customLong("dark"),
    help: ArgumentHelp(
      "media: one SVG that follows the system; none: two files.", default: DarkPictures.none),
    completion: .words(of: DarkPictures.self))
  var dark: String?

  @Flag(
    name: .customLong("check"),
    help: "Write nothing; exit with 1 when a document or picture is out of date.")
  var check = false

  @Flag(
    name: .customLong("adopt"),
    help: "Put comments around fences that have none, with ids from the headings above.")
  var adopt = false

  @Flag(
    name: [.customLong("quiet"), .customShort("q")], help: "Don't print the names of written files."
  )
  var quiet = false

  @OptionGroup var work: WorkOptions

  @OptionGroup var fonts: FontOptions

  @OptionGroup var writing: WritingOptions

  @OptionGroup(title: "Builds")
  var dependencyOptions: DependencyOptions

  @OptionGroup(title: "Builds")
  var cacheOptions: CacheOptions

  @OptionGroup(title: "Configuration")
  var sets: SetOptions

  @OptionGroup(title: "Environment")
  var environment: EnvironmentOptions

  @OptionGroup var colors: ColorOptions

  func run() throws {
    guard !specs.isEmpty else {
      throw Console.misuse("no document given; name files or folders, or - for standard input")
    }
    let workers = try work.workers()
    let flagFiles = SpecDependencies()
    let settings = try settings(recording: flagFiles)
    defer { cacheOptions.finish(settings.cache) }
    let documents = try reportingErrors(as: CommandExit.noInput) {
      try MarkdownDocuments(specs, output: output)
    }.read()
    let result = MarkdownRun(documents, settings, workers: workers).result()
    for document in result.documents where !document.diagnostics.isEmpty {
      Console.report(
        document.diagnostics, source: document.document.bytes, of: document.document.name)
    }
    guard !result.hasErrors else {
      throw CommandExit.code(for: result.documents.flatMap(\.diagnostics))
    }
    guard !check else {
      let stale = result.staleness
      Console.report(stale)
      if !stale.isEmpty { throw CommandExit.different }
      if !quiet {
        Console.closing(
          "\(Console.counted(result.documents.count, "document")), nothing to draw again")
      }
      return
    }
    try write(result, besides: flagFiles.paths + settings.fontPaths)
    let rules = result.rules.map { rule in
      DependencyFile.Rule(outputs: rule.outputs, inputs: rule.inputs + flagFiles.paths)
    }
    try reportingErrors {
      try dependencyOptions.write(rules, writing.permissions, besides: settings.fontPaths)
    }
  }

  private func settings(recording flagFiles: SpecDependencies) throws -> MarkdownSettings {
    var settings = MarkdownSettings()
    let configuration = try sets.configuration.configuration(recording: flagFiles)
    let set = try sets.single(of: configuration)
    settings.root = sets.configuration.root(configuration)
    if let configuration, sets.names.isEmpty, !quiet, configuration.hasDifferentSets {
      Console.error(
        "note: documents are in no set of '\(configuration.file)', so they are drawn with the keys "
          + "at its top; --set NAME takes the keys of a set")
    }
    settings.overrides = (set?.environmentOfOneScale ?? EnvironmentPatch()).overlaid(
      by: try environment.patch(recording: flagFiles))
    try reportingErrors {
      settings.style = try Self.word(style, "style") ?? .github
      settings.dark = try Self.word(dark, "dark") ?? .none
      settings.format = try Self.word(format, "format") ?? (settings.dark == .media ? .svg : .png)
      if settings.dark == .media, settings.format == .png {
        throw DiagnosticError(
          "--dark media is for SVG, and --format is png", hint: "leave one of them out")
      }
      if settings.dark == .media, !settings.style.followsSystem {
        throw DiagnosticError(
          "--dark media follows the system, and pages of the style '\(settings.style.rawValue)' "
            + "have a switch of their own",
          hint: "leave --dark out, so that the page chooses between two files")
      }
      guard settings.format != .pdf else {
        throw DiagnosticError("--format: a page cannot show PDF", hint: "use png or svg")
      }
      settings.variants = try Variant.list(of: variants) ?? set?.variants
      if images?.isEmpty == true { throw DiagnosticError("--images is empty; name a folder") }
      if images == "-" { throw DiagnosticError("--images is '-'; it must be a folder") }
      if adopt, check {
        throw DiagnosticError(
          "--check writes nothing, and --adopt writes into documents",
          hint: "leave one of them out")
      }
      _ = try dependencyOptions.form()
      if dependencyOptions.deps != nil, check || specs.contains("-") || output == "-" {
        throw DiagnosticError(
          "--deps lists the inputs of written files, and none are written",
          hint: "leave out --check, and name files and not standard input or output")
      }
    }
    settings.imagesFolder = images
    settings.limits = try work.limits()
    settings.fontPaths =
      try FontOptions.usable(set?.fonts ?? [], named: configuration?.file ?? "") + fonts.fontPaths()
    settings.cache = try cacheOptions.pictureCache(fontPaths: settings.fontPaths)
    settings.bareFences = adopt ? .adopt : .note
    return settings
  }

  private static func word<Value: RawRepresentable<String> & CaseIterable>(
    _ text: String?, _ flag: String
  ) throws -> Value? {
    try text.map { try FlagWords.value($0, "--\(flag): unknown value") }
  }

  private func write(_ result: MarkdownResult, besides flagFiles: [String]) throws {
    do {
      let written = try result.write(writing.permissions, besides: flagFiles)
      for document in result.documents where document.document.target == nil {
        try Console.output(document: document.bytes)
      }
      let removed = result.removeFormer()
      guard !quiet, result.documents.allSatisfy({ $0.document.target != nil }) else { return }
      for path in removed {
        Console.error("note: '\(path)' was removed; nothing shows it any more")
      }
      try Console.output(lines: written)
      Console.closing(
        "\(Console.counted(result.documents.count, "document")), "
          + "\(Console.counted(written.count, "file")) written")
    } catch let error as OutputError {
      Console.report([result.diagnostic(for: error)])
      throw CommandExit.cannotWrite
    } catch let error as FileError {
      throw Console.exit(for: error)
    } catch let error as MarkdownResult.ChangedDuringRun {
      for name in error.names {
        Console.error(
          "\(name): error: the document was changed while it was worked on; nothing was written, "
            + "run again")
      }
      throw CommandExit.cannotWrite
    }
  }
}
