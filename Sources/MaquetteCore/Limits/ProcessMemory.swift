#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What the system says about this process's memory.
enum ProcessMemory {
  // Opening it takes ten times as long as reading it.
  private static let file = opened()
  private static let owner = getpid()
  private static let page = Int(sysconf(Int32(_SC_PAGESIZE)))

  private static func opened() -> Int32 { open("/proc/self/statm", O_RDONLY | O_CLOEXEC) }

  /// Bytes of this process's own memory, without what is shared with files; 0 where the system does
  /// not tell.
  static func bytes() -> Int {
    // An open file stays that of the process that opened it, also in a copy of the process.
    guard getpid() != owner else { return pages(file) * page }
    let own = opened()
    defer { if own >= 0 { close(own) } }
    return pages(own) * page
  }

  /// The second number less the third: what is in memory less what is shared.
  private static func pages(_ file: Int32) -> Int {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 128) { text in
      let count = pread(file, text.baseAddress, text.count, 0)
      guard count > 0 else { return 0 }
      var numbers = [0]
      for byte in text[..<count] where byte != 0x0A {
        if byte == 0x20 {
          numbers.append(0)
        } else {
          numbers[numbers.count - 1] = numbers[numbers.count - 1] * 10 + Int(byte) - 0x30
        }
      }
      return numbers.count < 3 ? 0 : numbers[1] - numbers[2]
    }
  }
}
