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
