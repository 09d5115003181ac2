import Maquette
import MaquetteSpec

/// Finds components of the user's own, and specs by their titles, in the folders of a client.
extension Session {
  /// Files that are looked into at most, and bytes of them.
  private static let mostFiles = 2000
  private static let mostFileBytes = 32 << 20
  private static let mostSymbols = 200

  func workspaceSymbols(_ params: JSONValue) -> JSONValue {
    let wanted = (params["query"]?.stringValue ?? "").lowercased()
    var found: [JSONValue] = []
    var bytes = 0
    let paths = folders.flatMap { (try? SpecFinder().specs(in: [$0])) ?? [] }
    for file in paths.prefix(Self.mostFiles) {
      guard found.count < Self.mostSymbols, bytes < Self.mostFileBytes,
        WorkBudget.cancellation?.isCancelled != true
      else { break }
      let uri = FileURI.uri(of: file.path)
      // What is open is as it is there, and not as it was saved.
      let text =
        documents[uri]?.text ?? DocumentText((try? FileReader.read(path: file.path)) ?? [])
      bytes += text.bytes.count
      for symbol in names(in: OutlineParser.outline(of: text)) {
        guard wanted.isEmpty || symbol.title.lowercased().contains(wanted) else { continue }
        found.append(
          .object([
            ("name", .string(symbol.title)), ("kind", .integer(symbol.kind.rawValue)),
            (
              "location",
              .object([
                ("uri", .string(uri)),
                ("range", text.span(of: symbol.selection, in: client.encoding).json),
              ])
            ),
          ]))
      }
    }
    return .array(Array(found.prefix(Self.mostSymbols)))
  }

  private func names(in outline: OutlineNode) -> [DocumentSymbol] {
    (outline.map ?? []).flatMap { entry -> [DocumentSymbol] in
      if entry.key.text == SpecVocabulary.definitionsKey {
        return (entry.value.map ?? []).map {
          DocumentSymbol(
            name: $0.key.text, detail: "", kind: .definition, range: $0.range,
            selection: $0.key.range)
        }
      }
      guard entry.key.text == "title", let title = entry.value.scalar,
        TextKind.kind(of: outline, in: vocabulary) == .spec
      else { return [] }
      return [
        DocumentSymbol(
          name: SpecNode.excerpt(title.text), detail: "", kind: .component, range: title.range,
          selection: title.range)
      ]
    }
  }
}
