internal import CCairo
import MaquetteCore

/// Owns a FreeType library; faces keep the one they came from alive.
///
/// FreeType wants one library per thread, so each painter has its own.
final class FreeTypeLibrary {
  let pointer: FT_Library

  init() throws {
    var made: FT_Library?
    guard FT_Init_FreeType(&made) == 0, let made else {
      throw DiagnosticError("FreeType could not be started", id: .libraryFailure)
    }
    pointer = made
    // FREETYPE_PROPERTIES may have made stems darker; pictures must not depend on it. A module
    // that is not compiled in answers with an error, which is as good.
    for module in ["cff", "type1", "t1cid"] {
      var off: FT_Bool = 1
      FT_Property_Set(made, module, "no-stem-darkening", &off)
    }
  }

  deinit { FT_Done_FreeType(pointer) }
}
