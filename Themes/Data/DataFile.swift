import MaquetteCore

/// A file of records that `theme-generator` wrote, as it lies in the program.
///
/// A record is a line of `=` and its name, and lines with a value of YAML. The names are sorted, so
/// that one record is found and read without the others.
struct DataFile {
  private static let newline = UInt8(ascii: "\n")
  private static let mark = UInt8(ascii: "=")

  let bytes: UnsafeBufferPointer<UInt8>

  /// The value of a record; `nil` when none has the name.
  func value(of name: String) -> SpecNode? {
    let wanted = Array(name.utf8)
    var (low, high) = (0, bytes.count)
    while low < high {
      let start = recordStart(before: (low + high) / 2, notBefore: low)
      let end = lineEnd(from: start)
      let found = bytes[min(start + 1, end)..<end]
      if found.elementsEqual(wanted) {
        return DataLines(bytes: bytes, position: end + 1).node
      }
      if found.lexicographicallyPrecedes(wanted) {
        low = nextRecord(after: end)
      } else {
        high = start
      }
    }
    return nil
  }

  /// The names of all records, in their order.
  var names: [String] {
    var names: [String] = []
    var position = 0
    while position < bytes.count {
      let end = lineEnd(from: position)
      if bytes[position] == DataFile.mark {
        names.append(String(decoding: bytes[position + 1..<end], as: UTF8.self))
      }
      position = end + 1
    }
    return names
  }

  private func lineEnd(from start: Int) -> Int {
    bytes[start...].firstIndex(of: DataFile.newline) ?? bytes.count
  }

  private func isRecord(_ position: Int) -> Bool {
    bytes[position] == DataFile.mark && (position == 0 || bytes[position - 1] == DataFile.newline)
  }

  private func recordStart(before position: Int, notBefore first: Int) -> Int {
    var position = position
    while position > first, !isRecord(position) { position -= 1 }
    return position
  }

  private func nextRecord(after end: Int) -> Int {
    var position = end
    while position < bytes.count, !isRecord(position) { position += 1 }
    return position
  }
}
