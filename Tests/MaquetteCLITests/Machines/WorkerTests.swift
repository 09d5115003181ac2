import Foundation
import Testing

@testable import MaquetteCLI

@Suite("A worker of Bazel")
struct WorkerTests {
  /// The answers to requests in JSON, by their numbers.
  private func answers(
    _ requests: [[String: Any]], in workspace: Workspace, _ flags: String...
  ) throws -> [Int: (code: Int, output: String)] {
    let bytes = try requests.flatMap { try JSONSerialization.data(withJSONObject: $0) }
    let outcome = try workspace.run(
      ["worker", "--protocol", "json", "--persistent_worker"] + flags, stdin: bytes)
    #expect(outcome.status == 0, "\(outcome.errors)")
    var answers: [Int: (code: Int, output: String)] = [:]
    for line in outcome.lines {
      let value = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      let id = try #require(value?["requestId"] as? Int)
      #expect(answers[id] == nil, "one answer for each request")
      answers[id] = (
        try #require(value?["exitCode"] as? Int), try #require(value?["output"] as? String)
      )
    }
    return answers
  }

  private static let scripts = ["Weiter", "Далее", "Συνέχεια", "متابعة", "המשך"]

  @Test(
    "draws what the command draws by itself, however many requests come at once", arguments: 1...3)
  func sameBytes(jobs: Int) throws {
    let workspace = try Workspace()
    for (index, title) in Self.scripts.enumerated() {
      try workspace.write("\(index).yaml", "Button: \(title)\nstyle: filled\n")
    }
    let requests: [[String: Any]] = Self.scripts.indices.map { index in
      [
        "arguments": ["render", "\(index).yaml", "-o", "worker/", "--format", "png,svg,pdf"],
        "requestId": index + 1,
      ]
    }
    let answers = try answers(requests, in: workspace, "-j", "\(jobs)")
    #expect(answers.count == requests.count && answers.values.allSatisfy { $0.code == 0 })
    #expect(answers[1]?.output == "worker/0@2x.png\nworker/0.svg\nworker/0.pdf\n")
    #expect(try workspace.run("render", ".", "-o", "alone/", "--format", "png,svg,pdf").status == 0)
    #expect(workspace.files.count == 35)
    for name in workspace.files where name.hasPrefix("alone/") {
      let other = name.replacing("alone/", with: "worker/")
      #expect(try workspace.bytes(name) == workspace.bytes(other), "\(name)")
    }
  }

  @Test("tells its own help, and which command it does not know")
  func words() throws {
    let workspace = try Workspace()
    for flag in ["--help", "-h"] {
      let help = try workspace.run("worker", flag)
      #expect(help.status == 0)
      #expect(help.text.hasPrefix("OVERVIEW: Draws as a persistent worker of Bazel"))
    }
    try expectRefusal(
      64, "unknown command 'rendr'; did you mean 'render'?", in: workspace, ["worker", "rendr"])
    try expectRefusal(
      64, "--persistent_worker stands before all other words", in: workspace,
      ["worker", "render", "x.yaml", "--persistent_worker"])
  }

  @Test("answers a request that fails with its messages, and goes on")
  func failures() throws {
    let workspace = try Workspace(["a.yaml": "Buton: Go\n", "b.yaml": "Button: Go\n"])
    let answers = try answers(
      [
        ["arguments": ["render", "a.yaml"], "requestId": 7],
        ["arguments": ["render", "none.yaml"], "requestId": 8],
        ["arguments": ["worker", "--persistent_worker"], "requestId": 9],
        ["arguments": ["rendr"], "requestId": 10],
        ["arguments": [String](), "requestId": 11, "inputs": [["path": "x", "digest": "YQ=="]]],
        ["arguments": ["render", "b.yaml"], "requestId": 12],
      ], in: workspace)
    #expect(answers.mapValues(\.code) == [7: 65, 8: 66, 9: 64, 10: 64, 11: 64, 12: 0])
    #expect(answers[7]?.output.contains("a.yaml:1:1: error: unknown component 'Buton'") == true)
    #expect(answers[9]?.output.contains("a worker cannot run 'worker'") == true)
    #expect(workspace.exists("b@2x.png"))
  }

