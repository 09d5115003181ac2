import Maquette
import MaquetteSpec

/// Answers about one text.
extension Session {
  /// The open text that a request is about, and the offset in it.
  private func place(_ params: JSONValue) throws(ServerError) -> (OpenDocument, Int) {
    let document = try document(params)
    guard let position = TextPosition(params["position"]) else {
      throw ServerError(.invalidParams, "'position' has no line and character")
    }
    return (document, document.text.offset(of: position, in: client.encoding))
  }

  private func document(_ params: JSONValue) throws(ServerError) -> OpenDocument {
    guard let uri = params["textDocument"]?["uri"]?.stringValue else {
      throw ServerError(.invalidParams, "'textDocument' has no 'uri'")
    }
    guard let document = documents[uri] else {
      throw ServerError(.invalidParams, "'\(SpecNode.excerpt(uri))' is not open")
    }
    return document
  }

  private func outline(of document: OpenDocument) -> OutlineNode {
    documents[document.uri]?.outline() ?? OutlineParser.outline(of: document.text)
  }

  private func guide(for document: OpenDocument, _ outline: OutlineNode) -> SpecGuide {
    SpecGuide(
      vocabulary: vocabulary,
      own: OwnComponents.all(in: outline, folder: document.folder, root: root(of: document)))
  }

  /// Whether a text is one of ours: others are left to other servers.
  private func isOurs(_ document: OpenDocument) -> Bool {
    TextKind.kind(of: outline(of: document), named: document.name, in: vocabulary) != nil
  }

  // MARK: Completion

  func completion(_ params: JSONValue) throws(ServerError) -> JSONValue {
    let (document, offset) = try place(params)
    let completion = Completion(
      document: document, vocabulary: vocabulary, root: root(of: document),
      insertsLines: client.keepsIndentation, linter: settings.linter)
    let result = completion.result(at: offset)
    let range = document.text.span(of: result.range, in: client.encoding).json
    let digits = 4
    let items = result.candidates.enumerated().map { number, candidate -> JSONValue in
      let order = String(number)
      var pairs: [(String, JSONValue)] = [
        ("label", .string(candidate.label)), ("kind", .integer(candidate.kind.rawValue)),
        (
          "sortText",
          .string(String(repeating: "0", count: max(0, digits - order.utf8.count)) + order)
        ),
        ("textEdit", .object([("range", range), ("newText", .string(candidate.text))])),
        ("insertTextFormat", .integer(1)),
      ]
      if !candidate.detail.isEmpty { pairs.append(("detail", .string(candidate.detail))) }
      if !candidate.documentation.isEmpty {
        pairs.append(("documentation", markup(candidate.documentation)))
      }
      if !candidate.aliases.isEmpty {
        let words = [candidate.label] + candidate.aliases
        pairs.append(("filterText", .string(words.joined(separator: " "))))
      }
      if client.keepsIndentation { pairs.append(("insertTextMode", .integer(1))) }
      return .object(pairs)
    }
    return .object([("isIncomplete", .bool(false)), ("items", .array(items))])
  }

  private func markup(_ markdown: String) -> JSONValue {
    .object([
      ("kind", .string(client.takesMarkdown ? "markdown" : "plaintext")),
      ("value", .string(client.takesMarkdown ? markdown : Documentation.plain(markdown))),
    ])
  }

  // MARK: Hover

  func hover(_ params: JSONValue) throws(ServerError) -> JSONValue {
    let (document, offset) = try place(params)
    let outline = outline(of: document)
    guard let kind = TextKind.kind(of: outline, named: document.name, in: vocabulary) else {
      return .null
    }
    let root = root(of: document)
    let hover = Hover(
      document: document, outline: outline, guide: guide(for: document, outline), root: root,
      kind: kind)
    guard let result = hover.result(at: offset) else { return .null }
    var markdown = result.markdown
    if client.takesMarkdown, client.showsPictures {
      let picture =
        switch result.pictured {
        case .component(let schema, let offset)?:
          drawer.picture(of: schema, at: offset, in: document, root: root)
        case .spec?: drawer.picture(of: document, root: root)
        case nil: nil as HoverPainter.Picture?
        }
      if let picture {
        markdown += "\n\n" + picture.markdown(isSized: client.sizesPictures)
      }
    }
    return .object([
      ("contents", markup(markdown)),
      ("range", document.text.span(of: result.range, in: client.encoding).json),
    ])
  }

