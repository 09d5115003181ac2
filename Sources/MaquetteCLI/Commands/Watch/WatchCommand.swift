import ArgumentParser
import Maquette
import MaquetteLint
import MaquettePreview
import MaquetteSpec

/// `maquette watch`: draws specs again whenever they are saved.
struct WatchCommand: ParsableCommand, TakesManyFiles, TellsExits {
  static let exits = Exits(65, 66)

  private static let ports = 1...65535
  private static let variantsOfPage = "light,dark"

  static let configuration = CommandConfiguration(
    commandName: "watch",
    abstract: "Draws specs again on each save, into files or on a local page.",
    discussion: """
      Examples:
        maquette watch ui/ --serve                 # prints a page's address
        maquette watch ui/ --serve --open --variants light,dark,rtl
        maquette watch signin.yaml --serve --edit  # with an editor beside it
        maquette watch signin.yaml -o build/ --variants light,dark

      The command watches specs and what they depend on: pictures, symbols, definitions, data, \
      translations, themes and the themes that these extend. A spec that cannot be drawn is \
      reported, and its last pictures stay. Ctrl-C ends the command; a second Ctrl-C ends it at once.
      """)

  @Argument(
    help: "Spec files (YAML or JSON), or folders whose specs are all watched.",
    completion: .file())
  var specs: [String] = []

  @Flag(
    name: .customLong("serve"),
    help: """
      Show the specs on a page. Only this machine can reach it, and only with the printed address, \
      which changes with each run.
      """)
  var serve = false

  @Flag(
    name: .customLong("edit"),
    help: """
      With --serve: edit the specs beside their pictures. A file is written only when you press \
      Save, and not if somebody else has changed it in the meantime.
      """)
  var edit = false

  @Option(
    name: .customLong("port"),
    help: ArgumentHelp(
      "The page's port,\(FlagNumber.words(WatchCommand.ports)).", default: "a free one"))
  var port: String?

  @Flag(name: .customLong("open"), help: "Open the page in a browser, with xdg-open.")
  var open = false

  @Option(
    name: [.customLong("output"), .customShort("o")],
    help: ArgumentHelp(
      "The folder that pictures are written to, without --serve.", default: "beside their specs"),
    completion: .directory)
  var output: String?

  @Option(
    name: .customLong("variants"),
    help: ArgumentHelp(
      "Combinations of traits, for example light,dark,rtl,dark+rtl.",
      default: "the project file's, or else \(WatchCommand.variantsOfPage) on a page"),
    completion: .variants)
  var variants: [String] = []

  @Flag(
    name: [.customLong("quiet"), .customShort("q")], help: "Don't print the names of the pictures.")
  var quiet = false

  @OptionGroup var work: WorkOptions

  @OptionGroup var writing: WritingOptions

  @OptionGroup(title: "Builds")
  var cacheOptions: CacheOptions

  @OptionGroup(title: "Configuration")
  var sets: SetOptions

  @OptionGroup(title: "Environment")
  var environment: EnvironmentOptions

  @OptionGroup(title: "Picture")
  var picture: PictureOptions

  @OptionGroup var colors: ColorOptions

