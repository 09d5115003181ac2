import FlyingSocks
import Foundation
import Synchronization

/// Stands in front of the server library, which takes headers of any size and waits for them for any
/// time: only what has a whole and short head comes through to it, one request on each connection.
final class ConnectionGate: Sendable {
  /// The port that it listens at.
  let port: UInt16
  private let listener: AsyncSocket
  private let server: sockaddr_un
  private let pool: any AsyncSocketPool
  private let limits: ConnectionLimits
  private let requests: OpenRequests
  private let token: PageToken
  private let count = Mutex(0)

  /// Listens at a port of this machine alone.
  ///
  /// - Parameters:
  ///   - wanted: 0 lets the system choose.
  ///   - server: where the server library listens, whom nobody else reaches.
  ///   - pool: one that runs.
  ///   - requests: is told of each request that begins or ends.
  ///   - token: what a path must begin with for a connection to last.
  /// - Throws: `SocketError`.
  init(
    port wanted: UInt16, to server: sockaddr_un, pool: some AsyncSocketPool,
    limits: ConnectionLimits, requests: OpenRequests, token: PageToken
  ) throws {
    let socket = try Socket(domain: AF_INET)
    do {
      // Otherwise a port that was served a moment ago could not be had again.
      try socket.setValue(true, for: .localAddressReuse)
      try socket.bind(to: sockaddr_in.inet(ip4: "127.0.0.1", port: wanted))
      try socket.listen()
      guard case .ip4(_, let port) = try socket.sockname() else {
        throw SocketError.unsupportedAddress
      }
      self.port = port
      listener = try AsyncSocket(socket: socket, pool: pool)
    } catch {
      try? socket.close()
      throw error
    }
    (self.server, self.pool, self.limits) = (server, pool, limits)
    (self.requests, self.token) = (requests, token)
  }

  /// Lets connections through until the task is cancelled.
  func run() async {
    await withDiscardingTaskGroup { group in
      while !Task.isCancelled {
        do {
          let client = try await listener.accept()
          guard enter() else {
            turnAway(client)
            continue
          }
          group.addTask { [self] in
            await relay(client)
            leave()
          }
        } catch {
          // The process has no more files to give, until somebody leaves.
          try? await Task.sleep(for: .milliseconds(50))
        }
      }
    }
    try? listener.close()
  }

  private func enter() -> Bool {
    count.withLock { count in
      guard count < limits.connections else { return false }
      count += 1
      return true
    }
  }

  private func leave() { count.withLock { $0 -= 1 } }

  /// Says why, as far as that takes no time: nobody waits here.
  private func turnAway(_ client: AsyncSocket) {
    let answer = Array(RequestHead.Refusal.crowded.answer.utf8)
    _ = send(
      client.socket.file.rawValue, answer, answer.count, Int32(MSG_NOSIGNAL) | Int32(MSG_DONTWAIT))
    try? client.close()
  }

  private func relay(_ client: AsyncSocket) async {
    defer { try? client.close() }
    do {
      let head = try await head(of: client)
      let inside = try AsyncSocket(socket: Socket(domain: AF_UNIX), pool: pool)
      defer { try? inside.close() }
      try await inside.connect(to: server)
      let number = requests.begin()
      // Whatever is still being done for it then is done for nobody.
      defer { requests.end(number) }
      // What tells of changes lasts as long as the page is open; nobody else may stay.
      let lasts = head.isUpgrade && token.rest(of: head.path) == "/news"
      try await inside.write(Data(head.forwarded(number: number, lasts: lasts)))
      try await join(client, inside, seconds: lasts ? nil : limits.answerSeconds)
    } catch let refusal as RequestHead.Refusal {
      try? await client.write(Data(refusal.answer.utf8))
    } catch {
      // Whoever broke the connection off is told nothing.
    }
  }

  private func head(of client: AsyncSocket) async throws -> RequestHead {
    let limit = limits.headBytes
    let seconds = limits.headSeconds
    return try await withThrowingTaskGroup(of: RequestHead.self) { group in
      group.addTask {
        var head = RequestHead(limit: limit)
        while try !head.take(await client.read(atMost: 4096)) {}
        return head
      }
      group.addTask {
        try await Task.sleep(for: .seconds(seconds))
        throw RequestHead.Refusal.timeout
      }
      defer { group.cancelAll() }
      return try await group.next() ?? RequestHead(limit: limit)
    }
  }

  /// Carries bytes in both directions until the server is done or the client has gone.
  ///
  /// Who says no more has gone: a closed window and one that only listens look the same from here,
  /// and browsers do not do the latter.
  private func join(_ client: AsyncSocket, _ inside: AsyncSocket, seconds: Double?) async throws {
    let allowance = limits.bytesAfterHead
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask {
        try await inside.carry(from: client, atMost: allowance)
      }
      group.addTask { try await client.carry(from: inside, atMost: .max) }
      if let seconds { group.addTask { try await Task.sleep(for: .seconds(seconds)) } }
      defer { group.cancelAll() }
      try await group.next()
    }
  }
}

extension AsyncSocket {
  /// Writes what another connection says until it has no more to say.
  ///
  /// - Throws: `SocketError.disconnected` when it says more than it may.
  fileprivate func carry(from other: AsyncSocket, atMost limit: Int) async throws {
    var total = 0
    while true {
      let bytes: [UInt8]
      do {
        bytes = try await other.read(atMost: 65_536)
      } catch SocketError.disconnected {
        return
      }
      total += bytes.count
      guard total <= limit else { throw SocketError.disconnected }
      try await write(Data(bytes))
    }
  }
}
