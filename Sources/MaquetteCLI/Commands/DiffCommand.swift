import ArgumentParser
import Maquette
import MaquettePainting
import MaquetteSpec

extension PixelComparison.Metric: ExpressibleByArgument {}

/// `maquette diff`: tells where two PNG files differ.
struct DiffCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Compares two PNG files, pixel by pixel.",
    discussion: """
      Exits with 0 when the pictures are the same and with 1 when they differ. The default metric \
      is exact, but along edges and in text it tolerates what another rasteriser would draw; \
      pixelmatch counts as version 7 of pixelmatch does. In the picture that -o names, red pixels \
      differ and yellow ones are tolerated.

      Examples:
        maquette diff old.png new.png
        maquette diff old.png new.png -o diff.png
        maquette diff old.png new.png --metric pixelmatch --threshold 0.05 --json
        maquette render form.yaml -o - | maquette diff form.png -
      """)

  @Argument(help: "The picture as it should be, or - for standard input.", completion: .file())
  var expected: String

  @Argument(help: "The picture as it is, or - for standard input.", completion: .file())
  var actual: String

  @Option(name: .shortAndLong, help: "A PNG file for the differences, or - for standard output.")
  var output: String?

  @Option(help: "How pixels are compared: maquette or pixelmatch.")
  var metric = PixelComparison.Metric.maquette

  @Option(
    help: """
      The largest difference that is tolerated: 0 (none) to 1 (black to white). By the metric \
      maquette only along edges and in text; elsewhere each difference counts.
      """)
  var threshold = 0.1

  @Flag(help: "Count pixels that differ as anti-aliasing does, too.")
  var countAntialiasing = false

  @Flag(help: "Print one versioned JSON document.")
  var json = false

  func run() throws {
    try checkUsage()
    let pictures = try read()
    let options = PixelComparison.Options(
      metric: metric, threshold: threshold, countsAntialiasing: countAntialiasing)
    let comparison = PixelComparison(pictures.expected, pictures.actual, options: options)
    Console.report(pictures.expected.warnings + pictures.actual.warnings)
    if let output {
      try write(comparison.picture(over: pictures.expected.image), to: output)
    }
    // The picture has standard output for itself.
    if output != "-" {
      let report = DiffReport(comparison, metric: metric, threshold: threshold)
      try Console.output(json ? report.json.prettyText : report.text)
    }
    if !comparison.isSame { throw ExitCode(1) }
  }

  private func checkUsage() throws {
    func refuse(_ message: String) throws -> Never {
      Console.error("error: \(message)")
      throw CommandExit.usage
    }
    // NaN is in no range.
    if !(0...1).contains(threshold) {
      let shown = NumberFormat.short(threshold)
      try refuse("--threshold is \(shown); it must be a number from 0 to 1")
    }
    if expected == "-", actual == "-" {
      try refuse("only one of the pictures can be read from standard input")
    }
    if output == "-", json { try refuse("-o - and --json both want standard output") }
    if let output, output.isEmpty || output.hasSuffix("/") {
      try refuse("-o is '\(output)'; it must be a file or - for standard output")
    }
    if let output, let ending = OutputTarget.foreignEnding(of: output, to: .png) {
      try refuse("cannot write .\(ending) pictures, as '\(output)' asks for; name a PNG file")
    }
    let inputs = [expected, actual].filter { $0 != "-" }.map(Batch.fullPath)
    if let output, output != "-", inputs.contains(Batch.fullPath(of: output)) {
      try refuse("-o would replace '\(output)', which is compared; name another file")
    }
  }

  private func read() throws -> (expected: PNGPicture, actual: PNGPicture) {
    // What is wrong with either is told at once.
    var failure: ExitCode?
    func attempt<Value>(_ work: () throws -> Value) throws -> Value? {
      do {
        return try work()
      } catch let exit as ExitCode {
        failure = failure ?? exit
        return nil
      }
    }
    let files = [try attempt { try bytes(of: expected) }, try attempt { try bytes(of: actual) }]
    let one = try files[0].flatMap { bytes in try attempt { try picture(bytes, expected) } }
    // Files with the same bytes are the same pictures, which need not be decoded twice.
    let isCopy = one != nil && files[0] == files[1]
    let other =
      try isCopy ? one : files[1].flatMap { bytes in try attempt { try picture(bytes, actual) } }
    guard let one, let other else { throw failure ?? CommandExit.bug }
    return (one, other)
  }

  private func bytes(of path: String) throws -> [UInt8] {
    do {
      return try path == "-"
        ? FileReader.readStandardInput(limit: Limits.comparedBytes)
        : FileReader.read(path: path, limit: Limits.comparedBytes)
    } catch let error as FileError {
      let hint =
        switch error {
        case .isDirectory: "name a PNG file in it"
        case .tooLarge: "use a smaller picture"
        default: error.hint
        }
      Console.report([Diagnostic(.error, error.message, hint: hint)])
      throw CommandExit.noInput
    }
  }

  private func picture(_ bytes: [UInt8], _ path: String) throws -> PNGPicture {
    try reportingErrors(as: CommandExit.badSpec) {
      try PNGDecoder.read(bytes, file: path == "-" ? "stdin" : path)
    }
  }

  private func write(_ image: RasterImage, to path: String) throws {
    try reportingErrors {
      let bytes = try PNGEncoder().encode(image, scale: 1)
      if path == "-" { try Console.output(bytes) } else { try AtomicFile.write(bytes, to: path) }
    }
  }
}
