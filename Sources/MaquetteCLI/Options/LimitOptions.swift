import ArgumentParser
import Maquette

/// What each picture may take, the same for every command that draws much.
struct LimitOptions: ParsableArguments {
  @Option(
    name: .customLong("timeout"),
    help: ArgumentHelp(
      "Seconds of processor time for each picture.",
      default: NumberFormat.short(Limits.pictureSeconds)))
  var timeout: String?

  @Option(
    name: .customLong("max-memory"),
    help: ArgumentHelp(
      "Memory for each picture, for example 300M or 2G.", default: LimitOptions.usualMemory))
  var maxMemory: String?

  @Option(
    name: .customLong("image-timeout"),
    help: ArgumentHelp(
      "Seconds of processor time for each SVG, PNG or JPEG file that a spec shows.",
      default: NumberFormat.short(Limits.imageSeconds)))
  var imageTimeout: String?

  @Option(
    name: .customLong("image-max-memory"),
    help: ArgumentHelp(
      "Memory for each SVG, PNG or JPEG file that a spec shows.",
      default: "\(Limits.imageMemory >> 20)M"))
  var imageMaxMemory: String?

  /// The memory for one picture, or for comparing two, as a flag would say it.
  static let usualMemory = "\(Limits.pictureMemory >> 20)M"

  /// The limits for commands without these flags.
  static var usual: DrawingLimits {
    DrawingLimits(
      imageFiles: .child(Host.program), timeout: Limits.pictureSeconds,
      memory: Limits.pictureMemory)
  }

  /// The limits that the flags ask for.
  ///
  /// - Throws: an exit with 64 after everything that is none was named.
  func limits() throws -> DrawingLimits {
    var limits = LimitOptions.usual
    var problems: [Diagnostic] = []
    func seconds(_ text: String?, _ flag: String, _ take: (Double) -> Void) {
      guard let text else { return }
      do throws(DiagnosticError) {
        take(
          try FlagNumber.number(text, flag, in: Limits.seconds, unit: " of seconds", example: 2.5))
      } catch {
        problems += error.diagnostics
      }
    }
    func bytes(_ text: String?, _ flag: String, _ take: (Int) -> Void) {
      guard let text else { return }
      if let value = LimitOptions.bytes(text) { return take(value) }
      problems.append(Diagnostic(.error, LimitOptions.problem(text, flag)))
    }
    seconds(timeout, "--timeout") { limits.timeout = $0 }
    bytes(maxMemory, "--max-memory") { limits.memory = $0 }
    seconds(imageTimeout, "--image-timeout") { time in
      limits.imageFiles.timeout = time
      // A file's time is its picture's, too: whoever gives a file more gives it to the picture.
      guard timeout == nil, time > Limits.imageSeconds else { return }
      limits.timeout = Limits.pictureSeconds + time
    }
    bytes(imageMaxMemory, "--image-max-memory") { limits.imageFiles.memory = $0 }
    Console.report(problems)
    guard problems.isEmpty else { throw CommandExit.usage }
    return limits
  }

  /// The bytes that `--max-memory` of a command without the other limits names; `nil` without it.
  ///
  /// - Throws: an exit with 64 for what is no memory.
  static func memory(_ text: String?) throws -> Int? {
    guard let text else { return nil }
    if let value = bytes(text) { return value }
    throw Console.misuse("\(problem(text, "--max-memory"))")
  }

  private static func problem(_ text: String, _ flag: String) -> String {
    "\(flag) is '\(SpecNode.excerpt(text))'; it must be a number followed by K, M or G, "
      + "from \(Limits.memory.lowerBound >> 20)M to \(Limits.memory.upperBound >> 30)G, for example 512M"
  }

  /// Bytes as `512M` or `2G` say them; `nil` for anything else, and beyond the limits.
  private static func bytes(_ text: String) -> Int? {
    let shifts: [Character: Int] = ["K": 10, "M": 20, "G": 30]
    guard let last = text.uppercased().last, let shift = shifts[last],
      let value = Double(decimal: String(text.dropLast())), value > 0, value <= 1e9
    else { return nil }
    let bytes = Int(value * Double(1 << shift))
    return Limits.memory.contains(bytes) ? bytes : nil
  }
}
