import FlyingFox
import FlyingSocks
import Foundation
import MaquetteCore

/// The local server of a session's page. Only this machine reaches it.
public final class PreviewServer: Sendable {
  /// Why there is no server.
  public enum Failure: Error, Hashable {
    /// Somebody else has the port.
    case portInUse(UInt16)
    /// The port needs rights that this process does not have.
    case portForbidden(UInt16)
    /// The system refused; with its reason.
    case system(String)

    /// What is wrong, in a sentence without a full stop.
    public var message: String {
      switch self {
      case .portInUse(let port): "port \(port) is in use by another program"
      case .portForbidden(let port): "port \(port) is not for ordinary users"
      case .system(let reason): "the page cannot be served: \(reason)"
      }
    }

    /// What to do.
    public var hint: String? {
      switch self {
      case .portInUse: "leave --port out, and a free one is taken"
      case .portForbidden: "leave --port out, or take one from 1024 to 65535"
      case .system: nil
      }
    }
  }

  /// The port it answers at.
  public let port: UInt16
  private let server: HTTPServer
  private let folder: PrivateSocketFolder
  private let token: PageToken
  private let tasks: [Task<Void, any Error>]

  /// Where a browser finds the page; whoever knows it can read the page.
  public var address: String { "http://127.0.0.1:\(port)/\(token.text)/" }

  /// A file that leads a browser to the page, and that only this user can read: arguments of
  /// programs are seen by everybody on the machine. It is gone when the server stops.
  ///
  /// - Throws: an error when it cannot be written.
  public func writeOpener() throws -> String {
    try folder.write(
      """
      <!doctype html>
      <meta charset="utf-8">
      <meta name="referrer" content="no-referrer">
      <meta http-equiv="refresh" content="0; url=\(address)">
      <title>Maquette</title>
      <p><a href="\(address)">Open the page</a></p>
      """, to: "open.html")
  }

  /// Serves a session.
  ///
  /// - Parameters:
  ///   - port: 0 lets the system choose.
  ///   - limits: what one program may ask for.
  /// - Throws: ``Failure``.
  public init(
    _ session: PreviewSession, port wanted: UInt16 = 0,
    limits: ConnectionLimits = ConnectionLimits()
  ) async throws {
    do {
      let folder = try PrivateSocketFolder()
      let pool = HTTPServer.defaultPool()
      let (token, requests) = (PageToken(), OpenRequests())
      let box = HandlerBox(session, token: token, requests: requests)
      // A picture of the largest size may take a while; nothing of ours has a body.
      let server = HTTPServer(
        config: HTTPServer.Configuration(
          address: folder.address, timeout: 120, sharedRequestBufferSize: 4096,
          sharedRequestReplaySize: 4096, pool: pool, logger: .disabled), handler: box)
      let executor = ServerExecutor()
      let serving = Task(executorPreference: executor) { try await server.run() }
      try await PreviewServer.start(of: server, serving)
      let gate: ConnectionGate
      do {
        gate = try ConnectionGate(
          port: wanted, to: folder.address, pool: pool, limits: limits,
          requests: requests, token: token)
      } catch {
        await server.stop(timeout: 0)
        throw error
      }
      box.answer(at: gate.port)
      port = gate.port
      (self.server, self.folder, self.token) = (server, folder, token)
      tasks = [Task(executorPreference: executor) { await gate.run() }, serving]
    } catch SocketError.failed(_, EADDRINUSE, _) {
      throw Failure.portInUse(wanted)
    } catch SocketError.failed(_, EACCES, _) {
      throw Failure.portForbidden(wanted)
    } catch SocketError.failed(_, _, let message) {
      throw Failure.system(message)
    }
  }

  /// Whichever comes first: it listens, or it cannot.
  private static func start(of server: HTTPServer, _ task: Task<Void, any Error>) async throws {
    let (outcomes, outcome) = AsyncStream.makeStream(of: Result<Void, any Error>.self)
    Task { outcome.yield(.failure(await task.result.failure ?? CancellationError())) }
    Task {
      do {
        try await server.waitUntilListening(timeout: 10)
        outcome.yield(.success(()))
      } catch {
        outcome.yield(.failure(error))
      }
    }
    var iterator = outcomes.makeAsyncIterator()
    try await iterator.next()?.get()
  }

  /// Lets all connections go; what is drawn for them is not waited for.
  public func stop() async {
    // First, so that nothing of it stays behind when the rest is cut short.
    folder.remove()
    for task in tasks { task.cancel() }
    await server.stop(timeout: 0)
    for task in tasks { _ = try? await task.value }
  }
}

extension Result {
  /// What went wrong; `nil` when nothing did.
  fileprivate var failure: Failure? { if case .failure(let error) = self { error } else { nil } }
}
