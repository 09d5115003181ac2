import MaquetteCore

/// Keeps the faces of a painter open between pictures.
final class FontShelf {
  /// Faces open at the same time; an open face maps its whole file into memory.
  static let capacity = 32

  let library: FreeTypeLibrary
  private var files: [FontFace: PaintedFont] = [:]

  init() throws { library = try FreeTypeLibrary() }

  /// The open file of a face.
  func file(for face: FontFace) throws -> PaintedFont {
    if let file = files[face] { return file }
    // Dropping all is simpler than knowing which was used last, and hardly ever happens.
    if files.count >= FontShelf.capacity { files.removeAll() }
    let file = try PaintedFont(face, library: library)
    files[face] = file
    return file
  }
}
