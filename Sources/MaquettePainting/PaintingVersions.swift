internal import CCairo
internal import CDeflate

/// The versions of the libraries that pictures are made with: another version may make other bytes.
package struct PaintingVersions: Hashable, Sendable {
  /// Cairo as it runs, for example `1.16.0`.
  package let cairo: String
  /// FreeType as it runs, for example `2.12.1`; `unknown` when it cannot be started.
  package let freeType: String
  /// libdeflate as it was compiled against, for example `1.14`.
  package let libdeflate: String

  /// Asks the libraries.
  package init() {
    cairo = cairo_version_string().map { String(cString: $0) } ?? "unknown"
    libdeflate = LIBDEFLATE_VERSION_STRING
    guard let library = try? FreeTypeLibrary() else {
      freeType = "unknown"
      return
    }
    var (major, minor, patch): (FT_Int, FT_Int, FT_Int) = (0, 0, 0)
    FT_Library_Version(library.pointer, &major, &minor, &patch)
    freeType = "\(major).\(minor).\(patch)"
  }
}
