import MaquetteCore

/// The forms a picture can be written in.
public enum PictureFormat: String, Hashable, Sendable, CaseIterable {
  /// Pixels.
  case png
  /// Outlines, with glyphs as shapes; needs no fonts where it is shown.
  case svg
  /// A page with real text.
  case pdf

  /// Whether the picture is made of pixels, so that its name carries its scale.
  public var isRaster: Bool { self == .png }

  /// The format that a file name's ending stands for; `nil` for any other ending.
  public init?(fileName: String) {
    guard let ending = Paths.ending(of: fileName) else { return nil }
    self.init(rawValue: ending.lowercased())
  }
}
