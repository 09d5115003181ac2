/// A short name for bytes, the same for the same bytes everywhere: 64-bit FNV-1a.
enum ContentHash {
  private static let letters = Array("abcdefghijklmnopqrstuvwxyz0123456789")

  /// Some letters and digits for a text.
  static func short(_ text: String, count: Int) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    var result = ""
    for _ in 0..<count {
      result.append(letters[Int(hash % UInt64(letters.count))])
      hash /= UInt64(letters.count)
    }
    return result
  }
}
