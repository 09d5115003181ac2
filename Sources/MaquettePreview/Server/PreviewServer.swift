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
  private let task: Task<Void, any Error>

  /// Where a browser finds the page.
  public var address: String { "http://127.0.0.1:\(port)/" }

  /// Serves a session.
  ///
  /// - Parameter port: 0 lets the system choose.
  /// - Throws: ``Failure``.
  public init(_ session: PreviewSession, port wanted: UInt16 = 0) async throws {
    let place = try sockaddr_in.inet(ip4: "127.0.0.1", port: wanted)
    // A picture of the largest size may take a while.
    let configuration = HTTPServer.Configuration(
      address: place, timeout: 120, logger: .disabled)
    let box = HandlerBox(session)
    let server = HTTPServer(config: configuration, handler: box)
    self.server = server
    let task = Task { try await server.run() }
    self.task = task
    // Whichever comes first: it listens, or it cannot.
    let (outcomes, outcome) = AsyncStream.makeStream(of: Result<UInt16, any Error>.self)
    Task { outcome.yield(.failure(await task.result.failure ?? CancellationError())) }
    Task {
      try? await server.waitUntilListening(timeout: 10)
      guard case .ip4(_, let port) = await server.listeningAddress else { return }
      outcome.yield(.success(port))
    }
    do {
      var iterator = outcomes.makeAsyncIterator()
      guard let port = try await iterator.next()?.get() else { throw CancellationError() }
      self.port = port
      box.answer(at: port)
    } catch SocketError.failed(_, EADDRINUSE, _) {
      throw Failure.portInUse(wanted)
    } catch SocketError.failed(_, EACCES, _) {
      throw Failure.portForbidden(wanted)
    } catch SocketError.failed(_, _, let message) {
      throw Failure.system(message)
    }
  }

  /// Lets all connections go.
  public func stop() async {
    await server.stop(timeout: 0)
    _ = try? await task.value
  }
}

extension Result {
  /// What went wrong; `nil` when nothing did.
  fileprivate var failure: Failure? { if case .failure(let error) = self { error } else { nil } }
}
