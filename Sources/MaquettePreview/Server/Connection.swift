import FoundationEssentials
import Glibc
import MaquetteCore

/// One client of the server: a request that comes in, and the answer to it. Only the server's thread
/// knows it.
final class Connection {
  /// What is done with a text.
  typealias TextWork = @Sendable ([UInt8]) async -> Response

  /// What a client has sent.
  enum Event {
    /// A head; what follows it was not looked at.
    case request(Request)
    /// The text that was waited for.
    case text([UInt8], TextWork)
  }

  private enum State {
    case asking(RequestHead)
    /// A text that comes in, of so many bytes.
    case taking(Int, [UInt8], TextWork)
    case working(Task<Void, Never>)
    case answering
    /// A page, and the revision that it knows.
    case following(Int, isDue: Bool)
  }

  let socket: Int32
  /// When it must have come further, in seconds of ``now``.
  private(set) var deadline: Double
  private(set) var isOver = false
  private let limits: ConnectionLimits
  private var state = State.asking(RequestHead())
  private var bytesAfterHead = 0
  /// What came with the head of a request that sends a text.
  private var rest: ArraySlice<UInt8> = []
  private var output: [UInt8] = []
  private var sent = 0
  private var held: HeldBytes?

  init(_ socket: Int32, _ limits: ConnectionLimits) {
    (self.socket, self.limits) = (socket, limits)
    deadline = Connection.now + limits.headSeconds
  }

  /// Seconds of a clock that is never set.
  static var now: Double { ProcessInfo.processInfo.systemUptime }

  /// Its socket and what it waits for.
  var poll: pollfd {
    let events = output.isEmpty ? POLLIN : POLLIN | POLLOUT
    return pollfd(fd: socket, events: Int16(events), revents: 0)
  }

  var isFollowing: Bool { if case .following = state { true } else { false } }

  /// How many bytes it has leave to send.
  var awaitedBytes: Int { if case .taking(let length, _, _) = state { length } else { 0 } }

  /// Takes what its client sent, and tells the request, or its text, when it is whole.
  ///
  /// Who says no more has gone: a closed window and one that only listens look the same from here,
  /// and browsers do not do the latter.
  func receive() -> Event? {
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = recv(socket, &buffer, buffer.count, 0)
    if count < 0, errno == EAGAIN || errno == EINTR { return nil }
    guard count > 0 else {
      end()
      return nil
    }
    if case .taking = state { return text(buffer[..<count]) }
    guard case .asking(var head) = state else {
      ignore(buffer[..<count])
      return nil
    }
    do throws(Response) {
      let asked = try head.take(buffer[..<count], limit: limits.headBytes)
      state = .asking(head)
      guard let asked else { return nil }
      deadline = Connection.now + limits.answerSeconds
      if asked.request.sendsText { rest = asked.rest } else { ignore(asked.rest) }
      return isOver ? nil : .request(asked.request)
    } catch {
      answer(error)
      return nil
    }
  }

  /// Takes a text of so many bytes, and tells it when it is whole already.
  func take(_ length: Int, for work: @escaping TextWork, within seconds: Double) -> Event? {
    state = .taking(length, [], work)
    deadline = Connection.now + seconds
    defer { rest = [] }
    return text(rest)
  }

  private func text(_ bytes: ArraySlice<UInt8>) -> Event? {
    guard case .taking(let length, var text, let work) = state else { return nil }
    // Nobody else holds the bytes while more of them come.
    state = .answering
    let left = bytes.prefix(length - text.count)
    text += left
    guard text.count == length else {
      state = .taking(length, text, work)
      return nil
    }
    deadline = Connection.now + limits.answerSeconds
    ignore(bytes.dropFirst(left.count))
    return isOver ? nil : .text(text, work)
  }

  private func ignore(_ bytes: ArraySlice<UInt8>) {
    bytesAfterHead += bytes.count
    if bytesAfterHead > limits.bytesAfterHead { return end() }
    guard isFollowing, WebSocket.isEnd(bytes) else { return }
    output += WebSocket.end
    state = .answering
    deadline = Connection.now + limits.answerSeconds
  }

  /// Waits for some work, which is for nobody when the client goes.
  func wait(for work: Task<Void, Never>) { state = .working(work) }

  /// Sends an answer, and ends with it.
  func answer(_ response: Response) {
    state = .answering
    output = response.bytes
    held = response.held
  }

  /// Sends an answer, and tells of changes from then on, for as long as the page is open.
  func follow(from revision: Int, _ response: Response) {
    state = .following(revision, isDue: true)
    output = response.bytes
    deadline = .infinity
  }

  /// Says that there is something to tell.
  func notice() {
    if case .following(let revision, _) = state { state = .following(revision, isDue: true) }
  }

  /// Tells of changes as soon as everything before was taken: to a slow reader fewer and longer ones
  /// are sent.
  ///
  /// - Parameter news: what changed since a revision, with the newest one.
  func tell(_ news: (_ since: Int) -> (json: JSONValue, revision: Int)) {
    guard case .following(let revision, isDue: true) = state, output.isEmpty else { return }
    let (json, newest) = news(revision)
    state = .following(newest, isDue: false)
    output = WebSocket.frame(json.text)
  }

  /// Sends as much as the client takes now.
  func send() {
    guard !isOver else { return }
    while sent < output.count {
      let count = output[sent...].withUnsafeBytes {
        Glibc.send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      if count < 0, errno == EINTR { continue }
      if count < 0, errno == EAGAIN { return }
      guard count >= 0 else { return end() }
      sent += count
    }
    (output, sent) = ([], 0)
    if case .answering = state { end() }
  }

  /// Turns away who came no further in time.
  func expire() {
    switch state {
    case .asking, .taking: break
    default: return end()
    }
    deadline = Connection.now + limits.headSeconds
    answer(Response.refusal(.timeout, "the request came too slowly"))
  }

  /// Lets the client go.
  func end() {
    guard !isOver else { return }
    isOver = true
    if case .working(let work) = state { work.cancel() }
    held = nil
    close(socket)
  }
}
