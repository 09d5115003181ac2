import MaquetteCore

/// Finds the faces in the files and folders that a user names.
struct FontScan {
  private(set) var faces: [AddedFace] = []
  private(set) var unusablePaths: [String] = []

  /// Folders within folders that are looked into: links may lead in a circle.
  private static let depth = 6
  /// Files that are opened; more means that a wrong folder was named.
  private static let fileLimit = 5_000
  /// Names that are looked at; the whole machine has more.
  private static let nameLimit = 20_000
  private var fileCount = 0
  private var nameCount = 0

  init(paths: [String]) {
    for path in paths {
      let before = faces.count
      add(path, depth: 0)
      // Of a folder that holds half a machine nobody knows which fonts come from it.
      if faces.count == before || nameCount > Self.nameLimit { unusablePaths.append(path) }
    }
  }

  private mutating func add(_ path: String, depth: Int) {
    if Disk.isFile(path) {
      // A file named by itself is opened whatever it is called.
      guard depth == 0 || Self.isFontName(path), fileCount < Self.fileLimit else { return }
      fileCount += 1
      faces += FontFile.describeFaces(of: path)
    } else if depth < Self.depth, Disk.isFolder(path) {
      for name in FileSystem.names(in: path) {
        nameCount += 1
        guard nameCount <= Self.nameLimit else { return }
        add("\(path)/\(name)", depth: depth + 1)
      }
    }
  }

  private static func isFontName(_ path: String) -> Bool {
    let name = path.lowercased()
    return [".otf", ".ttf", ".otc", ".ttc"].contains { Paths.ends(name, in: $0) }
  }
}
