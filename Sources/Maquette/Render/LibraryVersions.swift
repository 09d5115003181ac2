import MaquetteLocale
import MaquettePainting
import MaquetteText

/// The versions of the libraries that decide on words, layout and pixels.
package struct LibraryVersions: Hashable, Sendable {
  /// A library's name.
  package let name: String
  /// Its version as it runs.
  package let version: String

  /// All of them, in a fixed order.
  package static var all: [LibraryVersions] {
    let painting = PaintingVersions()
    return [
      LibraryVersions(name: "cairo", version: painting.cairo),
      LibraryVersions(name: "pango", version: TextVersions.pango),
      LibraryVersions(name: "harfbuzz", version: TextVersions.harfBuzz),
      LibraryVersions(name: "freetype", version: painting.freeType),
      LibraryVersions(name: "libdeflate", version: painting.libdeflate),
      LibraryVersions(name: "icu", version: LocaleVersions.icu),
    ]
  }
}
