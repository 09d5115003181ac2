import ArgumentParser
import Maquette
import MaquetteCore
import MaquetteDocs
import MaquetteSpec

/// Reads the documents that a command line names.
struct MarkdownDocuments {
  /// A document, and the folder in which it was found; `nil` for one that was named.
  private struct Found {
    var path: String
    var folder: String?

    /// Which of several paths of one file counts: the smallest.
    var rank: Int { folder == nil ? 0 : Disk.isLink(path) ? 2 : 1 }
  }

  private let found: [Found]
  private let output: String?
  private var paths: [String] { found.map(\.path) }

  /// - Parameter output: where the only document goes; `nil` for where it came from.
  /// - Throws: ``DiagnosticError`` for a folder that cannot be read, or has no document in it.
  init(_ paths: [String], output: String?) throws {
    let all = try paths.flatMap { path in
      let files = try Self.files(in: path)
      return files.map { Found(path: $0, folder: files == [path] ? nil : SpecFinder.folder(path)) }
    }
    // The same file twice, as from two patterns, is one document.
    var best: [PathKey: Int] = [:]
    let keys = all.map { PathKey($0.path == "-" ? "-" : Disk.real($0.path) ?? $0.path) }
    for (index, key) in keys.enumerated() {
      if let other = best[key], all[other].rank <= all[index].rank { continue }
      best[key] = index
    }
    found = all.indices.filter { best[keys[$0]] == $0 }.map { all[$0] }
    self.output = output
  }

  /// The Markdown files below a folder, by name; anything else as it is.
  private static func files(in path: String) throws -> [String] {
    guard path != "-", !path.isEmpty, SpecFinder.isFolder(path) else { return [path] }
    let folder = SpecFinder.folder(path)
    let files = try FolderListing.files(in: path) { name in
      !Paths.isHidden(name) && Paths.ends(name.lowercased(), in: ".md")
    }
    guard !files.isEmpty else {
      throw DiagnosticError(
        "there is no Markdown document in '\(path)'", hint: "name one that ends in .md")
    }
    return files.map { folder + $0 }
  }

  /// - Throws: an exit after everything that cannot be read was named.
  func read() throws -> [MarkdownDocument] {
    if let output {
      guard paths.count == 1 else {
        throw Console.misuse("\(paths.count) documents do not fit into '\(output)'; leave -o out")
      }
      guard !output.isEmpty else {
        throw Console.misuse("-o is empty; name a file, or - for standard output")
      }
    }
    for path in paths where SpecFile.hasEnding(path) {
      Console.error(
        "error: '\(path)' is a spec, and 'md' takes Markdown documents; did you mean "
          + "'maquette render \(path)'?")
    }
    guard !paths.contains(where: SpecFile.hasEnding) else { throw CommandExit.usage }
    var documents: [MarkdownDocument] = []
    var failure: ExitCode?
    for found in found {
      do {
        documents.append(try document(found.path, in: found.folder))
      } catch let error as FileError {
        let code = Console.exit(for: error)
        failure = failure ?? code
      }
    }
    if let failure { throw failure }
    return documents
  }

  private func document(_ path: String, in folder: String?) throws -> MarkdownDocument {
    let target = output == "-" ? nil : output
    guard path != "-" else {
      return MarkdownDocument(
        name: "stdin", target: target, folder: "",
        bytes: try FileReader.readStandardInput(limit: Limits.documentBytes))
    }
    var document = MarkdownDocument(
      name: path, target: output == nil ? path : target, folder: Paths.folder(of: path),
      bytes: try FileReader.read(path: path, limit: Limits.documentBytes))
    document.searchedFolder = folder
    return document
  }
}
