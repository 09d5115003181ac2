import MaquetteSpec

/// What came of one spec of a batch.
public struct SpecResult: Sendable {
  /// Why a spec has no picture, or not all.
  public enum Failure: Hashable, Sendable {
    /// The spec is wrong, or asks for too much.
    case badSpec
    /// There is no such file, or it cannot be read.
    case noInput
    /// A picture could not be written.
    case cannotWrite

    /// Why a spec has no picture whose file could not be read.
    package init(_ error: FileError) { self = error.isOfContent ? .badSpec : .noInput }
  }

  /// How messages name the spec.
  public var name: String
  /// The files that hold the pictures now, in order.
  public var written: [String] = []
  /// How many of them held the same bytes before, and were not touched.
  public var unchanged = 0
  /// How many of them were not drawn, since the cache had them.
  public var reused = 0
  /// The files that were written or would have been, in order; filled for a batch that
  /// ``Batch/recordsInputs``.
  public var targets: [String] = []
  /// The files that decide on the pictures, the spec first, fonts last; filled for a batch that
  /// ``Batch/recordsInputs``.
  public var inputs: [String] = []
  /// The picture itself, when it is handed back and not written.
  public var bytes: [UInt8] = []
  /// What is wrong or doubtful, in the order of the file.
  public var diagnostics: [Diagnostic] = []
  /// The spec's text, for messages that show the line; empty when it could not be read.
  public var source: [UInt8] = []
  /// Why there is no picture; `nil` when all went well.
  public var failure: Failure?
}
