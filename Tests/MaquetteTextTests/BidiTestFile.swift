#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A file of Unicode's tests, as Debian's package `unicode-data` has it.
struct BidiTestFile {
  static let characters = BidiTestFile(path: "/usr/share/unicode/BidiCharacterTest.txt")
  static let classes = BidiTestFile(path: "/usr/share/unicode/BidiTest.txt")

  let path: String

  var exists: Bool { access(path, R_OK) == 0 }

  /// Its lines without comments and empty ones.
  var lines: [ArraySlice<UInt8>] {
    guard let file = fopen(path, "rb") else { return [] }
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 16 << 20)
    bytes.removeLast(bytes.count - fread(&bytes, 1, bytes.count, file))
    return bytes.split(separator: UInt8(ascii: "\n")).filter { $0.first != UInt8(ascii: "#") }
  }
}

/// A case of a text: its characters and what comes of them.
struct BidiCase {
  var text: String
  /// The paragraph's direction as it is asked for; `nil` for that of the first letter.
  var asked: Bool?
  /// Whether the paragraph reads from right to left.
  var isRightToLeft: Bool
  /// The level of each character; `nil` for those that rule X9 takes out.
  var levels: [UInt8?]
  /// The numbers of the characters from left to right.
  var order: [Int]

  /// A line of BidiCharacterTest.txt: characters, direction asked for, direction, levels, order.
  init?(characterTest line: ArraySlice<UInt8>) {
    let fields = line.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
    guard fields.count == 5 else { return nil }
    var text = ""
    for word in fields[0].split(separator: 0x20) {
      guard let scalar = Unicode.Scalar(BidiCase.number(word, base: 16)) else { return nil }
      text.unicodeScalars.append(scalar)
    }
    self.text = text
    let direction = BidiCase.number(fields[1], base: 10)
    asked = direction == 2 ? nil : direction == 1
    isRightToLeft = BidiCase.number(fields[2], base: 10) == 1
    levels = BidiCase.levels(fields[3])
    order = fields[4].split(separator: 0x20).map { Int(BidiCase.number($0, base: 10)) }
  }

  init(
    text: String, asked: Bool?, isRightToLeft: Bool, levels: [UInt8?], order: [Int]
  ) {
    self.text = text
    self.asked = asked
    self.isRightToLeft = isRightToLeft
    self.levels = levels
    self.order = order
  }

  static func levels(_ field: ArraySlice<UInt8>) -> [UInt8?] {
    field.split(separator: 0x20).map { word in
      word.first == UInt8(ascii: "x") ? nil : UInt8(clamping: number(word, base: 10))
    }
  }

  static func number(_ word: ArraySlice<UInt8>, base: UInt32) -> UInt32 {
    word.reduce(0) { number, byte in
      let digit = byte >= 0x41 ? UInt32(byte | 0x20) - 0x61 + 10 : UInt32(byte) - 0x30
      return number * base + digit
    }
  }
}
