extension ConfigurationReader {
  /// A folder that commands write into, as a path from the current folder. A configuration is data, and
  /// does not decide on what lies outside of its own folder.
  ///
  /// - Parameters:
  ///   - flag: the flag that may name any folder.
  ///   - usual: what the folder is called where nobody says anything.
  func ownFolder(_ entry: SpecNode.Entry, flag: String, usual: String) -> String? {
    guard let text = text(entry.value, of: entry.key) else { return nil }
    guard Paths.staysBelow(Paths.plain(text)) else {
      fail(
        "'\(entry.key)' is '\(SpecNode.excerpt(text))', which is outside of the folder that the "
          + "configuration is in",
        at: entry.value,
        hint: "name a folder below it, for example '\(usual)', or name any folder with \(flag)")
      return nil
    }
    return joined(text)
  }
}
