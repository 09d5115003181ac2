import Foundation
import MaquetteCore
import MaquetteSpec

/// Reads a spec in a folder with some files.
func read(_ spec: String, files: [String: String]) throws -> SpecDocument {
  let folder = NSTemporaryDirectory() + "maquette-\(UUID().uuidString)/"
  defer { try? FileManager.default.removeItem(atPath: folder) }
  try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  for (name, text) in files {
    let path = URL(fileURLWithPath: folder + name)
    try FileManager.default.createDirectory(
      at: path.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: path)
  }
  do {
    return try SpecDocument(parsing: Array(spec.utf8), file: "spec.yaml", folder: folder)
  } catch let error as DiagnosticError {
    throw DiagnosticError(
      error.diagnostics.map { diagnostic in
        var copy = diagnostic
        copy.file = copy.file?.replacingOccurrences(of: folder, with: "")
        copy.message = copy.message.replacingOccurrences(of: folder, with: "")
        return copy
      })
  }
}

/// What is wrong with a spec in a folder with some files: place and message of each.
func mistakes(_ spec: String, files: [String: String] = [:]) -> [String] {
  do {
    _ = try read(spec, files: files)
    return []
  } catch {
    return ((error as? DiagnosticError)?.diagnostics ?? []).map { diagnostic in
      let place = diagnostic.location.map { "\($0.line):\($0.column)" } ?? "-"
      return "\(diagnostic.file ?? "-"):\(place): \(diagnostic.message)"
    }
  }
}
