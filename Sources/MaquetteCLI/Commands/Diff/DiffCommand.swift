import ArgumentParser
import Maquette
import MaquetteCore
import MaquettePainting
import MaquetteSnapshots
import MaquetteSpec

extension PixelComparison.Metric: ExpressibleByArgument {}

/// `maquette diff`: tells where two picture files, or those of two folders, differ.
struct DiffCommand: ParsableCommand, TellsExits {
  static let exits = Exits(65, 66, own: [1: "the pictures differ"])

  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Compares two pictures, or the pictures of two folders, pixel by pixel.",
    discussion: """
      The command exits with 0 when the pictures are the same, and with 1 when they differ. Pictures \
      are PNG, JPEG, WebP, BMP or TIFF files, no matter what their names end in. The default metric \
      tolerates what another rasteriser would draw: small differences along edges and in text, up \
      to six adjacent pixels at the ends of edges, and scattered pixels that differ by one colour \
      level. It reports a fill that changed its colour, a caret or a dot. With --threshold 0, every \
      pixel counts. --metric pixelmatch counts as version 7 of pixelmatch does. -o writes a picture \
      of the differences: red pixels differ, and yellow pixels are tolerated. Two files of the same \
      bytes are the same, even when they are damaged.

      If you name two folders, pictures with the same name are compared. A picture that only one \
      folder has counts as different. With two folders, -o names a folder.

      Examples:
        maquette diff old.png new.png
        maquette diff old.png new.png -o diff.png
        maquette diff old.png new.png --metric pixelmatch --threshold 0.05
        maquette diff before/ after/ -o differences/
        maquette diff old.png new.png --ignore 0,0,320,44
        maquette diff old.png new.png --max-different-pixels 10 --json
        maquette render form.yaml -o - | maquette diff form.png -
      """)

  @Argument(
    help: "The picture as it should be, a folder of them, or - for standard input.",
    completion: .file())
  var expected: String

  @Argument(
    help: "The picture as it is, a folder of them, or - for standard input.", completion: .file())
  var actual: String

  @Option(
    name: [.customLong("output"), .customShort("o")],
    help: "A PNG file for the differences, or - for standard output; for folders, a folder.",
    completion: .file())
  var output: String?

  @Option(name: .customLong("metric"), help: "How pixels are compared: maquette or pixelmatch.")
  var metric = PixelComparison.Metric.maquette

  @Option(
    name: .customLong("threshold"),
    help: """
      The largest difference that is tolerated, from 0 (none) to 1 (black against white). With \
      --metric maquette, it applies along edges and in text; elsewhere, each 0.1 allows one colour \
      level in single pixels, and 0.6 levels in the mean of 16 × 16 pixels.
      """)
  var threshold = "0.1"

  @Flag(
    name: .customLong("count-antialiasing"),
    help: "Also count pixels that differ only by anti-aliasing.")
  var countAntialiasing = false

  @OptionGroup(title: "Tolerance") var toleranceOptions: ToleranceOptions

  @Option(
    name: .customLong("max-memory"),
    help: ArgumentHelp(
      "Memory for comparing two pictures, for example 300M or 2G.",
      default: LimitOptions.usualMemory))
  var maxMemory: String?

  @Flag(name: .customLong("json"), help: "Print one versioned JSON document.")
  var json = false

  @OptionGroup var writing: WritingOptions

  @OptionGroup var colors: ColorOptions

  func run() throws {
    let tolerance = try toleranceOptions.tolerance()
    let largest = try reportingErrors {
      try FlagNumber.number(threshold, "--threshold", in: 0...1)
    }
    let pair = DiffedPair(
      options: PixelComparison.Options(
        metric: metric, threshold: largest, countsAntialiasing: countAntialiasing),
      tolerance: tolerance,
      memory: try LimitOptions.memory(maxMemory) ?? Limits.pictureMemory)
    if FolderListing.isFolder(expected), FolderListing.isFolder(actual) {
      try checkUsage(ofFolders: true)
      return try FolderDiff(
        expected: expected, actual: actual, output: output, pair: pair, isJSON: json,
        permissions: writing.permissions
      ).run()
    }
    try checkUsage(ofFolders: false)
    // Before two large pictures are compared for nothing.
    if output != nil, output != "-" { _ = try reportingErrors { try claim() } }
    let result = try pair.compare(expected, actual, drawsDifferences: output != nil)
    Console.report(result.warnings)
    if let output, let picture = result.picture { try write(picture, to: output) }
    // The picture has standard output for itself.
    if output != "-" {
      let report = DiffReport(result, pair)
      if json {
        try Console.output(document: report.json.prettyText)
      } else {
        try Console.output(report.text)
      }
    }
    if !result.passes { throw CommandExit.different }
  }

  private func checkUsage(ofFolders: Bool) throws {
    func refuse(_ message: String) throws -> Never {
      throw Console.misuse(message)
    }
    if expected == "-", actual == "-" {
      try refuse("only one picture can be read from standard input; name a file for the other one")
    }
    guard let output else { return }
    if ofFolders {
      if output.isEmpty || output == "-" {
        try refuse("-o is '\(output)'; for two folders it must be a folder")
      }
      let place = Paths.slashed(Disk.resolved(output))
      for folder in [expected, actual] where Disk.isBelow(place, Disk.resolved(folder)) {
        try refuse("-o is in '\(folder)', which is compared; name another folder")
      }
      return
    }
    if output == "-", json {
      try refuse("-o - and --json both want standard output; name a file after -o")
    }
    if Paths.endsInSlash(output),
      let file = [expected, actual].first(where: { !FolderListing.isFolder($0) })
    {
      try refuse(
        "-o is the folder '\(output)', but '\(file)' is not a folder; name a file after -o")
    }
    if output.isEmpty || Paths.endsInSlash(output) {
      try refuse("-o is '\(output)'; it must be a file or - for standard output")
    }
    if let ending = OutputTarget.foreignEnding(of: output, to: .png) {
      try refuse("cannot write .\(ending) pictures, as '\(output)' asks for; name a PNG file")
    }
  }

  /// Leave to write the picture.
  private func claim() throws -> OutputClaim {
    let files = RunFiles(writing.permissions)
    for path in [expected, actual] {
      if path == "-" { files.readsStandardInput() } else { files.reads([path]) }
    }
    return try files.claim(output ?? "", for: "-o")
  }

  private func write(_ image: RasterImage, to path: String) throws {
    try reportingErrors {
      let bytes = try PNGEncoder().encode(image, scale: 1)
      if path == "-" { try Console.output(bytes) } else { try AtomicFile.write(bytes, to: claim()) }
    }
  }
}