  @Test("puts no picture into an answer, which is text, and says where an answer is cut")
  func printed() throws {
    let rows = String(repeating: "    - Label: العنوان\n", count: 6000)
    let workspace = try Workspace(["a.yaml": "Button: Go\n", "long.yaml": "VStack:\n" + rows])
    let answers = try answers(
      [
        ["arguments": ["render", "a.yaml", "-o", "-"], "requestId": 1],
        ["arguments": ["button", "Go", "--output=/dev/stdout"], "requestId": 2],
        ["arguments": ["inspect", "long.yaml"], "requestId": 3],
        ["arguments": ["render", "a.yaml", "-qo", "-"], "requestId": 5],
        ["arguments": ["render", "-o=-", "a.yaml"], "requestId": 6],
        ["arguments": ["render", "a.yaml", "-o", "/dev/fd/1"], "requestId": 7],
        ["arguments": ["label", "Go"], "requestId": 8],
        ["arguments": ["board", "a.yaml", "-o", "-"], "requestId": 9],
        ["arguments": ["render", "a.yaml", "-o", "out/"], "requestId": 4],
      ], in: workspace)
    for id in [1, 2, 5, 6, 7, 8, 9] {
      #expect(answers[id]?.code == 64)
      #expect(answers[id]?.output.contains("name a file with -o") == true)
    }
    #expect(answers[3]?.output.hasSuffix("bytes; the rest is left out\n") == true)
    #expect(answers[4]?.code == 0 && workspace.exists("out/a@2x.png"))
  }

  @Test("answers what came before a request that it cannot read")
  func broken() throws {
    let workspace = try Workspace(["a.yaml": "Button: Go\n"])
    let first = #"{"arguments": ["render", "a.yaml"], "requestId": 5}"#
    let outcome = try workspace.run(
      ["worker", "--protocol", "json", "--persistent_worker"], stdin: Array((first + "]").utf8))
    #expect(outcome.status == 65)
    #expect(outcome.text.contains("\"requestId\": 5") && workspace.exists("a@2x.png"))
  }

  @Test("works in the folder that a request names, and tells when it is not there")
  func folders() throws {
    let workspace = try Workspace(["box/a.yaml": "Button: Go\n"])
    let answers = try answers(
      [
        ["arguments": ["render", "a.yaml"], "requestId": 1, "sandboxDir": "box"],
        ["arguments": ["render", "a.yaml"], "requestId": 2, "sandboxDir": "no box"],
        ["arguments": ["render", "a.yaml"], "requestId": 3, "sandboxDir": ".."],
        ["arguments": ["render", "a.yaml"], "requestId": 4, "sandboxDir": "box/../../x"],
        ["arguments": ["render", "a.yaml"], "requestId": 5, "sandboxDir": "/tmp"],
      ], in: workspace)
    #expect(answers.mapValues(\.code) == [1: 0, 2: 66, 3: 64, 4: 64, 5: 64])
    #expect(workspace.exists("box/a@2x.png"))
    #expect(answers[2]?.output.contains("cannot work in 'no box'") == true)
  }

  @Test(
    "refuses what is not a request", arguments: ["json", "proto"],
    [
      "hello", "{\"arguments\": [1]}", "{", "]", "\n\u{0}\u{1}\u{2}", "{\"a\": \"\\",
      "\u{FF}\u{FF}", "[]", #"{"requestId": "7"}"#, #"{"requestId": 1.5}"#,
      #"{"requestId": 2147483648}"#, #"{"arguments": "render"}"#, #"{"cancel": 1}"#,
      #"{"sandboxDir": 3}"#,
    ])
  func junk(form: String, text: String) throws {
    let outcome = try Workspace().run(
      "worker", "--protocol", form, "--persistent_worker", stdin: text)
    #expect(outcome.status == 65 && outcome.errors.hasPrefix("error: "), "\(outcome.errors)")
    #expect(outcome.output.isEmpty)
  }

  @Test("without requests runs the command, whose words may be in a file")
  func alone() throws {
    let workspace = try Workspace([
      "a.yaml": "Button: Go\n", "words": "render\na.yaml\n-o\nname with spaces.png\n",
    ])
    #expect(try workspace.run("worker", "render", "a.yaml").lines == ["a@2x.png"])
    #expect(try workspace.run("worker", "@words").lines == ["name with spaces.png"])
    #expect(try workspace.bytes("a@2x.png") == workspace.bytes("name with spaces.png"))
    for arguments in [
      [], ["@none"], ["watch", "a.yaml"], ["lsp"], ["--protocol", "xml", "render", "a.yaml"],
      ["--persistent_worker", "render", "a.yaml"],
    ] {
      let outcome = try workspace.run(["worker"] + arguments)
      #expect([64, 66].contains(outcome.status), "\(arguments): \(outcome.errors)")
    }
  }

