import MaquetteCore
import MaquetteSpec
import Synchronization

/// What a batch reads, and may write therefore.
final class BatchFiles: Sendable {
  private let batch: Batch
  private let files: RunFiles
  /// Whether it is known what all specs name.
  private let isComplete = Mutex(false)
  private let kept = Mutex(KeptSources())

  /// The texts of specs that were read for that, until they are drawn.
  private struct KeptSources {
    var texts: [PathKey: [UInt8]] = [:]
    /// How many more bytes of them are kept.
    var room = 1 << 20
  }

  init(_ batch: Batch) {
    self.batch = batch
    files = RunFiles(batch.permissions)
    for input in batch.inputs {
      switch input {
      case .file(let path): files.reads([path])
      case .bytes: files.readsStandardInput()
      case .document: break
      }
    }
    files.reads(batch.flagFiles + batch.otherInputs + batch.fontPaths)
  }

  /// Takes files that a spec names.
  func reads(_ paths: [String]) { files.reads(paths) }

  /// A spec's text.
  ///
  /// - Throws: ``FileError``.
  func source(of input: Batch.Input) throws -> [UInt8] {
    if case .file(let path) = input,
      let known = kept.withLock({ $0.texts.removeValue(forKey: PathKey(path)) })
    {
      return known
    }
    return try input.source()
  }

  /// Leave to write a picture, or a table beside one, of a spec.
  ///
  /// - Throws: ``OutputError``.
  func claim(_ path: String, for spec: String) throws(OutputError) -> OutputClaim {
    complete()
    switch batch.output {
    case .besideSpecs:
      return try files.claim(derived: path, in: Paths.folder(of: path), for: spec)
    case .folder(let folder): return try files.claim(derived: path, in: folder, for: spec)
    case .file(let named):
      // The table beside it was named by nobody.
      guard !Paths.areSame(named, path) else { return try files.claim(path, for: spec) }
      return try files.claim(derived: path, in: Paths.folder(of: path), for: spec)
    case .memory, .nowhere: return try files.claim(path, for: spec)
    }
  }

  /// Looks what the specs name, before anything is written: which of two specs comes first must not decide
  /// on what becomes of a file. Only those are read as specs that may name a picture, which is what a
  /// batch writes.
  func complete() {
    isComplete.withLock { isComplete in
      guard !isComplete else { return }
      isComplete = true
      guard batch.inputs.count > 1 else { return }
      for input in batch.inputs {
        guard case .file(let path) = input, let source = try? input.source() else { continue }
        kept.withLock { kept in
          // With what a dictionary needs for each.
          let cost = source.count + 192
          guard cost <= kept.room else { return }
          kept.room -= cost
          kept.texts[PathKey(path)] = source
        }
        guard mayNameFiles(source) else { continue }
        let dependencies = SpecDependencies()
        _ = try? input.document(
          from: source, symbols: batch.overrides.ownSymbols, dependencies: dependencies)
        files.reads(dependencies.paths)
      }
    }
  }

  /// Whether a spec's text can name a picture: a name has its ending in it, unless escapes hide it.
  private func mayNameFiles(_ source: [UInt8]) -> Bool {
    var last: UInt8 = 0
    for byte in source {
      if byte == UInt8(ascii: "\\") { return true }
      // `.png`, `.jpg`, `.jpeg`, `.svg`, `.yaml`, `.yml`, `.json`, in any case.
      if last == UInt8(ascii: "."), "pjsyPJSY".utf8.contains(byte) { return true }
      last = byte
    }
    return false
  }
}
