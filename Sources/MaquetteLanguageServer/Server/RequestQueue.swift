import Dispatch
import Maquette
import Synchronization

/// Messages that wait for their turn. There is room for some; who brings more waits.
final class RequestQueue: Sendable {
  /// What waits.
  enum Element: Sendable {
    case message(Message)
    /// Something that could not be read, and is answered with an error.
    case refusal(ServerError)
  }

  /// How many messages wait at most.
  static let room = 256

  private struct State {
    var elements: [Element] = []
    var cancelled: Set<String> = []
    var current: (id: String, cancellation: WorkCancellation)?
    var isClosed = false
  }

  private let state = Mutex(State())
  private let full = DispatchSemaphore(value: 0)
  private let empty = DispatchSemaphore(value: RequestQueue.room)

  /// Adds a message to the end.
  func add(_ element: Element) {
    empty.wait()
    state.withLock { $0.elements.append(element) }
    full.signal()
  }

  /// Nothing comes any more.
  func close() {
    state.withLock { $0.isClosed = true }
    full.signal()
  }

  /// Ends what is being done, and lets nothing else begin.
  func abandon() {
    state.withLock { state in
      state.current?.cancellation.cancel()
      state.elements = []
      state.isClosed = true
    }
    full.signal()
  }

  /// Says that nobody waits for an answer any more.
  func cancel(_ id: JSONValue) {
    let id = id.text
    state.withLock { state in
      if state.current?.id == id { state.current?.cancellation.cancel() }
      let isWaiting = state.elements.contains {
        if case .message(let message) = $0 { message.id?.text == id } else { false }
      }
      if isWaiting { state.cancelled.insert(id) }
    }
  }

  /// The next message, and what says that it is not wanted any more; `nil` after the last one.
  func next() -> (element: Element, cancellation: WorkCancellation)? {
    while true {
      full.wait()
      enum Step { case work(Element, WorkCancellation), end, again }
      let step = state.withLock { state -> Step in
        guard !state.elements.isEmpty else { return state.isClosed ? .end : .again }
        let element = state.elements.removeFirst()
        let cancellation = WorkCancellation()
        state.current = nil
        if case .message(let message) = element, let id = message.id?.text {
          state.current = (id, cancellation)
          if state.cancelled.remove(id) != nil { cancellation.cancel() }
        }
        return .work(element, cancellation)
      }
      switch step {
      case .work(let element, let cancellation):
        empty.signal()
        return (element, cancellation)
      case .end:
        // Whoever asks again gets the same answer.
        full.signal()
        return nil
      case .again: continue
      }
    }
  }
}
