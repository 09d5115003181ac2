import MaquetteCore
import MaquetteSpec
import MaquetteText

/// What is read and written for one spec of a batch, for build systems and for the cache.
final class WorkRecord {
  /// Takes the files that the spec names.
  var dependencies: SpecDependencies { drawing.dependencies }
  /// The files that were read for the spec so far, itself not among them.
  var inputs: [String] { drawing.inputs }

  private let input: Batch.Input
  private let batch: Batch
  private let drawing: DrawingRecord
  private let isAsked: Bool
  private var files: [CacheEntry.File] = []
  private var targets: [String] = []

  init(_ input: Batch.Input, in batch: Batch) {
    self.input = input
    self.batch = batch
    isAsked = batch.recordsInputs || batch.cache != nil
    drawing = DrawingRecord()
  }

  /// What the cache has of a spec; `nil` when it has to be drawn.
  ///
  /// - Parameter settings: what ``Batch/cacheSettings`` is, which is the same for all of a batch.
  func known(_ source: [UInt8], settings: String) -> CacheEntry? {
    let kind: String
    switch input {
    case .file: kind = "file"
    case .bytes: kind = "bytes"
    case .document:
      // The program brings it, and is part of every key.
      guard batch.isBuiltIn else { return nil }
      kind = "built-in"
    }
    switch batch.output {
    case .nowhere: return nil
    // A device is told everything anew.
    case .besideSpecs, .folder, .file, .memory: break
    }
    return drawing.known(
      ["batch", settings, kind, input.name, SHA256.hex(of: source)], in: batch.cache)
  }

  /// Where a file of the cache goes. One without a name is the only one that was asked for.
  func path(of file: CacheEntry.File) -> String {
    if case .file(let path) = batch.output, file.name.isEmpty { return path }
    return base + file.name
  }

  /// What the paths of all files of the spec start with: the cache keeps only the rest of them, and so
  /// does for every folder.
  private var base: String {
    guard case .file(let path) = batch.output else { return batch.folder(of: input) }
    return Paths.withoutEnding(path)
  }

  /// Takes the names of the pictures that will be drawn.
  func plan(_ document: SpecDocument) {
    if batch.recordsInputs { targets = WorkRecord.targets(of: input, document, in: batch) }
  }

  /// Takes the fonts of a picture.
  func drew(_ scene: Scene) {
    if isAsked { drawing.drew(scene) }
  }

  /// Takes what was drawn; a path of `nil` is that of bytes that are handed back.
  func made(_ bytes: [UInt8], at path: String?) {
    guard batch.cache != nil else { return }
    var name = path.map { Paths.rest(of: $0, after: base) } ?? ""
    if case .file(let only) = batch.output, path.map({ Paths.areSame($0, only) }) == true {
      name = ""
    }
    files.append(CacheEntry.File(name: name, bytes: bytes))
  }

  /// Lets the cache keep a spec that was drawn.
  func keep(_ result: SpecResult) {
    drawing.keep(files, diagnostics: result.diagnostics)
  }

  /// Puts into a result what build systems ask for; also after a failure, when the names of the
  /// pictures are those of a spec that says nothing about its environment.
  func tell(_ result: inout SpecResult) {
    guard batch.recordsInputs else { return }
    if targets.isEmpty { targets = result.written }
    if targets.isEmpty {
      let blank = SpecDocument(
        component: AnyComponent(Spacer()), canvas: Canvas(), environment: EnvironmentPatch())
      targets = WorkRecord.targets(of: input, blank, in: batch)
    }
    // Tables beside pictures are made of the same.
    var seen = PathSet()
    result.targets = (targets + result.written).filter { seen.insert($0) }
    let spec = if case .file(let path) = input { [path] } else { [String]() }
    seen = PathSet()
    result.inputs = (spec + batch.flagFiles + drawing.inputs).filter { seen.insert($0) }
  }

  private static func targets(
    of input: Batch.Input, _ document: SpecDocument, in batch: Batch
  ) -> [String] {
    switch batch.output {
    case .file(let path): return [path]
    case .memory, .nowhere: return []
    case .besideSpecs, .folder:
      var seen = PathSet()
      return batch.pictureNames(of: input, document: document).map {
        batch.folder(of: input) + $0.text
      }.filter { seen.insert($0) }
    }
  }
}

extension Batch {
  /// Everything in the batch that decides on pictures but the specs. What is not named here as
  /// harmless counts.
  var cacheSettings: String {
    let output =
      switch self.output {
      case .besideSpecs, .folder: "folder"
      case .file: "file"
      case .memory: "memory"
      case .nowhere: "nowhere"
      }
    // It is part of the key of every spec, and own symbols are many.
    return output + SHA256.hex(of: StableText.of(self, without: Batch.harmless))
  }

  /// What decides only on where pictures go, or on what is told of them.
  private static let harmless: Set = [
    "inputs", "output", "subfolders", "recordsInputs", "flagFiles", "otherInputs", "permissions",
    "cache", "limits",
  ]
}
