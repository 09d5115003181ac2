import ArgumentParser
import Maquette

/// Flags with fonts besides the pinned ones.
protocol TakesFonts {
  /// Files and folders.
  var fontPath: [String] { get }
}

extension TakesFonts {
  /// The files and folders, each with a font in it.
  ///
  /// - Throws: an exit with 66 after every path without a font was named.
  func fontPaths() throws -> [String] {
    try FontOptions.usable(fontPath, named: "--font-path")
  }
}

/// Fonts besides the pinned ones, the same for every command that sets texts.
struct FontOptions: ParsableArguments, TakesFonts {
  /// What the flag's help says.
  static let help =
    "A font file, or a folder of font files, to use besides the pinned fonts. Repeatable."

  @Option(name: .customLong("font-path"), help: ArgumentHelp(FontOptions.help), completion: .file())
  var fontPath: [String] = []

  /// Files and folders that something names, each with a font in it.
  ///
  /// - Throws: an exit with 66 after every path without a font was named.
  static func usable(_ paths: [String], named place: String) throws -> [String] {
    guard !paths.isEmpty else { return [] }
    let unusable = FontListing(fontPaths: paths).unusablePaths
    for path in unusable {
      Console.error(
        "error: \(place): '\(path)' is neither a font file nor a folder with one; name the folder "
          + "that the files are in")
    }
    guard unusable.isEmpty else { throw CommandExit.noInput }
    return paths
  }
}
