import Maquette
import MaquetteCore
import MaquetteSpec

/// A spec of a catalogue, read but not drawn.
struct DocCSpec: Sendable {
  /// Its path as messages name it.
  let path: String
  /// The name of its pictures.
  let name: String
  /// Its text; empty when it cannot be read.
  private(set) var source: [UInt8] = []
  private(set) var document: SpecDocument?
  /// Its pictures, each once.
  private(set) var pictures: [PictureName] = []
  /// What it is made of.
  let record = DrawingRecord()
  /// What is wrong with it.
  var problems: [Diagnostic] = []
  /// What kind of failure that is; `nil` when there is none.
  var failure: SpecResult.Failure?

  init(path: String, name: String, in batch: Batch) {
    self.path = path
    self.name = name
    do {
      let input = Batch.Input.file(path)
      source = try input.source()
      let document = try input.document(
        from: source, symbols: batch.overrides.ownSymbols, dependencies: record.dependencies)
      self.document = document
      let named = Batch.Input.document(document, name: name + ".yaml")
      var seen = PathSet()
      pictures = batch.pictureNames(of: named, document: document).filter {
        seen.insert($0.text)
      }
    } catch let error as FileError {
      failure = SpecResult.Failure(error)
      problems = [error.diagnostic]
    } catch let error as DiagnosticError {
      fail(error.diagnostics)
    } catch {
      fail([Diagnostic(.error, "\(error)")])
    }
  }

  /// Notes what is wrong with the spec.
  mutating func fail(_ diagnostics: [Diagnostic]) {
    failure = failure ?? .badSpec
    problems += diagnostics.map { $0.naming(path) }
  }
}
