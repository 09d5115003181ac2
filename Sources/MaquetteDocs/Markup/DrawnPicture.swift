import Maquette

/// A picture of a block.
struct DrawnPicture: HasEnvironment, Sendable {
  /// The name of its file, for example `signin~dark@2x.png`.
  var name: String
  /// The file's bytes.
  var bytes: [UInt8]
  /// What it was drawn in.
  var environment: Environment
  /// Its size in points.
  var size: Size
  /// What is read aloud for it.
  var alt: String
  /// Lines of tables that explain it; none when nothing is to be explained below it.
  var table: [String] = []

  /// The width in whole points.
  var width: Int { max(1, Int(size.width.rounded())) }

  /// The height that goes with a width, whole.
  func height(atWidth width: Int) -> Int {
    max(1, Int((size.height * Double(width) / max(1, size.width)).rounded()))
  }
}

extension DrawnPicture {
  /// As the cache keeps it.
  var cached: CacheEntry.File {
    CacheEntry.File(
      name: name, bytes: bytes, notes: [alt, "\(size.width)", "\(size.height)"] + table)
  }

  /// As the cache kept it; `nil` for something else.
  init?(_ file: CacheEntry.File, drawnIn environment: Environment) {
    guard file.notes.count >= 3, let width = Double(file.notes[1]),
      let height = Double(file.notes[2])
    else { return nil }
    self.init(
      name: file.name, bytes: file.bytes, environment: environment,
      size: Size(width: width, height: height), alt: file.notes[0],
      table: Array(file.notes.dropFirst(3)))
  }
}
