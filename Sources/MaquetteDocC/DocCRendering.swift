import Foundation
import Maquette
import MaquetteCore

/// Draws the specs of a catalogue into its `Resources`, or tells which pictures are stale.
public struct DocCRendering: Sendable {
  /// What came of one spec.
  public struct Outcome: Sendable {
    /// The spec's path.
    public var spec: String
    /// The pictures that were written, or are stale when only that is asked.
    public var changed: [String] = []
    /// How many were as they should be already.
    public var unchanged = 0
    /// What is wrong or doubtful.
    public var diagnostics: [Diagnostic] = []
    /// The spec's text, for messages that show lines of it.
    public var source: [UInt8] = []
    /// Why there is not every picture; `nil` when all went well.
    public var failure: SpecResult.Failure?
  }

  private let catalogue: DocCCatalogue
  private let isCheck: Bool
  private let fontPaths: [String]
  private var specs: [DocCSpec]

  /// A rendering of all specs in a catalogue.
  ///
  /// - Parameters:
  ///   - variants: the combinations of traits of each spec.
  ///   - overrides: what flags say about the environment; variants win over it.
  ///   - isCheck: whether nothing is written, but stale pictures are told of.
  /// - Throws: ``DiagnosticError`` when the catalogue cannot be read.
  public init(
    of catalogue: DocCCatalogue, variants: [Variant], overrides: EnvironmentPatch,
    fontPaths: [String] = [], isCheck: Bool = false
  ) throws {
    self.catalogue = catalogue
    self.isCheck = isCheck
    self.fontPaths = fontPaths
    let files = try catalogue.files()
    let batch = Batch(
      inputs: [], output: .folder(catalogue.resources), variants: variants, overrides: overrides)
    specs = files.compactMap { file in
      DocCCatalogue.pictureName(ofSpec: file).map { name in
        DocCSpec(path: catalogue.folder + file, name: name, in: batch)
      }
    }
    checkNames(among: files)
  }

  /// How many specs there are.
  public var count: Int { specs.count }

  /// Draws everything.
  ///
  /// - Parameter report: takes what came of each spec, in the order of their paths, one at a time.
  public func run(workers: Int, report: @escaping @Sendable (Outcome) -> Void) {
    let fontPaths = fontPaths
    OrderedWork(count: count, workers: workers).run(
      with: { Renderer(fontPaths: fontPaths) }, work: { draw(specs[$1], by: $0) },
      report: { outcome, _ in report(outcome) })
  }

  private func draw(_ spec: DocCSpec, by renderer: Renderer) -> Outcome {
    var outcome = Outcome(
      spec: spec.path, diagnostics: spec.problems, source: spec.source, failure: spec.failure)
    guard outcome.failure == nil else { return outcome }
    do {
      try draw(spec, by: renderer, into: &outcome)
    } catch let error as DiagnosticError {
      outcome.failure = .badSpec
      outcome.diagnostics += error.diagnostics.map { $0.naming(spec.path) }
    } catch {
      outcome.failure = error is OutputError ? .cannotWrite : .badSpec
      outcome.diagnostics.append(Diagnostic(.error, "\(error)"))
    }
    return outcome
  }

  private func draw(
    _ spec: DocCSpec, by renderer: Renderer, into outcome: inout Outcome
  ) throws {
    guard let document = spec.document else { return }
    // All of a spec's pictures are drawn before the first is written.
    var pictures: [(path: String, bytes: [UInt8])] = []
    for name in spec.pictures {
      let picture = try renderer.picture(
        of: document.component, on: document.canvas, in: name.environment)
      for warning in document.warnings + picture.warnings {
        let named = warning.naming(spec.path)
        if !outcome.diagnostics.contains(named) { outcome.diagnostics.append(named) }
      }
      pictures.append((catalogue.resources + name.text, try renderer.bytes(of: picture)))
    }
    for (path, bytes) in pictures {
      if FileManager.default.contents(atPath: path).map(Array.init) == bytes {
        outcome.unchanged += 1
        continue
      }
      if !isCheck { try AtomicFile.write(bytes, to: path) }
      outcome.changed.append(path)
    }
  }

  /// DocC knows files by their names alone, whatever their folder: two of one name are an error of
  /// the spec that would bring one of them.
  private mutating func checkNames(among files: [String]) {
    var owners: [String: DocCSpec] = [:]
    var known: [String: [String]] = [:]
    for file in files where file.contains(".") {
      known[DocCCatalogue.reference(of: file), default: []].append(file)
    }
    for index in specs.indices {
      let spec = specs[index]
      var problems: [Diagnostic] = []
      for picture in spec.pictures {
        guard let owner = owners.updateValue(spec, forKey: picture.text) else { continue }
        problems.append(
          Diagnostic(
            .error, "'\(owner.path)' draws a picture '\(picture.text)', too",
            hint: "rename one of them: names are unique in a catalogue"))
        break
      }
      for name in Set(spec.pictures.map { DocCCatalogue.reference(of: $0.text) }).sorted() {
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
    path.hasPrefix("Resources/") && path.hasSuffix(".png")
      && path.split(separator: "/").count == 2
  }
}
