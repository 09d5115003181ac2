#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// When messages are coloured.
enum ColorChoice: String, CaseIterable {
  /// On a terminal that knows colours, unless `NO_COLOR` is set.
  case auto
  case always, never

  /// Where the choice is kept for the rest of the run: messages come from everywhere.
  private static let variable = "MAQUETTE_COLOR"

  /// Makes it the choice of this run.
  func use() { setenv(ColorChoice.variable, rawValue, 1) }

  /// Makes that the choice of this run which a command line asks for, whose other words may be wrong.
  static func use(askedForBy words: [String]) {
    for (index, word) in words.enumerated() {
      if word == "--color", index + 1 < words.count {
        ColorChoice(rawValue: words[index + 1])?.use()
      }
      if word.hasPrefix("--color=") { ColorChoice(rawValue: String(word.dropFirst(8)))?.use() }
    }
  }

  private static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Whether messages on standard error are coloured.
  static var colorsErrors: Bool {
    switch variable(variable).flatMap(ColorChoice.init) ?? .auto {
    case .always: true
    case .never: false
    case .auto:
      Host.errorsAreOnTerminal && variable("NO_COLOR") == nil && variable("TERM") != "dumb"
    }
  }
}
