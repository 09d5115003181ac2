import ArgumentParser
import Maquette
import MaquetteSpec

/// `maquette render`: draws specs.
struct RenderCommand: ParsableCommand, TakesManyFiles, TellsExits {
  static let exits = Exits(65, 66)

  static let configuration = CommandConfiguration(
    commandName: "render", _superCommandName: MaquetteCommand.name,
    abstract: "Draws specs into pictures.",
    discussion: """
      Examples:
        maquette render signin.yaml                    # signin@2x.png beside it
        maquette render ui/ -o build/ --variants light,dark,rtl,dark+rtl -j 8
        maquette render signin.yaml --compare ltr,rtl  # both in one picture
        maquette render - --format svg -o - < button.yaml
        maquette render ui/ -o build/ --shard 3/20     # one of twenty machines
        maquette render ui/ -o build/ --plan json --shards 20

      Pictures are named {name}[.{locale}][.rtl][.{other traits}][~dark][@2x].{ext}.
      """)

  @Argument(
    help: "Spec files (YAML or JSON), folders of them, or - for standard input.",
    completion: .file())
  var specs: [String] = []

  @Option(
    name: [.customLong("output"), .customShort("o")],
    help: ArgumentHelp(
      "Where pictures go: a folder, a file that ends in .png, .svg or .pdf, or - for standard output.",
      default: "beside their specs"),
    completion: .file())
  var output: String?

  @Option(
    name: .customLong("variants"),
    help: ArgumentHelp(
      """
      The variants to draw. A variant is a trait, or several with + between them: \
      light,dark,rtl,dark+rtl,accessibility3+ar.
      """, default: Variant.helpWords),
    completion: .variants)
  var variants: [String] = []

  @Option(
    name: .customLong("compare"),
    help: "Variants to draw side by side into one picture, for example ltr,rtl.",
    completion: .variants)
  var compare: String?

  @OptionGroup(title: "Sharing")
  var sharing: PlanOptions

  @Flag(
    name: [.customLong("quiet"), .customShort("q")], help: "Don't print the names of the pictures.")
  var quiet = false

  @OptionGroup var work: WorkOptions

  @OptionGroup var writing: WritingOptions

  @OptionGroup var diagnosticOptions: DiagnosticOptions

  @OptionGroup(title: "Builds")
  var dependencyOptions: DependencyOptions

  @OptionGroup(title: "Builds")
  var cacheOptions: CacheOptions

  @OptionGroup(title: "Environment")
  var environment: EnvironmentOptions

  @OptionGroup(title: "Picture")
  var picture: PictureOptions

  @OptionGroup(title: "File")
  var file: FileOptions

  func run() throws {
    guard !specs.isEmpty else { throw Console.noSpec() }
    let (workers, limits) = (try work.workers(), try work.limits())
    let fontPaths = try picture.fontPaths()
    let flagFiles = SpecDependencies()
    let overrides = try environment.patch(recording: flagFiles)
    let inputs = try reportingErrors(as: CommandExit.noInput) { try SpecInputs(specs) }
    var batch = try reportingErrors { try makeBatch(inputs, overrides, fontPaths: fontPaths) }
    batch.flagFiles = flagFiles.paths
    (batch.permissions, batch.limits) = (writing.permissions, limits)
    batch.root = .nearest
    if let shard = try sharing.shardOption.value() { batch = batch.part(shard) }
    if let count = try sharing.shardCount() {
      return try sharing.print(batch, shards: count)
    }
    if batch.inputs.isEmpty {
      Console.error("note: this shard has no spec; the others have all of them")
    }
    let form = try reportingErrors { try diagnosticOptions.form() }
    _ = try reportingErrors { try dependencyOptions.form() }
    if dependencyOptions.deps != nil, batch.output == .memory {
      throw Console.misuse(
        "--deps lists the inputs of written files, and standard output is not a file; name "
          + "a file or a folder with -o, or leave --deps out")
    }
    batch.recordsInputs = dependencyOptions.deps != nil
    batch.cache = try cacheOptions.pictureCache(fontPaths: fontPaths)
    var printer = BatchPrinter(batch, quiet: quiet, form: form)
    printer.dependencies = dependencyOptions
    defer { cacheOptions.finish(batch.cache) }
    try printer.run(workers: workers)
  }

  private func makeBatch(
    _ found: SpecInputs, _ overrides: EnvironmentPatch, fontPaths: [String]
  ) throws -> Batch {
    let target = try OutputTarget(output)
    var batch = Batch(
      inputs: found.inputs, output: target.batchOutput,
      variants: try Variant.list(of: variants) ?? [.plain], overrides: overrides,
      formats: try picture.formats(), overlays: try picture.overlays(),
      fontPaths: fontPaths)
    batch.subfolders = found.subfolders
    (batch.dark, batch.svgID) = (try file.darkRule(), try file.identifier())
    batch.hasText = !file.noText
    batch.materials = try file.materialRendering()
    batch.embedding = file.embedding(environment, picture)
    if let compare {
      batch.embedding?.options += ["--compare", compare]
    }
    batch.annotations = try picture.annotations(hasFile: batch.output != .memory)
    if let compare {
      guard variants.isEmpty else {
        throw DiagnosticError(
          "--compare and --variants both choose what is drawn",
          hint: "leave --variants out: --compare takes the same names")
      }
      batch.variants = try Variant.list(compare, flag: "--compare")
      batch.isComparison = true
    }
    if batch.formats.isEmpty { batch.formats = [target.format ?? .png] }
    if let format = target.format, batch.formats != [format] {
      throw DiagnosticError(
        "--format says \(batch.formats.map(\.rawValue).joined(separator: ",")) but "
          + "'\(output ?? "")' ends in .\(format.rawValue)", hint: "leave --format out")
    }
    let count = batch.count
    if batch.output == .memory, count > 1 {
      throw DiagnosticError(
        "\(count) pictures do not fit into standard output", hint: "name a folder with -o")
    }
    if specs.contains("-"), output == nil {
      throw DiagnosticError(
        "standard input has no folder to write to",
        hint: "name a file with -o, or -o - for standard output")
    }
    try batch.check()
    return batch
  }
}
