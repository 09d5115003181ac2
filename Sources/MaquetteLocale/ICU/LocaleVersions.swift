internal import _FoundationICU

/// The version of the library that decides what dates, numbers and names of languages say.
package enum LocaleVersions {
  /// ICU, the one inside of Foundation, for example `74.1`; its data belong to it.
  package static var icu: String {
    var parts = [UInt8](repeating: 0, count: Int(U_MAX_VERSION_LENGTH))
    parts.withUnsafeMutableBufferPointer { swift_u_getVersion($0.baseAddress) }
    // The first two name a release; further ones only count repairs of it.
    let shown = max(2, (parts.lastIndex { $0 != 0 } ?? 0) + 1)
    return parts[1..<shown].reduce("\(parts[0])") { "\($0).\($1)" }
  }
}
