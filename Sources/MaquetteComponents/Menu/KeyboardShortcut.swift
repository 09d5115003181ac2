import MaquetteCore

/// Keys that choose an item of a menu, for example ⇧⌘N.
public struct KeyboardShortcut: Hashable, Sendable {
  /// A key that is held down, in the order in which they are written.
  public enum Modifier: String, Hashable, Sendable, CaseIterable {
    case control
    case option
    case shift
    case command

    /// Its sign.
    public var sign: String {
      switch self {
      case .control: "⌃"
      case .option: "⌥"
      case .shift: "⇧"
      case .command: "⌘"
      }
    }

    fileprivate var words: [String] {
      switch self {
      case .control: ["control", "ctrl", "⌃"]
      case .option: ["option", "opt", "alt", "⌥"]
      case .shift: ["shift", "⇧"]
      case .command: ["command", "cmd", "⌘"]
      }
    }
  }

  /// Keys that have a name in place of a character, and their signs.
  private static let named: [(words: [String], sign: String)] = [
    (["return", "enter", "↩"], "↩"), (["escape", "esc", "⎋"], "⎋"),
    (["delete", "backspace", "⌫"], "⌫"), (["tab", "⇥"], "⇥"), (["space"], "Space"),
    (["up", "uparrow", "↑"], "↑"), (["down", "downarrow", "↓"], "↓"),
    (["left", "leftarrow", "←"], "←"), (["right", "rightarrow", "→"], "→"),
  ]

  /// The key, as menus show it: a capital, a sign, or a word.
  public let key: String
  /// The keys that are held down.
  public let modifiers: Set<Modifier>

  /// Keys from a text: `⇧⌘N`, or words with plus signs, `shift+command+N`.
  ///
  /// A text with no key, or with more than one, gives `nil`.
  public init?(_ text: String) {
    let words = KeyboardShortcut.words(of: text)
    guard let last = words.last, let key = KeyboardShortcut.key(last) else { return nil }
    var modifiers: Set<Modifier> = []
    for word in words.dropLast() {
      let modifier = Modifier.allCases.first { $0.words.contains(word.lowercased()) }
      guard let modifier, modifiers.insert(modifier).inserted else { return nil }
    }
    self.key = key
    self.modifiers = modifiers
  }

  /// As menus show it: ⌃⌥⇧⌘ and the key.
  public var text: String {
    Modifier.allCases.filter(modifiers.contains).map(\.sign).joined() + key
  }

  private static func words(of text: String) -> [String] {
    var rest = text.filter { !$0.isWhitespace }[...]
    var words: [String] = []
    while let first = rest.first, rest.count > 1,
      Modifier.allCases.contains(where: { $0.sign == String(first) })
    {
      words.append(String(first))
      rest = rest.dropFirst()
    }
    // A plus sign at the end is a key itself.
    let endsInPlus = rest.count > 1 && rest.last == "+" && rest.dropLast().last == "+"
    let body = endsInPlus ? rest.dropLast(2) : rest
    if rest == "+" { return words + ["+"] }
    words += body.split(separator: "+", omittingEmptySubsequences: false).map(String.init)
    return endsInPlus ? words + ["+"] : words
  }

  private static func key(_ word: String) -> String? {
    if let known = named.first(where: { $0.words.contains(word.lowercased()) }) {
      return known.sign
    }
    let isFunction =
      word.lowercased().hasPrefix("f")
      && (Int(word.dropFirst()).map { (1...20).contains($0) } ?? false)
    if isFunction { return word.uppercased() }
    let isModifier = Modifier.allCases.contains { $0.words.contains(word) }
    return word.count == 1 && !isModifier ? word.uppercased() : nil
  }
}

extension KeyboardShortcut: SpecValue {
  package static func specType(range: ClosedRange<Double>) -> SpecType { .text }

  package static func read(_ node: SpecNode, by reader: SpecReader) -> KeyboardShortcut? {
    guard let text = String.read(node, by: reader) else { return nil }
    if let shortcut = KeyboardShortcut(text) { return shortcut }
    reader.fail(
      "'\(SpecNode.excerpt(text))' is not a keyboard shortcut", at: node,
      hint: "write signs and a key, for example ⇧⌘N, or shift+command+N")
    return nil
  }

  public var specText: String { text }
}
