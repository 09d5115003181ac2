import Maquette
import MaquetteCore
import MaquetteSpec

/// A filter for pandoc: code blocks of the class `maquette` become pictures.
///
/// It takes pandoc's AST as JSON, of API 1.22 (pandoc 2.17) and 1.23 (pandoc 3), and hands it back
/// with everything that is none of its business unchanged.
public struct PandocFilter {
  /// The folder of the pictures unless the document's metadata have `maquette-folder`.
  public static let defaultFolder = "maquette-images"

  private let target: PandocTarget
  private let painter: BlockPainter

  /// What came of a document.
  public struct Outcome {
    /// The AST as JSON.
    public var json: [UInt8]
    /// The files to write, in the order of the document.
    public var files: [(path: String, bytes: [UInt8])]
    /// The files that they are made of.
    public var inputs: [String]
    /// What is doubtful.
    public var warnings: [Diagnostic]
  }

  /// A filter for one of pandoc's formats.
  ///
  /// - Parameters:
  ///   - format: as pandoc names it, for example `html` or `latex`.
  ///   - limits: what each picture may take.
  ///   - cache: keeps pictures, so that they need not be drawn again; `nil` to draw all.
  package init(
    format: String, fontPaths: [String] = [], limits: DrawingLimits = DrawingLimits(),
    cache: PictureCache? = nil
  ) {
    target = PandocTarget(format)
    painter = BlockPainter(fontPaths: fontPaths, limits: limits, cache: cache)
  }

  /// A document with its pictures; files are read from the present folder and below.
  ///
  /// - Throws: ``DiagnosticError`` with everything that is wrong.
  public func outcome(for json: [UInt8]) throws -> Outcome {
    let value: JSONValue
    do {
      value = try JSONValue.reading(json)
    } catch {
      throw JSONValue.refusal(
        "standard input is not JSON of pandoc", for: error,
        hint: "run it as 'pandoc --filter maquette-pandoc …'")
    }
    guard let version = value["pandoc-api-version"]?.arrayValue?.compactMap(\.integerValue),
      version.count >= 2, value["blocks"]?.arrayValue != nil
    else {
      throw DiagnosticError(
        "standard input has no 'pandoc-api-version' and 'blocks'",
        hint: "run it as 'pandoc --filter maquette-pandoc …'")
    }
    guard PandocWalk.count(in: value) <= Limits.documentPictures else {
      throw DiagnosticError(
        "the document has more than \(Limits.documentPictures) pictures", hint: "split it",
        id: .tooMuch)
    }
    let hasFigures = (version[0], version[1]) >= (1, 23)
    var walk = PandocWalk(
      target: target, hasFigures: hasFigures, folder: try PandocFilter.folder(of: value),
      dark: try PandocFilter.dark(of: value), painter: painter)
    let result = walk.walked(value)
    guard walk.problems.isEmpty else { throw DiagnosticError(walk.problems) }
    return Outcome(
      json: Array(result.text.utf8), files: walk.files, inputs: walk.inputs,
      warnings: walk.warnings)
  }

  /// The folder that the metadata name, or the default, with a slash at its end.
  private static func folder(of document: JSONValue) throws -> String {
    guard let text = text(of: "maquette-folder", in: document) else { return defaultFolder + "/" }
    guard !text.isEmpty, !text.utf8.contains(0) else {
      throw DiagnosticError(
        "the metadata's 'maquette-folder' is not a text", hint: "write the name of a folder")
    }
    // A document is data, and does not decide on what lies outside of where it is worked on.
    guard Paths.staysBelow(text) else {
      throw DiagnosticError(
        "the metadata's 'maquette-folder' is '\(SpecNode.excerpt(text))'",
        hint: "name a folder below the current one, without '..'")
    }
    return text == "." ? "" : Paths.slashed(text)
  }

  /// What the metadata say about all blocks' dark pictures.
  private static func dark(of document: JSONValue) throws -> DarkPictures {
    guard let text = text(of: "maquette-dark", in: document) else { return .none }
    if let dark = DarkPictures(rawValue: text) { return dark }
    throw DiagnosticError(
      "the metadata's 'maquette-dark' is '\(SpecNode.excerpt(text))'",
      hint: Suggestion.hint(for: text, in: DarkPictures.allCases.map(\.rawValue)))
  }

  /// A value of the metadata, empty when it is no text; `nil` when there is none.
  private static func text(of key: String, in document: JSONValue) -> String? {
    guard let meta = document["meta"]?[key] else { return nil }
    switch meta["t"]?.stringValue {
    case "MetaString": return meta["c"]?.stringValue ?? ""
    case "MetaInlines":
      return (meta["c"]?.arrayValue ?? []).map { inline in
        inline["t"]?.stringValue == "Space" ? " " : inline["c"]?.stringValue ?? ""
      }.joined()
    default: return ""
    }
  }
}
