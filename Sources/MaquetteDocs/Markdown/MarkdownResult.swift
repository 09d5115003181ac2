import Maquette
import MaquetteCore

/// What came of a run over some documents, before anything is written.
public struct MarkdownResult: Sendable {
  /// A document.
  public struct Document: Sendable {
    /// As it was read.
    public var document: MarkdownDocument
    /// As it ought to be.
    public var bytes: [UInt8]
    /// Where its blocks are that are not as they ought to be, with their ids.
    public var staleBlocks: [(id: String, location: SourceLocation)] = []
    /// What is wrong or doubtful about it, in its order.
    public var diagnostics: [Diagnostic] = []

    /// Whether anything of it has to change.
    public var isStale: Bool { bytes != document.bytes }
  }

  /// A picture that is missing or other than it ought to be.
  public struct Picture: Sendable {
    /// Its path.
    public var path: String
    /// The folder that was named for it, which it does not leave.
    public var root: String
    /// As it ought to be.
    public var bytes: [UInt8]
    /// Whether there is no such file.
    public var isMissing: Bool
    /// The document that shows it.
    public var document: String
    /// The block that shows it.
    public var location: SourceLocation
  }

  /// The documents, in the order in which they were given.
  public var documents: [Document] = []
  /// The pictures that have to be written.
  public var pictures: [Picture] = []
  /// Pictures that the documents showed and that nothing draws any more, as those of a block that was
  /// renamed.
  package internal(set) var former: [String] = []
  /// What all pictures are made of, block by block, and documents that are written to other places:
  /// the document first, then specs and what they name, then fonts.
  package internal(set) var rules: [DependencyFile.Rule] = []

  /// Whether something is wrong, so that nothing may be written.
  public var hasErrors: Bool {
    documents.contains { $0.diagnostics.contains { $0.severity == .error } }
  }

  /// What a check tells: every block and picture that is out of date.
  public var staleness: [Diagnostic] {
    var result: [Diagnostic] = []
    for document in documents where document.isStale {
      let name = document.document.name
      for block in document.staleBlocks {
        result.append(
          Diagnostic(
            .error, "the block '\(block.id)' is out of date", file: name,
            location: block.location, hint: "run 'maquette md' without --check"))
      }
    }
    for picture in pictures {
      let state = picture.isMissing ? "is missing" : "is not what its spec gives"
      result.append(
        Diagnostic(
          .error, "the picture '\(picture.path)' \(state)", file: picture.document,
          location: picture.location, hint: "run 'maquette md' without --check"))
    }
    return result
  }

  /// Why something could not be written, with the place of the block that it is for.
  public func diagnostic(for error: OutputError) -> Diagnostic {
    let picture = pictures.first { Paths.areSame($0.path, error.path) }
    return Diagnostic(
      .error, "\(error)", file: picture?.document, location: picture?.location,
      hint: error.hint ?? "use a folder that can be written to, for example by --images")
  }
}
