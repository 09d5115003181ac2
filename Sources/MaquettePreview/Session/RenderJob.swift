import Foundation
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
  private let change = NSCondition()
  private let used = Mutex(0)

  /// Waits for room, and tells what was taken.
  func enter(_ pixels: Double) -> Int {
    let wanted = Int(min(max(pixels, 0), Double(Limits.pixels)))
    change.lock()
    defer { change.unlock() }
    while !take(wanted) { change.wait() }
    return wanted
  }

  func leave(_ pixels: Int) {
    change.lock()
    used.withLock { $0 -= pixels }
    change.broadcast()
    change.unlock()
  }

  private func take(_ pixels: Int) -> Bool {
    used.withLock { used in
      guard used == 0 || used + pixels <= Limits.pixels else { return false }
      used += pixels
      return true
    }
  }
}
