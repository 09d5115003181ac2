import MaquetteCore

/// What a picture may take, asked before it is painted.
package enum PaintBudget {
  /// Checks a picture of pixels.
  ///
  /// - Parameters:
  ///   - size: its size in points.
  ///   - scale: pixels per point.
  ///   - place: what says in a spec how large it is.
  /// - Throws: ``DiagnosticError`` beyond ``Limits/pixels``, ``Limits/pixelsPerSide`` or
  ///   ``Limits/scale``.
  package static func checkPixels(
    _ size: Size, scale: Double, at place: SourceLocation? = nil
  ) throws {
    _ = try PixelBudget(size, scale: scale, at: place)
  }

  /// Checks a picture of outlines.
  ///
  /// - Parameter scale: pixels per point of the screen that edges are aligned for.
  /// - Throws: ``DiagnosticError`` beyond ``Limits/scale``.
  package static func checkOutlines(scale: Double) throws { try PixelBudget.check(scale: scale) }

  /// Checks a page.
  ///
  /// - Parameters:
  ///   - size: its size in points.
  ///   - place: what says in a spec how large it is.
  /// - Throws: ``DiagnosticError`` beyond ``PDFPainter/largestSide``.
  package static func checkPage(_ size: Size, at place: SourceLocation? = nil) throws {
    guard size.width <= PDFPainter.largestSide, size.height <= PDFPainter.largestSide else {
      let size = "\(NumberFormat.short(size.width)) × \(NumberFormat.short(size.height)) points"
      throw DiagnosticError([
        Diagnostic(
          .error,
          "the page would be \(size); a side of a PDF page may have \(Int(PDFPainter.largestSide))",
          location: place, hint: "use a smaller 'width' or 'height', or write SVG", id: .tooMuch)
      ])
    }
  }
}
