import Maquette

/// What the server can do.
enum Capabilities {
  static func json(for client: ClientTraits) -> JSONValue {
    let sync = JSONValue.object([
      ("openClose", .bool(true)), ("change", .integer(2)),
      ("save", .object([("includeText", .bool(false))])),
    ])
    let completion = JSONValue.object([
      ("triggerCharacters", .array([":", " ", "-", "/", "."].map(JSONValue.string))),
      ("resolveProvider", .bool(false)),
    ])
    let capabilities: [(String, JSONValue)] = [
      ("positionEncoding", .string(client.encoding.rawValue)),
      ("textDocumentSync", sync),
      ("completionProvider", completion),
      ("hoverProvider", .bool(true)),
      ("definitionProvider", .bool(true)),
      ("documentSymbolProvider", .bool(true)),
      ("documentFormattingProvider", .bool(true)),
      ("codeActionProvider", .object([("codeActionKinds", .array([.string("quickfix")]))])),
      ("workspaceSymbolProvider", .bool(true)),
      (
        "workspace",
        .object([
          (
            "workspaceFolders",
            .object([("supported", .bool(true)), ("changeNotifications", .bool(true))])
          )
        ])
      ),
    ]
    return .object([
      ("capabilities", .object(capabilities)),
      (
        "serverInfo",
        .object([("name", .string("maquette")), ("version", .string(MaquetteVersion.text))])
      ),
    ])
  }
}
