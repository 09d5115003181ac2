internal import CCairo
internal import CImageLibraries
import MaquetteCore

/// An SVG file, drawn by librsvg.
final class SVGDrawing {
  private let document: UnsafeMutableRawPointer
  private let data: ImageData

  /// Reads a file.
  ///
  /// - Throws: ``DiagnosticError`` when it cannot be read, or the library is not installed.
  init(_ data: ImageData) throws {
    self.data = data
    var message = ImageMessage()
    var made: UnsafeMutableRawPointer?
    let status = data.bytes.withUnsafeBufferPointer { bytes in
      message.withPointer { maquette_read_svg(bytes.baseAddress, bytes.count, &made, $0) }
    }
    try SVGDrawing.check(status, message, data)
    guard let made else { throw DiagnosticError("librsvg made no document", id: .libraryFailure) }
    document = made
  }

  deinit { maquette_free_svg(document) }

  /// Draws it so that `transform` puts its own units in place.
  func draw(_ transform: Transform, on context: CairoContext) throws {
    let pen = data.widestStroke * transform.largestStretch
    guard transform.isInvertible, pen.isFinite else { return }
    guard pen <= CairoContext.penWidth else {
      throw DiagnosticError(
        "'\(SpecNode.excerpt(data.name))' has strokes that would be too wide to draw",
        hint: "draw it smaller", id: .tooMuch)
    }
    var message = ImageMessage()
    var status = MAQUETTE_IMAGE_FAILED
    context.saved {
      var matrix = transform.cairoMatrix
      cairo_set_matrix(context.pointer, &matrix)
      status = message.withPointer {
        maquette_draw_svg(
          document, UnsafeMutableRawPointer(context.pointer), data.pixelSize.width,
          data.pixelSize.height, $0)
      }
    }
    try SVGDrawing.check(status, message, data)
  }

  private static func check(
    _ status: maquette_image_status, _ message: ImageMessage, _ data: ImageData
  ) throws {
    try message.check(status, of: data, kind: "SVG", library: "librsvg", package: "librsvg2-2")
  }
}
