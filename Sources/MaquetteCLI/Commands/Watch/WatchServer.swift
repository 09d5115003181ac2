import MaquettePreview
import Synchronization

/// Serves the page until somebody ends it.
struct WatchServer {
  private let session: PreviewSession
  private let port: UInt16
  private let opens: Bool

  init(_ settings: PreviewSession.Settings, port: UInt16, opens: Bool) {
    let log = WatchLog()
    session = PreviewSession(settings) { log.tell($0) }
    self.port = port
    self.opens = opens
  }

  /// - Throws: an exit when the page cannot be served.
  func run(until interruption: Interruption) throws {
    defer { session.stop() }
    let server: PreviewServer
    do throws(PreviewServer.Failure) {
      server = try PreviewServer(session, port: port)
    } catch {
      Console.error("error: \(error.message)\(error.hint.map { "; \($0)" } ?? "")")
      throw CommandExit.cannotWrite
    }
    session.start()
    try Console.output("\(server.address)\n")
    if opens { open(server) }
    interruption.wait()
    server.stop()
  }

  /// The address itself would be seen by everybody who lists processes.
  private func open(_ server: PreviewServer) {
    if let opener = try? server.writeOpener(), BrowserOpener.open(opener) { return }
    Console.error("note: xdg-open could not open a browser; open \(server.address) in one")
  }
}

/// Tells the terminal what is wrong with specs and folders, each thing once.
final class WatchLog: Sendable {
  private struct State {
    var told: [Int: String] = [:]
    var problems: [String] = []
  }

  private let state = Mutex(State())

  func tell(_ snapshot: SpecLibrary.Snapshot) {
    let lines = state.withLock { state in
      var lines: [String] = []
      for problem in snapshot.problems where !state.problems.contains(problem) {
        lines.append("error: \(problem)")
      }
      if snapshot.problems.isEmpty, !state.problems.isEmpty {
        lines.append("note: the folder is back")
      }
      state.problems = snapshot.problems
      for spec in snapshot.specs where state.told[spec.id, default: ""] != spec.messages {
        state.told[spec.id] = spec.messages
        lines.append(spec.messages.isEmpty ? "\(spec.path): fixed" : spec.messages)
      }
      return lines
    }
    for line in lines { Console.error(lines: line) }
  }
}
