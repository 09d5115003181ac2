import ArgumentParser

/// `maquette snapshot`: baselines of pictures.
struct SnapshotCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "snapshot",
    abstract: "Keeps baselines of pictures, and says what changed and why.",
    discussion: """
      Examples:
        maquette snapshot record ui/ --variants light,dark,rtl
        maquette snapshot verify ui/ --variants light,dark,rtl
        maquette snapshot accept 'ui/signin*'
        maquette snapshot verify                   # what maquette.yaml says

      A baseline is Snapshots/{path of the spec}{variant}.png, beside it a text with the scene and \
      with what it was made with. Keep both in version control.

      A file maquette.yaml or .maquette.yaml beside Snapshots/ names the specs, variants, scales, \
      themes and tolerances of the project, in sets; flags win over it. It is looked for beside the \
      folder that --baselines names, in the current folder, and above it within the repository. Specs \
      may name files anywhere below the nearest one at or above their folders. 'maquette schema \
      --configuration' tells editors what it may say.
      """,
    subcommands: [
      SnapshotVerifyCommand.self, SnapshotRecordCommand.self, SnapshotAcceptCommand.self,
      SnapshotListCommand.self, SnapshotCleanCommand.self, SnapshotMergeResultsCommand.self,
      SnapshotMergeCommand.self,
    ])
}
