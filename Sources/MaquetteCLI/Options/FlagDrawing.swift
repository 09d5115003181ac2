import ArgumentParser
import Maquette
import MaquetteCore
import MaquetteSpec

/// The flags of commands that draw one picture of what flags say.
struct FlagDrawing: ParsableArguments {
  @Option(
    name: [.customLong("output"), .customShort("o")],
    help: ArgumentHelp(
      "The picture's file, which ends in .png, .svg or .pdf; - for standard output.",
      default: "standard output; on a terminal, -o is needed"),
    completion: .file())
  var output: String?

  @OptionGroup(title: "Environment")
  var environment: EnvironmentOptions

  @OptionGroup(title: "Picture")
  var picture: PictureOptions

  @OptionGroup(title: "File")
  var file: FileOptions

  @OptionGroup(title: "File")
  var writing: WritingOptions

  @OptionGroup(title: "Limits")
  var limitOptions: LimitOptions

  /// Where the picture goes: to standard output, where nothing else is said.
  var target: String { output ?? "-" }

  /// Draws a spec that flags made.
  ///
  /// - Parameters:
  ///   - name: a word for what is drawn, in messages.
  ///   - folder: where the files start that the spec names; `nil` when it names none.
  func draw(_ spec: FlagSpec, name: String, folder: String? = nil) throws {
    let flagFiles = SpecDependencies()
    let overrides = try environment.patch(recording: flagFiles)
    let path = try reportingErrors { try OutputTarget(target) }
    let formats = try reportingErrors { try picture.formats() }
    let limits = try limitOptions.limits()
    if case .folder = path.batchOutput {
      throw Console.misuse("\(OutputError.unknownFormat(path: target))")
    }
    guard formats.count <= 1, path.format == nil || formats.isEmpty || formats == [path.format]
    else {
      throw Console.misuse("--format contradicts '\(target)'; leave it out")
    }
    if output == nil, Host.outputIsOnTerminal {
      throw Console.misuse("no file given; name one with -o, for example -o \(name).png")
    }
    let fontPaths = try picture.fontPaths()
    let document = try spec.reporting {
      try SpecDocument(
        decoding: spec.root, folder: folder, symbols: overrides.ownSymbols,
        dependencies: flagFiles, root: folder == nil ? nil : .nearest)
    }
    let patch = document.environment.overlaid(by: overrides)
    let format = path.format ?? formats.first ?? .png
    let rule = try reportingErrors { try file.darkRule(format: format, overrides: overrides) }
    let id = try reportingErrors { try file.identifier() }
    let overlays = try reportingErrors { try picture.overlays() }
    let annotations = try reportingErrors { try picture.annotations(hasFile: target != "-") }
    let materials = try reportingErrors { try file.materialRendering() }
    var table = ""
    let bytes = try spec.reporting {
      let renderer = Renderer(fontPaths: fontPaths, limits: limits)
      func drawn(in environment: Environment) throws -> Renderer.Picture {
        var result = try renderer.picture(
          of: document.component, on: document.canvas, in: environment)
        result.overlays = overlays
        result.hasText = !file.noText
        result.materials = materials
        result.annotations = annotations
        return result
      }
      let result = try drawn(in: patch.environment)
      if annotations.legend == .markdown { table = try renderer.annotations(of: result).markdown }
      spec.report(document.warnings + result.warnings)
      var bytes: [UInt8]
      if let rule {
        var dark = patch.environment
        dark.appearance = .dark
        bytes = try renderer.adaptiveSVG(light: result, dark: drawn(in: dark), rule: rule, id: id)
      } else {
        bytes = try renderer.bytes(of: result, format: format, id: id ?? "maquette-\(name)")
      }
      if target != "-", let embedding = file.embedding(environment, picture) {
        bytes = try embedding.spec(
          spec.root, from: document.environment, to: patch
        ).embedded(in: bytes)
      }
      return bytes
    }
    try reportingErrors {
      guard target != "-" else { return try Console.output(bytes) }
      let files = RunFiles(writing.permissions)
      files.reads(flagFiles.paths + fontPaths)
      let place = try files.claim(target, for: name)
      try AtomicFile.write(bytes, to: place)
      try Console.output(lines: [target])
      guard !table.isEmpty else { return }
      let page = Paths.withoutEnding(target) + ".md"
      let root = Paths.folder(of: page)
      try AtomicFile.write(
        Array(table.utf8), to: files.claim(derived: page, in: root, for: name))
      try Console.output(lines: [page])
    }
  }
}
