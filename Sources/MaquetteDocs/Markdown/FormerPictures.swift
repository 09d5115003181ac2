import Maquette
import MaquetteCore
import MaquetteSpec

/// Pictures that a document showed when it was read and that nothing draws any more, as those of a
/// block that has another name now.
struct FormerPictures {
  /// Bytes of a path at most, as the system has it.
  private static let longest = 4096
  /// Every picture that blocks showed, by path.
  private var shown = PathSet()
  private var all: [(path: String, name: String)] = []

  /// Takes what stood in the place of a block.
  ///
  /// Only plain names below the document's folder count: what else stands there, nobody can tell.
  mutating func add(_ markup: some Collection<UInt8>, in folder: String) {
    let breaks = Set("\"'()<> \t\r\n#,".utf8)
    for word in markup.split(whereSeparator: { breaks.contains($0) }) {
      guard word.count <= FormerPictures.longest, word.allSatisfy({ FormerPictures.isPlain($0) }),
        let name = String(validating: word, as: UTF8.self),
        PictureFormat(fileName: name) != nil, Paths.staysBelow(name)
      else { continue }
      if shown.insert(folder + name) { all.append((folder + name, Paths.name(of: name))) }
    }
  }

  /// Letters, digits and what names are made of; an escaped name is left alone.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x80...: true
    default: "-_.~@+/".utf8.contains(byte)
    }
  }

  /// Those that no block draws and no document names, in folders that blocks draw into. What else stands
  /// in the place of a block may have been put there by hand.
  ///
  /// - Parameters:
  ///   - drawn: where the pictures of all blocks are.
  ///   - documents: the documents as they will be.
  func gone(besides drawn: Set<PathKey>, in documents: [[UInt8]]) -> [String] {
    let folders = Set(drawn.map { PathKey(Paths.folder(of: $0.text)) })
    let left = all.filter { picture in
      let full = Batch.fullPath(of: picture.path)
      return !drawn.contains(PathKey(full)) && folders.contains(PathKey(Paths.folder(of: full)))
    }
    guard !left.isEmpty else { return [] }
    var search = NameSearch(left.map(\.name))
    for document in documents { search.look(in: document) }
    return zip(left, search.isFound).filter { !$1 }.map(\.0.path)
  }

  /// Removes pictures that this program drew; others, what links lead to, and baselines, which have the
  /// text of their scene beside them, stay.
  ///
  /// - Returns: the paths of what was removed.
  static func remove(_ paths: [String]) -> [String] {
    paths.filter { path in
      guard !Disk.isLink(path), let ending = Paths.ending(of: path),
        Disk.ownStatus(of: path.dropLast(ending.count) + "txt") == nil,
        let bytes = try? FileReader.read(path: path, limit: Limits.snapshotBytes),
        OwnFile.isOurs(bytes)
      else { return false }
      return Disk.remove(path) == 0
    }
  }
}
