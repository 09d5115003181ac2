import ArgumentParser

/// `maquette snapshot`: baselines of pictures.
struct SnapshotCommand: ParsableCommand, TellsExits {
  static let exits = Exits(1, 65, 66)

  static let configuration = CommandConfiguration(
    commandName: "snapshot",
    abstract: "Keeps baselines of pictures, and says what changed and why.",
    discussion: """
      Examples:
        maquette snapshot record ui/ --variants light,dark,rtl
        maquette snapshot verify ui/ --variants light,dark,rtl
        maquette snapshot accept 'ui/signin*'
        maquette snapshot verify                   # what maquette.yaml says

      A baseline is the picture Snapshots/{path of the spec}{variant}.png, and a text beside it with \
      its receipt and its scene. Keep both in version control.

      The project file, maquette.yaml or .maquette.yaml, is beside Snapshots/. It names the specs, \
      variants, scales, themes and tolerances of the project, in sets. Flags override it. The \
      program looks for the file beside the folder of --baselines, then in the current folder, then \
      in the folders above it, up to the top of the repository. A spec may name files anywhere below \
      the nearest project file, which is in the spec's folder or above it. \
      'maquette schema --configuration' prints the schema of project files.
      """,
    subcommands: [
      SnapshotVerifyCommand.self, SnapshotRecordCommand.self, SnapshotAcceptCommand.self,
      SnapshotListCommand.self, SnapshotCleanCommand.self, SnapshotMergeResultsCommand.self,
      SnapshotMergeCommand.self,
    ])
}
