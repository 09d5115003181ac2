import ArgumentParser
import Maquette
import MaquetteDocC
import MaquetteSpec
import Synchronization

/// `maquette docc`: draws the specs of DocC catalogues into them.
struct DocCCommand: ParsableCommand, TellsExits {
  static let exits = Exits(65, 66, own: [1: "a picture is stale or missing, with --check"])

  static let configuration = CommandConfiguration(
    commandName: "docc",
    abstract: "Draws the specs of each DocC catalogue into its folder Resources.",
    discussion: """
      Examples:
        maquette docc Sources/Shop/Shop.docc
        maquette docc Shop.docc --scales 2,3 --locales en_US,ar
        maquette docc Shop.docc --check   # exits with 1 when a picture is stale

      Specs are the files in the catalogue that end in .maquette.yaml. Articles refer to the \
      pictures of signin.maquette.yaml as ![A screen](signin) or \
      @Image(source: signin, alt: "A screen"). Pictures that are up to date are not touched.
      """)

  @Argument(help: "Folders that end in .docc.", completion: .directory)
  var catalogues: [String] = []

  @Option(
    name: .customLong("variants"),
    help: "Combinations of traits, for example light,dark,rtl,dark+rtl.", completion: .variants)
  var variants = ["light,dark"]

  @Option(
    name: .customLong("scales"),
    help: ArgumentHelp("Pixels per point, for example 2,3.", default: "the spec's"),
    completion: .several { ["1", "2", "3", "4"] })
  var scales: String?

  @Option(
    name: .customLong("locales"),
    help: ArgumentHelp("Locales, for example en_US,ar.", default: "the spec's"),
    completion: .severalLocales)
  var locales: String?

  @Flag(
    name: .customLong("check"),
    help: "Write nothing; exit with 1 when a picture is stale or missing.")
  var check = false

  @Flag(
    name: [.customLong("quiet"), .customShort("q")], help: "Don't print the names of the pictures.")
  var quiet = false

  @OptionGroup var work: WorkOptions

  @OptionGroup var fonts: FontOptions

  @OptionGroup var writing: WritingOptions

  @OptionGroup(title: "Builds")
  var dependencyOptions: DependencyOptions

  @OptionGroup(title: "Builds")
  var cacheOptions: CacheOptions

  @OptionGroup(title: "Environment")
  var environment: EnvironmentOptions

  @OptionGroup var colors: ColorOptions

  func run() throws {
    guard !catalogues.isEmpty else {
      throw Console.misuse("no catalogue given; name a folder that ends in .docc")
    }
    let (workers, limits) = (try work.workers(), try work.limits())
    let fontPaths = try fonts.fontPaths()
    let flagFiles = SpecDependencies()
    let overrides = try environment.patch(recording: flagFiles)
    try checkDependencies()
    let cache = try cacheOptions.pictureCache(fontPaths: fontPaths)
    defer { cacheOptions.finish(cache) }
    let variants = try reportingErrors {
      if let word = words(scales).first(where: { !isVariant(scaleName($0)) }) {
        throw DiagnosticError(
          "--scales: '\(SpecNode.excerpt(word))' is not a scale", hint: "use 1, 2, 3 or 4")
      }
      if let word = words(locales).first(where: { !isVariant($0) }) {
        throw DiagnosticError(
          "--locales: '\(SpecNode.excerpt(word))' is not a locale",
          hint: "write en_US or ar-EG, for example")
      }
      try checkTwice(words(scales).map(scaleName), "--scales")
      try checkTwice(words(locales), "--locales")
      return try Variant.list(combinations().joined(separator: ","), flag: "--variants")
    }
    let folders = try catalogues.map { path in
      try reportingErrors(
        as: FolderListing.isFolder(path) ? CommandExit.badSpec : CommandExit.noInput
      ) { try DocCCatalogue(path) }
    }
    let renderings = try reportingErrors(as: CommandExit.badSpec) {
      try folders.map { folder in
        try DocCRendering(
          of: folder, variants: variants, overrides: overrides, fontPaths: fontPaths,
          limits: limits, cache: cache, isCheck: check, permissions: writing.permissions,
          besides: flagFiles.paths)
      }
    }
    guard renderings.contains(where: { $0.count > 0 }) else {
      Console.error(
        "error: no spec in \(catalogues.map { "'\($0)'" }.joined(separator: ", ")); name them "
          + "for example signin.maquette.yaml")
      throw CommandExit.noInput
    }
    var rules: [DependencyFile.Rule] = []
    var failure: ExitCode?
    var changed = 0
    for rendering in renderings {
      let outcome = run(rendering, workers: workers)
      rules += outcome.rules
      changed += outcome.changed
      failure = failure ?? outcome.code
    }
    for index in rules.indices { rules[index].inputs += flagFiles.paths }
    try reportingErrors {
      let made = Set(rules.flatMap(\.outputs).map { PathKey($0) })
      let inputs = renderings.flatMap(\.files).filter { !made.contains(PathKey($0)) }
      try dependencyOptions.write(rules, writing.permissions, besides: fontPaths + inputs)
    }
    if let failure { throw failure }
    guard !quiet else { return }
    let pictures = Console.counted(rules.reduce(0) { $0 + $1.outputs.count }, "picture")
    Console.closing(
      "\(pictures), \(changed == 0 ? "nothing to draw again" : "\(changed) written")")
  }

