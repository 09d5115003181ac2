import Dispatch
import Maquette
import MaquetteCore
import Synchronization

/// A piece of work that waits for a renderer.
protocol RenderWork: AnyObject, Sendable {
  /// Does it, unless it is over already.
  func run(_ renderer: Renderer)
  /// Ends the waiting for it.
  func cancel()
}

/// What a piece of work may use while it is its turn.
package struct RenderTurn {
  /// The thread's own.
  package let renderer: Renderer
  fileprivate let canvas: CanvasBudget
  fileprivate let isOver: () -> Bool

  /// Does what takes memory for each pixel of a picture, when there is room for that many.
  ///
  /// - Throws: `CancellationError` when nobody waits for it any more.
  package func painting<Result>(
    _ size: Size, scale: Double, _ paint: () throws -> Result
  ) throws -> Result {
    let pixels = canvas.enter(size.width * size.height * scale * scale)
    defer { canvas.leave(pixels) }
    if isOver() { throw CancellationError() }
    return try paint()
  }
}

/// Work for a renderer, and who waits for what comes of it.
final class RenderJob<Result: Sendable>: RenderWork {
  private enum State {
    case new
    case waiting(CheckedContinuation<Result, any Error>)
    case over
  }

  private let state = Mutex(State.new)
  private let canvas: CanvasBudget
  private let work: @Sendable (RenderTurn) throws -> Result

  init(_ canvas: CanvasBudget, _ work: @escaping @Sendable (RenderTurn) throws -> Result) {
    (self.canvas, self.work) = (canvas, work)
  }

  /// Whether nobody waits for it any more.
  var isOver: Bool { state.withLock { if case .over = $0 { true } else { false } } }

  /// Takes who waits; `false` when it is over already, which they are told.
  func wait(_ continuation: CheckedContinuation<Result, any Error>) -> Bool {
    let isOpen = state.withLock { state in
      if case .over = state { return false }
      state = .waiting(continuation)
      return true
    }
    if !isOpen { continuation.resume(throwing: CancellationError()) }
    return isOpen
  }

  func run(_ renderer: Renderer) {
    guard !isOver else { return }
    let turn = RenderTurn(renderer: renderer, canvas: canvas) { [self] in isOver }
    end(with: Swift.Result { try work(turn) })
  }

  func cancel() { end(with: .failure(CancellationError())) }

  private func end(with result: Swift.Result<Result, any Error>) {
    let waiting = state.withLock { state in
      defer { state = .over }
      if case .waiting(let continuation) = state { return Optional(continuation) }
      return nil
    }
    waiting?.resume(with: result)
  }
}

/// Lets as many pixels be painted at the same time as one picture may have: several small pictures,
/// or a large one.
final class CanvasBudget: Sendable {
  private struct State {
    var used = 0
    var waiting: [DispatchSemaphore] = []
  }

  private let state = Mutex(State())

  /// Waits for room, and tells what was taken.
  func enter(_ pixels: Double) -> Int {
    let wanted = Int(min(max(pixels, 0), Double(Limits.pixels)))
    while let bell = take(wanted) { bell.wait() }
    return wanted
  }

  func leave(_ pixels: Int) {
    let waiting = state.withLock { state in
      state.used -= pixels
      defer { state.waiting = [] }
      return state.waiting
    }
    for bell in waiting { bell.signal() }
  }

  /// Takes room, or says what rings when there may be some.
  private func take(_ pixels: Int) -> DispatchSemaphore? {
    state.withLock { state in
      if state.used == 0 || state.used + pixels <= Limits.pixels {
        state.used += pixels
        return nil
      }
      let bell = DispatchSemaphore(value: 0)
      state.waiting.append(bell)
      return bell
    }
  }
}
