import ArgumentParser
import Maquette
import MaquetteCore
import MaquetteSpec

extension CompletionKind {
  /// The words of an enumeration.
  static func words<Value: CaseIterable & RawRepresentable<String>>(of type: Value.Type)
    -> CompletionKind
  {
    .list(Value.allCases.map(\.rawValue))
  }

  /// What the program offers for the beginning of a value.
  private static func offered(
    _ words: @escaping @Sendable (_ start: String) -> [String]
  ) -> CompletionKind {
    .custom { _, _, written in words(ShellWord.value(written)) }
  }

  /// Words that are many, and are asked for when somebody completes one.
  static func found(_ words: @escaping @Sendable () -> [String]) -> CompletionKind {
    offered { WordList(words()).completions(of: ShellWord.plain($0)) }
  }

  /// Words of which several are written with commas between them.
  static func several(_ words: @escaping @Sendable () -> [String]) -> CompletionKind {
    offered { WordList(words(), separators: ",").completions(of: $0) }
  }

  /// The words of traits, of which combinations are made, and lists of these; locales, of which there
  /// are hundreds, once two letters are there.
  static var variants: CompletionKind {
    offered { written in
      let fixed = WordList(Variant.words, separators: ",+").completions(of: written)
      let last = written.split(separator: #/[,+]/#, omittingEmptySubsequences: false).last
      guard let last, last.count >= 2 else { return fixed }
      return fixed + WordList(localeNames(for: last), separators: ",+").completions(of: written)
    }
  }

  static var devices: CompletionKind { found { Device.names } }

  static var symbols: CompletionKind { found { Symbol.names } }

  /// Locales that there are words for.
  static var locales: CompletionKind {
    offered { written in
      let start = ShellWord.plain(written)
      return WordList(localeNames(for: start[...])).completions(of: start)
    }
  }

  /// Locales with commas between them.
  static var severalLocales: CompletionKind {
    offered { written in
      let last = written.split(separator: ",", omittingEmptySubsequences: false).last ?? ""
      return WordList(localeNames(for: last), separators: ",").completions(of: written)
    }
  }

  /// Locales as somebody begins to write one: as BCP 47 does, `ar-EG`, or as ICU does.
  private static func localeNames(for start: Substring) -> [String] {
    let names = LocaleIdentifier.names
    return start.contains("-") ? names.map { $0.replacing("_", with: "-") } : names
  }

  static var timeZones: CompletionKind { found { TimeZoneIdentifier.names } }

  /// The versions of systems that have a look of their own.
  static var systemVersions: CompletionKind {
    found { Set(Theme.builtInHeads.compactMap(\.osVersion)).sorted().map { "\($0)" } }
  }

  /// The names of built-in themes, and files that may be themes.
  static var themes: CompletionKind {
    offered { written in
      let start = ShellWord.plain(written)
      let names = WordList(Theme.builtInHeads.map(\.name)).completions(of: start)
      return names + FileWords.completions(of: start)
    }
  }

  static var components: CompletionKind { found { Catalogue.standard.names } }

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
    offered { written in
      WordList(FontValue.words, separators: " ").completions(of: ShellWord.plain(written))
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
    let entries = start.split(separator: ",")
    // The same word may stand in another combination, but not by itself twice, nor twice in one.
    let taken =
      written[last] == ","
      ? entries : (entries.last ?? "").split(whereSeparator: { separators.contains($0) })
    let rest = String(written[written.index(after: last)...])
    return words.filter { begins($0, with: rest) && !taken.contains($0[...]) }
      .map { start + $0 }
  }

  /// Shells compare what they are told once more, by its case, too.
  private func begins(_ word: String, with start: String) -> Bool {
    word.utf8.starts(with: start.utf8)
  }
}

/// A word as it stands on a command line.
enum ShellWord {
  /// What is written of an option's value: of `--tint=re`, zsh tells all, and of `--tint=`, bash tells
  /// the sign alone.
  static func value(_ written: String) -> String {
    if written == "=" { return "" }
    guard written.hasPrefix("--"), let sign = written.firstIndex(of: "=") else { return written }
    return String(written[written.index(after: sign)...])
  }

  /// The word without its quotes and backslashes. bash and zsh tell a word as it was written, and the
  /// names of devices have spaces.
  static func plain(_ written: String) -> String {
    var plain = String.UnicodeScalarView()
    var quote: Unicode.Scalar?
    var isEscaped = false
    for letter in written.unicodeScalars {
      if isEscaped {
        plain.append(letter)
        isEscaped = false
      } else if letter == "\\", quote != "'" {
        isEscaped = true
      } else if letter == quote {
        quote = nil
      } else if quote == nil, letter == "'" || letter == "\"" {
        quote = letter
      } else {
        plain.append(letter)
      }
    }
    return String(plain)
  }
}

/// Files that hold YAML or JSON, and folders, as a shell would offer them.
enum FileWords {
  /// What a path may become.
  static func completions(of written: String) -> [String] {
    let folder = Paths.folder(of: written)
    let start = written.dropFirst(folder.count)
    let names = (Disk.names(in: folder.isEmpty ? "." : folder) ?? []).sorted()
    return names.filter { name in
      Paths.starts(name, with: String(start)) && (!Paths.isHidden(name) || !start.isEmpty)
        && (SpecFile.hasEnding(name) || Disk.isFolder(folder + name))
    }.map { folder + $0 }
  }
}
