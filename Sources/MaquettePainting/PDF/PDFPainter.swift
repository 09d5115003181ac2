internal import CCairo
import MaquetteCore

/// Draws scenes as tagged PDF files of one page, with text that can be selected, searched and read
/// aloud in order.
///
/// One thread at a time may use it; the same scene gives the same bytes, since no date is written.
package final class PDFPainter {
  /// Points along one side of a page, as far as PDF 1.5 readers go.
  package static let largestSide = 14_400.0

  private let ink: PDFInk

  /// A painter with nothing cached.
  ///
  /// - Parameter process: who decodes picture files, and draws SVG on trial; `nil` for this process.
  /// - Throws: ``DiagnosticError`` when a library it needs cannot be started.
  package init(process: PictureProcess? = nil) throws { ink = try PDFInk(process: process) }

  /// A scene as a PDF file's bytes; the page is as large as the scene, in points.
  ///
  /// - Parameter scale: pixels per point of the screen that edges are aligned for.
  /// - Throws: ``DiagnosticError`` for a page beyond ``largestSide``, a scale beyond
  ///   ``Limits/scale`` or a font that cannot be read.
  package func pdf(_ scene: CheckedScene, scale: Double) throws -> [UInt8] {
    try PixelBudget.check(scale: scale)
    let scene = scene.filling(scene.scene.size, atScale: scale).scene
    let (width, height) = (scene.size.width, scene.size.height)
    try PaintBudget.checkPage(scene.size)
    let output = PDFOutput()
    let surface = try output.makeSurface(width: width, height: height)
    PDFPainter.describe(scene, on: surface)
    let context = try CairoContext(on: surface)
    let page = Rect(origin: .zero, size: scene.size)
    if let background = scene.background, background.alpha > 0 {
      context.fill(.rect(page), background)
    }
    let state = PaintState(transform: .identity, opacity: 1, visible: page)
    // Cairo drops whatever came before something opaque that covers the page, tags among it; within
    // a clip it does not.
    context.clip(to: .rect(page), .identity)
    ink.beginPage()
    ink.tags.begin(.document, on: context)
    try ScenePainter(context: context, ink: ink).paint(scene.root, state)
    ink.tags.end(on: context)
    // Only now Cairo writes what it was told to draw.
    cairo_show_page(context.pointer)
    try context.check(while: "drawing the page")
    try surface.finish()
    return PDFCatalog.completed(output.bytes, language: scene.language, tags: ink.tags)
  }

  /// Says what is on the page, and when it was made not at all.
  private static func describe(_ scene: Scene, on surface: CairoSurface) {
    cairo_pdf_surface_restrict_to_version(surface.pointer, CAIRO_PDF_VERSION_1_5)
    // Cairo stops at a NUL; titles have been checked for them only if they came as a spec.
    let title = String(scene.title.unicodeScalars.filter { $0.value >= 0x20 })
    cairo_pdf_surface_set_metadata(surface.pointer, CAIRO_PDF_METADATA_TITLE, title)
    // A date that is none is left out, and with it the clock.
    cairo_pdf_surface_set_metadata(surface.pointer, CAIRO_PDF_METADATA_CREATE_DATE, "")
  }
}

/// Collects what Cairo writes.
private final class PDFOutput {
  private(set) var bytes: [UInt8] = []

  /// Whether there is memory for more bytes: an array that is full takes twice as much.
  private func hasRoom(for count: Int) -> Bool {
    bytes.count + count <= bytes.capacity
      || MemoryRoom.has(2 * max(bytes.capacity, bytes.count + count))
  }

  /// A surface that writes here, and keeps this object for as long as it may.
  func makeSurface(width: Double, height: Double) throws -> CairoSurface {
    try CairoSurface(
      adopting: cairo_pdf_surface_create_for_stream(
        { context, data, count in
          guard let context, let data else { return CAIRO_STATUS_WRITE_ERROR }
          let output = Unmanaged<PDFOutput>.fromOpaque(context).takeUnretainedValue()
          guard output.hasRoom(for: Int(count)) else { return CAIRO_STATUS_NO_MEMORY }
          // Cairo ends the page then; whoever bounds the work says why.
          guard !WorkBudget.isSpent else { return CAIRO_STATUS_WRITE_ERROR }
          output.bytes += UnsafeBufferPointer(start: data, count: Int(count))
          return CAIRO_STATUS_SUCCESS
        }, Unmanaged.passUnretained(self).toOpaque(), width, height), writingInto: self)
  }
}
