/// The keys of one control, of which some are others at a control size or in a watch's case.
package struct ControlKeys {
  private let names: Set<String>

  /// - Parameter names: all keys of a control.
  package init(_ names: some Sequence<String>) { self.names = Set(names) }

  /// Whether there is a key.
  package func contains(_ key: String) -> Bool { names.contains(key) }

  /// Whether a key has others at control sizes: `miniHeight` beside `height`.
  package func isSized(_ key: String) -> Bool {
    names.contains("mini" + ControlKeys.capitalized(key))
  }

  /// Whether a key has others in a watch's cases: `height40` beside `height`.
  package func hasCases(_ key: String) -> Bool {
    names.contains { ControlKeys.base(ofCase: $0) == key }
  }

  /// Whether a key stands for another one at a control size or in a watch's case.
  package func isVariant(_ key: String) -> Bool {
    if let base = ControlKeys.base(ofCase: key), names.contains(base), hasCases(base) {
      return true
    }
    return ["mini", "small", "large", "extraLarge"].contains { size in
      guard key.hasPrefix(size), let first = key.dropFirst(size.count).first, first.isUppercase
      else { return false }
      let base = first.lowercased() + key.dropFirst(size.count + 1)
      return names.contains(base) && isSized(base)
    }
  }

  private static func base(ofCase key: String) -> String? {
    key.count > 2 && key.suffix(2).allSatisfy(\.isNumber) ? String(key.dropLast(2)) : nil
  }

  private static func capitalized(_ key: String) -> String {
    key.prefix(1).uppercased() + key.dropFirst()
  }
}
