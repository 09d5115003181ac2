#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Memory that is about to be written to as a whole, for the pixels of a large picture.
enum WrittenMemory {
  /// Smaller pictures are soon brought in one page after the other.
  static let leastBytes = 16 << 20
  /// What is asked for at once: meanwhile, no other thread can take memory.
  private static let bytesAtOnce = 4 << 20

  /// Asks the system to bring in all pages at once. Otherwise, it is interrupted at each page that is
  /// first written to, which is a third of the time of comparing pictures of 37 megapixels.
  ///
  /// Linux before 5.14 does nothing; only the time depends on it. Pages of megabytes would be faster
  /// where the system has some left, and ten times slower where it first has to make room for them.
  static func bringIn<Element>(_ memory: UnsafeMutableBufferPointer<Element>) {
    let memory = UnsafeMutableRawBufferPointer(memory)
    guard memory.count >= leastBytes, let start = memory.baseAddress else { return }
    #if canImport(Glibc)
      let whole = wholePages(from: Int(bitPattern: start), count: memory.count)
      for first in stride(from: whole.lowerBound, to: whole.upperBound, by: bytesAtOnce) {
        let count = min(bytesAtOnce, whole.upperBound - first)
        _ = madvise(UnsafeMutableRawPointer(bitPattern: first), count, MADV_POPULATE_WRITE)
      }
    #endif
  }

  /// The pages that have nothing else in them.
  static func wholePages(from start: Int, count: Int) -> Range<Int> {
    let page = Int(getpagesize())
    let first = (start + page - 1) / page * page
    return first..<max(first, (start + count) / page * page)
  }
}
