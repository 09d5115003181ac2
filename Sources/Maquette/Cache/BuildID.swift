#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The number that linkers write into programs and libraries, made of all that is in them.
enum BuildID {
  /// The number of a file in hexadecimal; `-` for a file without.
  static func text(of path: String) -> String {
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { return "-" }
    defer { close(file) }
    // Linkers put it right behind the headers.
    let bytes = [UInt8](unsafeUninitializedCapacity: 4096) { buffer, count in
      count = max(0, pread(file, buffer.baseAddress, buffer.count, 0))
    }
    return text(in: bytes)
  }

  /// The number in the start of an ELF file of 64 bits, as it lies in memory.
  static func text(in bytes: [UInt8]) -> String {
    func number(at place: Int, bytes count: Int) -> Int {
      guard place >= 0, place + count <= bytes.count else { return -1 }
      return (0..<count).reduce(0) { $0 | Int(bytes[place + $1]) << (8 * $1) }
    }
    guard bytes.starts(with: [0x7F, 0x45, 0x4C, 0x46, 2, 1]) else { return "-" }
    let (table, size) = (number(at: 32, bytes: 4), number(at: 54, bytes: 2))
    for index in 0..<max(0, number(at: 56, bytes: 2)) {
      let header = table + index * size
      // Segments of notes.
      guard number(at: header, bytes: 4) == 4 else { continue }
      var note = number(at: header + 8, bytes: 4)
      let end = note + number(at: header + 32, bytes: 4)
      while note >= 0, note + 12 <= min(end, bytes.count) {
        let name = number(at: note, bytes: 4)
        let content = number(at: note + 4, bytes: 4)
        let start = note + 12 + (name + 3) & ~3
        guard name >= 0, content >= 0, start + content <= bytes.count else { break }
        if number(at: note + 8, bytes: 4) == 3, name == 4,
          bytes[(note + 12)..<(note + 16)].elementsEqual([0x47, 0x4E, 0x55, 0])
        {
          return bytes[start..<(start + content)].map { $0.hex(digits: 2) }.joined()
        }
        note = start + (content + 3) & ~3
      }
    }
    return "-"
  }
}
