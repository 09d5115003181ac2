import MaquetteCore

extension ThemeReader {
  /// Letters that take more or less room than their face gives them: a map of letters, several in one key, and
  /// shares of the size.
  func letterShares(_ node: SpecNode, _ key: String) -> [Character: Double]? {
    guard !values.isNone(node) else { return [:] }
    values.log?.add(.anyKeys, node)
    guard let entries = node.map else {
      values.mismatch(node, key, wanted: "a map of letters and shares of the size")
      return nil
    }
    var shares: [Character: Double] = [:]
    for entry in entries {
      guard let share = values.number(entry.value, entry.key, -1...1) else { return nil }
      for letter in entry.key {
        guard letter.isASCII, shares.updateValue(share, forKey: letter) == nil else {
          values.fail(
            "'\(key)' names '\(letter)' \(letter.isASCII ? "twice" : "beyond ASCII")",
            at: entry.value, hint: "write each letter of ASCII once")
          return nil
        }
      }
    }
    return shares
  }

  /// What each character takes more in a weight: a map of weights and shares of the size, each one for all
  /// sizes or a list of `[size, share]`.
  func weightShares(_ node: SpecNode, _ key: String) -> [FontWeight: [Typography.Tracking]]? {
    guard !values.isNone(node) else { return [:] }
    var shares: [FontWeight: [Typography.Tracking]] = [:]
    values.eachEntry(of: node, "'\(key)'", keys: FontWeight.allCases.map(\.name)) { name, node in
      guard let weight = FontWeight(name: name) else { return }
      if node.list != nil {
        shares[weight] = tracking(node, name, of: "share", in: -1...1)
        // One number is as good.
        values.log?.add(.number(-1...1), node)
      } else if let share = values.number(node, name, -1...1) {
        shares[weight] = [Typography.Tracking(0, share)]
      }
    }
    return shares
  }
}