  // MARK: Places

  func definition(_ params: JSONValue) throws(ServerError) -> JSONValue {
    let (document, offset) = try place(params)
    let outline = outline(of: document)
    let definitions = Definitions(
      document: document, outline: outline, guide: guide(for: document, outline),
      root: root(of: document))
    let targets = definitions.targets(at: offset).map { target -> JSONValue in
      let text =
        target.path.map { DocumentText((try? FileReader.read(path: $0)) ?? []) } ?? document.text
      let uri = target.path.map(FileURI.uri) ?? document.uri
      // The start of a picture is no place in a text.
      let span =
        target.range.isEmpty
        ? TextSpan(
          start: TextPosition(line: 0, character: 0), end: TextPosition(line: 0, character: 0))
        : text.span(of: target.range, in: client.encoding)
      return .object([("uri", .string(uri)), ("range", span.json)])
    }
    return targets.isEmpty ? .null : .array(targets)
  }

  func symbols(_ params: JSONValue) throws(ServerError) -> JSONValue {
    let document = try document(params)
    guard isOurs(document) else { return .array([]) }
    let symbols = DocumentSymbol.all(in: outline(of: document), text: document.text)
    return SymbolWriter(symbols, document, client).json
  }

  // MARK: Changes

  func formatting(_ params: JSONValue) throws(ServerError) -> JSONValue {
    let document = try document(params)
    guard document.problem == nil, isOurs(document) else { return .null }
    // What is wrong with a text that cannot be formatted is told already.
    guard
      let formatted = try? SpecFormatter.format(document.text.bytes, file: document.name)
    else { return .null }
    guard let edit = TextDifference.edit(from: document.text.bytes, to: formatted) else {
      return .array([])
    }
    return .array([json(of: edit, document)])
  }

  private func json(of edit: TextFix.Edit, _ document: OpenDocument) -> JSONValue {
    .object([
      ("range", document.text.span(of: edit.range, in: client.encoding).json),
      ("newText", .string(edit.text)),
    ])
  }

  func codeActions(_ params: JSONValue) throws(ServerError) -> JSONValue {
    let document = try document(params)
    guard let span = TextSpan(params["range"]) else {
      throw ServerError(.invalidParams, "'range' has no start and end")
    }
    let only = params["context"]?["only"]?.arrayValue?.compactMap(\.stringValue)
    guard only?.contains(where: { $0.isEmpty || $0 == "quickfix" }) ?? true else {
      return .array([])
    }
    let published = PublishedDiagnostics(
      CheckedText(
        text: document.text, name: document.name, folder: document.folder,
        root: root(of: document)), client.encoding)
    var actions: [JSONValue] = []
    for finding in findings(in: document).prefix(Limits.diagnostics)
    where !finding.fixes.isEmpty || finding.edit != nil {
      let range = published.range(of: finding.diagnostic)
      guard document.text.span(of: range, in: client.encoding).touches(span) else { continue }
      let about = published.json(of: [finding.diagnostic])
      // Each is written by itself; who asks about all of a long text gets the first ones.
      guard actions.count < HintFixes.most * 4 else { break }
      actions += finding.fixes(in: document.text).map { fix in
        let edits = JSONValue.array(fix.edits.map { json(of: $0, document) })
        return .object([
          ("title", .string(fix.title)), ("kind", .string("quickfix")),
          ("diagnostics", .array(about)), ("isPreferred", .bool(fix.isPreferred)),
          ("edit", .object([("changes", .object([(document.uri, edits)]))])),
        ])
      }
    }
    return .array(actions)
  }
}
