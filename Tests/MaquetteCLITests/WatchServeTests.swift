import BuiltProgram
import Foundation
import Testing

@Suite("The page of watch, as a program")
struct WatchServeTests {
  /// Starts `watch --serve` in a folder and tells its address.
  private func serve(
    _ workspace: Workspace, _ arguments: [String] = [], environment: [String: String] = [:]
  ) throws -> (process: Process, address: String) {
    try workspace.makeFolder("tmp")
    let process = Maquette.process(
      ["watch", "a.yaml", "--serve"] + arguments,
      environment: ["TMPDIR": workspace.path("tmp")].merging(environment) { $1 },
      in: workspace.folder)
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    return (process, line.trimmingCharacters(in: .newlines))
  }

  /// Asks for something and does not wait for the answer.
  private func ask(_ path: String, at address: String) -> Int32 {
    let url = URL(string: address)
    let connection = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var place = sockaddr_in()
    place.sin_family = sa_family_t(AF_INET)
    place.sin_port = UInt16(url?.port ?? 0).bigEndian
    place.sin_addr.s_addr = inet_addr("127.0.0.1")
    _ = withUnsafePointer(to: &place) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(connection, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    let bytes = Array(
      "GET \(url?.path ?? "")/\(path) HTTP/1.1\r\nHost: 127.0.0.1:\(url?.port ?? 0)\r\n\r\n".utf8)
    _ = send(connection, bytes, bytes.count, Int32(MSG_NOSIGNAL))
    return connection
  }

  /// Waits for the end, and kills what does not end.
  private func status(of process: Process) -> Int32 {
    let timer = ProcessLimit(work: 30).watch(process.processIdentifier)
    defer { timer.cancel() }
    process.waitUntilExit()
    return process.shellStatus
  }

  @Test("Ctrl-C ends it while a hundred clients wait for large pictures, and leaves no file")
  func ended() throws {
    let workspace = try Workspace(["a.yaml": "width: 4000\nheight: 4000\nLabel: A"])
    let (process, address) = try serve(workspace)
    #expect(address.hasPrefix("http://127.0.0.1:"))
    let connections = (0..<100).map { ask("picture/1/0?scale=\($0 % 2 + 1)", at: address) }
    usleep(200_000)
    kill(process.processIdentifier, SIGINT)
    // All of them would take minutes.
    #expect(status(of: process) == 0)
    for connection in connections { close(connection) }
    #expect(workspace.files.filter { $0.hasPrefix("tmp/") } == [])
  }

  @Test("A second Ctrl-C ends it at once, whatever it is doing") func twice() throws {
    let workspace = try Workspace(["a.yaml": "Label: A"])
    let (process, _) = try serve(workspace)
    for _ in 0..<2 { kill(process.processIdentifier, SIGINT) }
    #expect([0, 128 + SIGINT].contains(status(of: process)))
  }

  @Test("It ends as well where the stack is small", arguments: [64, 8192], ["TERM", "HUP"])
  func smallStack(kibibytes: Int, signal: String) throws {
    let workspace = try Workspace(["a.yaml": "Label: A"])
    // It is ready when it has said its address.
    let outcome = try workspace.shell(
      """
      ulimit -s \(kibibytes)
      "$MAQUETTE" watch a.yaml --serve > said 2> errors & watch=$!
      trap 'kill -KILL $watch 2> /dev/null' EXIT
      wait_until 'test -s said'
      kill -\(signal) $watch
      wait $watch
      """)
    #expect(try workspace.text("said").hasPrefix("http://127.0.0.1:"))
    #expect(outcome.status == 0, "\(outcome.errors)")
  }

  @Test("--open gives a browser a file that leads to the address, which others cannot see")
  func opened() throws {
    let workspace = try Workspace(["a.yaml": "Label: A"])
    try workspace.write(
      "bin/xdg-open", "#!/bin/sh\necho \"$@\" > \"$HERE/said\"\ncat \"$1\" > \"$HERE/opened\"\n")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: workspace.path("bin/xdg-open"))
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let (process, address) = try serve(
      workspace, ["--open"],
      environment: ["PATH": workspace.path("bin") + ":" + path, "HERE": workspace.folder.path])
    ProcessLimit.wait { (try? workspace.text("opened").isEmpty) == false }
    #expect(try workspace.text("opened").contains("url=\(address)\""))
    let secret = address.split(separator: "/").last ?? "?"
    #expect(secret.count == 32)
    #expect(try !workspace.text("said").contains(secret))
    kill(process.processIdentifier, SIGTERM)
    #expect(status(of: process) == 0)
  }
}