  @Test("with few open files works on one request after the other, or says what is missing")
  func fewFiles() throws {
    let workspace = try Workspace(["a.yaml": "Button: Go\n"])
    let request = #"{"arguments": ["render", "a.yaml", "--no-cache"], "requestId": "#
    try workspace.write("requests", "\(request)1}\n\(request)2}\n")
    var refusals = 0
    for count in 4...12 {
      // A shell keeps streams that it redirects as files above 9, of which there may be none.
      let outcome = try workspace.shell(
        "cat requests | (ulimit -n \(count); "
          + "exec \"$MAQUETTE\" worker --protocol json --persistent_worker -j 2)")
      // Who has none for its own libraries is told so by the system.
      guard outcome.status == 0 else { continue }
      let refused = outcome.lines.filter { $0.contains("cannot make a copy of itself") }
      refusals += refused.count
      for line in refused {
        #expect(line.contains("\"exitCode\": 71") && line.contains("ulimit -n"), "\(line)")
      }
      #expect(outcome.lines.count == 2, "\(count): \(outcome.text)")
      #expect(!outcome.text.contains("\"exitCode\": 70"), "\(count): \(outcome.text)")
      #expect(!outcome.text.contains("\"output\": \"\""), "\(count): \(outcome.text)")
      if count >= 9 { #expect(outcome.text.split(separator: "\"exitCode\": 0,").count == 3) }
    }
    #expect(refusals > 0, "files were never short, nothing was tested")
  }

  @Test("tells how a request ended also where its starter ignores the ends of children")
  func ignoredChildren() throws {
    let workspace = try Workspace(["a.yaml": "Buton: Go\n"])
    try workspace.write("request", #"{"arguments": ["render", "a.yaml"], "requestId": 7}"#)
    let outcome = try workspace.shell(
      "exec env --ignore-signal=CHLD \"$MAQUETTE\" worker --protocol json --persistent_worker "
        + "< request")
    #expect(outcome.status == 0 && outcome.text.contains("\"exitCode\": 65"), "\(outcome.text)")
  }

  @Test("Protocol Buffers are read in pieces, and as other programs write them")
  func protobuf() throws {
    // Written by Google's own library: arguments, an input, request_id 300, sandbox_dir, and a field
    // of the future.
    let message: [UInt8] =
      [0x0A, 6] + Array("render".utf8) + [0x0A, 6] + Array("é.yml".utf8)
      + [0x12, 5, 0x0A, 1, 0x78, 0x12, 0] + [0x18, 0xAC, 2] + [0x32, 3] + Array("box".utf8)
      + [0x9A, 1, 1, 0] + [0x28, 10]
    var messages = ProtobufWork()
    var bytes: [UInt8] = []
    let whole = [UInt8(message.count)] + message
    for byte in whole.dropLast() {
      bytes.append(byte)
      #expect(try messages.next(in: &bytes) == nil)
    }
    bytes += [whole[whole.count - 1], 2, 0x20, 1]
    #expect(
      try messages.next(in: &bytes)
        == WorkRequest(arguments: ["render", "é.yml"], id: 300, folder: "box"))
    #expect(try messages.next(in: &bytes) == WorkRequest(isCancelled: true))
    #expect(bytes.isEmpty)
    #expect(try messages.next(in: &bytes) == nil)
    let answer = WorkResponse(exitCode: 65, output: Array("é".utf8), id: 300, wasCancelled: true)
    #expect(messages.bytes(of: answer) == [11, 8, 65, 0x12, 2, 0xC3, 0xA9, 0x18, 0xAC, 2, 0x20, 1])
    #expect(messages.bytes(of: WorkResponse()) == [0])
  }

  @Test("JSON is read in pieces, whatever stands in texts")
  func json() throws {
    let first = #"{"arguments": ["a}\"{", "\\"], "requestId": 3}"#
    var messages = JSONWork()
    var bytes: [UInt8] = []
    for byte in first.utf8.dropLast() {
      bytes.append(byte)
      #expect(try messages.next(in: &bytes) == nil)
    }
    bytes += Array("} \n{\"cancel\": true, \"requestId\": 3}".utf8)
    #expect(try messages.next(in: &bytes) == WorkRequest(arguments: ["a}\"{", "\\"], id: 3))
    #expect(try messages.next(in: &bytes) == WorkRequest(id: 3, isCancelled: true))
    #expect(bytes.isEmpty)
  }
}
