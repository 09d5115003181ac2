import Maquette
import MaquetteSpec

/// What pictures a block asks for.
struct BlockRequest: Sendable {
  /// What they are called.
  var id: String
  /// The combinations of traits; `nil` for the appearances that a page can choose between.
  var variants: [Variant]?
  /// Whether light and dark are drawn when no variants are given.
  var wantsBothAppearances: Bool
  /// What flags and the block say about the environment.
  var overrides: EnvironmentPatch
  var format: PictureFormat
  /// Whether light and dark are one SVG.
  var isOneFile = false
  /// What is drawn over the pictures.
  var overlays: [Overlay] = []
  /// Where callouts and redlines are explained.
  var legend = LegendForm.picture
}

/// A block's spec as it was read.
struct BlockSpec {
  /// What it says.
  var document: SpecDocument
  /// What tells it from all other specs: where its files are, and its text.
  var parts: [String]
  /// What it is made of; it was told of the files that the spec names.
  var record: DrawingRecord
  /// The file that it is in, if it is one of its own.
  var file: String?

  /// - Parameters:
  ///   - folder: where the files are that it names.
  ///   - source: its text.
  init(
    _ document: SpecDocument, folder: String, source: [UInt8], file: String? = nil,
    _ record: DrawingRecord
  ) {
    self.document = document
    parts = [folder, file ?? "", StableText.of(source)]
    self.record = record
    self.file = file
  }

  /// A message about a place in the spec, with the name of its file. What has no place is about the
  /// block.
  func named(_ diagnostic: Diagnostic) -> Diagnostic {
    guard let file, diagnostic.location != nil else { return diagnostic }
    return diagnostic.naming(file)
  }
}

/// Draws the pictures of blocks, with one renderer for all of them.
final class BlockPainter {
  // Whoever finds all in the cache needs none.
  private lazy var renderer = Renderer(fontPaths: fontPaths, limits: limits)
  private let fontPaths: [String]
  private let limits: DrawingLimits
  private let cache: PictureCache?
  private let bothAppearances: [Variant]
  /// What flags say as texts for the cache; a theme is long.
  private var patchTexts: [EnvironmentPatch: String] = [:]

  init(
    fontPaths: [String] = [], limits: DrawingLimits = DrawingLimits(), cache: PictureCache? = nil
  ) {
    self.fontPaths = fontPaths
    self.limits = limits
    self.cache = cache
    bothAppearances = (try? Variant.list("light,dark")) ?? [.plain]
  }

  /// The pictures of a spec, and what is doubtful about it. Messages name the spec's file.
  ///
  /// - Throws: ``DiagnosticError`` with everything that keeps it from being drawn.
  func draw(_ spec: BlockSpec, _ request: BlockRequest) throws
    -> (pictures: [DrawnPicture], warnings: [Diagnostic])
  {
    do {
      let (pictures, warnings) = try drawn(spec, request)
      return (pictures, warnings.map(spec.named))
    } catch let error as DiagnosticError {
      throw DiagnosticError(error.diagnostics.map(spec.named))
    }
  }

