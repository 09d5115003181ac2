import Maquette
import MaquetteCore
import MaquetteSpec

/// The file that tells Git what baselines are, in their folder: pictures are no texts, texts keep
/// their line ends, and both are merged by `maquette snapshot merge`.
package struct GitAttributes: Sendable {
  /// The file.
  package let path: String
  /// The command that makes a clone know the driver; Git reads such things from no file that is
  /// committed.
  package static let configuration =
    "git config merge.maquette.driver 'maquette snapshot merge %O %A %B %P'"

  private static let rules: [(pattern: String, attributes: String)] = [
    ("*.png", "-text -diff merge=maquette"), ("*.txt", "text eol=lf merge=maquette"),
  ]
  private static let comment =
    "# Baselines of 'maquette snapshot'. Each clone needs once:\n#   \(configuration)\n"

  /// The file of a folder of baselines.
  package init(for baselines: BaselineFolder) { path = "\(baselines.path)/.gitattributes" }

  /// Adds what is missing at the top, where every line that is there already wins over it; what has
  /// all of it, or rules of its own on merging, is not touched.
  ///
  /// - Returns: whether anything was added.
  /// - Throws: ``DiagnosticError`` when the file is no text, ``OutputError`` when it cannot be
  ///   written, or a link is in its place.
  package func write() throws -> Bool {
    let old: [UInt8]
    do {
      old = try FileReader.read(path: path, limit: 1 << 20)
    } catch FileError.noSuchFile {
      old = []
    } catch let error as FileError {
      throw DiagnosticError(error.message, hint: error.hint)
    }
    guard let text = String(validating: old, as: UTF8.self) else {
      throw DiagnosticError(
        "'\(path)' is not text in UTF-8", hint: "save it as UTF-8, or remove it")
    }
    let patterns = GitAttributes.patternsWithMerge(in: text)
    let missing = GitAttributes.rules.filter { !patterns.contains($0.pattern) }
    guard !missing.isEmpty else { return false }
    if let link = LinkedPath.firstLink(
      on: ".gitattributes", below: String(path.dropLast("/.gitattributes".count)))
    {
      throw OutputError.system(
        path: link, reason: "a link is in its place; name the lines yourself")
    }
    // A mark for the order of bytes counts at the very start only.
    let mark = text.unicodeScalars.first == "\u{FEFF}" ? "\u{FEFF}" : ""
    let rest = String(text.unicodeScalars.dropFirst(mark.unicodeScalars.count))
    let lines = missing.map { "\($0.pattern) \($0.attributes)\n" }.joined()
    try AtomicFile.write(
      Array((mark + GitAttributes.comment + lines + rest).utf8),
      to: RunFiles().claim(path, for: "--gitattributes"))
    return true
  }

  /// Patterns that some line says of how they are merged.
  private static func patternsWithMerge(in text: String) -> Set<String> {
    var patterns: Set<String> = []
    for line in text.split(whereSeparator: \.isNewline) {
      let words = line.split { $0 == " " || $0 == "\t" }
      guard let pattern = words.first, !pattern.hasPrefix("#") else { continue }
      let saysMerge = words.dropFirst().contains { word in
        let name = word.drop { $0 == "-" || $0 == "!" }.prefix { $0 != "=" }
        return name == "merge" || name == "binary"
      }
      if saysMerge { patterns.insert(String(pattern)) }
    }
    return patterns
  }
}
