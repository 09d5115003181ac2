import MaquetteCore
import MaquetteSpec
import Synchronization

/// Every component in every variant, as sheets and a page that shows them.
package struct Gallery: Sendable {
  /// The variants of each sheet.
  package static let variants = "light,dark,rtl,increased"
  /// The variants of sheets that show both reading directions.
  package static let pairVariants = "light,dark,increased"

  /// Those of version 26 besides, of sheets that show the classic look.
  static let newVariants = "os26,os26+dark"

  private let pages: [GalleryPage]
  private let folder: String
  private let fontPaths: [String]
  private let limits: DrawingLimits
  private let cache: PictureCache?
  private let permissions: RunFiles.Permissions

  /// A gallery in a folder, which is made when it is missing.
  ///
  /// - Parameters:
  ///   - limits: what each sheet may take.
  ///   - cache: keeps sheets, so that they need not be drawn again; `nil` to draw all.
  ///   - permissions: what may be written besides new files and our own.
  /// - Throws: ``DiagnosticError`` when an example of the catalogue is wrong.
  package init(
    folder: String, fontPaths: [String] = [], limits: DrawingLimits = DrawingLimits(),
    cache: PictureCache? = nil, permissions: RunFiles.Permissions = RunFiles.Permissions()
  ) throws {
    pages = try GalleryPage.all()
    self.folder = Paths.slashed(folder)
    self.fontPaths = fontPaths
    self.limits = limits
    self.cache = cache
    self.permissions = permissions
  }

  /// The number of sheets, each in all variants.
  package var count: Int { pages.count }

  /// The page to open in a browser.
  package var indexPath: String { folder + "index.html" }

  /// Draws all sheets.
  ///
  /// - Parameters:
  ///   - formats: the forms to write; the page shows PNG, or SVG where there is none.
  ///   - report: takes what came of each sheet, in order, and how many are done.
  /// - Throws: ``OutputError`` when the page cannot be written.
  package func make(
    workers: Int, formats: [PictureFormat] = [.png],
    report: @escaping @Sendable (SpecResult, Int) -> Void
  ) throws {
    let names = Mutex<[String: [String]]>([:])
    let ending = ".\(formats.contains(.png) ? PictureFormat.png : .svg)"
    var done = 0
    for (isPair, variants) in [(false, Gallery.variants), (true, Gallery.pairVariants)] {
      for hasBoth in [false, true] {
        let group = pages.filter { $0.isPair == isPair && $0.hasBothLooks == hasBoth }
        let variants = hasBoth ? "\(variants),\(Gallery.newVariants)" : variants
        var batch = Batch(
          inputs: group.map { .document($0.document, name: $0.name, overlays: $0.overlays) },
          output: .folder(folder), variants: try Variant.list(variants),
          formats: formats, fontPaths: fontPaths)
        (batch.cache, batch.limits) = (cache, limits)
        (batch.isBuiltIn, batch.permissions) = (true, permissions)
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
    }
    let files = names.withLock { $0 }
    let entries = pages.map { page in
      GalleryIndex.Entry(
        page: page, files: (files[page.name] ?? []).map { Paths.rest(of: $0, after: folder) })
    }
    let page = try RunFiles(permissions).claim(derived: indexPath, in: folder)
    try AtomicFile.write(Array(GalleryIndex(entries).html.utf8), to: page)
  }
}
