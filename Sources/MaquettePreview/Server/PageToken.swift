/// The secret in the page's address. Every program of this machine can connect to the page's port,
/// whoever runs it: what is behind it is only for those who were told the address.
struct PageToken: Sendable {
  /// 32 letters and digits, 160 bits by chance.
  let text: String

  /// A new one.
  init() {
    var generator = SystemRandomNumberGenerator()
    let letters = Array("abcdefghijklmnopqrstuvwxyz234567")
    text = String((0..<32).map { _ in letters[Int.random(in: 0..<32, using: &generator)] })
  }

  /// The rest of a path that begins with the token, from its slash on; `nil` when it does not.
  ///
  /// How long that takes tells nothing about where a wrong one differs.
  func rest(of path: String) -> Substring? {
    let (given, wanted) = (Array(path.utf8), Array("/\(text)/".utf8))
    var difference = given.count < wanted.count ? 1 : 0
    for (index, byte) in wanted.enumerated() {
      difference |= Int(byte ^ (index < given.count ? given[index] : 0))
    }
    return difference == 0 ? Substring(path.utf8.dropFirst(wanted.count - 1)) : nil
  }
}
