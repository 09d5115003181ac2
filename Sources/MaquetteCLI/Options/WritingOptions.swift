import ArgumentParser
import Maquette

/// What a command that writes a file which somebody named may do besides.
struct LinkOptions: ParsableArguments {
  @Flag(help: "Also write through symbolic links that lead out of the output folder.")
  var followLinks = false

  /// As ``RunFiles`` takes it.
  var permissions: RunFiles.Permissions { RunFiles.Permissions(followsLinks: followLinks) }
}

/// What a command that makes up the names of its files may do besides.
struct WritingOptions: ParsableArguments {
  @Flag(
    help: """
      Also replace files that Maquette did not write. A file named with -o is always replaced.
      """)
  var overwrite = false

  @OptionGroup var links: LinkOptions

  /// As ``RunFiles`` takes it.
  var permissions: RunFiles.Permissions {
    RunFiles.Permissions(followsLinks: links.followLinks, replacesForeign: overwrite)
  }
}
