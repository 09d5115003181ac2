import Maquette

/// Tells files that show failures from those of others.
extension ArtifactPictures {
  private static let starts = [
    "{\n  \"version\": \(ResultsFile.version),\n  \"passes\": ", "# spec: ",
  ]
  private static let page = (
    start: "<!doctype html>\n<html lang=\"en\">", mark: "<h1>Snapshots</h1>"
  )

  /// Whether a file's bytes are a picture, results, a page or a scene as runs write them.
  @Sendable
  package static func isOurs(_ bytes: [UInt8]) -> Bool {
    OwnFile.isOurs(bytes) || starts.contains { bytes.starts(with: $0.utf8) }
      || bytes.starts(with: page.start.utf8) && bytes.contains(page.mark)
  }
}

extension [UInt8] {
  /// Whether a text is somewhere among the bytes.
  fileprivate func contains(_ text: String) -> Bool {
    let word = Array(text.utf8)
    return indices.contains { self[$0] == word.first && self[$0...].starts(with: word) }
  }
}
