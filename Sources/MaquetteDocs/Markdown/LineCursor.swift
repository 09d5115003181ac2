/// A place in one line of Markdown that counts columns as CommonMark does: tabs reach to the next
/// multiple of four.
struct LineCursor {
  let bytes: [UInt8]
  /// Where the line's text ends, its line feed left out.
  let end: Int
  /// The next byte.
  private(set) var position: Int
  /// The column of the next byte, from 0; inside of a tab, that of the part not consumed.
  private(set) var column = 0

  init(_ bytes: [UInt8], from start: Int, to end: Int) {
    self.bytes = bytes
    self.end = end
    position = start
  }

  /// The next byte; `nil` at the end of the line.
  var byte: UInt8? { position < end ? bytes[position] : nil }

  /// What is left of the line.
  var rest: ArraySlice<UInt8> { bytes[position..<end] }

  /// Columns of white space from here to the next visible byte.
  var indentation: Int {
    var at = position
    var column = column
    while at < end {
      if bytes[at] == .space {
        column += 1
      } else if bytes[at] == .tab {
        column = column / 4 * 4 + 4
      } else {
        break
      }
      at += 1
    }
    return column - self.column
  }

  /// Whether only white space is left.
  var isBlank: Bool { rest.allSatisfy { $0 == .space || $0 == .tab } }

  /// Columns of a tab that was consumed in part: they count as spaces of the text.
  private(set) var columnsLeftOfTab = 0

  /// Passes white space, at most a number of columns of it.
  mutating func skipWhitespace(columns: Int = .max) {
    let target = columns == .max ? .max : column + columns
    columnsLeftOfTab = 0
    while position < end, column < target {
      if bytes[position] == .space {
        column += 1
      } else if bytes[position] == .tab {
        let stop = column / 4 * 4 + 4
        if stop > target {
          columnsLeftOfTab = stop - target
          column = stop
          position += 1
          return
        }
        column = stop
      } else {
        return
      }
      position += 1
    }
  }

  /// Passes visible bytes.
  mutating func skip(_ count: Int) {
    position += count
    column += count
    columnsLeftOfTab = 0
  }
}

extension UInt8 {
  static let space = UInt8(ascii: " ")
  static let tab = UInt8(ascii: "\t")
  static let lineFeed = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let backtick = UInt8(ascii: "`")
  static let tilde = UInt8(ascii: "~")

  var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }
}
