import ArgumentParser
import Maquette

/// Whether and where it is remembered which pictures need not be drawn again.
struct CacheOptions: ParsableArguments {
  @Flag(
    inversion: .prefixedNo,
    help: "Whether what is as it would be drawn is not drawn again; no, unless --cache-folder.")
  var cache: Bool?

  @Option(
    help: "Where that is remembered; below $XDG_CACHE_HOME or ~/.cache when not given.",
    completion: .directory)
  var cacheFolder: String?

  /// The cache; `nil` when there is to be none, or its folder cannot be used.
  ///
  /// - Parameters:
  ///   - arguments: the command line without the specs.
  ///   - files: the files that flags name.
  func pictureCache(
    arguments: [String], files: [String], fontPaths: [String]
  ) -> PictureCache? {
    guard cache ?? (cacheFolder != nil),
      let folder = cacheFolder ?? PictureCache.defaultFolder
    else { return nil }
    // Names of specs and pictures may start at the current folder.
    let settings = [Host.currentFolder] + arguments
    let cache = PictureCache(
      folder: folder, settings: settings, files: files, fontPaths: fontPaths)
    if cache == nil, cacheFolder != nil {
      Console.error(
        "warning: the cache folder '\(folder)' is not used: it cannot be made, or others may write "
          + "to it; name a folder that only you may write to")
    }
    return cache
  }
}

/// The file that tells a build system what was made of what.
struct DependencyOptions: ParsableArguments {
  @Option(
    help: "Also write which files the pictures are made of, for make and Ninja.",
    completion: .file())
  var deps: String?

  @Option(
    help: "How that file is written: make or json.",
    completion: .words(of: DependencyFile.Form.self))
  var depsFormat: String?

  /// The form asked for.
  ///
  /// - Throws: ``DiagnosticError`` for a word that is none, or one without a file.
  func form() throws -> DependencyFile.Form {
    guard let depsFormat else { return .make }
    let names = DependencyFile.Form.allCases.map(\.rawValue)
    guard let form = DependencyFile.Form(rawValue: depsFormat) else {
      throw DiagnosticError(
        "--deps-format: unknown form '\(depsFormat)'",
        hint: Suggestion.hint(for: depsFormat, in: names))
    }
    guard deps != nil else {
      throw DiagnosticError(
        "--deps-format says how a file is written that nobody asked for", hint: "add --deps FILE")
    }
    return form
  }
}
