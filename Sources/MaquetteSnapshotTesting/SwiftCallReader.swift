/// Finds where a call ends in Swift source, as far as one needs to know for a closure behind it:
/// strings, comments and brackets.
struct SwiftCallReader {
  /// What stands behind a call's arguments.
  struct Call: Equatable {
    /// Where the arguments end, behind their bracket.
    var end: Int
    /// The braces behind them and all between; `nil` without any.
    var closure: Range<Int>?
  }

  private let bytes: [UInt8]
  private var position: Int

  /// - Parameter start: where the compiler says that the call is: the bracket behind its name, in some
  ///   versions the start of the name.
  init(_ bytes: [UInt8], at start: Int) {
    self.bytes = bytes
    position = start
  }

  /// The call that starts here; `nil` when it is another one, or is not closed.
  mutating func call(named name: String) -> Call? {
    let isBehindName = peek == UInt8(ascii: "(")
    if !isBehindName {
      // A module's name may come first.
      while !starts(with: name), let byte = peek, isLetter(byte) || byte == UInt8(ascii: ".") {
        position += 1
      }
      guard starts(with: name) else { return nil }
      position += name.utf8.count
    }
    guard bytes[..<position].suffix(name.utf8.count).elementsEqual(name.utf8),
      peek == UInt8(ascii: "("), skipBrackets()
    else { return nil }
    let end = position
    skipSpace()
    guard peek == UInt8(ascii: "{") else { return Call(end: end, closure: nil) }
    let start = position
    guard skipBrackets() else { return nil }
    return Call(end: end, closure: start..<position)
  }

  /// Passes a bracket and all up to the one that closes it.
  private mutating func skipBrackets() -> Bool {
    var depth = 0
    while let byte = peek {
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
        depth += 1
        position += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        depth -= 1
        position += 1
        if depth == 0 { return true }
      case UInt8(ascii: "\""): if !skipString(marks: 0) { return false }
      case UInt8(ascii: "#"):
        let marks = bytes[position...].prefix { $0 == UInt8(ascii: "#") }.count
        position += marks
        if peek == UInt8(ascii: "\""), !skipString(marks: marks) { return false }
      case UInt8(ascii: "/"): if !skipComment() { position += 1 }
      default: position += 1
      }
    }
    return false
  }

  /// Passes a string, its quotes and what is interpolated into it.
  ///
  /// - Parameter marks: how many `#` stand before it.
  private mutating func skipString(marks: Int) -> Bool {
    let hashes = String(repeating: "#", count: marks)
    let quote = starts(with: "\"\"\"") ? "\"\"\"" : "\""
    position += quote.utf8.count
    while position < bytes.count {
      if starts(with: quote + hashes) {
        position += quote.utf8.count + marks
        return true
      }
      if starts(with: "\\" + hashes) {
        position += 1 + marks
        if peek == UInt8(ascii: "(") {
          guard skipBrackets() else { return false }
        } else {
          position += 1
        }
      } else {
        position += 1
      }
    }
    return false
  }

  /// Passes a comment, if one starts here.
  private mutating func skipComment() -> Bool {
    if starts(with: "//") {
      while let byte = peek, byte != UInt8(ascii: "\n") { position += 1 }
      return true
    }
    guard starts(with: "/*") else { return false }
    var depth = 0
    repeat {
      if starts(with: "/*") {
        depth += 1
        position += 2
      } else if starts(with: "*/") {
        depth -= 1
        position += 2
      } else {
        position += 1
      }
    } while depth > 0 && position < bytes.count
    return true
  }

  private mutating func skipSpace() {
    while let byte = peek {
      if byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D {
        position += 1
      } else if byte == UInt8(ascii: "/"), skipComment() {
        continue
      } else {
        return
      }
    }
  }

  private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

  private func starts(with text: String) -> Bool { bytes[position...].starts(with: text.utf8) }

  private func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || byte == UInt8(ascii: "_")
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
