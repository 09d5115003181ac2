import MaquetteCore
import MaquettePainting

/// Tells files that this program wrote from those of others, by what is in them.
package enum OwnFile {
  /// Whether a file is a picture, a table beside one or a page as they are written here, whatever
  /// travels in it. What another program changed is not.
  package static func isOurs(_ bytes: [UInt8]) -> Bool {
    PictureOrigin.isOurs(bytes) || starts.contains { bytes.starts(with: $0.utf8) }
  }

  /// How the page of a gallery begins.
  static let galleryStart = """
    <!doctype html>
    <html lang="en"><head><meta charset="utf-8"><title>Maquette gallery</title>

    """

  /// How tables beside pictures and pages begin.
  private static let starts = Annotations.tableHeads + [galleryStart]
}
