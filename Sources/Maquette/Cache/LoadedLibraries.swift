import MaquetteSpec

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The program and the libraries that are loaded now: a distribution mends libraries without a new
/// version, and while somebody works on the program its version says nothing.
enum LoadedLibraries {
  /// A line for each file: size, time of the last change, build, path.
  static var identities: [String] {
    var paths: Set<Substring> = []
    let maps = (try? FileReader.read(path: "/proc/self/maps", limit: 1 << 22)) ?? []
    for line in String(decoding: maps, as: UTF8.self).split(separator: "\n") {
      guard let start = line.firstIndex(of: "/") else { continue }
      let path = line[start...]
      if path.contains(".so") || path == "/proc/self/exe" { paths.insert(path) }
    }
    return (["/proc/self/exe"] + paths.sorted().map(String.init)).map(identity)
  }

  /// Whether what a line tells of is still so.
  static func isCurrent(_ identity: String) -> Bool {
    let words = identity.split(separator: " ", maxSplits: 3)
    return words.count == 4 && self.identity(of: String(words[3])) == identity
  }

  private static func identity(of path: String) -> String {
    var status = stat()
    guard stat(path, &status) == 0 else { return "- - - \(path)" }
    // Packages are built with dates that say nothing of when, so two may differ in neither.
    return "\(status.st_size) \(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec) "
      + "\(BuildID.text(of: path)) \(path)"
  }
}
