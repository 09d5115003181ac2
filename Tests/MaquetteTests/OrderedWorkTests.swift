import Maquette
import Synchronization
import Testing

@Suite("Work of several workers")
struct OrderedWorkTests {
  @Test("What is prepared is so once, before the thread's own first piece", arguments: 1...4)
  func preparation(workers: Int) {
    let prepared = Atomic<Int>(0)
    let results = Mutex<[Int]>([])
    OrderedWork(count: 20, workers: workers).run(
      with: {}, prepare: { prepared.add(1, ordering: .relaxed) }, work: { _, index in index * 2 },
      report: { result, count in
        results.withLock { $0.append(result) }
        #expect(count == result / 2 + 1)
      })
    #expect(prepared.load(ordering: .relaxed) == 1)
    #expect(results.withLock { $0 } == (0..<20).map { $0 * 2 })
  }
}
