import MaquetteSpec

/// Every component in every variant, as sheets and a page that shows them.
public struct Gallery: Sendable {
  /// The variants of each sheet.
  public static let variants = "light,dark,rtl,increased"

  private let pages: [GalleryPage]
  private let folder: String
  private let fontPaths: [String]

  /// A gallery in a folder, which is made when it is missing.
  ///
  /// - Throws: ``DiagnosticError`` when an example of the catalogue is wrong.
  public init(folder: String, fontPaths: [String] = []) throws {
    pages = try GalleryPage.all()
    self.folder = folder.hasSuffix("/") ? folder : folder + "/"
    self.fontPaths = fontPaths
  }

  /// The number of sheets, each in all variants.
  public var count: Int { pages.count }

  /// The page to open in a browser.
  public var indexPath: String { folder + "index.html" }

  /// Draws all sheets.
  ///
  /// - Parameter report: takes what came of each sheet, in order, and how many are done.
  /// - Throws: ``OutputError`` when the page cannot be written.
  public func make(
    workers: Int, report: @escaping @Sendable (SpecResult, Int) -> Void
  ) throws {
    let files = ResultCollector()
    let batch = Batch(
      inputs: pages.map { .document($0.document, name: $0.name, overlays: $0.overlays) },
      output: .folder(folder),
      variants: try Variant.list(Gallery.variants), fontPaths: fontPaths)
    try batch.check()
    BatchRunner(batch, workers: workers).run { result, done in
      files.add(result.written)
      report(result, done)
    }
    let entries = zip(pages, files.all).map { page, written in
      GalleryIndex.Entry(page: page, files: written.map { String($0.dropFirst(folder.count)) })
    }
    try AtomicFile.write(Array(GalleryIndex(entries).html.utf8), to: indexPath)
  }
}
