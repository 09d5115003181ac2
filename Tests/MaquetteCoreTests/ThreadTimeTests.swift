import Foundation
import MaquetteCore
import Testing

@Suite("The time of a thread")
struct ThreadTimeTests {
  @Test("Waiting is no work")
  func waiting() {
    let time = ThreadTime()
    Thread.sleep(forTimeInterval: 0.25)
    #expect(time.elapsed < 100_000_000)
  }

  @Test("Work counts, however long others had the processor meanwhile", arguments: [1, 20])
  func working(milliseconds: Int) {
    let time = ThreadTime()
    let start = SystemClock.thread.now
    while SystemClock.thread.now - start < milliseconds * 1_000_000 {}
    #expect(time.elapsed >= milliseconds * 1_000_000)
  }
}
