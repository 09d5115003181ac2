import BuiltProgram
import Foundation
import Testing

/// `maquette lsp` with clients that others wrote.
@Suite("Editors")
struct LanguageClientTests {
  private static let package = Checkout.root
  private static let fixtures = package.appendingPathComponent("Tests/Fixtures/LanguageServer")
  private static let python = package.appendingPathComponent(".build/docs-tools/bin/python3")
  private static let neovim = URL(fileURLWithPath: "/usr/bin/nvim")
  private static let node = URL(fileURLWithPath: "/usr/bin/node")

  private static func isThere(_ file: URL) -> Bool {
    FileManager.default.isExecutableFile(atPath: file.path)
  }

  static let hasPygls: Bool = {
    let lib = package.appendingPathComponent(".build/docs-tools/lib").path
    let versions = (try? FileManager.default.contentsOfDirectory(atPath: lib)) ?? []
    return isThere(python)
      && versions.contains {
        FileManager.default.fileExists(atPath: "\(lib)/\($0)/site-packages/pygls")
      }
  }()
  static let hasNeovim = isThere(neovim)
  static let hasNode = isThere(node)

  /// Two mistakes in a spec with scripts and emoji.
  static let spec = "VStack:\n  - Buton: 👩‍👧 متابعة\n    style: filed\n  - Label: 東京\n"

  /// A spec of 300 lines, whose last one is not written to its end.
  static let longSpec: String = {
    let rows = (0..<74).map { number in
      "  - Button: Row \(number)\n    style: filled\n    symbol: star\n    padding: 4\n"
    }
    return "platform: ios\nVStack:\n" + rows.joined() + "  - Label: A\n    sty\n"
  }()

