import MaquetteCore

/// Keeps the faces of a painter open between pictures.
final class FontShelf {
  /// Faces open at the same time; an open face maps its whole file into memory.
  static let capacity = 32

  let library: FreeTypeLibrary
  private var files: [FontFace: FontFile] = [:]

  init() throws { library = try FreeTypeLibrary() }

  /// The open file of a face.
  func file(for face: FontFace) throws -> FontFile {
    if let file = files[face] { return file }
    // Dropping all is simpler than knowing which was used last, and hardly ever happens.
    if files.count >= FontShelf.capacity { files.removeAll() }
    let file = try FontFile(face, library: library)
    files[face] = file
    return file
  }
}
