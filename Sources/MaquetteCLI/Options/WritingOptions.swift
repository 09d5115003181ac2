import ArgumentParser
import Maquette

/// What a command that writes a file which somebody named may do besides.
struct LinkOptions: ParsableArguments {
  /// What the flag's help says.
  static let help = "Also write through symbolic links that lead out of the output folder."

  @Flag(name: .customLong("follow-links"), help: ArgumentHelp(LinkOptions.help))
  var followLinks = false

  /// As ``RunFiles`` takes it.
  var permissions: RunFiles.Permissions { RunFiles.Permissions(followsLinks: followLinks) }
}

/// What a command that makes up the names of its files may do besides.
struct WritingOptions: ParsableArguments {
  @Flag(
    name: .customLong("overwrite"),
    help: """
      Also replace files that Maquette did not write. A file named with -o is always replaced.
      """)
  var overwrite = false

  // No group of its own: the parser takes a million instructions for each.
  @Flag(name: .customLong("follow-links"), help: ArgumentHelp(LinkOptions.help))
  var followLinks = false

  /// As ``RunFiles`` takes it.
  var permissions: RunFiles.Permissions {
    RunFiles.Permissions(followsLinks: followLinks, replacesForeign: overwrite)
  }
}
