import ArgumentParser
import Maquette

/// Which part of the work a run does, the same for every command that several machines may share.
struct ShardOption: ParsableArguments {
  @Option(help: "One of several runs that share the work, for example 2/5.")
  var shard: String?

  /// The part; `nil` when nobody shares.
  ///
  /// - Throws: an exit with 64 for what is none.
  func value() throws -> Shard? {
    try shard.map { text in try reportingErrors { try Shard(text) } }
  }
}
