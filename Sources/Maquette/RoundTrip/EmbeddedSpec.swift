import MaquettePainting
import MaquetteSpec

/// A spec that travels inside the picture that was made of it.
package struct EmbeddedSpec: Hashable, Sendable {
  /// Flags that drew the picture and that no spec can say, for example `--overlay bounds`.
  package var options: [String]
  /// The spec, with what flags said about its environment in it.
  package var text: String

  /// A spec from its parts.
  package init(options: [String] = [], text: String) {
    self.options = options
    self.text = text
  }

  private static let mark = "#maquette-spec 1 "

  /// A picture's file with the spec in it.
  ///
  /// - Parameter packer: one of ``PictureAttachment/packer()``, for whoever makes many.
  /// - Throws: ``DiagnosticError`` when there is no memory for it.
  package func embedded(in picture: [UInt8], by packer: Deflater? = nil) throws -> [UInt8] {
    // Not the name of its file: equal specs give equal pictures.
    let head = JSONValue.object([("options", .array(options.map(JSONValue.string)))])
    return try PictureAttachment.attach(
      EmbeddedSpec.mark + head.text + "\n" + text, name: "spec.yaml", to: picture, by: packer)
  }

  /// The spec in a picture's file.
  ///
  /// - Parameter file: how messages name it.
  /// - Throws: ``DiagnosticError`` when there is none, more than one, or a damaged one.
  package init(in picture: [UInt8], file: String) throws {
    let text: String
    do throws(PictureAttachment.Problem) {
      text = try PictureAttachment.text(in: picture)
    } catch {
      throw EmbeddedSpec.message(error, file: file)
    }
    guard let end = text.firstIndex(of: "\n"), text.hasPrefix(EmbeddedSpec.mark),
      let head = try? YAMLReader.readJSON(
        Array(text[..<end].dropFirst(EmbeddedSpec.mark.count).utf8), byteLimit: 1 << 16,
        valueLimit: 1000
      ).map
    else { throw EmbeddedSpec.message(.damaged, file: file) }
    options = head.first { $0.key == "options" }?.value.list?.compactMap(\.scalar) ?? []
    self.text = String(text[text.index(after: end)...])
  }

  private static func message(_ problem: PictureAttachment.Problem, file: String)
    -> DiagnosticError
  {
    switch problem {
    case .notAPicture:
      DiagnosticError(
        "this is not a PNG, SVG or PDF file", file: file,
        hint: "name a picture that 'maquette render' wrote")
    case .nothing:
      DiagnosticError(
        "this picture contains no spec", file: file,
        hint:
          "only files that render, board, button and label write without --no-spec contain one; a "
          + "program that makes pictures smaller may take it out")
    case .damaged:
      DiagnosticError(
        "the spec in this picture is damaged", file: file, hint: "draw the picture again")
    case .tooLong:
      DiagnosticError(
        "the spec in this picture would have more than \(Limits.specBytes >> 20) MiB", file: file,
        hint: "no spec is that long: the file is damaged")
    case .several(let count):
      DiagnosticError(
        "this picture contains \(count) different specs", file: file,
        hint: "it was put together from several; extract from those")
    }
  }

  /// Files that the spec names and that do not travel with it: pictures, a theme, symbols, definitions,
  /// data and translations. A text that looks like the name of one of these counts as one.
  package var namedFiles: [String] {
    guard let root = try? YAMLReader.read(text) else { return [] }
    var names: [String] = []
    func look(_ node: SpecNode, key: String) {
      switch node.value {
      case .scalar(let text):
        let isData =
          ["theme", "symbols", "use", "from"].contains(key) && SpecFile.hasEnding(text.lowercased())
          || SpecFile.reuseEndings.contains { Paths.ends(text, in: $0) }
        if ImageData.isFileName(text) || isData, !names.contains(text) { names.append(text) }
      case .list(let nodes): for node in nodes { look(node, key: key) }
      case .map(let entries): for entry in entries { look(entry.value, key: entry.key) }
      }
    }
    look(root, key: "")
    return names
  }
}
