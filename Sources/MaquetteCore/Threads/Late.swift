import Synchronization

/// A value that is made once, when somebody asks for it.
///
/// Two threads that ask for the first time may both make it; one of the two, which are the same, is kept.
package final class Late<Value: Sendable>: Sendable {
  @usableFromInline let make: @Sendable () -> Value
  @usableFromInline let known = Mutex<Value?>(nil)

  /// - Parameter make: Makes the value. It may ask for other values that are made late.
  package init(_ make: @escaping @Sendable () -> Value) { self.make = make }

  /// The value.
  @inlinable package var value: Value {
    if let known = known.withLock({ $0 }) { return known }
    let made = make()
    known.withLock { $0 = made }
    return made
  }
}
