import ArgumentParser
import Maquette

/// What would be drawn, for whoever spreads it over machines.
struct PlanOptions: ParsableArguments {
  @OptionGroup var shardOption: ShardOption

  @Option(
    name: .customLong("plan"),
    help:
      "Draw nothing; print the pictures, their input files and their cost. The only form is json.",
    completion: .list(["json"]))
  var plan: String?

  @Option(
    name: .customLong("shards"),
    help: ArgumentHelp(
      """
      How many shards the plan divides the work into,\(FlagNumber.words(Shard.counts)). Each costs \
      about the same.
      """, default: "1"))
  var shards: String?

  /// Over how many runs a plan spreads the specs; `nil` when none is asked for.
  ///
  /// - Throws: an exit with 64 after a mistake was named.
  func shardCount() throws -> Int? {
    guard let plan else {
      guard shards == nil else {
        throw Console.misuse("--shards is for --plan json; --shard 2/5 draws one of five parts")
      }
      return nil
    }
    guard plan == "json" else { throw Console.misuse("--plan: unknown form '\(plan)'; use json") }
    return try reportingErrors {
      try shards.map { try FlagNumber.whole($0, "--shards", in: Shard.counts) } ?? 1
    }
  }

  /// Prints what a batch would draw.
  ///
  /// - Throws: an exit after what is wrong was told, with the code of what comes first, as drawing has.
  func print(_ batch: Batch, shards: Int) throws {
    let plan: BatchPlan
    do { plan = try BatchPlan(batch, shards: shards) } catch let error as DiagnosticError {
      Console.report(error.diagnostics)
      let isMissing = error.diagnostics.first?.id == .unreadableFile
      throw isMissing ? CommandExit.noInput : error.exitCode
    }
    try Console.output(document: reportingErrors { try plan.json.prettyText })
  }
}
