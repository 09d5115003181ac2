import Maquette
import MaquetteCore
import MaquetteSpec

/// The specs that files, folders and `-` on a command line stand for.
struct SpecInputs {
  /// In order, each once where nobody asks for more.
  let inputs: [Batch.Input]
  /// The folders that those have below the folders that were named.
  let subfolders: [PathKey: String]

  /// - Parameters:
  ///   - takesDefinitions: whether files that have definitions and nothing else are taken out of
  ///     folders, too.
  ///   - repeatsFiles: whether a file is there as often as it is named.
  /// - Throws: ``DiagnosticError`` when a folder cannot be read, or none of them has a spec in it;
  ///   an exit when standard input cannot be read.
  init(_ names: [String], takesDefinitions: Bool = false, repeatsFiles: Bool = false) throws {
    var inputs: [Batch.Input] = []
    var subfolders: [PathKey: String] = [:]
    var seen = PathSet()
    let places = FolderPlaces()
    let finder = SpecFinder(places: places)
    for name in names {
      if name == "-" {
        if seen.insert(name) {
          inputs.append(.bytes(try StandardInput.read(), name: "stdin"))
        }
        continue
      }
      guard !name.isEmpty else {
        // As an unset variable leaves it: not the folder that the command runs in.
        if seen.insert(name) { inputs.append(.file(name)) }
        continue
      }
      guard SpecFinder.isFolder(name) else {
        if seen.insert(places.place(of: name)) || repeatsFiles { inputs.append(.file(name)) }
        continue
      }
      for found in try finder.specs(in: [name]) where seen.insert(places.place(of: found.path)) {
        // A folder may also hold themes and lists of symbols, which are no specs.
        guard SpecInputs.isSpec(found.path, orDefinitions: takesDefinitions) else { continue }
        inputs.append(.file(found.path))
        let subfolder = SpecFinder.subfolder(of: found.path, in: [name])
        if !subfolder.isEmpty { subfolders[PathKey(found.path)] = subfolder }
      }
    }
    guard !inputs.isEmpty else {
      throw SpecInputs.none(in: names)
    }
    self.inputs = inputs
    self.subfolders = subfolders
  }

  /// What to do where no spec was found.
  static let advice =
    "name a file, or a folder with .yaml, .yml or .json files that name a component"

  /// What is wrong with files and folders in which there is no spec.
  static func none(in names: [String]) -> DiagnosticError {
    DiagnosticError(
      "there is no spec in '\(names.joined(separator: "', '"))'",
      hint: advice)
  }

  /// What cannot be read may be a spec; whoever reads it again tells what is wrong.
  private static func isSpec(_ path: String, orDefinitions: Bool) -> Bool {
    (try? FileReader.read(path: path)).map {
      SpecFile.isSpec($0, file: path, orDefinitions: orDefinitions)
    } ?? true
  }
}
