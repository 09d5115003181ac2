import ArgumentParser
import Maquette

/// Which part of the work a run does, the same for every command that several machines may share.
struct ShardOption: ParsableArguments {
  @Option(
    name: .customLong("shard"),
    help: ArgumentHelp(
      "Do one part of the work: 2/5 does the second of five parts.", default: "all of it"))
  var shard: String?

  /// The part; `nil` when nobody shares.
  ///
  /// - Throws: an exit with 64 for what is none.
  func value() throws -> Shard? {
    try shard.map { text in try reportingErrors { try Shard(text) } }
  }
}
