import Foundation

extension Process {
  /// Runs with files as its streams, not pipes, so that nothing waits for anybody to read.
  ///
  /// - Parameter longest: the seconds of the processor after which it is killed and counts as hanging.
  public func run(
    reading input: URL, writing output: URL, errors: URL, longest: Double = 600
  ) throws {
    let handles = [
      try FileHandle(forReadingFrom: input), try FileHandle(forWritingTo: output),
      try FileHandle(forWritingTo: errors),
    ]
    // Foundation crashes when it starts a process while some 1,300 files are open.
    defer { for handle in handles { try? handle.close() } }
    standardInput = handles[0]
    standardOutput = handles[1]
    standardError = handles[2]
    try run()
    let timer = ProcessLimit(work: longest).watch(processIdentifier)
    defer { timer.cancel() }
    waitUntilExit()
  }
}
