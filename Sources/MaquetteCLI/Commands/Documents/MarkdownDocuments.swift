import ArgumentParser
import Maquette
import MaquetteCore
import MaquetteDocs
import MaquetteSpec

/// Reads the documents that a command line names.
struct MarkdownDocuments {
  private let paths: [String]
  private let output: String?

  /// - Parameter output: where the only document goes; `nil` for where it came from.
  init(_ paths: [String], output: String?) {
    // The same file twice, as from two patterns, is one document.
    var seen = PathSet()
    self.paths = paths.filter { seen.insert($0 == "-" ? $0 : Disk.real($0) ?? $0) }
    self.output = output
  }

  /// - Throws: an exit after everything that cannot be read was named.
  func read() throws -> [MarkdownDocument] {
    if let output {
      guard paths.count == 1 else {
        Console.error("error: \(paths.count) documents do not fit into '\(output)'; leave -o out")
        throw CommandExit.usage
      }
      guard !output.isEmpty else {
        Console.error("error: -o is empty; name a file, or - for standard output")
        throw CommandExit.usage
      }
    }
    for path in paths where SpecFile.hasEnding(path) {
      Console.error(
        "error: '\(path)' is a spec, and 'md' takes Markdown documents; did you mean "
          + "'maquette render \(path)'?")
    }
    guard !paths.contains(where: SpecFile.hasEnding) else { throw CommandExit.usage }
    var documents: [MarkdownDocument] = []
    var hasFailed = false
    for path in paths {
      do {
        documents.append(try document(path))
      } catch let error as FileError {
        hasFailed = true
        var hint = error.hint
        if case .isDirectory = error { hint = "name the files in it, for example '\(path)/*.md'" }
        Console.report([Diagnostic(.error, error.message, hint: hint)])
      }
    }
    if hasFailed { throw CommandExit.noInput }
    return documents
  }

  private func document(_ path: String) throws -> MarkdownDocument {
    let target = output == "-" ? nil : output
    guard path != "-" else {
      return MarkdownDocument(
        name: "stdin", target: target, folder: "",
        bytes: try FileReader.readStandardInput(limit: Limits.documentBytes))
    }
    return MarkdownDocument(
      name: path, target: output == nil ? path : target, folder: Paths.folder(of: path),
      bytes: try FileReader.read(path: path, limit: Limits.documentBytes))
  }
}
