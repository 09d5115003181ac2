import Glibc

/// Names of files that are equal when the files are.
enum FileKey {
  /// A path from the root with the links in its folders followed, whether it is there or not.
  static func full(_ path: String) -> String {
    let slash = path.lastIndex(of: "/")
    let folder = slash.map { String(path[...$0]) } ?? "."
    let name = slash.map { String(path[path.index(after: $0)...]) } ?? path
    if let resolved = resolved(folder) { return joined(resolved, name) }
    // What is not there has no links: its nearest folder that is there has.
    guard folder != "/", folder != ".", folder != "./" else { return path }
    return joined(full(String(folder.dropLast())), name)
  }

  /// The keys that a change of a file comes under: its own path, and where a link leads.
  static func all(_ path: String) -> Set<String> {
    let own = full(path)
    guard let target = resolved(own) else { return [own] }
    return [own, target]
  }

  /// The folder of a key, with a slash at its end.
  static func folder(_ key: String) -> String {
    key.lastIndex(of: "/").map { String(key[...$0]) } ?? "/"
  }

  static func resolved(_ path: String) -> String? {
    guard let resolved = realpath(path.isEmpty ? "." : path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  private static func joined(_ folder: String, _ name: String) -> String {
    name.isEmpty ? folder : folder.hasSuffix("/") ? folder + name : folder + "/" + name
  }
}
