import Maquette
import MaquetteSpec

/// What a client has told so far, and the answers to what it asks. One thread uses it.
final class Session {
  let settings: ServerSettings
  let writer: MessageWriter
  let vocabulary: Vocabulary
  private(set) var client: ClientTraits
  private(set) var folders: [String] = []
  private(set) var hasShutDown = false
  private var isInitialized = false
  private var checker: Checker?
  private var painter: HoverPainter?
  var documents: [String: OpenDocument] = [:]

  /// Texts that may be open at the same time.
  private static let mostDocuments = 1000
  /// Bytes of all of them.
  private static let mostBytes = 256 << 20

  init(
    _ settings: ServerSettings, _ writer: MessageWriter, client: ClientTraits = ClientTraits()
  ) {
    self.settings = settings
    self.writer = writer
    self.client = client
    vocabulary = Vocabulary(settings.catalogue)
  }

  /// Takes a message, and answers it if it is a request.
  func take(_ message: Message, _ cancellation: WorkCancellation) {
    guard let id = message.id else {
      if isInitialized { notified(message) }
      return
    }
    do throws(ServerError) {
      if cancellation.isCancelled { throw ServerError(.requestCancelled, "it was cancelled") }
      let result = try answer(message)
      // What was left out for a cancelled request may be missing.
      if cancellation.isCancelled { throw ServerError(.requestCancelled, "it was cancelled") }
      writer.answer(id, result)
    } catch {
      writer.refuse(id, error)
    }
  }

  /// Ends the threads.
  func stop() { checker?.stop() }

  private func answer(_ message: Message) throws(ServerError) -> JSONValue {
    if message.method == "initialize" { return try initialize(message.params) }
    guard isInitialized else {
      throw ServerError(.serverNotInitialized, "'initialize' comes first")
    }
    guard !hasShutDown else {
      throw ServerError(.invalidRequest, "the server has shut down; only 'exit' may follow")
    }
    switch message.method {
    case "shutdown":
      hasShutDown = true
      return .null
    case "textDocument/completion": return try completion(message.params)
    case "textDocument/hover": return try hover(message.params)
    case "textDocument/definition": return try definition(message.params)
    case "textDocument/documentSymbol": return try symbols(message.params)
    case "textDocument/formatting": return try formatting(message.params)
    case "textDocument/codeAction": return try codeActions(message.params)
    case "workspace/symbol": return workspaceSymbols(message.params)
    default: throw ServerError(.methodNotFound, "there is no '\(message.method.prefix(80))' here")
    }
  }

  private func notified(_ message: Message) {
    let params = message.params
    switch message.method {
    case "initialized":
      watchFiles()
      // Nobody waits yet.
      _ = vocabulary.schemas
      if client.showsPictures { drawer.warmUp() }
    case "textDocument/didOpen": open(params["textDocument"] ?? .null)
    case "textDocument/didChange": change(params)
    case "textDocument/didClose": close(params)
    case "textDocument/didSave", "workspace/didChangeWatchedFiles": checkAll()
    case "workspace/didChangeWorkspaceFolders":
      let event = params["event"]
      let gone = Session.paths(of: event?["removed"])
      folders.removeAll { gone.contains($0) }
      folders += Session.paths(of: event?["added"])
    default: break
    }
  }

  /// Draws pictures for documentation.
  var drawer: HoverPainter {
    if let painter { return painter }
    let new = HoverPainter(settings)
    painter = new
    return new
  }

  // MARK: Beginning

  private func initialize(_ params: JSONValue) throws(ServerError) -> JSONValue {
    guard !isInitialized else {
      throw ServerError(.invalidRequest, "'initialize' comes once")
    }
    isInitialized = true
    client = ClientTraits(params)
    folders = Session.paths(of: params["workspaceFolders"])
    if folders.isEmpty, let root = params["rootUri"]?.stringValue.flatMap(FileURI.path) {
      folders = [root]
    }
    let (settings, writer, encoding) = (settings, writer, client.encoding)
    checker = Checker(sources: { settings.sources() }) { job, findings in
      let published = PublishedDiagnostics(job.text, encoding)
      writer.notify(
        "textDocument/publishDiagnostics",
        .object([
          ("uri", .string(job.uri)), ("version", .integer(job.version)),
          ("diagnostics", .array(published.json(of: findings.map(\.diagnostic)))),
        ]))
    }
    return Capabilities.json(for: client)
  }

