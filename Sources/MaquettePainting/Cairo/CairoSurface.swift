internal import CCairo
import MaquetteCore

/// Owns a Cairo surface.
final class CairoSurface {
  let pointer: OpaquePointer
  /// What Cairo writes into. A surface that an error leaves unfinished is finished, and written,
  /// when it is destroyed, so this has to last longer.
  private let output: AnyObject?

  /// Takes over a surface that was just made; constructors return error objects, never `nil`.
  ///
  /// - Parameter output: the object that a surface for a stream writes into; it is kept.
  init(adopting made: OpaquePointer?, writingInto output: AnyObject? = nil) throws {
    self.output = output
    guard let made else { throw DiagnosticError("Cairo made no surface", id: .libraryFailure) }
    let status = cairo_surface_status(made)
    if status != CAIRO_STATUS_SUCCESS { cairo_surface_destroy(made) }
    try checkCairo(status, while: "making a surface")
    pointer = made
  }

  /// A surface of pixels, of which nothing is drawn yet.
  ///
  /// - Throws: ``DiagnosticError`` when there is no memory for it, or the picture that is worked on has
  ///   taken more than it may.
  convenience init(_ format: cairo_format_t, width: Int, height: Int) throws {
    try WorkBudget.check(adding: width * height * (format == CAIRO_FORMAT_A8 ? 1 : 4))
    try self.init(
      adopting: cairo_image_surface_create(format, Int32(clamping: width), Int32(clamping: height)))
  }

  /// A surface on bytes that stay the caller's, who keeps them in place until ``finish()``.
  convenience init(
    bytes: UnsafeMutablePointer<UInt8>, format: cairo_format_t, width: Int, height: Int, stride: Int
  ) throws {
    try self.init(
      adopting: cairo_image_surface_create_for_data(
        bytes, format, Int32(clamping: width), Int32(clamping: height), Int32(clamping: stride)))
  }

  /// Lets go of the surface's bytes; it cannot be drawn on after.
  func finish() throws {
    cairo_surface_finish(pointer)
    try checkCairo(cairo_surface_status(pointer), while: "finishing a surface")
  }

  deinit { cairo_surface_destroy(pointer) }
}
