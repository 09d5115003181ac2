internal import _FoundationICU

extension ICU {
  /// The name of a number's plural form by opened rules; `nil` when there is none.
  ///
  /// - Parameter digits: how many digits after the decimal separator are written.
  static func pluralForm(of value: Double, digits: Int, by rules: OpaquePointer) -> String? {
    guard digits > 0 else { return text { swift_uplrules_select(rules, value, $0, $1, $2) } }
    // 1.0 is another form than 1: what counts is what is written.
    let skeleton = Array(("." + String(repeating: "0", count: min(digits, 20))).utf16)
    let opened = call {
      swift_unumf_openForSkeletonAndLocale(skeleton, Int32(skeleton.count), "en", &$0)
    }
    guard let formatter = opened ?? nil else { return nil }
    defer { swift_unumf_close(formatter) }
    guard let number = call({ swift_unumf_openResult(&$0) }) ?? nil else { return nil }
    defer { swift_unumf_closeResult(number) }
    guard call({ swift_unumf_formatDouble(formatter, value, number, &$0) }) != nil else {
      return nil
    }
    return text { swift_uplrules_selectFormatted(rules, number, $0, $1, $2) }
  }
}
