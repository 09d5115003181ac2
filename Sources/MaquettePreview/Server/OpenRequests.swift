import FlyingFox
import Synchronization

/// The header that carries a request's number from the gate to the handlers. What a client says under
/// this name is left out.
enum RequestNumber {
  static let header = "X-Maquette-Request"

  /// The number that the gate gave to a request.
  static func of(_ request: HTTPRequest) -> Int? {
    request.headers[HTTPHeader(header)].flatMap { Int($0) }
  }
}

/// The requests that somebody waits for. Whoever draws for one, or keeps bytes for it, learns here
/// when its client has gone or has got everything.
final class OpenRequests: Sendable {
  private struct State {
    var serial = 0
    var endings: [Int: [@Sendable () -> Void]] = [:]
  }

  private let state = Mutex(State())

  /// Takes a request in, and tells its number.
  func begin() -> Int {
    state.withLock { state in
      state.serial += 1
      state.endings[state.serial] = []
      return state.serial
    }
  }

  /// Says that nobody waits for a request any more.
  func end(_ number: Int) {
    // Outside of the lock: endings do what they like.
    for ending in state.withLock({ $0.endings.removeValue(forKey: number) }) ?? [] { ending() }
  }

  /// Does something when a request has ended: at once if it has, and once only.
  func whenEnded(_ number: Int, _ ending: @escaping @Sendable () -> Void) {
    let isOpen = state.withLock { state in
      guard state.endings[number] != nil else { return false }
      state.endings[number]?.append(ending)
      return true
    }
    if !isOpen { ending() }
  }
}
