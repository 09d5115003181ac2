import Dispatch
import Maquette
import MaquetteSpec
import Synchronization

/// A server of the Language Server Protocol for specs.
///
/// One thread reads messages, one answers them in their order, one looks at texts. An editor that asks
/// for more than can be answered waits.
package final class LanguageServer: Sendable {
  private let settings: ServerSettings
  private let writer: MessageWriter
  private let queue = RequestQueue()
  private let patience: Double

  /// A server that writes to somebody.
  ///
  /// - Parameter patience: Seconds that are waited for the last answer, if there is somebody to read
  ///   it.
  package init(_ settings: ServerSettings, writer: MessageWriter, patience: Double = 5) {
    self.settings = settings
    self.writer = writer
    self.patience = patience
  }

  /// How a server ended.
  package enum Ending: Sendable, Equatable {
    /// As the protocol has it: `shutdown`, then `exit`.
    case done
    /// `exit` without `shutdown`, or the client went away.
    case early
    /// What came was no protocol.
    case broken(String)
    /// The system has no thread left to answer in.
    case noThread
  }

  /// Waits until all is answered; `false` when that takes too long, or nobody would read it.
  private func isAnswered(_ isOver: DispatchSemaphore) -> Bool {
    let end = DispatchTime.now() + patience
    while isOver.wait(timeout: min(end, .now() + .milliseconds(20))) == .timedOut {
      guard writer.isRead(), DispatchTime.now() < end else { return false }
    }
    return true
  }

  /// Answers until the client says that it is enough, or goes away.
  package func run(_ reader: MessageReader) -> Ending {
    let hasShutDown = Mutex(false)
    let isOver = DispatchSemaphore(value: 0)
    let isStarted = startThread { [self, queue] in
      let session = Session(settings, writer)
      while let (element, cancellation) = queue.next() {
        switch element {
        case .refusal(let error): writer.refuse(nil, error)
        case .message(let message):
          WorkBudget.$cancellation.withValue(cancellation) {
            session.take(message, cancellation)
          }
          if session.hasShutDown { hasShutDown.withLock { $0 = true } }
        }
      }
      session.stop()
      isOver.signal()
    }
    guard isStarted else { return .noThread }
    var reader = reader
    var ending = Ending.early
    loop: while true {
      switch reader.next() {
      case .end: break loop
      case .broken(let reason):
        ending = .broken(reason)
        break loop
      case .tooLong(let length):
        queue.add(
          .refusal(
            ServerError(
              .invalidRequest,
              "the message has \(length) bytes; the limit is \(MessageReader.longestMessage)")))
      case .message(let bytes):
        do throws(ServerError) {
          guard let message = try Message(bytes) else { continue }
          if message.method == "exit" {
            ending = .done
            break loop
          }
          if message.method == "$/cancelRequest" {
            if let id = message.params["id"] { queue.cancel(id) }
          } else {
            queue.add(.message(message))
          }
        } catch {
          queue.add(.refusal(error))
        }
      }
    }
    // What was asked before the end is answered.
    queue.close()
    if !isAnswered(isOver) { queue.abandon() }
    return ending == .done && !hasShutDown.withLock { $0 } ? .early : ending
  }
}
