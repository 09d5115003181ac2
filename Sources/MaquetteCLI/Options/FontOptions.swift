import ArgumentParser
import Maquette

/// Fonts besides the pinned ones, the same for every command that sets texts.
struct FontOptions: ParsableArguments {
  @Option(name: .long, help: "A font file, or a folder of them, besides the pinned fonts.")
  var fontPath: [String] = []

  /// The files and folders, each with a font in it.
  ///
  /// - Throws: an exit with 66 after every path without a font was named.
  func paths() throws -> [String] {
    guard !fontPath.isEmpty else { return [] }
    let unusable = FontListing(fontPaths: fontPath).unusablePaths
    for path in unusable {
      Console.error(
        "error: --font-path: '\(path)' is no font file and no folder with one; name the folder "
          + "that the files are in")
    }
    guard unusable.isEmpty else { throw CommandExit.noInput }
    return fontPath
  }
}
