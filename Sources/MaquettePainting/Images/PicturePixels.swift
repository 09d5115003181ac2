import MaquetteCore

/// The pixels of a picture file, upright.
final class PicturePixels {
  let surface: CairoSurface
  private var own: PagePixels?
  private var tinted: [Color: PagePixels] = [:]

  /// Whether it is a photo, which is opaque. Looking at its pixels would make Cairo forget its file.
  private let isPhoto: Bool

  init(_ surface: CairoSurface, isPhoto: Bool) { (self.surface, self.isPhoto) = (surface, isPhoto) }

  /// Whether nothing behind it is seen. It is found out when somebody asks.
  private(set) lazy var isOpaque = isPhoto || surface.isOpaque

  /// The picture for a page, in its own colours or in one.
  func onPage(tint: Color?) throws -> PagePixels {
    if let known = tint.map({ tinted[$0] }) ?? own { return known }
    let made = try PagePixels(surface, tint: tint)
    if let tint { tinted[tint] = made } else { own = made }
    return made
  }
}