  private func drawn(_ spec: BlockSpec, _ request: BlockRequest) throws
    -> (pictures: [DrawnPicture], warnings: [Diagnostic])
  {
    let planned = try plan(of: spec.document, request)
    let entry = spec.record.known(parts(of: spec, request), in: cache)
    if let entry, let pictures = pictures(planned, in: entry) {
      return (pictures, entry.diagnostics)
    }
    var pictures: [DrawnPicture] = []
    var warnings = VariantWarnings()
    func picture(_ planned: PlannedPicture) throws -> Renderer.Picture {
      var picture = try renderer.picture(
        of: spec.document.component, on: spec.document.canvas, in: planned.environment)
      picture.overlays = request.overlays
      picture.annotations.callouts = spec.document.callouts
      picture.annotations.legend = request.legend
      spec.record.drew(picture.scene)
      warnings.add(spec.document.warnings + picture.warnings)
      return picture
    }
    for pair in planned {
      // Several pictures of a block may be in one page.
      let id = "maquette-" + Paths.stem(of: pair.first.name)
      let first = try picture(pair.first)
      let bytes: [UInt8]
      if request.isOneFile {
        // What has one appearance only is the same in both.
        let second = try pair.second.map(picture) ?? first
        bytes = try renderer.adaptiveSVG(light: first, dark: second, id: id)
      } else {
        bytes = try renderer.bytes(of: first, format: request.format, id: id)
      }
      let alt = AltText.text(of: first.scene)
      let size = try renderer.size(of: first)
      pictures.append(
        DrawnPicture(
          name: pair.first.name, bytes: bytes, environment: pair.first.environment,
          size: request.format == .svg ? size.roundedUp : size,
          alt: alt.isEmpty ? first.scene.title : alt,
          table: try table(of: first)))
    }
    spec.record.keep(pictures.map(\.cached), diagnostics: warnings.all)
    return (pictures, warnings.all)
  }

  /// What decides on the pictures, for the cache.
  private func parts(of spec: BlockSpec, _ request: BlockRequest) -> [String] {
    let patch = patchTexts[request.overrides] ?? StableText.digest(of: request.overrides)
    patchTexts[request.overrides] = patch
    var rest = request
    rest.overrides = EnvironmentPatch()
    return ["block", StableText.of(rest), patch] + spec.parts
  }

  /// The pictures as the cache has them; `nil` when it lacks one.
  private func pictures(
    _ planned: [AppearancePair<PlannedPicture>], in entry: CacheEntry
  ) -> [DrawnPicture]? {
    guard planned.count == entry.files.count else { return nil }
    let pictures = zip(planned, entry.files).compactMap { pair, file in
      pair.first.name == file.name
        ? DrawnPicture(file, drawnIn: pair.first.environment) : nil
    }
    return pictures.count == planned.count ? pictures : nil
  }

  /// The files, each with what is drawn in it: one picture, or a light and a dark one.
  private func plan(of document: SpecDocument, _ request: BlockRequest) throws
    -> [AppearancePair<PlannedPicture>]
  {
    var planned: [PlannedPicture] = []
    let base = document.environment.overlaid(by: request.overrides)
    for variant in variants(for: request, base) {
      let environment = base.overlaid(by: variant.patch).environment
      let name = FileNaming.name(
        request.id, environment: environment, home: document.environment, format: request.format)
      if let other = planned.first(where: { $0.name == name }) {
        // A watch is always dark: the same picture, made once.
        if other.environment.isSame(as: environment) { continue }
        throw DiagnosticError(
          "two variants would both write '\(name)'", hint: "leave one of them out")
      }
      planned.append(PlannedPicture(name: name, environment: environment))
    }
    return request.isOneFile
      ? AppearancePair.pairs(of: planned) : planned.map { AppearancePair(first: $0) }
  }

  /// What callouts and redlines say, when it is to stand below the picture.
  private func table(of picture: Renderer.Picture) throws -> [String] {
    guard picture.annotations.legend == .markdown, picture.overlays.contains(where: \.isAnnotation)
    else { return [] }
    let lines = try renderer.annotations(of: picture).markdown
      .split(separator: "\n", omittingEmptySubsequences: false)
    // Tables and what is between them: a paragraph in a block could be the author's.
    return lines.filter { $0.isEmpty || $0.hasPrefix("|") }.map(String.init)
  }

  private func variants(for request: BlockRequest, _ base: EnvironmentPatch) -> [Variant] {
    if let variants = request.variants { return variants }
    // Who asks for one appearance gets that one.
    let hasChoice = request.wantsBothAppearances && base.appearance == nil
    return hasChoice ? bothAppearances : [.plain]
  }
}

/// A picture of a block that is not drawn yet.
private struct PlannedPicture: HasEnvironment {
  var name: String
  var environment: Environment
}
