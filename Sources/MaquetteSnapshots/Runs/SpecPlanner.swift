import Maquette
import MaquetteCore
import MaquetteSpec

/// Finds out which pictures a spec has.
struct SpecPlanner: Sendable {
  private let batch: Batch
  private let keys: SnapshotKeys
  private let source: SnapshotSource

  init(source: SnapshotSource, keys: SnapshotKeys) {
    self.keys = keys
    self.source = source
    batch = Batch(
      inputs: [], variants: source.variants.isEmpty ? [.plain] : source.variants,
      overrides: source.overrides, fontPaths: source.fontPaths)
  }

  /// The spec of a file; `nil` for a file of a folder that is none.
  func spec(_ found: SpecFinder.Found) -> SnapshotPlan.Spec? {
    var spec = SnapshotPlan.Spec(
      name: found.path, key: keys.key(of: found.path), place: keys.place(of: found.path))
    let input = Batch.Input.file(found.path)
    do {
      spec.bytes = try input.source()
      let root = try YAMLReader.read(spec.bytes, file: found.path)
      guard found.isNamed || SpecFile.isSpec(root) else { return nil }
      let document = try SpecDocument(
        decoding: root, folder: Paths.folder(of: found.path),
        symbols: batch.overrides.ownSymbols, dependencies: spec.record.dependencies,
        root: ProjectRoot.around(spec: found.path, in: source.root))
      // One whose pictures cannot be named is as broken as one that cannot be read.
      spec.pictures = try pictures(
        of: input, document: document, folder: source.folder + keys.folder(of: found.path),
        in: batch)
      spec.document = document
    } catch let error as FileError {
      spec.failure = SpecResult.Failure(error)
      spec.problems = [error.diagnostic]
    } catch let error as DiagnosticError {
      spec.failure = .badSpec
      spec.problems = error.diagnostics.map { $0.naming(found.path) }
    } catch {
      spec.failure = .badSpec
      spec.problems = [Diagnostic(.error, "\(error)", file: found.path)]
    }
    return spec
  }

  /// The pages of the built-in gallery, in its own variants.
  func gallery() throws -> [SnapshotPlan.Spec] {
    var batch = batch
    batch.variants = try Variant.list(Gallery.variants)
    return try GalleryPage.all().map { page in
      let input = Batch.Input.document(page.document, name: page.name, overlays: page.overlays)
      return SnapshotPlan.Spec(
        name: "\(SnapshotScope.gallery)/\(page.name)", key: SnapshotScope.gallery,
        document: page.document, overlays: page.overlays,
        pictures: try pictures(
          of: input, document: page.document, folder: SnapshotScope.gallery + "/", in: batch))
    }
  }

  private func pictures(
    of input: Batch.Input, document: SpecDocument, folder: String, in batch: Batch
  ) throws -> [SnapshotPlan.Picture] {
    var pictures: [SnapshotPlan.Picture] = []
    for name in batch.pictureNames(of: input, document: document) {
      let id = try SnapshotID(folder + Paths.rest(of: name.text, before: ".png"))
      // `rtl` of an Arabic spec is what it is anyway.
      let same = pictures.firstIndex {
        $0.id == id && $0.environment.isSame(as: name.environment)
      }
      if let same {
        pictures[same].sameVariants.append(name.variant.name)
        continue
      }
      pictures.append(
        SnapshotPlan.Picture(id: id, variant: name.variant.name, environment: name.environment))
    }
    return pictures
  }
}
