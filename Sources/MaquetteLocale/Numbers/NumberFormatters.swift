internal import _FoundationICU

/// Keeps what writes numbers, one for each format and locale: most of the time that a number took was
/// that of making it.
package final class NumberFormatters {
  private struct Request: Hashable {
    var format: NumberFormatStyle
    var locale: String
  }

  /// More than a picture of sense has; nobody's memory is filled by one without.
  private static let most = 32

  private var known: [Request: UnsafeMutablePointer<UNumberFormat?>] = [:]

  /// Without any yet.
  package init() {}

  deinit { close() }

  /// A number in a format, by ICU's name of a locale; `nil` when ICU can't write it.
  func text(of value: Double, format: NumberFormatStyle, locale: String) -> String? {
    let request = Request(format: format, locale: locale)
    if let formatter = known[request] { return ICU.text(of: value, by: formatter) }
    guard let formatter = ICU.formatter(for: format, locale: locale) else { return nil }
    if known.count == NumberFormatters.most { close() }
    known[request] = formatter
    return ICU.text(of: value, by: formatter)
  }

  private func close() {
    for formatter in known.values { swift_unum_close(formatter) }
    known = [:]
  }
}
