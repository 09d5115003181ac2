/// What people and programs read line by line: terminals, shells, logs of build servers.
extension Escape {
  /// A text for a terminal or a log: what these would obey becomes U+FFFD, tabs spaces. Line feeds
  /// stay, but no line is a command of a build server (`::error::`, `##[group]`).
  package static func terminal(_ text: String) -> String { shown(text, keepsLines: true) }

  /// A text for a terminal or a log on one line, for example a file's name; see ``terminal(_:)``.
  package static func terminalLine(_ text: String) -> String { shown(text, keepsLines: false) }

  private static func shown(_ text: String, keepsLines: Bool) -> String {
    var result = ""
    result.reserveCapacity(text.utf8.count)
    var isLineStart = true
    var last: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      if scalar == "\n", keepsLines {
        result += "\n"
        isLineStart = true
        last = nil
        continue
      }
      if let byte = PathText.byte(of: scalar) {
        result += "\\x" + byte.hex(digits: 2, uppercase: true)
        (isLineStart, last) = (false, nil)
        continue
      }
      let shown = scalar == "\t" ? " " : scalar.isObeyed ? "\u{FFFD}" : scalar
      // Build servers look behind white space, and for the second kind everywhere in a line.
      let isCommand =
        shown == ":" && last == ":" && isLineStart
        || shown == "[" && endsInCommandMark(result.unicodeScalars)
      if isCommand { result.unicodeScalars.append("\u{FFFD}") }
      result.unicodeScalars.append(shown)
      isLineStart = isLineStart && (shown == ":" && last != ":" || shown.properties.isWhitespace)
      last = shown
    }
    return result
  }

  /// What commands of Azure, GitHub and TeamCity begin with, before their bracket.
  private static let commandMarks = ["##", "##vso", "##teamcity"].map { Array($0.unicodeScalars) }

  /// Whether a bracket behind some scalars would begin a command.
  static func endsInCommandMark(_ scalars: some BidirectionalCollection<Unicode.Scalar>) -> Bool {
    commandMarks.contains { scalars.suffix($0.count).elementsEqual($0) }
  }

  /// The message of a workflow command of GitHub, whose line feeds it shows.
  package static func workflowMessage(_ text: String) -> String {
    scalars(of: shownInMessage(text)) { scalar in
      switch scalar {
      case "%": "%25"
      case "\n": "%0A"
      default: nil
      }
    }
  }

  /// The value of a workflow command's property.
  package static func workflowProperty(_ text: String) -> String {
    scalars(of: shownInMessage(text)) { scalar in
      switch scalar {
      case "%": "%25"
      case "\n": "%0A"
      case ":": "%3A"
      case ",": "%2C"
      default: nil
      }
    }
  }

  private static func shownInMessage(_ text: String) -> String {
    scalars(of: text) { $0 == "\n" ? nil : $0 == "\t" ? " " : $0.isObeyed ? "\u{FFFD}" : nil }
  }

  /// A word as shells of the Bourne family read it: as it is where that is safe, else in single
  /// quotes, and as `$'…'` when there is something in it that a terminal would obey.
  package static func shellWord(_ word: String) -> String {
    if word.unicodeScalars.contains(where: { $0.isObeyed || PathText.byte(of: $0) != nil }) {
      return "$'" + scalars(of: word, by: inDollarQuotes) + "'"
    }
    let isPlain = word.unicodeScalars.allSatisfy { scalar in
      scalar.properties.isAlphabetic || scalar.properties.numericType != nil
        || "_@%+=:,./-~".unicodeScalars.contains(scalar)
    }
    // At the start a tilde is the home folder, and an equals sign names a program for some shells.
    let first = word.unicodeScalars.first
    if isPlain, let first, first != "~", first != "=" { return word }
    return "'" + scalars(of: word) { $0 == "'" ? "'\\''" : nil } + "'"
  }

  private static func inDollarQuotes(_ scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case "'", "\\": "\\\(scalar)"
    default:
      scalar.isObeyed || PathText.byte(of: scalar) != nil
        ? PathText.bytes(of: String(scalar)).map { "\\x" + $0.hex(digits: 2) }.joined()
        : nil
    }
  }
}
