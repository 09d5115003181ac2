import Foundation
import Maquette
import MaquetteCore
import MaquettePreview
import Synchronization
import Testing

@Suite("What draws the pictures of the preview") struct RenderPoolTests {
  /// Keeps workers busy until it is opened.
  private final class Gate: Sendable {
    private let semaphore = DispatchSemaphore(value: 0)
    func wait() { semaphore.wait() }
    func open(_ count: Int = 1) { for _ in 0..<count { semaphore.signal() } }
  }

  /// Counts in several threads.
  private final class Counter: Sendable {
    private let state = Mutex((now: 0, peak: 0))
    var peak: Int { state.withLock(\.peak) }
    func enter() {
      state.withLock { state in
        state.now += 1
        state.peak = max(state.peak, state.now)
      }
    }
    func leave() { state.withLock { $0.now -= 1 } }
  }

  @Test("work that nobody waits for any more is not begun") func cancelled() async throws {
    let pool = RenderPool(workers: 1, fontPaths: [])
    let (gate, begun) = (Gate(), Counter())
    let busy = Task { try await pool.run { _ in gate.wait() } }
    #expect(try await eventually { pool.busy == 1 })
    let tasks = (0..<100).map { _ in
      Task { try await pool.run { _ in begun.enter() } }
    }
    #expect(try await eventually { pool.waiting == 100 })
    for task in tasks { task.cancel() }
    for task in tasks {
      await #expect(throws: CancellationError.self) { try await task.value }
    }
    #expect(pool.waiting == 0)
    gate.open()
    try await busy.value
    #expect(try await pool.run { _ in 7 } == 7)
    #expect(begun.peak == 0)
    pool.stop()
  }

  @Test("who waits for a picture that is being drawn is let go at once") func drawing()
    async throws
  {
    let pool = RenderPool(workers: 1, fontPaths: [])
    let gate = Gate()
    let task = Task { try await pool.run { _ in gate.wait() } }
    #expect(try await eventually { pool.busy == 1 })
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    gate.open()
    pool.stop()
  }

  @Test("a pool that stops lets everybody go") func stopped() async throws {
    let pool = RenderPool(workers: 2, fontPaths: [])
    let gate = Gate()
    let tasks = (0..<50).map { _ in Task { try await pool.run { _ in gate.wait() } } }
    #expect(try await eventually { pool.waiting == 48 })
    pool.stop()
    for task in tasks {
      await #expect(throws: CancellationError.self) { try await task.value }
    }
    await #expect(throws: CancellationError.self) { try await pool.run { _ in 1 } }
    gate.open(50)
  }

  @Test("while answers of many bytes wait for their readers nothing is drawn") func held()
    async throws
  {
    let pool = RenderPool(workers: 2, fontPaths: [])
    pool.hold(RenderPool.mostHeld)
    let task = Task { try await pool.run { _ in 1 } }
    #expect(try await eventually { pool.waiting == 1 })
    try await Task.sleep(for: .milliseconds(50))
    #expect(pool.waiting == 1)
    pool.release(RenderPool.mostHeld)
    #expect(try await task.value == 1)
    pool.stop()
  }

  @Test("pictures of the largest size are painted one after another, small ones together")
  func large() async throws {
    let pool = RenderPool(workers: 2, fontPaths: [])
    for (side, most) in [(8192.0, 1), (100, 2)] {
      let counter = Counter()
      try await withThrowingTaskGroup(of: Void.self) { group in
        for _ in 0..<6 {
          group.addTask {
            try await pool.run { turn in
              try turn.painting(Size(width: side, height: side), scale: 1) {
                counter.enter()
                usleep(20_000)
                counter.leave()
              }
            }
          }
        }
        try await group.waitForAll()
      }
      #expect(counter.peak <= most)
    }
    pool.stop()
  }
}
