import Dispatch
import Synchronization

/// Does the same with two values at once: with the first in this thread, and with the second in another
/// one, if the system has one left.
package func atOnce<Value: Sendable, Result: Sendable>(
  _ one: Value, _ other: Value, _ work: @escaping @Sendable (Value) -> Result
) -> (Result, Result) {
  let result = Kept<Result>()
  let ended = DispatchSemaphore(value: 0)
  let isStarted = startThread {
    result.value.withLock { $0 = work(other) }
    ended.signal()
  }
  let first = work(one)
  if isStarted { ended.wait() }
  return (first, result.value.withLock { $0 } ?? work(other))
}

private final class Kept<Value: Sendable>: Sendable {
  let value = Mutex<Value?>(nil)
}
