import MaquetteCore
import Synchronization
import Testing

@Suite("Values that are made late")
struct LateTests {
  @Test("One is made when somebody asks, and once")
  func once() {
    let count = CountOfCalls()
    let late = Late { count.next() }
    #expect(count.value == 0)
    #expect([late.value, late.value, late.value] == [1, 1, 1])
    #expect(count.value == 1)
  }

  @Test("One may be made of another")
  func nested() {
    let first = Late { 20 }
    let second = Late { first.value + 1 }
    #expect(second.value == 21)
  }
}

private final class CountOfCalls: Sendable {
  private let calls = Atomic<Int>(0)

  var value: Int { calls.load(ordering: .relaxed) }

  func next() -> Int { calls.add(1, ordering: .relaxed).newValue }
}
