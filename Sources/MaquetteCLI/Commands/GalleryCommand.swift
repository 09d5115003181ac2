import ArgumentParser
import Maquette
import MaquetteCore
import MaquetteDocs
import Synchronization

/// `maquette gallery`: draws everything there is.
struct GalleryCommand: ParsableCommand, TellsExits {
  static let exits = Exits(65, 66)

  static let configuration = CommandConfiguration(
    commandName: "gallery",
    abstract: "Draws every component in every variant, and writes a page that shows them.",
    discussion: """
      Examples:
        maquette gallery -o build/gallery
        maquette gallery -o build/gallery --platform ios --variants light,dark

      The page, index.html, needs no server.
      """)

  @Option(
    name: [.customLong("output"), .customShort("o")], help: "The folder of the gallery.",
    completion: .directory)
  var output: String

  @Option(
    name: .customLong("format"),
    help: "The formats to write: png, svg, pdf or several. The page shows PNG, or else SVG.",
    completion: .several { PictureFormat.allCases.map(\.rawValue) })
  var format = "png"

  @Option(
    name: .customLong("variants"),
    help: ArgumentHelp(
      "The variants of each sheet to draw.", default: "all that the page can show"),
    completion: .variants)
  var variants: String?

  @Option(
    name: .customLong("platform"),
    help: ArgumentHelp(
      "The platforms whose sheets are drawn, separated by commas.", default: "all"),
    completion: .several { Platform.allCases.map(\.rawValue) })
  var platform: String?

  @OptionGroup var work: WorkOptions

  @OptionGroup var fonts: FontOptions

  @OptionGroup var writing: WritingOptions

  @OptionGroup var cacheOptions: CacheOptions

  @OptionGroup var colors: ColorOptions

  func run() throws {
    guard !output.isEmpty, output != "-" else {
      throw Console.misuse("-o is '\(output)'; name a folder")
    }
    // Else each of some hundred sheets is drawn and then cannot be written.
    guard !Disk.isFile(Paths.unslashed(output)) else {
      Console.error("error: cannot write \(output): it is a file; name a folder")
      throw CommandExit.cannotWrite
    }
    let formats = try reportingErrors(as: CommandExit.usage) {
      try PictureOptions.formats(format)
    }
    guard formats.contains(.png) || formats.contains(.svg) else {
      throw Console.misuse("a page shows png or svg; add one of them to --format")
    }
    let wanted = try reportingErrors(as: CommandExit.usage) {
      try variants.map { try Variant.list($0, flag: "--variants") }
    }
    let platforms: [Platform] = try reportingErrors(as: CommandExit.usage) {
      try platform.map { try FlagWords.values($0, "--platform: unknown platform") }
        ?? Platform.allCases
    }
    let (workers, limits) = (try work.workers(), try work.limits())
    let fontPaths = try fonts.fontPaths()
    let cache = try cacheOptions.pictureCache(fontPaths: fontPaths)
    defer { cacheOptions.finish(cache) }
    try reportingErrors(as: CommandExit.bug) {
      let gallery = try Gallery(
        folder: output, variants: wanted, platforms: platforms, fontPaths: fontPaths,
        limits: limits, cache: cache, permissions: writing.permissions)
      let bar = ProgressBar(total: gallery.count)
      let failure = Mutex<ExitCode?>(nil)
      try gallery.make(workers: workers, formats: formats, describe: AltText.text(of:)) {
        result, done in
        // The sheets show hit targets that touch and weights that Noto lacks on purpose.
        let errors = result.diagnostics.filter { $0.severity == .error }
        if !errors.isEmpty { bar.clear() }
        Console.report(errors)
        if let code = result.failure?.exitCode { failure.withLock { $0 = $0 ?? code } }
        bar.update(done)
      }
      bar.clear()
      if let code = failure.withLock({ $0 }) { throw code }
      try Console.output(lines: [gallery.indexPath])
      Console.closing("\(Console.counted(gallery.count, "sheet")); open the page in a browser")
    }
  }
}
