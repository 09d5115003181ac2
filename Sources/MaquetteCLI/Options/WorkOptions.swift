import ArgumentParser

/// How much is drawn at the same time, the same for every command that draws much.
struct WorkOptions: ParsableArguments {
  @Option(
    name: .customShort("j", allowingJoined: true), help: "How many are drawn at the same time.")
  var jobs: Int?

  /// The number of workers.
  ///
  /// - Throws: an exit for a number that can be none.
  func workers() throws -> Int {
    try Workers.check(jobs)
    return jobs ?? Host.processorCount
  }
}
