import MaquetteCore

extension ThemeReader {
  /// The name of a table of widths, or none.
  func letterTable(_ node: SpecNode, _ key: String) -> LetterTable?? {
    values.log?.add(.words(LetterTable.names), node)
    guard !values.isNone(node) else { return .some(nil) }
    if let table = node.scalar.flatMap(LetterTable.named) { return table }
    values.fail(
      "'\(key)' cannot be \(node.kindName)", at: node,
      hint: Suggestion.hint(for: node.scalar ?? "", in: LetterTable.names + ["none"]),
      id: .unknownValue)
    return nil
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
