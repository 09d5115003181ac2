import ArgumentParser
import Maquette
import MaquettePreview
import MaquetteSpec

/// `maquette watch`: draws specs again whenever they are saved.
struct WatchCommand: ParsableCommand, TakesManyFiles {
  static let configuration = CommandConfiguration(
    commandName: "watch",
    abstract: "Draws specs again on each save, into files or on a local page.",
    discussion: """
      Examples:
        maquette watch ui/ --serve                       # a page; its address is printed
        maquette watch ui/ --serve --open --variants light,dark,rtl
        maquette watch signin.yaml -o build/ --variants light,dark

      Whatever a spec depends on is watched: pictures, themes and what they extend, symbols. \
      A spec that cannot be drawn is reported, and its last pictures stay. Ctrl-C ends it, \
      a second one at once.
      """)

  @Argument(
    help: "Spec files (YAML or JSON), or folders whose specs are all watched.",
    completion: .file())
  var specs: [String] = []

  @Flag(
    help: """
      Show the specs on a page that only this machine reaches, and only who knows its address, \
      which is printed and another one each time.
      """)
  var serve = false

  @Option(help: "The page's port, 1 to 65535; a free one when not given.")
  var port: Int?

  @Flag(help: "Open the page in a browser, by xdg-open.")
  var open = false

  @Option(
    name: .shortAndLong, help: "The folder that pictures are written to, without --serve.",
    completion: .directory)
  var output: String?

  @Option(
    help: "Combinations of traits, for example light,dark,rtl,dark+rtl; light,dark on a page.",
    completion: .variants)
  var variants: [String] = []

  @OptionGroup var work: WorkOptions

  @Flag(name: .shortAndLong, help: "Don't print the names of the pictures.")
  var quiet = false

  @OptionGroup var writing: WritingOptions

  @OptionGroup(title: "Builds")
  var cacheOptions: CacheOptions

  @OptionGroup(title: "Environment")
  var environment: EnvironmentOptions

  @OptionGroup(title: "Picture")
  var picture: PictureOptions

  func run() throws {
    try checkFlags()
    let (workers, limits) = (try work.workers(), try work.limits())
    _ = try environment.patch()
    var settings = PreviewSession.Settings(paths: specs)
    settings.variants = try reportingErrors {
      try Variant.list(of: variants) ?? (serve ? try Variant.list("light,dark") : [.plain])
    }
    settings.overlays = try reportingErrors { try picture.overlays() }
    settings.fontPaths = try picture.fonts.paths()
    settings.workers = workers
    settings.limits = limits
    settings.note = { Console.error("note: \($0)") }
    let environment = environment
    settings.flags = { dependencies in
      do {
        let (patch, problems) = try environment.reading(recording: dependencies)
        guard problems.isEmpty else { throw DiagnosticError(problems) }
        return patch
      } catch let error as FileError {
        throw DiagnosticError(error.message, hint: error.hint)
      }
    }
    let interruption = Interruption()
    if serve {
      try WatchServer(settings, port: UInt16(port ?? 0), opens: open).run(until: interruption)
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

  private func checkFlags() throws {
    var problems: [String] = []
    if specs.isEmpty { problems.append("no spec given; name files or folders, for example ui/") }
    if let port, !(1...65535).contains(port) {
      problems.append("--port is \(port); it must be 1 to 65535, or left out for a free one")
    }
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
      if let output, PictureFormat(fileName: output) != nil || output == "-" {
        problems.append("-o is '\(output)'; name a folder, for example build/")
      }
    }
    for problem in problems { Console.error("error: \(problem)") }
    guard problems.isEmpty else { throw CommandExit.usage }
    let missing = specs.filter { !Files.exists($0) }
    for path in missing {
      Console.error("error: there is no file or folder '\(path)'; check the name and the folder")
    }
    guard missing.isEmpty else { throw CommandExit.noInput }
  }
}
