internal import CCairo
import MaquetteCore

/// Fonts as Cairo wants them, for text that stays text.
///
/// Cairo keeps fonts for a while after the last use, in a cache of the whole process, and any thread
/// may come to drop one. So each has a FreeType library to itself and lives as long as Cairo's own
/// object does: nothing is shared that another thread could be using.
final class PDFFonts {
  private var faces: [FontFace: PDFFont] = [:]

  /// Lets go of fonts when there are many. Between pages only: one that is opened again within a page
  /// is another font to Cairo, which would write it twice, after some pages and not after others.
  func beginPage() {
    if faces.count >= FontShelf.capacity { faces.removeAll() }
  }

  /// The font of a face, the same one for a whole page.
  func font(for face: FontFace) throws -> PDFFont {
    if let font = faces[face] { return font }
    let font = try PDFFont(face)
    faces[face] = font
    return font
  }
}

/// Owns a Cairo font.
final class PDFFont {
  let pointer: OpaquePointer
  let file: PaintedFont

  init(_ face: FontFace) throws {
    file = try PaintedFont(face, library: FreeTypeLibrary())
    guard let made = cairo_ft_font_face_create_for_ft_face(file.face, Int32(FT_LOAD_NO_HINTING))
    else { throw DiagnosticError("Cairo made no font", id: .libraryFailure) }
    pointer = made
    try checkCairo(cairo_font_face_status(made), while: "opening the font file '\(face.file)'")
    let owner = Unmanaged.passRetained(file)
    let status = cairo_font_face_set_user_data(
      made, maquette_font_file_key(), owner.toOpaque(),
      { owner in
        guard let owner else { return }
        Unmanaged<PaintedFont>.fromOpaque(owner).release()
      })
    if status != CAIRO_STATUS_SUCCESS { owner.release() }
    try checkCairo(status, while: "opening the font file '\(face.file)'")
  }

  deinit { cairo_font_face_destroy(pointer) }
}
