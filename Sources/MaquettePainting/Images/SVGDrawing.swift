internal import CCairo
internal import CImageLibraries
import MaquetteCore

/// An SVG file that librsvg has read.
final class SVGDocument {
  private let pointer: UnsafeMutableRawPointer

  /// Reads a file's bytes.
  init(_ bytes: [UInt8]) throws(PictureFailure) {
    var message = ImageMessage()
    var made: UnsafeMutableRawPointer?
    let status = bytes.withUnsafeBufferPointer { bytes in
      message.withPointer { maquette_read_svg(bytes.baseAddress, bytes.count, &made, $0) }
    }
    try message.check(status)
    guard let made else { throw .damaged("librsvg made no document") }
    pointer = made
  }

  deinit { maquette_free_svg(pointer) }

  /// Draws it.
  ///
  /// - Parameters:
  ///   - transform: puts its own units in place.
  ///   - size: its extent in these.
  func draw(_ transform: Transform, size: Size, on context: CairoContext) throws(PictureFailure) {
    var message = ImageMessage()
    var status = MAQUETTE_IMAGE_FAILED
    context.saved {
      var matrix = transform.cairoMatrix
      cairo_set_matrix(context.pointer, &matrix)
      status = message.withPointer {
        maquette_draw_svg(
          pointer, UnsafeMutableRawPointer(context.pointer), size.width, size.height, $0)
      }
    }
    try message.check(status)
  }
}

/// An SVG file that is drawn wherever it is seen.
final class SVGDrawing {
  private let data: ImageData
  private let process: PictureProcess?
  private var known: SVGDocument?

  /// A file.
  ///
  /// - Parameter process: who draws it; `nil` for this process, which reads it at once.
  init(_ data: ImageData, process: PictureProcess?) throws {
    self.data = data
    self.process = process
    if process == nil { _ = try document() }
  }

  /// The document, for drawing in this process.
  private func document() throws -> SVGDocument {
    if let known { return known }
    let document = try naming { () throws(PictureFailure) in try SVGDocument(data.bytes) }
    known = document
    return document
  }

  private func naming<Result>(_ work: () throws(PictureFailure) -> Result) throws -> Result {
    do { return try work() } catch { throw error.error(of: data, .inProcess) }
  }

  /// Draws it so that `transform` puts its own units in place.
  ///
  /// - Parameter state: the clips of the context, and what can be seen in them; `nil` when nothing can.
  func draw(_ transform: Transform, _ state: PaintState?, on context: CairoContext) throws {
    let pen = data.widestStroke * transform.largestStretch
    guard transform.isInvertible, pen.isFinite else { return }
    guard pen <= CairoContext.penWidth else {
      throw DiagnosticError(
        "'\(SpecNode.excerpt(data.name))' has strokes that would be too wide to draw",
        hint: "draw it smaller", id: .tooMuch)
    }
    guard let process else { return try drawHere(transform, on: context) }
    let extent = Rect(origin: .zero, size: data.pixelSize)
    guard let state, let seen = transform.apply(extent).intersection(state.visible) else { return }
    let surface = cairo_get_group_target(context.pointer)
    guard cairo_surface_get_type(surface) == CAIRO_SURFACE_TYPE_IMAGE else {
      // Only this process can put its lines on the page; the child finds out what that takes.
      try process.rehearse(data, SVGPlace(page: seen, transform, data, state))
      return try drawHere(transform, on: context)
    }
    guard let surface, let target = try PixelTarget(surface, seen) else { return }
    try process.draw(data, target.place(transform, data, state), on: target.rows)
    target.finish()
  }

  private func drawHere(_ transform: Transform, on context: CairoContext) throws {
    let document = try document()
    try naming { () throws(PictureFailure) in
      try document.draw(transform, size: data.pixelSize, on: context)
    }
  }
}
