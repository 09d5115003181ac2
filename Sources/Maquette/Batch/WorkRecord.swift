import MaquetteSpec
import MaquetteText

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What is read and written for one spec, for build systems and for the cache.
final class WorkRecord {
  /// Takes the files that the spec names; `nil` when nobody asks.
  let dependencies: SpecDependencies?

  private let input: Batch.Input
  private let batch: Batch
  private let start: timespec
  private var key: String?
  private var fonts: Set<String> = []
  private var outputs: [CacheEntry.File] = []
  private var targets: [String] = []
  private var known: CacheEntry?

  init(_ input: Batch.Input, in batch: Batch) {
    self.input = input
    self.batch = batch
    let isAsked = batch.recordsInputs || batch.cache != nil
    dependencies = isAsked ? SpecDependencies() : nil
    start = batch.cache == nil ? timespec() : CacheFolder.now
  }

  /// Fills a result with what the cache knows; `false` when the spec has to be drawn.
  func takeFromCache(_ source: [UInt8], into result: inout SpecResult) -> Bool {
    guard let cache = batch.cache, case .file = input else { return false }
    switch batch.output {
    case .memory, .nowhere: return false
    case .besideSpecs, .folder, .file: break
    }
    let key = cache.key(name: input.name, source: source)
    self.key = key
    guard let entry = cache.current(key) else { return false }
    known = entry
    targets = entry.outputs.map(\.path)
    result.written = targets
    result.unchanged = targets.count
    result.source = []
    tell(&result)
    return true
  }

  /// Takes the names of the pictures that will be drawn.
  func plan(_ document: SpecDocument) {
    if batch.recordsInputs { targets = WorkRecord.targets(of: input, document, in: batch) }
  }

  /// Takes the fonts of a picture.
  func drew(_ scene: Scene) {
    guard dependencies != nil else { return }
    for node in scene.nodes { for item in node.items { add(item) } }
  }

  private func add(_ item: DrawItem) {
    switch item {
    case .text(let run, _): fonts.insert(run.face.file)
    case .group(let group): for item in group.items { add(item) }
    default: break
    }
  }

  /// Takes a picture that was written.
  func wrote(_ bytes: [UInt8], to path: String) {
    guard key != nil else { return }
    outputs.append(CacheEntry.File(hash: SHA256.hex(of: bytes), path: path))
  }

  /// Lets the cache remember a spec that was drawn. One with warnings is drawn again and again, so
  /// that they are told each time.
  func keep(_ result: SpecResult) {
    guard let key, let cache = batch.cache, result.diagnostics.isEmpty else { return }
    cache.store(
      key, inputs: dependencies?.paths ?? [], fonts: fonts.sorted(), outputs: outputs,
      since: start)
  }

  /// Puts into a result what build systems ask for; also after a failure, when the names of the
  /// pictures are those of a spec that says nothing about its environment.
  func tell(_ result: inout SpecResult) {
    guard batch.recordsInputs else { return }
    if targets.isEmpty {
      let blank = SpecDocument(
        component: AnyComponent(Spacer()), canvas: Canvas(), environment: EnvironmentPatch())
      targets = WorkRecord.targets(of: input, blank, in: batch)
    }
    result.targets = targets
    let spec = if case .file(let path) = input { [path] } else { [String]() }
    let files = known.map { $0.inputs.map(\.path) } ?? dependencies?.paths ?? []
    let all = spec + batch.flagFiles + files + (known?.fonts ?? fonts.sorted())
    var seen: Set<String> = []
    result.inputs = all.filter { seen.insert($0).inserted }
  }

  private static func targets(
    of input: Batch.Input, _ document: SpecDocument, in batch: Batch
  ) -> [String] {
    switch batch.output {
    case .file(let path): return [path]
    case .memory, .nowhere: return []
    case .besideSpecs, .folder:
      var seen: Set<String> = []
      return batch.pictureNames(of: input, document: document).map {
        batch.folder(of: input) + $0.text
      }.filter { seen.insert($0).inserted }
    }
  }
}
