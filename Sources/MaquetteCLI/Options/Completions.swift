import ArgumentParser
import Maquette
import MaquetteSpec

extension CompletionKind {
  /// The words of an enumeration.
  static func words<Value: CaseIterable & RawRepresentable<String>>(of type: Value.Type)
    -> CompletionKind
  {
    .list(Value.allCases.map(\.rawValue))
  }

  /// Words that are many, and are asked for when somebody completes one.
  static func found(_ words: @escaping @Sendable () -> [String]) -> CompletionKind {
    .custom { _, _, written in WordList(words()).completions(of: written) }
  }

  /// Words of which several are written with commas between them.
  static func several(_ words: @escaping @Sendable () -> [String]) -> CompletionKind {
    .custom { _, _, written in WordList(words(), separators: ",").completions(of: written) }
  }

  /// The words of traits, of which combinations are made, and lists of these.
  static var variants: CompletionKind {
    .custom { _, _, written in
      WordList(Variant.words, separators: ",+").completions(of: written)
    }
  }

  /// The names of devices.
  static var devices: CompletionKind { found { Device.names } }

  /// The names of symbols.
  static var symbols: CompletionKind { found { Symbol.names } }

  /// Locales that there are words for.
  static var locales: CompletionKind { found { LocaleIdentifier.names } }

  /// The names of time zones.
  static var timeZones: CompletionKind { found { TimeZoneIdentifier.names } }

  /// The names of page sizes; ' landscape' may follow.
  static var pageSizes: CompletionKind { found { PageSize.names } }

  /// The names of calendars.
  static var calendars: CompletionKind { words(of: CalendarIdentifier.self) }

  /// The names of the first theme's colours.
  static var colors: CompletionKind {
    found { Theme.builtInHeads.first.flatMap { Theme.named($0.name) }?.colorWords ?? [] }
  }

  /// Text styles, weights, designs and widths, of which a font is made.
  static var fonts: CompletionKind {
    .custom { _, _, written in
      WordList(FontValue.words, separators: " ").completions(of: written)
    }
  }
}

/// Words that a shell may complete.
struct WordList {
  private let words: [String]
  private let separators: Set<Character>

  /// - Parameter separators: what may stand between several of them.
  init(_ words: [String], separators: String = "") {
    self.words = words
    self.separators = Set(separators)
  }

  /// What a word may become: all of it but the part behind the last separator stays. What is there
  /// already is not offered again.
  func completions(of written: String) -> [String] {
    guard let last = written.lastIndex(where: { separators.contains($0) }) else {
      return words.filter { begins($0, with: written) }
    }
    let start = written[...last]
    let taken = Set(start.split(whereSeparator: { separators.contains($0) }).map(String.init))
    // The same word may stand in another combination.
    let isList = written[last] == "," && !separators.contains("+")
    let rest = String(written[written.index(after: last)...])
    return words.filter { begins($0, with: rest) && !(isList && taken.contains($0)) }
      .map { start + $0 }
  }

  /// Shells compare what they are told once more, by its case, too.
  private func begins(_ word: String, with start: String) -> Bool {
    word.utf8.starts(with: start.utf8)
  }
}
