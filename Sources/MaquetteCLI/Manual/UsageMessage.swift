import MaquetteCore
import MaquetteSpec

/// What is said about a command line that the argument parser cannot read: what it says, in the words and
/// with the suggestions of all other messages.
struct UsageMessage {
  /// The message without the word that it is an error.
  let text: String
  /// What to do besides; `nil` where the message says it.
  let hint: String?

  /// - Parameters:
  ///   - message: what the parser says.
  ///   - words: the command line without the program's name.
  ///   - dump: what commands and flags there are; it is asked for where a flag is unknown.
  /// - Returns: `nil` for what is no message about an error.
  init?(_ message: String, for words: [String], in dump: () throws -> HelpDump) {
    let prefix = "Error: "
    guard message.hasPrefix(prefix) else { return nil }
    let message = String(message.dropFirst(prefix.count))
    text =
      UsageMessage.unknownFlag(in: message, for: words, dump)
      ?? UsageMessage.missingArgument(in: message, for: words, dump)
      ?? UsageMessage.missingOption(in: message, for: words, dump)
      ?? UsageMessage.unknownValue(in: message)
      ?? UsageMessage.reworded(message)
    hint =
      UsageMessage.dashHint(message, for: words) ?? UsageMessage.quotationHint(message, for: words)
  }

  /// The word that the parser took for `-h` because there is an `h` in it: it reads each letter behind one
  /// dash as a flag. `nil` where help was asked for, be it as in `-qh`.
  ///
  /// - Parameter words: the command line without the program's name, to which the parser answers with help.
  static func mistakenForHelp(
    in words: [String], _ dump: () throws -> HelpDump
  ) -> String? {
    let words = words.prefix { $0 != "--" }
    guard words.first != "help", !words.contains(where: { $0 == "-h" || $0.hasPrefix("--help") })
    else { return nil }
    let suspects = words.filter { !$0.hasPrefix("--") && $0.hasPrefix("-") && $0.contains("h") }
    guard !suspects.isEmpty, let command = (try? dump())?.command(named: Array(words)) else {
      return nil
    }
    let names = command.arguments.flatMap { $0.names ?? [] }.filter { $0.kind == "short" }
    let letters = Set(names.flatMap { Array($0.name) } + ["h"])
    // One that is nothing but flags asks for help.
    return suspects.contains { letters.isSuperset(of: $0.dropFirst()) } ? nil : suspects.first
  }

  /// The message about an unknown flag. The parser would suggest one that shares three letters.
  private static func unknownFlag(
    in message: String, for words: [String], _ dump: () throws -> HelpDump
  ) -> String? {
    guard let flag = unknownFlag(in: message) else { return nil }
    let command = (try? dump())?.command(named: words)
    let names = command?.shownArguments.flatMap { $0.names ?? [] }.filter { $0.kind == "long" }
    let near = Suggestion.nearest(
      to: String(flag.drop { $0 == "-" }), in: names?.map(\.name) ?? [])
    return "unknown option '\(flag)'" + (near.map { "; did you mean '--\($0)'?" } ?? "")
      + reworded(String(message.drop { $0 != "\n" }))
  }

  /// The flag that a message calls unknown.
  private static func unknownFlag(in message: String) -> String? {
    let start = "Unknown option '"
    let line = message.prefix { $0 != "\n" }
    guard line.hasPrefix(start) else { return nil }
    let rest = line.dropFirst(start.count)
    let end = rest.ranges(of: "'. Did you mean '").last?.lowerBound
    return String(rest.prefix(upTo: end ?? rest.lastIndex(of: "'") ?? rest.endIndex))
  }

  /// What arguments are called that their names in the usage alone don't tell.
  private static let nouns = [
    "expected": "expected picture", "actual": "actual picture", "ours": "file of ours",
    "theirs": "file of theirs",
  ]

  /// The message about an argument that is not there. It says what the help says of it, so that the
  /// parser's line of help is left out.
  private static func missingArgument(
    in message: String, for words: [String], _ dump: () throws -> HelpDump
  ) -> String? {
    let start = "Missing expected argument '<"
    guard message.hasPrefix(start), let end = message.firstRange(of: ">") else { return nil }
    let name = String(message[..<end.lowerBound].dropFirst(start.count))
    let command = (try? dump())?.command(named: words)
    let argument = command?.arguments.first { $0.kind == "positional" && $0.valueName == name }
    let isSeveral = argument?.isRepeating == true && name.hasSuffix("s")
    let noun = nouns[name] ?? (isSeveral ? String(name.dropLast()) : name)
    var advice = argument?.advice ?? ""
    if takesText(words) { advice = "; write one, for example: maquette label \"Sign in\"" }
    return "no \(noun) given\(advice)\(usage(in: message))"
  }

