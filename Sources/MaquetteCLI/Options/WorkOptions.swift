import ArgumentParser
import Maquette

/// How much is drawn at the same time, and what each picture may take, the same for every command that
/// draws much.
struct WorkOptions: ParsableArguments {
  private static let allowed = 1...256

  @Option(
    name: .customShort("j", allowingJoined: true),
    help: """
      How many pictures or specs are worked on at the same time; one for each processor when not \
      given.
      """)
  var jobs: Int?

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
  static func workers(_ jobs: Int?) throws -> Int {
    guard let jobs else { return Host.processorCount }
    guard Self.allowed.contains(jobs) else {
      Console.error(
        "error: -j is \(jobs); it must be \(Self.allowed.lowerBound) to "
          + "\(Self.allowed.upperBound)")
      throw CommandExit.usage
    }
    return jobs
  }
}
