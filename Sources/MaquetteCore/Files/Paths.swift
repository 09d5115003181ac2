/// Takes paths apart and puts them together, by their bytes.
///
/// A `Character` may be a slash or a dot with a mark from the beginning of the next name, and two
/// texts are equal when they look alike; two names are not. Whoever has a path asks here, and keys
/// paths by ``PathKey``.
package enum Paths {
  private static let slash = UInt8(ascii: "/")
  private static let dot = UInt8(ascii: ".")

  /// The folder of a file, with a slash at its end; empty for the current one.
  package static func folder(of path: String) -> String {
    path.utf8.lastIndex(of: slash).map { String(path[..<path.utf8.index(after: $0)]) } ?? ""
  }

  /// What follows the last slash.
  package static func name(of path: String) -> String {
    path.utf8.lastIndex(of: slash).map { String(path[path.utf8.index(after: $0)...]) }
      ?? String(path)
  }

  /// A file's name without folder and without what follows its last dot; a name that only begins
  /// with a dot stays whole.
  package static func stem(of path: String) -> String {
    let name = name(of: path)
    guard let end = name.utf8.lastIndex(of: dot), end > name.startIndex else { return name }
    return String(name[..<end])
  }

  /// A path without what follows the last dot of its name, and without the dot; the path itself when
  /// there is none.
  package static func withoutEnding(_ path: String) -> String {
    folder(of: path) + stem(of: path)
  }

  /// What follows the last dot of a file's name; `nil` without a dot.
  package static func ending(of path: String) -> String? {
    let name = name(of: path)
    return name.utf8.lastIndex(of: dot).map { String(name[name.utf8.index(after: $0)...]) }
  }

  /// The names on the way, without empty ones.
  package static func parts(of path: String) -> [String] {
    path.utf8.split(separator: slash).map { String(Substring($0)) }
  }

  /// The names on the way, those too that are empty: of `/a//b` an empty one, `a`, another empty one
  /// and `b`.
  package static func allParts(of path: String) -> [String] {
    path.utf8.split(separator: slash, omittingEmptySubsequences: false).map {
      String(Substring($0))
    }
  }

  /// Whether a path starts at the root.
  package static func isAbsolute(_ path: String) -> Bool { path.utf8.first == slash }

  /// Whether a path leads to no place outside of the folder that it starts at, as long as no link does.
  package static func staysBelow(_ path: String) -> Bool {
    !isAbsolute(path) && !parts(of: path).contains("..")
  }

  /// A path without `..` behind a name: of `a/../b` it is `b`. It means the same as long as no folder
  /// on the way is a link.
  package static func plain(_ path: String) -> String {
    let parts = allParts(of: path)
    guard parts.contains("..") else { return path }
    var known: [String] = []
    for part in parts {
      if part == "..", let last = known.last(where: { $0 != "." && !$0.isEmpty }), last != ".." {
        while known.popLast() != last {}
      } else {
        known.append(part)
      }
    }
    return known.joined(separator: "/")
  }

  /// A path from the root without `.`, `..` and empty names. It means the same as long as no folder on the
  /// way is a link.
  package static func short(_ path: String) -> String {
    "/" + parts(of: plain(path)).filter { $0 != "." && $0 != ".." }.joined(separator: "/")
  }

  package static func endsInSlash(_ path: String) -> Bool { path.utf8.last == slash }

  /// Whether a name starts with a dot, as those do that listings leave out.
  package static func isHidden(_ name: String) -> Bool { name.utf8.first == dot }

  /// Whether a path ends in a text.
  package static func ends(_ path: String, in ending: String) -> Bool {
    path.utf8.count >= ending.utf8.count
      && path.utf8.suffix(ending.utf8.count)
        .elementsEqual(ending.utf8)
  }

  /// Whether a path starts with a text.
  package static func starts(_ path: String, with start: String) -> Bool {
    path.utf8.starts(with: start.utf8)
  }

  /// What follows a text in a path that starts with it; the path itself when it does not.
  package static func rest(of path: String, after start: String) -> String {
    guard starts(path, with: start) else { return String(path) }
    return String(path[path.utf8.index(path.startIndex, offsetBy: start.utf8.count)...])
  }

  /// What stands before a text in a path that ends in it; the path itself when it does not.
  package static func rest(of path: String, before ending: String)
    -> String
  {
    guard ends(path, in: ending) else { return String(path) }
    return String(path[..<path.utf8.index(path.endIndex, offsetBy: -ending.utf8.count)])
  }

  /// A folder's path with a slash at its end; the empty one stays, which is the current folder.
  package static func slashed(_ folder: String) -> String {
    folder.isEmpty || endsInSlash(folder) ? folder : folder + "/"
  }

  /// A folder's path without slashes at its end; the root stays.
  package static func unslashed(_ folder: String) -> String {
    var end = folder.utf8.endIndex
    while let last = folder.utf8.index(end, offsetBy: -1, limitedBy: folder.utf8.startIndex),
      last > folder.utf8.startIndex, folder.utf8[last] == slash
    {
      end = last
    }
    return String(folder[..<end])
  }

  /// Whether two paths are the same text, byte for byte.
  package static func areSame(_ one: String, _ other: String) -> Bool {
    one.utf8.elementsEqual(other.utf8)
  }

  /// Whether a path comes before another one, by their bytes.
  package static func precedes(_ one: String, _ other: String) -> Bool {
    one.utf8.lexicographicallyPrecedes(other.utf8)
  }
}

/// A path, or a name made of one, as a key: texts that are written with other bytes are others, even
/// when they look alike.
package struct PathKey: Hashable, Comparable, Sendable, CustomStringConvertible,
  ExpressibleByStringLiteral
{
  /// The path.
  @ByteExact package private(set) var text: String

  /// The key of a path.
  package init(_ text: String) { self.text = text }

  /// The key of a path.
  package init(stringLiteral text: String) { self.text = text }

  /// The path.
  package var description: String { text }

  /// By their bytes.
  package static func < (one: PathKey, other: PathKey) -> Bool {
    Paths.precedes(one.text, other.text)
  }
}

/// The paths that were seen, each once, byte for byte.
package struct PathSet: Sendable {
  private var keys: Set<PathKey> = []

  /// No paths.
  package init() {}

  /// The paths among some.
  package init(_ paths: some Sequence<String>) { keys = Set(paths.map { PathKey($0) }) }

  /// Adds a path; whether it was not there.
  package mutating func insert(_ path: String) -> Bool { keys.insert(PathKey(path)).inserted }

  /// Whether a path is there.
  package func contains(_ path: String) -> Bool { keys.contains(PathKey(path)) }
}
