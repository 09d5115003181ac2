import Maquette
import MaquetteCore

/// A DocC catalogue: a folder of articles, of the specs of their pictures, and of the pictures.
///
/// Specs are files that end in `.maquette.yaml`, `.maquette.yml` or `.maquette.json`, in any folder
/// of the catalogue. Pictures go into `Resources` under the name before that.
package struct DocCCatalogue: Sendable {
  /// How names of specs end. DocC knows every file by its name without the last ending, and would
  /// take `signin.yaml` for the picture `signin` about every other time.
  static let endings = [".maquette.yaml", ".maquette.yml", ".maquette.json"]

  /// The folder, with a slash at its end.
  package let folder: String

  /// A catalogue in a folder.
  ///
  /// - Throws: ``DiagnosticError`` when there is no such folder, or its name is no catalogue's.
  package init(_ path: String) throws {
    let trimmed = Paths.unslashed(path)
    guard Disk.isFolder(trimmed) else {
      throw DiagnosticError(
        "there is no folder '\(path)'", hint: "name a DocC catalogue, a folder that ends in .docc")
    }
    guard Paths.ends(trimmed, in: ".docc") else {
      throw DiagnosticError(
        "'\(path)' is not a DocC catalogue", hint: "name a folder that ends in .docc")
    }
    folder = trimmed + "/"
  }

  /// Where pictures go, with a slash at its end.
  package var resources: String { folder + "Resources/" }

  /// The paths of all files in the catalogue, from its folder, sorted.
  ///
  /// - Throws: ``DiagnosticError`` when it cannot be read.
  func files() throws -> [String] {
    try FolderListing.files(in: folder) { _ in true }
  }

  /// What DocC takes for articles and media, by the endings of their names.
  private static let content: Set<String> = [
    "md", "tutorial", "png", "jpg", "jpeg", "svg", "gif", "mov", "mp4", "symbols.json",
  ]

  /// Whether a file is a spec, an article or a picture or film, and not another tool's.
  static func isContent(_ path: String) -> Bool {
    pictureName(ofSpec: path) != nil
      || content.contains { Paths.ends(path.lowercased(), in: ".\($0)") }
  }

  /// The name of a spec's pictures; `nil` for a file that is no spec.
  static func pictureName(ofSpec path: String) -> String? {
    let name = Paths.name(of: path)
    guard let ending = endings.first(where: { Paths.ends(name, in: $0) }) else { return nil }
    let stem = Paths.rest(of: name, before: ending)
    return stem.isEmpty ? nil : stem
  }

  /// The name by which DocC knows a file: without traits, scale and the last ending.
  static func reference(of path: String) -> String {
    ["@1x", "@2x", "@3x", "~dark"].reduce(Paths.stem(of: path)) { Paths.rest(of: $0, before: $1) }
  }
}
