import MaquetteSpec
import Synchronization

/// Every component in every variant, as sheets and a page that shows them.
public struct Gallery: Sendable {
  /// The variants of each sheet.
  public static let variants = "light,dark,rtl,increased"
  /// The variants of sheets that show both reading directions.
  public static let pairVariants = "light,dark,increased"

  private let pages: [GalleryPage]
  private let folder: String
  private let fontPaths: [String]
  private let cache: PictureCache?

  /// A gallery in a folder, which is made when it is missing.
  ///
  /// - Parameter cache: keeps sheets, so that they need not be drawn again; `nil` to draw all.
  /// - Throws: ``DiagnosticError`` when an example of the catalogue is wrong.
  public init(folder: String, fontPaths: [String] = [], cache: PictureCache? = nil) throws {
    pages = try GalleryPage.all()
    self.folder = folder.hasSuffix("/") ? folder : folder + "/"
    self.fontPaths = fontPaths
    self.cache = cache
  }

  /// The number of sheets, each in all variants.
  public var count: Int { pages.count }

  /// The page to open in a browser.
  public var indexPath: String { folder + "index.html" }

  /// Draws all sheets.
  ///
  /// - Parameters:
  ///   - formats: the forms to write; the page shows PNG, or SVG where there is none.
  ///   - report: takes what came of each sheet, in order, and how many are done.
  /// - Throws: ``OutputError`` when the page cannot be written.
  public func make(
    workers: Int, formats: [PictureFormat] = [.png],
    report: @escaping @Sendable (SpecResult, Int) -> Void
  ) throws {
    let names = Mutex<[String: [String]]>([:])
    let ending = ".\(formats.contains(.png) ? PictureFormat.png : .svg)"
    var done = 0
    for (isPair, variants) in [(false, Gallery.variants), (true, Gallery.pairVariants)] {
      let group = pages.filter { $0.isPair == isPair }
      var batch = Batch(
        inputs: group.map { .document($0.document, name: $0.name, overlays: $0.overlays) },
        output: .folder(folder), variants: try Variant.list(variants),
        formats: formats, fontPaths: fontPaths)
      (batch.cache, batch.isBuiltIn) = (cache, true)
      try batch.check()
      let before = done
      BatchRunner(batch, workers: workers).run { result, count in
        names.withLock {
          $0[group[count - 1].name] = result.written.filter { $0.hasSuffix(ending) }
        }
        report(result, before + count)
      }
      done += group.count
    }
    let files = names.withLock { $0 }
    let entries = pages.map { page in
      GalleryIndex.Entry(
        page: page, files: (files[page.name] ?? []).map { String($0.dropFirst(folder.count)) })
    }
    try AtomicFile.write(Array(GalleryIndex(entries).html.utf8), to: indexPath)
  }
}
