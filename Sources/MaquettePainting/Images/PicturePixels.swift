/// The pixels of a picture file, upright.
final class PicturePixels {
  let surface: CairoSurface
  private var pagePixels: PagePixels?
  private var pageTemplate: PageTemplate?

  /// Whether it is a photo, which is opaque. Looking at its pixels would make Cairo forget its file.
  private let isPhoto: Bool

  init(_ surface: CairoSurface, isPhoto: Bool) { (self.surface, self.isPhoto) = (surface, isPhoto) }

  /// Whether nothing behind it is seen. It is found out when somebody asks.
  private(set) lazy var isOpaque = isPhoto || surface.isOpaque

  /// The picture for a page, in its own colours.
  func onPage() throws -> PagePixels {
    if let pagePixels { return pagePixels }
    let made = try PagePixels(surface)
    pagePixels = made
    return made
  }

  /// The picture for a page, in any colour.
  func templateOnPage() throws -> PageTemplate {
    if let pageTemplate { return pageTemplate }
    let made = try PageTemplate(surface)
    pageTemplate = made
    return made
  }
}
