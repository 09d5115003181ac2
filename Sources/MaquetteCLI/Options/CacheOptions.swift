import ArgumentParser
import Maquette
import MaquetteCore

/// Where pictures are kept that need not be drawn again, the same for every command that draws many.
struct CacheOptions: ParsableArguments {
  /// The variable for commands that other programs start, which take no flags of ours.
  static let variable = "MAQUETTE_CACHE"

  @Option(
    name: .customLong("cache"),
    help: ArgumentHelp(
      "The folder of the cache.",
      default: "$MAQUETTE_CACHE, or $XDG_CACHE_HOME/maquette, or ~/.cache/maquette"),
    completion: .directory)
  var cache: String?

  @Flag(
    name: .customLong("no-cache"),
    help:
      "Use no cache: draw everything, and keep nothing. An empty $MAQUETTE_CACHE means the same.")
  var noCache = false

  /// The cache; `nil` when there is to be none, or its folder cannot be used. Only a folder that
  /// somebody named is worth a warning.
  ///
  /// - Throws: an exit for a flag without a name.
  func pictureCache(fontPaths: [String] = []) throws -> PictureCache? {
    guard cache != "" else {
      throw Console.misuse("--cache is empty; name a folder, or use --no-cache")
    }
    return noCache ? nil : CacheOptions.pictureCache(named: cache, fontPaths: fontPaths)
  }

  /// The cache for a command without these flags.
  static func pictureCache(named: String? = nil, fontPaths: [String] = []) -> PictureCache? {
    let named = named ?? variableValue
    guard named != "", let folder = named ?? PictureCache.defaultFolder else { return nil }
    let result = PictureCache(folder: folder, fontPaths: fontPaths)
    if result == nil, named != nil {
      Console.error(
        "warning: the cache folder '\(folder)' is not used: it cannot be made, or others may write "
          + "to it; name a folder that only you may write to")
    }
    return result
  }

  private static var variableValue: String? {
    Disk.variable(variable)
  }

  /// Ends the use of a cache; tells what it could not keep, if somebody named it.
  func finish(_ used: PictureCache?) {
    used?.trim()
    guard let problem = used?.problem, cache != nil || CacheOptions.variableValue != nil else {
      return
    }
    Console.error("warning: the cache is not complete: \(problem)")
  }
}
