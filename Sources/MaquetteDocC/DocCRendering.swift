import Maquette
import MaquetteCore

/// Draws the specs of a catalogue into its `Resources`, or tells which pictures are stale.
package struct DocCRendering: Sendable {
  /// What came of one spec.
  package struct Outcome: Sendable {
    /// The spec's path.
    package var spec: String
    /// The pictures that were written, or are stale when only that is asked.
    package var changed: [String] = []
    /// How many were as they should be already.
    package var unchanged = 0
    /// How many were not drawn, since the cache has them.
    package var reused = 0
    /// All its pictures, and what they are made of: the spec first, then what it names, then fonts.
    package var rule = DependencyFile.Rule(outputs: [], inputs: [])
    /// What is wrong or doubtful.
    package var diagnostics: [Diagnostic] = []
    /// The spec's text, for messages that show lines of it.
    package var source: [UInt8] = []
    /// Why there is not every picture; `nil` when all went well.
    package var failure: SpecResult.Failure?
  }

  private let catalogue: DocCCatalogue
  private let isCheck: Bool
  private let fontPaths: [String]
  private let limits: DrawingLimits
  private let cache: PictureCache?
  /// What the pictures of all specs have in common, for the cache.
  private let settings: String
  private var specs: [DocCSpec]
  private let outputs: RunFiles

  /// A rendering of all specs in a catalogue.
  ///
  /// - Parameters:
  ///   - variants: the combinations of traits of each spec.
  ///   - overrides: what flags say about the environment; variants win over it.
  ///   - limits: what each picture may take.
  ///   - cache: keeps pictures, so that they need not be drawn again; `nil` to draw all.
  ///   - isCheck: whether nothing is written, but stale pictures are told of.
  ///   - permissions: what may be written besides new files and our own.
  ///   - inputs: files that are read besides the specs and what they name.
  /// - Throws: ``DiagnosticError`` when the catalogue cannot be read.
  package init(
    of catalogue: DocCCatalogue, variants: [Variant], overrides: EnvironmentPatch,
    fontPaths: [String] = [], limits: DrawingLimits = DrawingLimits(), cache: PictureCache? = nil,
    isCheck: Bool = false, permissions: RunFiles.Permissions = RunFiles.Permissions(),
    besides inputs: [String] = []
  ) throws {
    self.catalogue = catalogue
    self.isCheck = isCheck
    self.fontPaths = fontPaths
    self.limits = limits
    self.cache = cache
    settings = cache == nil ? "" : StableText.digest(of: (variants, overrides))
    outputs = RunFiles(permissions)
    let files = try catalogue.files()
    self.files = files.filter(DocCCatalogue.isContent).map { catalogue.folder + $0 }
    let batch = Batch(
      inputs: [], output: .folder(catalogue.resources), variants: variants, overrides: overrides)
    specs = files.compactMap { file in
      DocCCatalogue.pictureName(ofSpec: file).map { name in
        DocCSpec(path: catalogue.folder + file, name: name, in: batch)
      }
    }
    checkNames(among: files)
    outputs.reads(specs.flatMap { [$0.path] + $0.record.inputs } + inputs + fontPaths)
  }

  /// How many specs there are.
  package var count: Int { specs.count }

  /// The specs, articles and media of the catalogue, whether or not anything could be drawn.
  package let files: [String]

  /// Draws everything.
  ///
  /// - Parameter report: takes what came of each spec, in the order of their paths, one at a time.
  package func run(workers: Int, report: @escaping @Sendable (Outcome) -> Void) {
    let (fontPaths, limits) = (fontPaths, limits)
    OrderedWork(count: count, workers: workers).run(
      with: { LazyRenderer(fontPaths: fontPaths, limits: limits) },
      work: { draw(specs[$1], by: $0) },
      report: { outcome, _ in report(outcome) })
  }

  private func draw(_ spec: DocCSpec, by renderer: LazyRenderer) -> Outcome {
    var outcome = Outcome(
      spec: spec.path, diagnostics: spec.problems, source: spec.source, failure: spec.failure)
    guard outcome.failure == nil else { return outcome }
    do {
      try draw(spec, by: renderer, into: &outcome)
    } catch let error as DiagnosticError {
      outcome.failure = .badSpec
      outcome.diagnostics += error.diagnostics.map { $0.naming(spec.path) }
    } catch {
      let hint = (error as? OutputError)?.hint
      outcome.failure = error is OutputError ? .cannotWrite : .badSpec
      outcome.diagnostics.append(Diagnostic(.error, "\(error)", hint: hint))
    }
    outcome.rule.outputs = spec.pictures.map { catalogue.resources + $0.text }
    outcome.rule.inputs = [spec.path] + spec.record.inputs
    return outcome
  }

  private func draw(
    _ spec: DocCSpec, by renderer: LazyRenderer, into outcome: inout Outcome
  ) throws {
    let parts = ["docc", settings, spec.path, StableText.of(spec.source)]
    let files: [CacheEntry.File]
    if let entry = spec.record.known(parts, in: cache) {
      outcome.diagnostics += entry.diagnostics
      outcome.reused = entry.files.count
      files = entry.files
    } else {
      // All of a spec's pictures are drawn before the first is written.
      files = try pictures(of: spec, by: renderer.renderer, into: &outcome)
      spec.record.keep(files, diagnostics: outcome.diagnostics)
    }
    for file in files {
      let path = catalogue.resources + file.name
      if AtomicFile.holds(file.bytes, at: path) {
        outcome.unchanged += 1
        continue
      }
      if !isCheck {
        let place = try outputs.claim(derived: path, in: catalogue.folder, for: spec.path)
        try AtomicFile.write(file.bytes, to: place)
      }
      outcome.changed.append(path)
    }
  }

  private func pictures(
    of spec: DocCSpec, by renderer: Renderer, into outcome: inout Outcome
  ) throws -> [CacheEntry.File] {
    guard let document = spec.document else { return [] }
    return try spec.pictures.map { name in
      let picture = try renderer.picture(
        of: document.component, on: document.canvas, in: name.environment)
      spec.record.drew(picture.scene)
      for warning in document.warnings + picture.warnings {
        let named = warning.naming(spec.path)
        if !outcome.diagnostics.contains(named) { outcome.diagnostics.append(named) }
      }
      return CacheEntry.File(name: name.text, bytes: try renderer.bytes(of: picture))
    }
  }

  /// DocC knows files by their names alone, whatever their folder: two of one name are an error of
  /// the spec that would bring one of them. So are two that on some systems are one file, to which
  /// the case of letters is no difference.
  private mutating func checkNames(among files: [String]) {
    var owners: [PathKey: (spec: DocCSpec, picture: String)] = [:]
    var known: [PathKey: [String]] = [:]
    for file in files where file.utf8.contains(UInt8(ascii: ".")) {
      known[PathKey(DocCCatalogue.reference(of: file)), default: []].append(file)
    }
    for index in specs.indices {
      let spec = specs[index]
      var problems: [Diagnostic] = []
      for picture in spec.pictures {
        let key = PathKey(picture.text.lowercased())
        guard let owner = owners.updateValue((spec, picture.text), forKey: key) else { continue }
        let isSame = Paths.areSame(owner.picture, picture.text)
        problems.append(
          Diagnostic(
            .error,
            isSame
              ? "'\(owner.spec.path)' draws a picture '\(picture.text)', too"
              : "'\(owner.spec.path)' draws '\(owner.picture)', and '\(picture.text)' is the same "
                + "file where names ignore case",
            hint: "rename one of them: names are unique in a catalogue"))
        break
      }
      let names = spec.pictures.map { PathKey(DocCCatalogue.reference(of: $0.text)) }
      for name in Set(names).sorted() {
        for file in known[name] ?? [] where !isPicture(file) {
          problems.append(
            Diagnostic(
              .error, "DocC would know '\(file)' and this picture by the same name '\(name)'",
              hint: "rename one of them"))
        }
      }
      if !problems.isEmpty { specs[index].fail(problems) }
    }
  }

  /// Whether a path in the catalogue is that of a picture as specs make them.
  private func isPicture(_ path: String) -> Bool {
    Paths.starts(path, with: "Resources/") && Paths.ends(path, in: ".png")
      && Paths.parts(of: path).count == 2
  }
}

/// A renderer that is made when something is drawn: whoever finds all in the cache needs none.
private final class LazyRenderer {
  private let fontPaths: [String]
  private let limits: DrawingLimits
  private(set) lazy var renderer = Renderer(fontPaths: fontPaths, limits: limits)

  init(fontPaths: [String], limits: DrawingLimits) {
    self.fontPaths = fontPaths
    self.limits = limits
  }
}
