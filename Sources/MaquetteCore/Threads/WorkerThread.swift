import Glibc

/// A thread that does one thing until it is over, if the system has one left.
///
/// - Parameters:
///   - stackSize: in bytes; specs are nested deeply where somebody wants to know.
///   - work: runs in the new thread.
/// - Returns: whether there is one.
package func startThread(
  stackSize: Int = 8 << 20, _ work: @escaping @Sendable () -> Void
) -> Bool {
  var attributes = pthread_attr_t()
  pthread_attr_init(&attributes)
  defer { pthread_attr_destroy(&attributes) }
  pthread_attr_setstacksize(&attributes, stackSize)
  pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
  let box = Unmanaged.passRetained(ThreadWork(work))
  var thread = pthread_t()
  let status = pthread_create(
    &thread, &attributes,
    { box in
      guard let box else { return nil }
      Unmanaged<ThreadWork>.fromOpaque(box).takeRetainedValue().run()
      return nil
    }, box.toOpaque())
  if status != 0 { box.release() }
  return status == 0
}

private final class ThreadWork: Sendable {
  let run: @Sendable () -> Void

  init(_ run: @escaping @Sendable () -> Void) { self.run = run }
}
