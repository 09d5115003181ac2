import MaquetteCore

/// What a baseline was made with: says whether a difference may come of another machine.
///
/// It is a list of names and values, so that a reader of another version understands those it
/// knows. Stored as lines `# name value` before the scene.
package struct Receipt: Hashable, Sendable {
  /// One thing that was so when the baseline was made.
  package struct Entry: Hashable, Sendable {
    /// What, for example `cairo` or `font Inter-Regular`.
    package var name: String
    /// Its version, checksum or value.
    package var value: String

    /// An entry from its parts.
    package init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  /// The entries, in the order in which they are written.
  package var entries: [Entry]

  /// A receipt of some entries.
  package init(_ entries: [Entry] = []) { self.entries = entries }

  /// The value of an entry; `nil` when there is none.
  package func value(_ name: String) -> String? {
    entries.first { $0.name == name }?.value
  }

  /// Names of entries that say what the picture is of, and not what it was made with.
  static let subjects: Set = ["spec", "place", "variant", "set", "flags", "png"]
  /// Names of entries that people change on purpose: a difference in them is not another machine.
  static let settings: Set = ["theme", "locale", "scale", "platform"]

  /// Values of the entry `place`, which tells of a spec that is named without a folder whether it is
  /// in the folder that names start from, or somewhere outside of it. Old receipts don't have it.
  static let (here, elsewhere) = ("here", "elsewhere")

  /// How names of entries begin that are symbols which the picture shows.
  static let symbol = "symbol "
  /// How names of entries begin that are fonts which the picture was drawn with.
  static let font = "font "

  /// What is another environment than it was, for example `cairo 1.16.0 → 1.18.0`.
  ///
  /// A font that only one of both was drawn with is none: other texts need other fonts.
  package func differences(to new: Receipt) -> [String] {
    differing(from: new) { name in
      guard !isSetting(name, in: new) else { return false }
      return !name.hasPrefix(Receipt.font) || value(name) != nil && new.value(name) != nil
    }
  }

  /// What somebody changed, for example `theme brand 1f00ba2c → brand 9ad3c01e`: a cause of what
  /// differs, and no other environment.
  package func changedSettings(to new: Receipt) -> [String] {
    differing(from: new) { isSetting($0, in: new) }
  }

  private func differing(from new: Receipt, where isAsked: (String) -> Bool) -> [String] {
    let names = entries.map(\.name) + new.entries.map(\.name).filter { value($0) == nil }
    return names.compactMap { name in
      guard !Receipt.isSubject(name), isAsked(name) else { return nil }
      let (old, now) = (value(name), new.value(name))
      return old == now ? nil : "\(name) \(old ?? "none") → \(now ?? "none")"
    }
  }

  /// Which symbols are others, for example `symbol brand.reply 1f00ba2c → 9ad3c01e` for one that is
  /// drawn otherwise, and `symbol cart → bag` for one in place of another one.
  ///
  /// - Parameter isSwapped: whether symbols that only one of both shows may be in place of each other.
  func changedSymbols(to new: Receipt, isSwapped: Bool) -> [String] {
    func symbols(_ receipt: Receipt) -> [(name: String, digest: String)] {
      receipt.entries.filter { $0.name.hasPrefix(Receipt.symbol) }.map {
        (String($0.name.dropFirst(Receipt.symbol.count)), $0.value)
      }
    }
    let (was, now) = (symbols(self), symbols(new))
    let redrawn = was.compactMap { old in
      now.first { $0.name == old.name && $0.digest != old.digest }.map {
        "\(Receipt.symbol)\(old.name) \(old.digest) → \($0.digest)"
      }
    }
    let gone = was.map(\.name).filter { name in !now.contains { $0.name == name } }
    let come = now.map(\.name).filter { name in !was.contains { $0.name == name } }
    guard isSwapped, !gone.isEmpty, gone.count == come.count else { return redrawn }
    return redrawn + [
      "\(Receipt.symbol)\(gone.joined(separator: ", ")) → \(come.joined(separator: ", "))"
    ]
  }

  /// Whether an entry says what the picture is of, and not what it was made with.
  private static func isSubject(_ name: String) -> Bool {
    subjects.contains(name) || name.hasPrefix(symbol)
  }

  /// Another version of this tool has other themes without anybody having edited one.
  private func isSetting(_ name: String, in new: Receipt) -> Bool {
    Receipt.settings.contains(name)
      && (name != "theme" || value("maquette") == new.value("maquette"))
  }

  /// Whether libraries, fonts or this tool are others than they were, so that pixels may differ
  /// though nobody changed anything.
  package func isOtherMachine(than new: Receipt) -> Bool {
    func machine(_ receipt: Receipt) -> [Entry] {
      receipt.entries.filter {
        // A picture of other texts needs other fonts: only those of both tell of a machine.
        let name = $0.name
        let isChoice = Receipt.isSubject(name) || Receipt.settings.contains(name)
        guard !isChoice else { return false }
        return self.value(name) != nil && new.value(name) != nil
      }
    }
    return Set(machine(self)) != Set(machine(new))
  }

  /// The receipt as lines.
  package var text: String {
    entries.map { "# \(Receipt.line($0.name)): \(Receipt.line($0.value))\n" }.joined()
  }

  /// Reads lines that begin with `# `; others end it.
  ///
  /// - Returns: the receipt, and the text after it.
  package static func split(_ text: String) -> (receipt: Receipt, rest: Substring) {
    var receipt = Receipt()
    var rest = text[...]
    // By bytes: each picture's text begins with one, and reading it by characters took longer than
    // unpacking the picture.
    while rest.utf8.starts(with: "# ".utf8) {
      let line = rest[..<(rest.utf8.firstIndex(of: UInt8(ascii: "\n")) ?? rest.endIndex)]
      if let colon = line.range(of: ": ") {
        receipt.entries.append(
          Entry(String(line[..<colon.lowerBound].dropFirst(2)), String(line[colon.upperBound...])))
      }
      rest = Substring(rest.utf8[line.endIndex...].dropFirst())
    }
    return (receipt, rest)
  }

  /// A text on one line.
  private static func line(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.map { $0.value < 0x20 ? " " : $0 }))
  }
}

extension Substring {
  /// Where another text is first found.
  fileprivate func range(of other: String) -> Range<Index>? {
    var start = startIndex
    while start < endIndex {
      if utf8[start...].starts(with: other.utf8) {
        return start..<utf8.index(start, offsetBy: other.utf8.count)
      }
      start = utf8.index(after: start)
    }
    return nil
  }
}