  private static func object(_ bytes: [UInt8]) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
  }

  // MARK: pygls

  /// What came of some steps; see `client.py`.
  static func steps(_ steps: [[String: Any]], in workspace: Workspace) throws -> [Any] {
    let input = [UInt8](try JSONSerialization.data(withJSONObject: steps))
    let script = fixtures.appendingPathComponent("client.py").path
    let outcome = try Maquette.run(
      [script, BuiltProgram.url.path, "lsp"], stdin: input, in: workspace.folder, program: python)
    try #require(outcome.status == 0, "\(outcome.errors)")
    return try #require(
      try JSONSerialization.jsonObject(with: Data(outcome.output)) as? [Any])
  }

  static func initialize(_ capabilities: [String: Any] = [:]) -> [String: Any] {
    [
      "method": "initialize",
      "params": [
        "processId": NSNull(), "rootUri": NSNull(), "capabilities": capabilities,
      ],
    ]
  }

  static func open(_ uri: String, _ text: String) -> [String: Any] {
    [
      "method": "textDocument/didOpen",
      "params": [
        "textDocument": ["uri": uri, "languageId": "yaml", "version": 1, "text": text]
      ],
    ]
  }

  static func at(_ line: Int, _ character: Int, _ uri: String) -> [String: Any] {
    ["textDocument": ["uri": uri], "position": ["line": line, "character": character]]
  }

  static var everything: [String: Any] {
    [
      "start": ["line": 0, "character": 0], "end": ["line": 99, "character": 0],
    ]
  }

  @Test(
    "pygls, which refuses what is no message of the protocol, gets an answer of each kind",
    .enabled(if: hasPygls, "pygls is not installed; 'make docs-tools' installs it"))
  func talkToPygls() throws {
    let workspace = try Workspace(["ui/a.yaml": Self.spec, "ui/b.yaml": "Label: B\n"])
    let uri = workspace.url("ui/a.yaml").absoluteString
    let text: [String: Any] = ["uri": uri]
    let results = try Self.steps(
      [
        Self.initialize(["textDocument": ["documentSymbol": [String: Any]()]]),
        ["method": "initialized", "params": [String: Any]()], Self.open(uri, Self.spec),
        ["diagnostics": uri],
        ["method": "textDocument/hover", "params": Self.at(1, 6, uri)],
        ["method": "textDocument/completion", "params": Self.at(2, 6, uri)],
        [
          "method": "textDocument/codeAction",
          "params": [
            "textDocument": text, "range": Self.everything,
            "context": ["diagnostics": [Any]()] as [String: Any],
          ] as [String: Any],
        ],
        ["method": "textDocument/documentSymbol", "params": ["textDocument": text]],
        [
          "method": "textDocument/formatting",
          "params": [
            "textDocument": text,
            "options": ["tabSize": 2, "insertSpaces": true] as [String: Any],
          ] as [String: Any],
        ],
        ["method": "textDocument/definition", "params": Self.at(1, 6, uri)],
        ["method": "workspace/symbol", "params": ["query": ""]], ["method": "shutdown"],
        ["method": "exit"],
      ], in: workspace)
    try #require(results.count == 13)
    let diagnostics = try #require(
      (results[3] as? [String: Any])?["diagnostics"] as? [[String: Any]])
    #expect(diagnostics.map { $0["code"] as? String } == ["unknown-component"])
    let completion = try #require((results[5] as? [String: Any])?["items"] as? [Any])
    #expect(completion.isEmpty, "nobody knows the keys of what is misspelt")
    let actions = try #require(results[6] as? [[String: Any]])
    #expect(actions.map { $0["title"] as? String } == ["Change to 'Button'"])
    let symbols = try #require(results[7] as? [[String: Any]])
    #expect(symbols.map { $0["name"] as? String } == ["VStack", "Buton 👩‍👧 متابعة", "Label 東京"])
    #expect((results[8] as? [Any])?.isEmpty == true)
    for result in results {
      #expect((result as? [String: Any])?["error"] == nil, "\(result)")
    }
  }

  @Test(
    "Each answer about a spec of 300 lines takes no longer than a hand notices",
    .enabled(if: hasPygls, "pygls is not installed; 'make docs-tools' installs it"))
  func speed() throws {
    let workspace = try Workspace()
    let text = Self.longSpec
    let uri = workspace.url("a.yaml").absoluteString
    let asked: [(String, [String: Any])] = [
      ("textDocument/completion", Self.at(299, 7, uri)),
      ("textDocument/hover", Self.at(150, 6, uri)),
      ("textDocument/documentSymbol", ["textDocument": ["uri": uri]]),
      ("textDocument/definition", Self.at(150, 6, uri)),
    ]
    let results = try Self.steps(
      [
        Self.initialize(), ["method": "initialized", "params": [String: Any]()],
        Self.open(uri, text), ["diagnostics": uri],
      ] + asked.map { ["time": $0.0, "params": $0.1, "count": 5] as [String: Any] }
        + [["method": "shutdown"], ["method": "exit"]], in: workspace)
    for (number, (method, _)) in asked.enumerated() {
      let times = try #require(results[number + 4] as? [Double]).sorted()
      // This build is not optimised, and draws ten times as slowly.
      #expect(times[2] < 1000, "\(method): \(times)")
    }
  }

  // MARK: Neovim

  @Test(
    "Neovim shows what is wrong, mends it, completes, and formats",
    .enabled(if: hasNeovim, "neovim is not installed"))
  func editInNeovim() throws {
    let workspace = try Workspace(["a.yaml": Self.spec])
    let script = Self.fixtures.appendingPathComponent("neovim.lua").path
    let outcome = try Maquette.run(
      ["--headless", "-u", "NONE", "-i", "NONE", "-n", "-c", "luafile \(script)"],
      environment: [
        "SERVER": BuiltProgram.url.path, "SPEC": workspace.path("a.yaml"),
        "OUTPUT": workspace.path("result.json"), "HOME": workspace.folder.path,
        "XDG_STATE_HOME": workspace.folder.path, "XDG_CACHE_HOME": workspace.folder.path,
      ], in: workspace.folder, program: Self.neovim)
    try #require(workspace.exists("result.json"), "\(outcome.errors)\(outcome.text)")
    let result = try Self.object(try workspace.bytes("result.json"))
    let before = try #require(result["before"] as? [String])
    #expect(before == ["1:4 unknown component 'Buton'\ndid you mean 'Button'?"])
    #expect((result["hover"] as? String)?.contains("data:image") == false)
    // The mistake behind the first one is told next.
    #expect(result["actions"] as? [String] == ["Change to 'Button'", "Change to 'filled'"])
    #expect((result["after"] as? [Any])?.isEmpty == true)
    #expect((result["completion"] as? [String])?.first == "role")
    #expect(result["line"] as? String == "    role: ")
    #expect(
      result["formatted"] as? [String] == [
        "VStack:", "  - Button: 👩‍👧 متابعة", "    style: filled", "    role: destructive",
        "  - Label: 東京",
      ])
    #expect((result["symbols"] as? [String])?.first == "VStack")
  }

  // MARK: Visual Studio Code

  @Test(
    "The extension for Visual Studio Code hands all of it on",
    .enabled(if: hasNode, "nodejs is not installed"))
  func runExtension() throws {
    let workspace = try Workspace(["a.yaml": "VStack:\n  - Button: 東京 👩‍👧\n    style: filed\n"])
    let outcome = try Maquette.run(
      [
        Self.fixtures.appendingPathComponent("vscode.js").path,
        Self.package.appendingPathComponent("Integrations/vscode").path, BuiltProgram.url.path,
        workspace.path("a.yaml"),
      ], in: workspace.folder, program: Self.node)
    try #require(outcome.status == 0, "\(outcome.errors)")
    let result = try Self.object(outcome.output)
    #expect(
      result["before"] as? [String]
        == ["unknown value 'filed' for 'style'\ndid you mean 'filled'?"])
    #expect((result["after"] as? [String])?.isEmpty == true)
    #expect((result["closed"] as? [Any])?.isEmpty == true)
    #expect(result["action"] as? String == "Change to 'filled'")
    #expect((result["hover"] as? String)?.contains("|width=") == true)
    #expect((result["completion"] as? [String])?.contains("size") == true)
    #expect(result["symbols"] as? [String] == ["VStack"])
    #expect((result["formatting"] as? [Any])?.isEmpty == true)
  }

  // MARK: The command

  @Test("What is no protocol is refused with a line that says so")
  func noProtocol() throws {
    let workspace = try Workspace()
    let outcome = try workspace.run("lsp", stdin: "Button: A\n\n")
    #expect(outcome.status == 65)
    #expect(outcome.errors.contains("'maquette lsp' is for editors"), "\(outcome.errors)")
    #expect(try workspace.run("lsp", "--stdio").status == 1)
  }
}