  func run() throws {
    let configuration = try sets.configuration.configuration()
    let number = try reportingErrors {
      try port.map { try FlagNumber.whole($0, "--port", in: WatchCommand.ports) }
    }
    let group = try group(in: configuration)
    let specs = group.paths
    try checkFlags(specs, configuration)
    let (workers, limits) = (try work.workers(), try work.limits())
    _ = try environment.patch()
    var settings = PreviewSession.Settings(paths: specs)
    settings.root = sets.configuration.root(configuration)
    settings.variants = try reportingErrors {
      let own = try group.set.scaled(nil)
      return try Variant.list(of: variants)
        ?? (own.isEmpty ? serve ? try Variant.list(WatchCommand.variantsOfPage) : [.plain] : own)
    }
    settings.overlays = try reportingErrors { try picture.overlays() }
    settings.fontPaths =
      try FontOptions.usable(group.set.fonts, named: configuration?.file ?? "")
      + picture.fontPaths()
    settings.workers = workers
    settings.limits = limits
    settings.note = { Console.error("note: \($0)") }
    settings.linter = try Linter(
      reportingErrors(as: CommandExit.badSpec) {
        try LintOptions.settings(
          of: configuration,
          variants: configuration?.lint.variants ?? Variant.list(LintSettings.usualVariants))
      },
      known: KnownFile(configuration?.lint.baseline, isRecorded: nil).findings.map {
        ($0, configuration?.folder ?? "")
      })
    if edit {
      settings.edits = true
      settings.embedding = EmbeddingOptions(
        theme: environment.theme, symbols: environment.symbols,
        options: picture.overlay.flatMap { ["--overlay", $0] })
      settings.editorFiles = EditorFiles()
      if settings.editorFiles == nil {
        Console.error(
          "note: CodeMirror is not installed, so specs are edited in a plain field, without "
            + "completion; 'apt-get install libjs-codemirror' installs it")
      }
    }
    let (environment, file, name) = (environment, configuration?.file, group.set.name)
    settings.flags = { dependencies in
      do {
        let (patch, problems) = try environment.reading(recording: dependencies)
        guard problems.isEmpty else { throw DiagnosticError(problems) }
        // What the configuration says, and the theme that it names, may change while it is watched.
        guard let file else { return patch }
        let now = try Configuration(path: file, dependencies: dependencies)
        let set = now.named.first { $0.name == name } ?? now.defaults
        return set.environment.overlaid(by: patch)
      } catch let error as FileError {
        throw DiagnosticError(error.message, hint: error.hint)
      }
    }
    let interruption = Interruption()
    if serve {
      try WatchServer(settings, port: UInt16(number ?? 0), opens: open).run(until: interruption)
    } else {
      try makeWriter(settings).run(until: interruption)
    }
  }

  private func makeWriter(_ settings: PreviewSession.Settings) throws -> WatchWriter {
    let formats = try reportingErrors { try picture.formats() }
    let target = try reportingErrors { try OutputTarget(output) }
    return WatchWriter(
      settings, output: target.batchOutput, formats: formats.isEmpty ? [.png] : formats,
      quiet: quiet, cache: try cacheOptions.pictureCache(fontPaths: settings.fontPaths),
      permissions: writing.permissions)
  }

  /// The specs, of which all are drawn alike.
  ///
  /// - Throws: an exit when they are in sets that are not.
  private func group(in configuration: Configuration?) throws -> SpecGroup {
    let groups = try sets.groups(of: specs, in: configuration)
    guard var first = groups.first else {
      return SpecGroup(set: Configuration.PictureSet(), paths: [])
    }
    for group in groups.dropFirst() {
      guard group.set.isDrawn(as: first.set) else {
        let names = [first, group].map {
          $0.set.name.isEmpty ? "what is in none" : "'\($0.set.name)'"
        }
        throw Console.misuse(
          "the sets \(names.joined(separator: " and ")) are drawn differently; name one of "
            + "them with --set")
      }
      first.paths += group.paths
    }
    return first
  }

  private func checkFlags(_ specs: [String], _ configuration: Configuration?) throws {
    var problems: [String] = []
    if specs.isEmpty { problems.append("no spec given; name files or folders, for example ui/") }
    if serve {
      if output != nil {
        problems.append("--serve writes no files; leave -o out, or --serve")
      }
      if picture.format != nil {
        problems.append("--format is for files; leave it out, or --serve")
      }
    } else {
      if port != nil { problems.append("--port is for the page; add --serve") }
      if open { problems.append("--open is for the page; add --serve") }
      if edit { problems.append("--edit is for the page; add --serve") }
      if let output, PictureFormat(fileName: output) != nil || output == "-" {
        problems.append("-o is '\(output)'; name a folder, for example build/")
      }
    }
    for problem in problems { Console.error("error: \(problem)") }
    guard problems.isEmpty else { throw CommandExit.usage }
    let missing = specs.filter { !Files.exists($0) }
    for path in missing {
      let hint = FileError.noSuchFile(path: path).hint
      let missing = Diagnostic(
        .error, "there is no file or folder '\(path)'", hint: hint, id: .unreadableFile)
      Console.report(
        configuration?.placed([missing], of: path, named: self.specs) ?? [missing])
    }
    guard missing.isEmpty else { throw CommandExit.noInput }
  }
}
