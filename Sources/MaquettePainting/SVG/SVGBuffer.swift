import MaquetteCore

/// Text of a document that is put together from many small parts. Adding a part to a string takes
/// three times as long.
struct SVGBuffer {
  private var bytes: [UInt8] = []

  /// An empty text.
  ///
  /// - Parameter count: about how many bytes it will have.
  init(reserving count: Int) { bytes.reserveCapacity(count) }

  /// All of it.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// How many bytes it has.
  var count: Int { bytes.count }

  /// Adds a text at the end, as it stands.
  static func += (text: inout SVGBuffer, part: String) {
    var part = part
    part.withUTF8 { text.bytes.append(contentsOf: $0) }
  }

  /// Adds `name="value"` for a value that needs no escapes.
  mutating func add(_ name: String, _ value: String) {
    self += name
    self += "=\""
    self += value
    self += "\""
  }

  /// Adds a number at the end.
  mutating func add(_ value: Double, digits: Int = 3) {
    NumberFormat.withShort(value, digits: digits) { bytes.append(contentsOf: $0) }
  }

  /// Adds ` name="number"`; nothing for 0.
  ///
  /// - Parameters:
  ///   - start: the name with all that stands around it before the number.
  ///   - isCompact: whether there is no zero before the number's point.
  mutating func addLength(
    _ start: String, _ value: Double, digits: Int = 3, isCompact: Bool = false
  ) {
    let before = bytes.count
    self += start
    let number = bytes.count
    add(value, digits: digits)
    guard bytes.count != number + 1 || bytes[number] != UInt8(ascii: "0") else {
      bytes.removeSubrange(before...)
      return
    }
    if isCompact { removeZero(at: number) }
    self += "\""
  }

  /// Takes the zero before a number's point away.
  private mutating func removeZero(at number: Int) {
    let digits = bytes[number] == UInt8(ascii: "-") ? number + 1 : number
    guard bytes.count > digits + 1, bytes[digits] == UInt8(ascii: "0"),
      bytes[digits + 1] == UInt8(ascii: ".")
    else { return }
    bytes.remove(at: digits)
  }
}
