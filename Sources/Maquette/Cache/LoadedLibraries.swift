import MaquetteCore
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
    var paths: Set<PathKey> = []
    let maps = (try? FileReader.read(path: "/proc/self/maps", limit: 1 << 22)) ?? []
    for line in PathText.text(maps).utf8.split(separator: UInt8(ascii: "\n")) {
      guard let start = line.firstIndex(of: UInt8(ascii: "/")) else { continue }
      let path = Substring(line[start...])
      paths.insert(PathKey(String(path)))
    }
    let libraries = paths.filter { isLibrary($0.text) }
    return (["/proc/self/exe"] + libraries.sorted().map(\.text)).map(identity)
  }

  /// Whether a file's name is one such as `libpng16.so.16`.
  private static func isLibrary(_ path: String) -> Bool {
    Paths.name(of: path).utf8.split(separator: UInt8(ascii: ".")).dropFirst()
      .contains { $0.elementsEqual("so".utf8) }
  }

  /// Whether what a line tells of is still so.
  static func isCurrent(_ identity: String) -> Bool {
    let words = identity.split(separator: " ", maxSplits: 3)
    return words.count == 4 && self.identity(of: String(words[3])) == identity
  }

  private static func identity(of path: String) -> String {
    guard let status = Disk.status(of: path) else { return "- - - \(path)" }
    // Packages are built with dates that say nothing of when, so two may differ in neither.
    return "\(status.st_size) \(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec) "
      + "\(BuildID.text(of: path)) \(path)"
  }
}
