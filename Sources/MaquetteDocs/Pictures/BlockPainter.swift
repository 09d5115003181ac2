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
}

/// Draws the pictures of blocks, with one renderer for all of them.
final class BlockPainter {
  // Whoever finds all in the cache needs none.
  private lazy var renderer = Renderer(fontPaths: fontPaths)
  private let fontPaths: [String]
  private let cache: PictureCache?
  private let bothAppearances: [Variant]
  /// What flags say as texts for the cache; a theme is long.
  private var patchTexts: [EnvironmentPatch: String] = [:]

  init(fontPaths: [String] = [], cache: PictureCache? = nil) {
    self.fontPaths = fontPaths
    self.cache = cache
    bothAppearances = (try? Variant.list("light,dark")) ?? [.plain]
  }

  /// The pictures of a spec, and what is doubtful about it.
  ///
  /// - Throws: ``DiagnosticError`` with everything that keeps it from being drawn.
  func draw(_ spec: BlockSpec, _ request: BlockRequest) throws
    -> (pictures: [DrawnPicture], warnings: [Diagnostic])
  {
    let planned = try names(of: spec.document, request)
    let entry = cache == nil ? nil : spec.record.known(parts(of: spec, request), in: cache)
    if let entry, let pictures = pictures(planned, in: entry) {
      return (pictures, entry.diagnostics)
    }
    var pictures: [DrawnPicture] = []
    var warnings = spec.document.warnings
    for (name, environment) in planned {
      let picture = try renderer.picture(
        of: spec.document.component, on: spec.document.canvas, in: environment)
      spec.record.drew(picture.scene)
      for warning in picture.warnings where !warnings.contains(warning) {
        warnings.append(warning)
      }
      let alt = AltText.text(of: picture.scene)
      pictures.append(
        DrawnPicture(
          name: name,
          bytes: try renderer.bytes(
            of: picture, format: request.format, id: "maquette-" + request.id),
          environment: environment, size: picture.scene.size,
          alt: alt.isEmpty ? picture.scene.title : alt))
    }
    spec.record.keep(pictures.map(\.cached), diagnostics: warnings)
    return (pictures, warnings)
  }

  /// What decides on the pictures, for the cache.
  private func parts(of spec: BlockSpec, _ request: BlockRequest) -> [String] {
    let patch = patchTexts[request.overrides] ?? StableText.of(request.overrides)
    patchTexts[request.overrides] = patch
    var rest = request
    rest.overrides = EnvironmentPatch()
    return ["block", StableText.of(rest), patch] + spec.parts
  }

  /// The pictures as the cache has them; `nil` when it lacks one.
  private func pictures(
    _ planned: [(name: String, environment: Environment)], in entry: CacheEntry
  ) -> [DrawnPicture]? {
    guard planned.count == entry.files.count else { return nil }
    let pictures = zip(planned, entry.files).compactMap { plan, file in
      plan.name == file.name ? DrawnPicture(file, drawnIn: plan.environment) : nil
    }
    return pictures.count == planned.count ? pictures : nil
  }

  /// The names of the pictures and what each is drawn in.
  private func names(of document: SpecDocument, _ request: BlockRequest) throws
    -> [(name: String, environment: Environment)]
  {
    var names: [(name: String, environment: Environment)] = []
    let base = document.environment.overlaid(by: request.overrides)
    for variant in variants(for: request, base) {
      let environment = base.overlaid(by: variant.patch).environment
      let name = FileNaming.name(
        request.id, environment: environment, home: document.environment, format: request.format)
      if let other = names.first(where: { $0.name == name }) {
        // A watch is always dark: the same picture, made once.
        if other.environment.isSame(as: environment) { continue }
        throw DiagnosticError(
          "two variants would both write '\(name)'", hint: "leave one of them out")
      }
      names.append((name, environment))
    }
    return names
  }

  private func variants(for request: BlockRequest, _ base: EnvironmentPatch) -> [Variant] {
    if let variants = request.variants { return variants }
    // Who asks for one appearance gets that one.
    let hasChoice = request.wantsBothAppearances && base.appearance == nil
    return hasChoice ? bothAppearances : [.plain]
  }
}
