/// The text of `--help`, with what is a command's own first.
///
/// The argument parser prints groups with a title before the options without one, so that those of a
/// command would come after sixty that it shares with others.
enum HelpText {
  /// Arguments, options and subcommands, then groups in their order, the environment last.
  static func ordered(_ text: String) -> String {
    let paragraphs = text.split(separator: "\n\n", omittingEmptySubsequences: false)
    guard let start = paragraphs.firstIndex(where: { place(of: $0) != nil }) else { return text }
    let sorted = paragraphs[start...].enumerated().sorted { one, other in
      let (first, second) = (place(of: one.element) ?? last, place(of: other.element) ?? last)
      return first == second ? one.offset < other.offset : first < second
    }
    let body = sorted.map { $0.element.trimmingLineFeeds }
    let result = (paragraphs[..<start].map(String.init) + body).joined(separator: "\n\n")
    return text.hasSuffix("\n") ? result + "\n" : result
  }

  /// The text of a command's help with lines of examples and lists as they are: the parser breaks them,
  /// too, and the rest of one begins in the first column.
  ///
  /// - Parameters:
  ///   - text: the help as a terminal shows it.
  ///   - wide: the same where a terminal is wide enough for every line.
  static func unbroken(_ text: String, wide: String) -> String {
    func overview(_ text: String) -> Substring {
      text.prefix(upTo: text.firstRange(of: "\n\nUSAGE: ")?.lowerBound ?? text.startIndex)
    }
    let (narrow, full) = (overview(text), overview(wide))
    // A line feed stands in the place of a space.
    guard narrow.count == full.count else { return text }
    var rest = narrow
    let lines = full.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let broken = rest.prefix(line.count)
      rest = rest.dropFirst(line.count + 1)
      return line.hasPrefix("  ") ? line : broken
    }
    return lines.joined(separator: "\n") + text[narrow.endIndex...]
  }

  /// How a command is called, and the names of its arguments, in lines that a terminal shows as they are. The
  /// argument parser folds what it tells of options, but not these.
  static func folded(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      if line.hasPrefix("  --"), let flags = withOpposite(line) { return flags }
      let title = ["USAGE: ", "Usage: ", "Help: "].first { line.hasPrefix($0) }
      guard let title, line.count > width else { return String(line) }
      let words = line.split(separator: " ").map(String.init)
      // An option stays beside its value: [--output <output>].
      let parts = words.reduce(into: [String]()) { parts, word in
        let isOpen = parts.last.map { $0.hasPrefix("[") && !$0.hasSuffix("]") } ?? false
        if isOpen { parts[parts.count - 1] += " " + word } else { parts.append(word) }
      }
      return String(Table.wrapped(parts, first: 0, title.count, width: width).dropLast())
    }.joined(separator: "\n")
  }

  /// The line of a flag and its opposite as other names of one option stand: `--frame, --no-frame` for the
  /// parser's `--frame/--no-frame`; `nil` for another line.
  private static func withOpposite(_ line: Substring) -> String? {
    let form = #/  (?<flag>--[a-z-]+)\/(?<opposite>--no-[a-z-]+)/#
    guard let found = line.prefixMatch(of: form) else { return nil }
    let rest = line[found.range.upperBound...]
    let names = "  \(found.flag), \(found.opposite)"
    guard names.count <= width else { return "  \(found.flag),\n  \(found.opposite)\(rest)" }
    // What is said of them stays in its column.
    return names + (rest.hasPrefix("   ") ? rest.dropFirst() : rest)
  }

  private static let width = 80
  private static let last = 9

  /// Where a section stands; `nil` for a paragraph that is none.
  private static func place(of paragraph: Substring) -> Int? {
    let title = paragraph.trimmingLineFeeds.prefix { $0 != "\n" }
    guard title.hasSuffix(":"), title.dropLast().allSatisfy({ $0.isUppercase || $0 == " " }) else {
      // What the parser says below all sections.
      return paragraph.hasPrefix("  See ") ? last : nil
    }
    return place(ofSection: title.dropLast())
  }

  /// Where a section stands that has a title, in help and in manual pages.
  static func place(ofSection title: some StringProtocol) -> Int {
    switch title.uppercased() {
    case "ARGUMENTS": 0
    case "OPTIONS": 1
    case "SUBCOMMANDS": 2
    case "ENVIRONMENT": 4
    default: 3
    }
  }
}

extension Substring {
  /// Without the line feeds at both ends.
  fileprivate var trimmingLineFeeds: String {
    String(drop { $0 == "\n" }.reversed().drop { $0 == "\n" }.reversed())
  }
}
