import Foundation
import MaquetteCore

/// A DocC catalogue: a folder of articles, of the specs of their pictures, and of the pictures.
///
/// Specs are files that end in `.maquette.yaml`, `.maquette.yml` or `.maquette.json`, in any folder
/// of the catalogue. Pictures go into `Resources` under the name before that.
public struct DocCCatalogue: Sendable {
  /// How names of specs end. DocC knows every file by its name without the last ending, and would
  /// take `signin.yaml` for the picture `signin` about every other time.
  static let endings = [".maquette.yaml", ".maquette.yml", ".maquette.json"]

  /// The folder, with a slash at its end.
  public let folder: String

  /// A catalogue in a folder.
  ///
  /// - Throws: ``DiagnosticError`` when there is no such folder, or its name is no catalogue's.
  public init(_ path: String) throws {
    let trimmed = String(path.reversed().drop { $0 == "/" }.reversed())
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: trimmed, isDirectory: &isFolder),
      isFolder.boolValue
    else {
      throw DiagnosticError(
        "there is no folder '\(path)'", hint: "name a DocC catalogue, a folder that ends in .docc")
    }
    guard trimmed.hasSuffix(".docc") else {
      throw DiagnosticError(
        "'\(path)' is no DocC catalogue", hint: "name a folder that ends in .docc")
    }
    folder = trimmed + "/"
  }

  /// Where pictures go, with a slash at its end.
  public var resources: String { folder + "Resources/" }

  /// The paths of all files in the catalogue, from its folder, sorted.
  ///
  /// - Throws: ``DiagnosticError`` when it cannot be read.
  func files() throws -> [String] {
    do {
      return try FileManager.default.subpathsOfDirectory(atPath: folder).sorted()
    } catch {
      throw DiagnosticError("'\(folder)' cannot be read")
    }
  }

  /// The name of a spec's pictures; `nil` for a file that is no spec.
  static func pictureName(ofSpec path: String) -> String? {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    guard let ending = endings.first(where: name.hasSuffix), name.count > ending.count else {
      return nil
    }
    return String(name.dropLast(ending.count))
  }

  /// The name by which DocC knows a file: without traits, scale and the last ending.
  static func reference(of path: String) -> String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return name }
    var stem = String(name[..<dot])
    for suffix in ["@1x", "@2x", "@3x", "~dark"] where stem.hasSuffix(suffix) {
      stem.removeLast(suffix.count)
    }
    return stem
  }
}