  /// The same about an option.
  private static func missingOption(
    in message: String, for words: [String], _ dump: () throws -> HelpDump
  ) -> String? {
    guard
      let found = message.prefixMatch(of: #/Missing expected argument '--(?<name>[^' ]+)[^']*'/#)
    else { return nil }
    let command = (try? dump())?.command(named: words)
    let option = command?.arguments.first { $0.names?.contains { $0.name == found.name } == true }
    let advice = option?.advice ?? ""
    let flag =
      option?.names?.first { $0.kind == "short" }.map { "-\($0.name)" } ?? "--\(found.name)"
    return "\(flag) is not given\(advice)\(usage(in: message))"
  }

  /// The message about a value of an option that takes one of some words.
  private static func unknownValue(in message: String) -> String? {
    let form =
      #/The value '(?<value>.*?)' is invalid for '(?<flag>-[^' ]+)[^']*'\. Please provide (?<all>[^\n]*)/#
    guard let found = message.prefixMatch(of: form) else { return nil }
    let words = found.all.matches(of: #/'(?<word>[^']*)'/#).map { String($0.word) }
    let hint = Suggestion.hint(for: String(found.value), in: words).map { "; \($0)" }
    return "\(found.flag): unknown value '\(found.value)'\(hint ?? "")\(usage(in: message))"
  }

  /// The parser's line that says how a command is called, after a line feed; empty without one.
  private static func usage(in message: String) -> Substring {
    message.firstRange(of: "\nUsage: ").map { message[$0.lowerBound...] } ?? ""
  }

  /// Other messages of the parser, in the words that ours have.
  private static func reworded(_ message: String) -> String {
    var result = message.replacing(#/Missing value for '(?<flag>-[^' ]*)[^'\n]*'/#) {
      "no value given for '\($0.flag)'"
    }
    result.replace(
      #/^The option '(?<flag>[^'\n]*)' does not take any value, but '(?<value>.*?)' was specified\./#
    ) { "'\($0.flag)' takes no value, but '\($0.value)' is given; leave the value out" }
    let starts = ["Invalid ", "Missing ", "The value ", "Unexpected ", "Unknown ", "Value to "]
    guard starts.contains(where: result.hasPrefix) else { return result }
    return result.prefix(1).lowercased() + result.dropFirst()
  }

  /// What to say where a text that begins with a dash may have been taken for a flag.
  private static func dashHint(_ message: String, for words: [String]) -> String? {
    if message.hasPrefix("Missing value for") {
      let flag = message.split(separator: "'").dropFirst().first?.prefix { $0 != " " }
      let pair = zip(words, words.dropFirst()).first { $0 == flag ?? "" && isDashedText($1) }
      guard let (flag, value) = pair else { return nil }
      return "a value that begins with a dash needs '=' before it: \(flag)=\(value)"
    }
    if let flag = unknownFlag(in: message), !takesText(words),
      Disk.exists(flag) || SpecFile.hasEnding(flag)
    {
      return "a file whose name begins with a dash is written with its folder: ./\(flag)"
    }
    guard let name = words.first, takesText(words), !words.contains("--"),
      let text = words.dropFirst().first(where: isDashedText)
    else { return nil }
    let rest = words.dropFirst().filter { $0 != text }
    let line = (["maquette", name] + rest + ["--", "\"\(text)\""]).joined(separator: " ")
    return "a text that begins with a dash goes to the end, behind '--': \(line)"
  }

  /// What to say where a shell took a title of several words for several arguments.
  private static func quotationHint(_ message: String, for words: [String]) -> String? {
    guard message.hasPrefix("Unexpected argument") || message.contains(" unexpected arguments: "),
      let name = words.first, takesText(words)
    else { return nil }
    let title = words.dropFirst().prefix { !$0.hasPrefix("-") }
    let what = name == "label" ? "text" : "title"
    let example = title.count > 1 ? ": maquette \(name) \"\(title.joined(separator: " "))\"" : ""
    return "put a \(what) of several words into quotation marks\(example)"
  }

  /// Whether a command line is one of the commands that draw a text which it gives.
  private static func takesText(_ words: [String]) -> Bool {
    words.first == "button" || words.first == "label"
  }

  /// Whether an argument looks like a text and not like a flag: `-5 °C`, but not `--font` or `-o`.
  private static func isDashedText(_ word: String) -> Bool {
    guard word.hasPrefix("-"), word.count > 1 else { return false }
    let body = word.drop { $0 == "-" }
    return !(body.first?.isLetter ?? false) || body.contains(where: \.isWhitespace)
  }
}

extension HelpDump.Argument {
  /// What to name where it is not given, behind a message.
  fileprivate var advice: String? {
    abstract.map { text in
      let words = text.hasSuffix(".") ? text.dropLast() : text[...]
      return "; name " + words.prefix(1).lowercased() + words.dropFirst()
    }
  }
}
