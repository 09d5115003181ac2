import MaquetteCore

/// Finds the format that a text was made of: `3 items` of `%lld items`.
struct FormatIndex: Sendable {
  /// What stands around a format's value.
  private struct Frame: Hashable {
    var prefix: [UInt8]
    var suffix: [UInt8]
  }

  /// The keys of formats with a number, by what stands around it.
  private var numbers: [Frame: (key: String, isWhole: Bool)] = [:]
  /// Those of formats with any text.
  private var objects: [Frame: String] = [:]
  /// How long what stands around texts is, before and after them.
  private var lengths: [Int: Set<Int>] = [:]

  /// How many numbers of a text may be a format's.
  private static let mostNumbers = 32

  /// Adds a format that has one place for a value, with the key of its translations. Of two alike the
  /// first is meant.
  mutating func add(_ format: String, for key: String) {
    guard format.utf8.contains(UInt8(ascii: "%")), let single = FormatPattern(format).single else {
      return
    }
    let frame = Frame(prefix: single.prefix, suffix: single.suffix)
    switch single.kind {
    case .integer, .decimal:
      if numbers[frame] == nil { numbers[frame] = (key, single.kind == .integer) }
    case .object:
      // One that is nothing but a value is every text.
      let words = String(decoding: single.prefix + single.suffix, as: UTF8.self)
      guard StringsTable.isWords(words), objects[frame] == nil else { return }
      objects[frame] = key
      lengths[frame.prefix.count, default: []].insert(frame.suffix.count)
    case .variable: break
    }
  }

  /// The key of the format that a text was made of, and the value in it; `nil` for other texts. Numbers
  /// go before texts, and of these the one with the most of the format's own words.
  func match(_ text: String) -> (key: String, value: String)? {
    guard !numbers.isEmpty || !objects.isEmpty else { return nil }
    let bytes = Array(text.utf8)
    return number(in: bytes) ?? object(in: bytes)
  }

  private func number(in bytes: [UInt8]) -> (key: String, value: String)? {
    guard !numbers.isEmpty else { return nil }
    var position = 0
    for _ in 0..<FormatIndex.mostNumbers {
      guard let start = bytes[position...].firstIndex(where: WrittenNumber.isDigit) else {
        return nil
      }
      let end = WrittenNumber.end(of: bytes, from: start)
      position = end
      let isNegative = start > 0 && bytes[start - 1] == UInt8(ascii: "-")
      for first in isNegative ? [start - 1, start] : [start] {
        let frame = Frame(prefix: Array(bytes[..<first]), suffix: Array(bytes[end...]))
        guard let found = numbers[frame] else { continue }
        let value = String(decoding: bytes[first..<end], as: UTF8.self)
        if found.isWhole, WrittenNumber(value)?.fractionDigits ?? 0 > 0 { continue }
        return (found.key, value)
      }
    }
    return nil
  }

  private func object(in bytes: [UInt8]) -> (key: String, value: String)? {
    var best: (key: String, value: Range<Int>)?
    for (before, ends) in lengths where before < bytes.count {
      if WorkBudget.isSpent { return nil }
      for after in ends where before + after < bytes.count {
        let range = before..<(bytes.count - after)
        if let best, (best.value.count, before) <= (range.count, best.value.lowerBound) { continue }
        let frame = Frame(
          prefix: Array(bytes[..<before]), suffix: Array(bytes[range.upperBound...]))
        if let key = objects[frame] { best = (key, range) }
      }
    }
    return best.map { ($0.key, String(decoding: bytes[$0.value], as: UTF8.self)) }
  }
}

/// A number as English writes it in a text: `3`, `-1,234.5`.
struct WrittenNumber {
  let value: Double
  let fractionDigits: Int
  /// Whether its thousands are parted.
  let isGrouped: Bool

  /// More digits than a `Double` keeps are a text.
  private static let mostDigits = 15

  init?(_ text: String) {
    let bytes = Array(text.utf8)
    let start = bytes.first == UInt8(ascii: "-") ? 1 : 0
    guard start < bytes.count, WrittenNumber.isDigit(bytes[start]),
      WrittenNumber.end(of: bytes, from: start) == bytes.count,
      bytes.count(where: WrittenNumber.isDigit) <= WrittenNumber.mostDigits
    else { return nil }
    let plain = bytes.filter { $0 != UInt8(ascii: ",") }
    guard let value = Double(String(decoding: plain, as: UTF8.self)) else { return nil }
    self.value = value
    isGrouped = plain.count < bytes.count
    fractionDigits = bytes.firstIndex(of: UInt8(ascii: ".")).map { bytes.count - $0 - 1 } ?? 0
  }

  static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  /// Where the number ends whose first digit is at a place.
  static func end(of bytes: [UInt8], from start: Int) -> Int {
    func digits(_ place: Int) -> Int {
      bytes[min(place, bytes.count)...].prefix(while: isDigit).count
    }
    var end = start + digits(start)
    if end - start <= 3 {
      while end < bytes.count, bytes[end] == UInt8(ascii: ","), digits(end + 1) == 3 { end += 4 }
    }
    if end < bytes.count, bytes[end] == UInt8(ascii: ".") {
      let count = digits(end + 1)
      if count > 0 { end += 1 + count }
    }
    return end
  }
}
