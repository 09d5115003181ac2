internal import _FoundationICU

/// The door to ICU, the library behind Foundation's formatters, with Apple's own data in it.
///
/// It is called directly because Foundation for Linux has no `DateComponentsFormatter`, and because
/// its `TimeZone` and `DateFormatter` read the host's `/usr/share/zoneinfo`: ICU brings the zones'
/// rules with it. Every call of this target is in this folder.
enum ICU {
  /// Receives UTF-16 text: buffer, capacity and status in, length out.
  typealias TextCall = (UnsafeMutablePointer<UChar>?, Int32, UnsafeMutablePointer<UErrorCode>) ->
    Int32

  /// Receives ASCII text in the same way.
  typealias NameCall = (UnsafeMutablePointer<CChar>?, Int32, UnsafeMutablePointer<UErrorCode>) ->
    Int32

  /// Sets what ICU falls back on. It would otherwise ask `LC_ALL`, `LANG`, `TZ` and
  /// `/etc/localtime`: a language without words of its own would get those of the host.
  private static let isPrepared: Bool = {
    var status = U_ZERO_ERROR
    // Otherwise ICU_TIMEZONE_FILES_DIR would decide on where the rules of time zones come from.
    swift_u_setTimeZoneFilesDirectory("", &status)
    swift_uloc_setDefault("root", &status)
    let zone = Array("Etc/UTC".utf16) + [0]
    swift_ucal_setDefaultTimeZone(zone, &status)
    return isGood(status)
  }()

  /// Whether a call did what it should; warnings are fine.
  static func isGood(_ status: UErrorCode) -> Bool { status.rawValue <= U_ZERO_ERROR.rawValue }

  /// The result of a call; `nil` when it failed.
  static func call<Result>(_ body: (inout UErrorCode) -> Result) -> Result? {
    guard isPrepared else { return nil }
    var status = U_ZERO_ERROR
    let result = body(&status)
    return isGood(status) ? result : nil
  }

  /// The text that a call writes; `nil` when it failed.
  static func text(_ body: TextCall) -> String? {
    units(UChar(0), body).map(string)
  }

  /// The text of UTF-16 units. `String(decoding:as:)` would search all conformances of the program
  /// three times; this function is compiled for these units.
  static func string(_ units: some Sequence<UChar>) -> String {
    var bytes: [UInt8] = []
    _ = transcode(
      units.makeIterator(), from: UTF16.self, to: UTF8.self, stoppingOnError: false
    ) { bytes.append($0) }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The name that a call writes; `nil` when it failed.
  static func name(_ body: NameCall) -> String? {
    units(CChar(0), body).map { String(decoding: $0.map(UInt8.init(bitPattern:)), as: UTF8.self) }
  }

  private static func units<Unit>(
    _ zero: Unit,
    _ body: (UnsafeMutablePointer<Unit>?, Int32, UnsafeMutablePointer<UErrorCode>) -> Int32
  ) -> ArraySlice<Unit>? {
    guard isPrepared else { return nil }
    var capacity = 256
    // A second round has the room that the first one asked for.
    for _ in 0..<2 {
      var buffer = [Unit](repeating: zero, count: capacity)
      var status = U_ZERO_ERROR
      let length = buffer.withUnsafeMutableBufferPointer {
        Int(body($0.baseAddress, Int32(capacity), &status))
      }
      if isGood(status), length >= 0, length <= capacity { return buffer[..<length] }
      guard status == U_BUFFER_OVERFLOW_ERROR, length > capacity, length < 100_000 else {
        return nil
      }
      capacity = length
    }
    return nil
  }

  /// The names that an enumeration lists, which it closes.
  static func names(_ open: (inout UErrorCode) -> OpaquePointer?) -> [String] {
    guard let list = call(open) ?? nil else { return [] }
    defer { swift_uenum_close(list) }
    var names: [String] = []
    var status = U_ZERO_ERROR
    var length: Int32 = 0
    while let name = swift_uenum_next(list, &length, &status), isGood(status) {
      names.append(String(cString: name))
    }
    return names
  }
}
