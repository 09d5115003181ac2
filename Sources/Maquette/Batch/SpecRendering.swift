import MaquetteSpec

/// What came of one spec of a batch.
public struct SpecResult: Sendable {
  /// Why a spec has no picture, or not all.
  public enum Failure: Int, Hashable, Sendable, Comparable {
    /// The spec is wrong, or asks for too much.
    case badSpec
    /// There is no such file, or it cannot be read.
    case noInput
    /// A picture could not be written.
    case cannotWrite

    public static func < (lhs: Failure, rhs: Failure) -> Bool { lhs.rawValue < rhs.rawValue }
  }

  /// How messages name the spec.
  public var name: String
  /// The files written, in order.
  public var written: [String] = []
  /// The picture itself, when it is handed back and not written.
  public var bytes: [UInt8] = []
  /// What is wrong or doubtful, in the order of the file.
  public var diagnostics: [Diagnostic] = []
  /// The spec's text, for messages that show the line; empty when it could not be read.
  public var source: [UInt8] = []
  /// Why there is no picture; `nil` when all went well.
  public var failure: Failure?
}

/// Draws the variants of one spec after another, with one renderer.
final class SpecWorker {
  private let batch: Batch
  private let renderer: Renderer

  init(_ batch: Batch) {
    self.batch = batch
    renderer = Renderer(fontPaths: batch.fontPaths)
  }

  func render(_ input: Batch.Input) -> SpecResult {
    var result = SpecResult(name: input.name)
    do {
      try render(input, document: try document(of: input, into: &result), into: &result)
    } catch let error as FileError {
      result.failure = .noInput
      result.diagnostics.append(Diagnostic(.error, error.message, hint: error.hint))
    } catch let error as DiagnosticError {
      result.failure = .badSpec
      result.diagnostics += error.diagnostics.map { $0.naming(input.name) }
    } catch let error as OutputError {
      result.failure = .cannotWrite
      result.diagnostics.append(Diagnostic(.error, error.description))
    } catch {
      result.failure = .badSpec
      result.diagnostics.append(Diagnostic(.error, "\(error)", file: input.name))
    }
    // Only messages show the text: a batch of thousands need not keep it.
    if result.diagnostics.isEmpty { result.source = [] }
    return result
  }

  private func document(of input: Batch.Input, into result: inout SpecResult) throws
    -> SpecDocument
  {
    switch input {
    case .document(let document, _): return document
    case .bytes(let bytes, let name):
      result.source = bytes
      return try SpecDocument(parsing: bytes, file: name, folder: nil)
    case .file(let path):
      result.source = try FileReader.read(path: path)
      return try SpecDocument(
        parsing: result.source, file: path, folder: SafePath.folder(of: path))
    }
  }

  private func render(
    _ input: Batch.Input, document: SpecDocument, into result: inout SpecResult
  ) throws {
    var names: [String: (variant: String, environment: Environment)] = [:]
    for variant in batch.variants {
      let patch = document.environment.overlaid(by: batch.overrides).overlaid(by: variant.patch)
      let environment = patch.environment
      var picture = try renderer.picture(
        of: document.component, on: document.canvas, in: environment)
      picture.overlays = batch.overlays
      for warning in picture.warnings.map({ $0.naming(input.name) })
      where !result.diagnostics.contains(warning) {
        result.diagnostics.append(warning)
      }
      for format in batch.formats {
        let name = FileNaming.name(
          Batch.stem(of: input), environment: environment, home: document.environment,
          format: format)
        if let other = names.updateValue((variant.name, environment), forKey: name) {
          // `rtl` of an Arabic spec is what it is anyway: the same picture, made once.
          if other.environment.isSame(as: environment) { continue }
          throw DiagnosticError(
            "variants '\(other.variant)' and '\(variant.name)' would both write '\(name)'",
            hint: "leave one of them out")
        }
        try emit(picture, format: format, name: name, input: input, into: &result)
      }
    }
  }

  private func emit(
    _ picture: Renderer.Picture, format: PictureFormat, name: String, input: Batch.Input,
    into result: inout SpecResult
  ) throws {
    let id = "maquette-" + Batch.stem(of: input)
    let bytes = try renderer.bytes(of: picture, format: format, id: id)
    switch batch.output {
    case .memory: result.bytes = bytes
    case .file(let path):
      try AtomicFile.write(bytes, to: path)
      result.written.append(path)
    case .folder, .besideSpecs:
      let path = batch.folder(of: input) + name
      try AtomicFile.write(bytes, to: path)
      result.written.append(path)
    }
  }
}
