import MaquetteComponents
import MaquetteCore

/// Reads files that a spec, or a file that it uses, names below the spec's folder.
struct NamedFiles {
  let folder: String?
  let root: ProjectRoot?
  let dependencies: SpecDependencies?

  /// A file's bytes, and how messages name it.
  struct File {
    var bytes: [UInt8]
    var name: String
    /// Its path after following links, by which two names of one file are told.
    var path: String
  }

  /// The file that a value names; `nil` after reporting why there is none.
  ///
  /// - Parameters:
  ///   - node: the value. A name starts at the folder of the file that the value is in.
  ///   - key: the key, for messages.
  func read(_ node: SpecNode, key: String, by reader: SpecReader) -> File? {
    var reader = reader
    reader.key = key
    guard let name = node.scalar, !name.isEmpty else {
      reader.mismatch(node, wanted: "a file's name")
      return nil
    }
    guard let folder else {
      reader.fail(
        "a spec without a folder, as from standard input, may not name files", at: node,
        hint: "save the spec beside '\(SpecNode.excerpt(name))'", id: .fileOutsideFolder)
      return nil
    }
    let full = NamedFiles.inSpec(name, of: node.location.origin?.file, folder: folder)
    do {
      dependencies?.record(folder + full)
      let path = try SafePath.resolve(
        full, below: folder, root: root, dependencies: dependencies)
      return File(bytes: try FileReader.read(path: path), name: folder + full, path: path)
    } catch let error as DiagnosticError {
      for diagnostic in error.diagnostics {
        reader.fail(diagnostic.message, at: node, hint: diagnostic.hint, id: diagnostic.id)
      }
    } catch let error as FileError {
      reader.fail(
        error.naming(SpecNode.excerpt(name)).message, at: node, hint: error.hintForName,
        id: .unreadableFile)
    } catch {
      reader.fail("'\(SpecNode.excerpt(name))' cannot be read", at: node, id: .unreadableFile)
    }
    return nil
  }

  /// Reports what is wrong with a file, at its place there and with that of the value that names it.
  ///
  /// - Parameter note: what the file is at that place, for messages: `read`.
  static func report(
    _ error: any Error, in file: File, namedAt node: SpecNode, note: String = "read",
    by reader: SpecReader
  ) {
    let found: [Diagnostic]
    switch error {
    case let error as DiagnosticError: found = error.diagnostics
    case let error as ReadingError: found = [error.diagnostic(file: file.name)]
    default:
      return reader.fail("'\(file.name)' cannot be read", at: node, id: .unreadableFile)
    }
    // A flag stands at no place.
    let isNoted = node.location != StringsReader.placeOfFlag
    let origin = SourceOrigin(
      file: file.name, note: isNoted ? note : "", place: node.location)
    for diagnostic in found {
      var copy = diagnostic
      copy.location = copy.location ?? .start
      copy.location?.origin = origin
      copy = copy.traced
      if diagnostic.location == nil { copy.location = nil }
      reader.sink.report(copy)
    }
  }

  /// A name that starts at the folder of the file that has it, as one that starts at the spec's.
  ///
  /// - Parameters:
  ///   - file: the file that has the name, below the spec's folder; `nil` for the spec.
  ///   - folder: the spec's folder.
  static func inSpec(_ name: String, of file: String?, folder: String) -> String {
    guard let file, file.utf8.starts(with: folder.utf8), !Paths.isAbsolute(name) else {
      return name
    }
    let below = String(decoding: file.utf8.dropFirst(folder.utf8.count), as: UTF8.self)
    return Paths.folder(of: below) + name
  }
}
