import MaquetteCore
import MaquetteSpec
import Synchronization

/// Every component in every variant, as sheets and a page that shows them.
package struct Gallery: Sendable {
  /// The variants of each sheet in baselines.
  package static let variants = "light,dark,rtl,increased"

  /// The variants that the page can switch a sheet to: symbols have one look and size, sheets with
  /// both directions are not mirrored, and a Mac and a television have one text size.
  static func shown(_ page: GalleryPage) -> [String] {
    var all = ["light", "dark", "rtl", "dark+rtl", "increased", "os26", "os26+dark"]
    all.append("accessibility3")
    // What people look at together with the look of today.
    all += ["os26+rtl", "os26+dark+rtl", "os26+increased", "os26+accessibility3"]
    if page.isPair { all.removeAll { $0.hasSuffix("rtl") } }
    if !page.hasBothLooks { all.removeAll { $0.utf8.starts(with: "os26".utf8) } }
    if page.component == GalleryPage.symbols { all = Array(all.prefix { $0 != "os26" }) }
    if page.platform == .macos || page.platform == .tvos {
      all.removeAll { $0.contains("accessibility3") }
    }
    return all
  }

  private let pages: [GalleryPage]
  private let folder: String
  private let fontPaths: [String]
  private let limits: DrawingLimits
  private let cache: PictureCache?
  private let permissions: RunFiles.Permissions
  private let wanted: [Variant]?

  /// A gallery in a folder, which is made when it is missing.
  ///
  /// - Parameters:
  ///   - limits: what each sheet may take.
  ///   - variants: those of every sheet; `nil` for all that the page can switch to.
  ///   - platforms: those whose sheets are drawn.
  ///   - cache: keeps sheets, so that they need not be drawn again; `nil` to draw all.
  ///   - permissions: what may be written besides new files and our own.
  /// - Throws: ``DiagnosticError`` when an example of the catalogue is wrong.
  package init(
    folder: String, variants: [Variant]? = nil, platforms: [Platform] = Platform.allCases,
    fontPaths: [String] = [], limits: DrawingLimits = DrawingLimits(), cache: PictureCache? = nil,
    permissions: RunFiles.Permissions = RunFiles.Permissions()
  ) throws {
    pages = try GalleryPage.all().filter { platforms.contains($0.platform) }
    self.folder = Paths.slashed(folder)
    self.fontPaths = fontPaths
    self.limits = limits
    self.cache = cache
    self.permissions = permissions
    wanted = variants
  }

  /// The number of sheets, each in all variants.
  package var count: Int { pages.count }

  /// The page to open in a browser.
  package var indexPath: String { folder + "index.html" }

  /// Draws all sheets.
  ///
  /// - Parameters:
  ///   - formats: the forms to write; the page shows PNG, or SVG where there is none.
  ///   - describe: says what a sheet shows, for those who cannot see it.
  ///   - report: takes what came of each sheet, in order, and how many are done.
  /// - Throws: ``OutputError`` when the page cannot be written.
  package func make(
    workers: Int, formats: [PictureFormat] = [.png],
    describe: @escaping @Sendable (Scene) -> String,
    report: @escaping @Sendable (SpecResult, Int) -> Void
  ) throws {
    let names = Mutex<[String: [String]]>([:])
    let ending = ".\(formats.contains(.png) ? PictureFormat.png : .svg)"
    var done = 0
    for (variants, group) in try groups() {
      var batch = Batch(
        inputs: group.map { .document($0.document, name: $0.name, overlays: $0.overlays) },
        output: .folder(folder), variants: variants, formats: formats, fontPaths: fontPaths)
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
    let files = names.withLock { $0 }
    let descriptions = descriptions(by: describe, workers: workers)
    let entries = zip(pages, descriptions).map { page, description in
      let own = (files[page.name] ?? []).map { Paths.rest(of: $0, after: folder) }
      return GalleryIndex.Entry(
        page: page,
        pictures: own.map { file in
          GalleryPicture(
            file: file, of: page.name, first: own[0],
            size: try? ImageData(FileReader.read(path: folder + file), name: file).size)
        }, description: description)
    }
    let page = try RunFiles(permissions).claim(derived: indexPath, in: folder)
    try AtomicFile.write(Array(GalleryIndex(entries).html.utf8), to: page)
  }

  /// What each sheet shows in its first variant, in order; empty for one that cannot be drawn.
  private func descriptions(
    by describe: @escaping @Sendable (Scene) -> String, workers: Int
  ) -> [String] {
    let texts = Mutex<[String]>([])
    let (pages, fontPaths, limits) = (pages, fontPaths, limits)
    let patch = wanted?.first?.patch ?? EnvironmentPatch()
    OrderedWork(count: pages.count, workers: workers).run(
      with: { Renderer(fontPaths: fontPaths, limits: limits) },
      work: { renderer, index in
        let document = pages[index].document
        let picture = try? renderer.picture(
          of: document.component, on: document.canvas,
          in: document.environment.overlaid(by: patch).environment)
        return picture.map { describe($0.scene) } ?? ""
      },
      report: { text, _ in texts.withLock { $0.append(text) } })
    return texts.withLock { $0 }
  }

  /// The sheets with their variants; those that have the same are drawn together.
  private func groups() throws -> [([Variant], [GalleryPage])] {
    if let wanted { return [(wanted, pages)] }
    let byVariants = Dictionary(grouping: pages) { Self.shown($0).joined(separator: ",") }
    return try byVariants.sorted { $0.key < $1.key }.map { (try Variant.list($0.key), $0.value) }
  }
}
