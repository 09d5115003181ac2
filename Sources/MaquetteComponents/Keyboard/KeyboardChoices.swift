/// What a keyboard is for, under UIKit's names.
public enum KeyboardType: String, Hashable, Sendable, CaseIterable, SpecChoice {
  /// The letters of the language.
  case `default`
  /// Latin letters.
  case asciiCapable
  /// Numbers and punctuation marks.
  case numbersAndPunctuation
  /// Letters with what addresses of the web need.
  case url = "URL"
  /// Digits.
  case numberPad
  /// Digits, plus, star and hash.
  case phonePad
  /// Letters for names, as the usual ones.
  case namePhonePad
  /// Letters with what e-mail addresses need.
  case emailAddress
  /// Digits and the sign between whole numbers and their parts.
  case decimalPad
  /// Letters with at and hash.
  case twitter
  /// Letters with a dot beside the space.
  case webSearch
  /// Digits, which are Western ones in every language.
  case asciiCapableNumberPad

  public static var synonyms: [String: KeyboardType] {
    ["email": .emailAddress, "phone": .phonePad]
  }

  /// Whether it has twelve large keys with digits.
  var isPad: Bool {
    switch self {
    case .numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad: true
    default: false
    }
  }
}

/// What the key does that ends a line, under UIKit's names.
public enum ReturnKeyType: String, Hashable, Sendable, CaseIterable, SpecChoice {
  /// Starts a line.
  case `default`
  case go
  case google
  case join
  case next
  case route
  case search
  case send
  case yahoo
  case done
  case emergencyCall
  case `continue`

  public static var synonyms: [String: ReturnKeyType] { ["return": .default] }

  /// Whether it acts, and is in the tint.
  var isAction: Bool {
    switch self {
    case .default, .next, .continue: false
    default: true
    }
  }
}

/// What stands on the key that leads to the next keyboard.
public enum NextKeyboardKey: String, Hashable, Sendable, CaseIterable, SpecChoice {
  /// A globe: there are keyboards of several languages.
  case globe
  /// A face: beside the keyboard of one language there is the one with emoji.
  case emoji

  public static var synonyms: [String: NextKeyboardKey] { ["face": .emoji] }
}

/// Whether a keyboard writes capitals.
public enum KeyboardShift: String, Hashable, Sendable, CaseIterable, SpecChoice {
  /// Small letters.
  case off
  /// One capital.
  case on
  /// Capitals.
  case capsLock

  public static var synonyms: [String: KeyboardShift] {
    ["true": .on, "yes": .on, "false": .off, "no": .off, "locked": .capsLock]
  }
}
