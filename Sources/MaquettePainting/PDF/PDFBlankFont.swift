internal import CCairo
import MaquetteCore

/// A font of Cairo whose glyphs are an em wide and draw nothing: for the text of emoji, which are
/// pictures.
final class PDFBlankFont {
  let pointer: OpaquePointer

  init() throws {
    guard let made = cairo_user_font_face_create() else {
      throw DiagnosticError("Cairo made no font", id: .libraryFailure)
    }
    pointer = made
    cairo_user_font_face_set_render_glyph_func(made) { _, _, _, extents in
      // By their height readers tell what is on one line.
      extents?.pointee.x_advance = 1
      extents?.pointee.width = 1
      extents?.pointee.y_bearing = -0.95
      extents?.pointee.height = 1.2
      return CAIRO_STATUS_SUCCESS
    }
    try checkCairo(cairo_font_face_status(made), while: "making a font that draws nothing")
  }

  deinit { cairo_font_face_destroy(pointer) }
}
