internal import CSpecimens
import MaquetteCore

/// Pictures of specimens: an illustration that is plainly another one when it is mirrored, the stages
/// of a plant, a portrait, a leaf in one colour, and pixel art.
package enum SamplePictures {
  /// All of them by the names of their files.
  package static let all: [String: ImageData] = {
    let files = UnsafeBufferPointer(
      start: maquette_specimen_pictures(), count: maquette_specimen_picture_count())
    return files.reduce(into: [:]) { all, file in
      let name = String(cString: file.name)
      let bytes = UnsafeBufferPointer(start: file.bytes, count: file.size)
      all[name] = try? ImageData(Array(bytes), name: name)
    }
  }()

  /// The one in a file.
  ///
  /// - Throws: ``DiagnosticError`` when there is none.
  package static func named(_ name: String) throws -> ImageData {
    guard let picture = all[name] else { throw DiagnosticError("no picture is called '\(name)'") }
    return picture
  }
}
