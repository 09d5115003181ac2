/// A text with places for values, as formats of Foundation and of C have them: `%lld items`.
struct FormatPattern {
  /// What stands in a place.
  enum Kind: Sendable {
    /// A whole number: `%d`, `%lld`, `%u`, or `%arg` of a string catalogue's substitution.
    case integer
    /// A number: `%f`, `%.1f`.
    case decimal
    /// A text, or a number that was written before: `%@`, `%s`.
    case object
    /// A substitution of a string catalogue: `%#@birds@`.
    case variable
  }

  /// A place for a value.
  private struct Place {
    var range: Range<Int>
    var kind: Kind
    /// Which value it has, from 1; `nil` for the next one.
    var argument: Int?
  }

  private let bytes: [UInt8]
  private var places: [Place] = []
  /// The bytes at which `%%` stands, which is a percent sign.
  private var signs: [Int] = []

  init(_ text: String) {
    bytes = Array(text.utf8)
    var position = 0
    while let start = bytes[position...].firstIndex(of: UInt8(ascii: "%")) {
      position = start + 1
      if position < bytes.count, bytes[position] == UInt8(ascii: "%") {
        signs.append(start)
        position += 1
      } else if let place = place(at: start) {
        places.append(place)
        position = place.range.upperBound
      }
    }
  }

  /// What stands before and after its only place, with the kind of value there; `nil` where it has
  /// another number of places.
  var single: (prefix: [UInt8], suffix: [UInt8], kind: Kind)? {
    guard places.count == 1, places[0].kind != .variable, places[0].argument ?? 1 == 1 else {
      return nil
    }
    let place = places[0]
    return (
      plain(0..<place.range.lowerBound), plain(place.range.upperBound..<bytes.count), place.kind
    )
  }

  /// The text with a value in the place for it.
  ///
  /// - Parameter value: `nil` leaves all places as they are.
  /// - Returns: The text, and the first place that still stands in it.
  func filled(with value: String?) -> (text: String, left: String?) {
    guard let value else {
      return (string(bytes), places.first.map { string(bytes[$0.range]) })
    }
    var result: [UInt8] = []
    var left: String?
    var position = 0
    var isUsed = false
    for place in places {
      result += plain(position..<place.range.lowerBound)
      position = place.range.upperBound
      if place.kind != .variable, place.argument == 1 || (place.argument == nil && !isUsed) {
        result += Array(value.utf8)
        isUsed = isUsed || place.argument == nil
      } else {
        result += bytes[place.range]
        left = left ?? string(bytes[place.range])
      }
    }
    return (string(result + plain(position..<bytes.count)), left)
  }

  private func string(_ bytes: some Sequence<UInt8>) -> String {
    String(decoding: Array(bytes), as: UTF8.self)
  }

  /// Bytes in which `%%` is a percent sign.
  private func plain(_ range: Range<Int>) -> [UInt8] {
    guard !signs.isEmpty else { return Array(bytes[range]) }
    var result: [UInt8] = []
    var position = range.lowerBound
    for sign in signs where range.contains(sign) {
      result += bytes[position...sign]
      position = sign + 2
    }
    return result + bytes[position..<range.upperBound]
  }

  /// The place that begins at a percent sign; `nil` for a sign that is one. A space is none of its
  /// flags here: `50 % der` has no number in it.
  private func place(at start: Int) -> Place? {
    var position = start + 1
    func digits() -> Int? {
      let digits = bytes[position...].prefix { (0x30...0x39).contains($0) }
      position += digits.count
      return Int(String(decoding: digits, as: UTF8.self))
    }
    func take(_ text: String) -> Bool {
      guard bytes[position...].starts(with: text.utf8) else { return false }
      position += text.utf8.count
      return true
    }
    if take("#@") {
      guard let end = bytes[position...].firstIndex(of: UInt8(ascii: "@")), end > position else {
        return nil
      }
      return Place(range: start..<(end + 1), kind: .variable)
    }
    if take("arg") {
      let isWord = position < bytes.count && (0x61...0x7A).contains(bytes[position])
      return isWord ? nil : Place(range: start..<position, kind: .integer)
    }
    var argument = digits()
    if argument != nil, !take("$") {
      argument = nil
      position = start + 1
    }
    let flags = position
    position += bytes[position...].prefix { "-+0#'".utf8.contains($0) }.count
    _ = digits()
    if take(".") { _ = digits() }
    _ = ["hh", "h", "ll", "l", "q", "z", "t", "j"].contains { take($0) }
    let isBare = argument == nil && flags == position
    guard position < bytes.count else { return nil }
    let kind: Kind
    switch bytes[position] {
    case UInt8(ascii: "@"): kind = .object
    // 100%free has none either.
    case _ where isBare && start > 0 && (0x30...0x39).contains(bytes[start - 1]): return nil
    case UInt8(ascii: "d"), UInt8(ascii: "i"), UInt8(ascii: "u"): kind = .integer
    case UInt8(ascii: "f"): kind = .decimal
    case UInt8(ascii: "s"): kind = .object
    default: return nil
    }
    return Place(range: start..<(position + 1), kind: kind, argument: argument)
  }
}
