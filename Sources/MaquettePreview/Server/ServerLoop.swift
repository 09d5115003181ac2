import Glibc
import Synchronization

/// What other threads tell the server's.
final class ServerMail: Sendable {
  struct Letters {
    /// Answers that are ready, by the numbers of their connections.
    var answers: [(number: Int, response: Response)] = []
    var hasNews = false
    var isOver = false
  }

  let bell = Bell()
  private let letters = Mutex(Letters())

  func put(_ change: (inout Letters) -> Void) {
    letters.withLock { change(&$0) }
    bell.ring()
  }

  func take() -> Letters {
    bell.rest()
    return letters.withLock { letters in
      defer { (letters.answers, letters.hasNews) = ([], false) }
      return letters
    }
  }
}

/// Serves all connections in one thread, which waits for nobody: who is slow is slow alone.
struct ServerLoop {
  private let listener: Int32
  private let limits: ConnectionLimits
  private let handler: PreviewHandler
  private let mail: ServerMail
  private let executor = ServerExecutor()
  private var connections: [Int: Connection] = [:]
  private var serial = 0
  /// When connections are accepted again, after the process had no more files to give.
  private var pause = 0.0

  init(_ listener: Int32, _ limits: ConnectionLimits, _ handler: PreviewHandler, mail: ServerMail) {
    (self.listener, self.limits, self.handler, self.mail) = (listener, limits, handler, mail)
  }

  /// Serves until the mail says that it is over.
  mutating func run() {
    while true {
      let numbers = Array(connections.keys)
      var sources = [pollfd(fd: mail.bell.descriptor, events: Int16(POLLIN), revents: 0)]
      let isOpen = Connection.now >= pause
      sources.append(pollfd(fd: isOpen ? listener : -1, events: Int16(POLLIN), revents: 0))
      sources += numbers.compactMap { connections[$0]?.poll }
      _ = poll(&sources, nfds_t(sources.count), patience)
      let letters = mail.take()
      if letters.isOver { break }
      for (number, response) in letters.answers { connections[number]?.answer(response) }
      for (number, source) in zip(numbers, sources.dropFirst(2)) where source.revents != 0 {
        receive(number)
      }
      for connection in connections.values where !connection.isOver {
        if connection.deadline <= Connection.now { connection.expire() }
        if letters.hasNews { connection.notice() }
        connection.send()
        connection.tell(handler.news)
        connection.send()
      }
      connections = connections.filter { !$0.value.isOver }
      if sources[1].revents != 0 { accept() }
    }
    for connection in connections.values { connection.end() }
    close(listener)
  }

  /// Milliseconds until something must be looked at.
  private var patience: Int32 {
    let deadlines =
      connections.values.map(\.deadline) + [Connection.now < pause ? pause : .infinity]
    let seconds = (deadlines.min() ?? .infinity) - Connection.now
    return seconds == .infinity ? -1 : Int32(min(max(seconds * 1000, 0).rounded(.up), 60_000))
  }

  private mutating func accept() {
    while true {
      let socket = Glibc.accept(listener, nil, nil)
      if socket < 0, errno == EINTR || errno == ECONNABORTED { continue }
      guard socket >= 0 else {
        if errno != EAGAIN { pause = Connection.now + 0.05 }
        return
      }
      keepToItself(socket)
      let connection = Connection(socket, limits)
      guard connections.count < limits.connections else {
        // As far as that takes no time: nobody waits here.
        connection.answer(.refusal(.crowded, "too many requests at the same time"))
        connection.send()
        connection.end()
        continue
      }
      serial += 1
      connections[serial] = connection
    }
  }

  private func receive(_ number: Int) {
    guard let connection = connections[number], !connection.isOver,
      let event = connection.receive()
    else { return }
    switch event {
    case .text(let text, let work): wait(number) { await work(text) }
    case .request(let request): reply(to: request, number, connection)
    }
  }

  private func wait(_ number: Int, for work: @escaping @Sendable () async -> Response) {
    let mail = mail
    connections[number]?.wait(
      for: Task(executorPreference: executor) {
        let response = await work()
        mail.put { $0.answers.append((number, response)) }
      })
  }

  private func reply(to request: Request, _ number: Int, _ connection: Connection) {
    switch handler.reply(to: request) {
    case .now(let response): connection.answer(response)
    case .later(let work): wait(number, for: work)
    case .text(let length, let work):
      let awaited = connections.values.reduce(length) { $0 + $1.awaitedBytes }
      guard awaited <= limits.textBytes else {
        return connection.answer(.refusal(.crowded, "too many texts at the same time"))
      }
      let whole = connection.take(length, for: work, within: limits.textSeconds)
      if case .text(let text, let work)? = whole { wait(number) { await work(text) } }
    case .news(let since, let response):
      guard connections.values.count(where: \.isFollowing) < PreviewHandler.mostListeners else {
        return connection.answer(.refusal(.crowded, "too many pages are open"))
      }
      connection.follow(from: since, response)
    }
  }
}
