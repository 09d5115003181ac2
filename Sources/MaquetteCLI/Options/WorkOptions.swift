import ArgumentParser
import Maquette

/// How much is drawn at the same time, and what each picture may take, the same for every command that
/// draws much.
struct WorkOptions: ParsableArguments {
  /// How many workers there may be.
  static let allowed = 1...256
  /// How many there are without the flag, as help tells it.
  static let usualWords = "one for each processor"

  @Option(
    name: .customShort("j", allowingJoined: true),
    help: ArgumentHelp(
      """
      How many pictures or specs are worked on at the same time,\
      \(FlagNumber.words(WorkOptions.allowed)).
      """, default: WorkOptions.usualWords))
  var jobs: String?

  @OptionGroup(title: "Limits")
  var limitOptions: LimitOptions

  /// What each picture may take.
  ///
  /// - Throws: an exit for what is no time or memory.
  func limits() throws -> DrawingLimits { try limitOptions.limits() }

  /// The number of workers.
  ///
  /// - Throws: an exit with 64 after a number that can be none was named.
  func workers() throws -> Int { try WorkOptions.workers(jobs) }

  /// The number of workers that a flag `-j` asks for.
  ///
  /// - Throws: an exit with 64 after a number that can be none was named.
  static func workers(_ jobs: String?) throws -> Int {
    guard let jobs else { return Host.processorCount }
    return try reportingErrors { try FlagNumber.whole(jobs, "-j", in: allowed) }
  }
}