  private static func paths(of folders: JSONValue?) -> [String] {
    (folders?.arrayValue ?? []).prefix(Limits.listed).compactMap {
      $0["uri"]?.stringValue.flatMap(FileURI.path)
    }
  }

  /// Asks to be told of files that specs name.
  private func watchFiles() {
    guard client.watchesFiles else { return }
    let watcher = JSONValue.object([
      ("globPattern", .string("**/*.{yaml,yml,json,png,jpg,jpeg,svg,csv,tsv,strings,po}"))
    ])
    let registration = JSONValue.object([
      ("id", .string("files")), ("method", .string("workspace/didChangeWatchedFiles")),
      ("registerOptions", .object([("watchers", .array([watcher]))])),
    ])
    writer.ask(
      "watch-files", "client/registerCapability",
      .object([("registrations", .array([registration]))]))
  }

  // MARK: Texts

  private func open(_ item: JSONValue) {
    guard let uri = item["uri"]?.stringValue, let text = item["text"]?.stringValue else { return }
    let bytes = documents.values.reduce(text.utf8.count) { $0 + $1.text.bytes.count }
    guard documents.count < Self.mostDocuments, bytes <= Self.mostBytes else {
      return writer.log("too many texts are open to check '\(SpecNode.excerpt(uri))'")
    }
    documents[uri] = OpenDocument(
      uri: uri, language: item["languageId"]?.stringValue ?? "",
      version: item["version"]?.integerValue ?? 0, text: text)
    check(uri, in: 0)
  }

  private func change(_ params: JSONValue) {
    guard let uri = params["textDocument"]?["uri"]?.stringValue, documents[uri] != nil else {
      return
    }
    documents[uri]?.change(
      params["contentChanges"]?.arrayValue ?? [],
      version: params["textDocument"]?["version"]?.integerValue ?? 0, in: client.encoding)
    check(uri, in: settings.delay)
  }

  private func close(_ params: JSONValue) {
    guard let uri = params["textDocument"]?["uri"]?.stringValue,
      documents.removeValue(forKey: uri) != nil
    else { return }
    checker?.forget(uri)
    publish([], of: uri, version: nil)
  }

  private func publish(_ diagnostics: [JSONValue], of uri: String, version: Int?) {
    let number = version.map { [("version", JSONValue.integer($0))] } ?? []
    writer.notify(
      "textDocument/publishDiagnostics",
      .object([("uri", .string(uri))] + number + [("diagnostics", .array(diagnostics))]))
  }

  private func check(_ uri: String, in milliseconds: Int) {
    guard let document = documents[uri] else { return }
    let text = CheckedText(
      text: document.text, name: document.name, folder: document.folder, root: root(of: document))
    if let complaint = document.complaint {
      checker?.forget(uri)
      let published = PublishedDiagnostics(text, client.encoding)
      return publish(published.json(of: [complaint]), of: uri, version: document.version)
    }
    checker?.check(uri, version: document.version, text, in: milliseconds)
  }

  /// Looks at all texts: a file that some of them name has changed.
  private func checkAll() {
    for uri in documents.keys.sorted() { check(uri, in: settings.delay) }
  }

  /// What was found in a text, if it is still the same.
  func findings(in document: OpenDocument) -> [EditorFinding] {
    guard let result = checker?.result(for: document.uri), result.version == document.version else {
      return []
    }
    return result.findings
  }

  /// The project around a text.
  func root(of document: OpenDocument) -> ProjectRoot? { document.path == nil ? nil : .nearest }
}