  private func checkDependencies() throws {
    try reportingErrors {
      _ = try dependencyOptions.form()
      guard check, dependencyOptions.deps != nil else { return }
      throw DiagnosticError(
        "--deps lists the inputs of written files, and --check writes none",
        hint: "leave one of them out"
      )
    }
  }

  private func run(
    _ rendering: DocCRendering, workers: Int
  ) -> (code: ExitCode?, rules: [DependencyFile.Rule], changed: Int) {
    let result = Mutex((code: ExitCode?.none, rules: [DependencyFile.Rule](), changed: 0))
    let (check, quiet) = (check, quiet)
    rendering.run(workers: workers) { outcome in
      var code =
        outcome.failure == .badSpec
        ? CommandExit.code(for: outcome.diagnostics) : outcome.failure?.exitCode
      var diagnostics = outcome.diagnostics
      if check {
        diagnostics += outcome.changed.map { path in
          Diagnostic(
            .error, "'\(path)' is stale or missing", file: outcome.spec,
            hint: "draw it again, without --check")
        }
        if !outcome.changed.isEmpty { code = code ?? CommandExit.different }
      }
      Console.report(diagnostics, source: outcome.source, of: outcome.spec)
      do {
        if !check, !quiet, !outcome.changed.isEmpty {
          try Console.output(lines: outcome.changed)
        }
      } catch {
        code = code ?? CommandExit.cannotWrite
      }
      result.withLock { result in
        result.code = result.code ?? code
        result.rules.append(outcome.rule)
        result.changed += outcome.changed.count
      }
    }
    return result.withLock { $0 }
  }

  private func words(_ text: String?) -> [String] {
    text?.split(separator: ",", omittingEmptySubsequences: false).map(String.init) ?? []
  }

  private func scaleName(_ word: String) -> String { word.hasSuffix("x") ? word : word + "x" }

  /// - Throws: ``DiagnosticError`` for what a flag lists twice.
  private func checkTwice(_ names: [String], _ flag: String) throws {
    var seen: Set<String> = []
    guard let name = names.first(where: { !seen.insert($0).inserted }) else { return }
    throw DiagnosticError(
      "\(flag): '\(SpecNode.excerpt(name))' is listed twice", hint: "remove one of them",
      id: .duplicateKey)
  }

  private func isVariant(_ word: String) -> Bool { (try? Variant.list(word)) != nil }

  /// Each variant in each locale at each scale.
  private func combinations() -> [String] {
    var all = words(variants.joined(separator: ","))
    for parts in [words(locales), words(scales).map(scaleName)] where !parts.isEmpty {
      all = all.flatMap { name in parts.map { "\(name)+\($0)" } }
    }
    return all
  }
}
