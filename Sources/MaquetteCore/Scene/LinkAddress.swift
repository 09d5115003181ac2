/// An address that a picture may lead to: a web page, a mail, a call or a message.
///
/// Whoever opens a picture must not run anything by a tap, so that other schemes, `javascript` and
/// `data` among them, are refused. What is left is plain ASCII that needs no further care in XML
/// attributes and PDF strings but for `&`.
public struct LinkAddress: Hashable, Sendable {
  /// The schemes that are let through.
  public static let schemes = ["http", "https", "mailto", "tel", "sms"]

  /// The longest address, in bytes of UTF-8.
  public static let bytes = 2048

  /// The address; every character that a URI cannot have as it stands is percent-encoded.
  public let text: String

  /// The address that a text is; `nil` when it has none of the ``schemes``, nothing after it, or
  /// characters that only serve to hide what it is.
  public init?(_ text: String) {
    guard text.utf8.count <= LinkAddress.bytes, let colon = text.firstIndex(of: ":"),
      LinkAddress.schemes.contains(text[..<colon].lowercased())
    else { return nil }
    let scheme = text[..<colon].lowercased()
    let rest = text[text.index(after: colon)...]
    let isWeb = scheme.hasPrefix("http")
    guard isWeb ? rest.hasPrefix("//") && rest.utf8.count > 2 : !rest.isEmpty,
      !text.utf8.contains(where: { $0 <= 0x20 || $0 == 0x7F })
    else { return nil }
    self.text = scheme + ":" + rest.utf8.map(LinkAddress.encoded).joined()
  }

  private static func encoded(_ byte: UInt8) -> String {
    let isPlain =
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
      || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || "-._~:/?#[]@!$&*+,;=%".utf8.contains(byte)
    if isPlain { return String(UnicodeScalar(byte)) }
    let digits = String(byte, radix: 16, uppercase: true)
    return "%" + (digits.utf8.count == 1 ? "0" : "") + digits
  }
}
