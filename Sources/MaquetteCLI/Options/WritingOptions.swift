import ArgumentParser
import Maquette

/// What a command that writes a file which somebody named may do besides.
struct LinkOptions: ParsableArguments {
  @Flag(help: "Also write through links that leave the folder of what is written.")
  var followLinks = false

  /// As ``RunFiles`` takes it.
  var permissions: RunFiles.Permissions { RunFiles.Permissions(followsLinks: followLinks) }
}

/// What a command that makes up the names of its files may do besides.
struct WritingOptions: ParsableArguments {
  @Flag(help: "Also replace files that other programs made, where a name was not given with -o.")
  var overwrite = false

  @OptionGroup var links: LinkOptions

  /// As ``RunFiles`` takes it.
  var permissions: RunFiles.Permissions {
    RunFiles.Permissions(followsLinks: links.followLinks, replacesForeign: overwrite)
  }
}
