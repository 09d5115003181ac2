import MaquetteComponents
import MaquetteCore

extension Component {
  /// The component's picture as PNG.
  ///
  /// - Throws: ``DiagnosticError`` with everything that keeps it from being drawn.
  public func png(in environment: Environment = Environment()) throws -> [UInt8] {
    try Renderer().bytes(of: self, format: .png, in: environment)
  }

  /// The component's picture as SVG.
  ///
  /// - Throws: ``DiagnosticError`` with everything that keeps it from being drawn.
  public func svg(in environment: Environment = Environment()) throws -> String {
    String(decoding: try Renderer().bytes(of: self, format: .svg, in: environment), as: UTF8.self)
  }

  /// The component's picture as PDF.
  ///
  /// - Throws: ``DiagnosticError`` with everything that keeps it from being drawn.
  public func pdf(in environment: Environment = Environment()) throws -> [UInt8] {
    try Renderer().bytes(of: self, format: .pdf, in: environment)
  }

  /// Writes the component's picture to a file; the name's ending decides on the format.
  ///
  /// - Throws: ``DiagnosticError`` when it cannot be drawn, ``OutputError`` when it cannot be
  ///   written.
  public func write(to path: String, in environment: Environment = Environment()) throws {
    try Renderer().write(self, to: path, in: environment)
  }
}
