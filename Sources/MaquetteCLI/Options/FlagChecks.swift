import ArgumentParser
import Maquette

/// What `-j` may be.
enum Workers {
  private static let allowed = 1...256

  /// - Throws: an exit with 64 after the number was named.
  static func check(_ jobs: Int?) throws {
    guard let jobs, !allowed.contains(jobs) else { return }
    Console.error(
      "error: -j is \(jobs); it must be \(allowed.lowerBound) to \(allowed.upperBound)")
    throw CommandExit.usage
  }
}

/// What `--font-path` may be.
enum FontPaths {
  /// - Throws: an exit with 66 after every path without a font was named.
  static func check(_ paths: [String]) throws {
    guard !paths.isEmpty else { return }
    let unusable = FontListing(fontPaths: paths).unusablePaths
    for path in unusable {
      Console.error(
        "error: --font-path: '\(path)' is no font file and no folder with one; name the folder "
          + "that the files are in")
    }
    if !unusable.isEmpty { throw CommandExit.noInput }
  }
}
