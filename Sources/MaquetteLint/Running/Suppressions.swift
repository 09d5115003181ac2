import Maquette
import MaquetteSpec

/// Comments that turn rules off, with a reason: `# maquette-disable-next-line button/spacing: as in
/// the app` above a component, or `# maquette-disable RULE: …` for all of a file.
package struct Suppressions {
  private static let word = "maquette-disable"
  private static let nextWord = word + "-next-line"
  /// What comments begin with that turn rules off: everywhere, or on the next line.
  package static let words = [word, nextWord]
  /// What comments begin with that are meant for rules; others are for somebody else.
  private static let prefixes = [word, "maquette-enable", "maquette-ignore"]

  private struct Comment {
    var rules: [String]
    var reason: String
    var line: Int
    var column: Int
    /// How many characters it has up to its first space.
    var length: Int
    /// The line that it is about, 0 when none follows; `nil` for all of them.
    var target: Int?
  }

  /// What a comment speaks of: a rule, on a line or everywhere.
  private struct Target: Hashable {
    var rule: String
    var line: Int?
  }

  private let source: SourceText
  private var file: String { source.file }
  /// Comments of a form that there is not.
  private var unknown: [(word: String, place: SourceLocation, length: Int)] = []
  private var comments: [Comment] = []
  /// The first comment that speaks of something, by its place among them.
  private var firsts: [Target: Int] = [:]

  init(_ source: SourceText) {
    self.source = source
    guard Suppressions.prefixes.contains(where: source.text.contains) else { return }
    let texts = YAMLReader.linesOfTexts(in: Array(source.text.utf8))
    let inTexts = Set(texts.joined())
    // From the end, so that the next line that says something is known.
    var next: Int?
    for number in (1...source.lines.count).reversed() {
      let line = source.line(number)
      let text = line.drop { $0 == " " || $0 == "\t" || $0 == "\r" || $0 == "\r\n" }
      if !text.isEmpty, text.first != "#" || inTexts.contains(number) { next = number }
      guard !inTexts.contains(number) else { continue }
      if let (word, column) = Suppressions.trailingComment(in: line) {
        unknown.append((word, SourceLocation(line: number, column: column), word.count + 2))
        continue
      }
      guard let comment = Suppressions.comment(in: line) else { continue }
      let word = comment.text.prefix { $0.isLetter || $0 == "-" }
      let rest = comment.text.dropFirst(word.count)
      let isNext = word == Suppressions.nextWord
      guard isNext || word == Suppressions.word, rest.isEmpty || rest.first == " " else {
        let word = comment.text.prefix { $0 != " " }
        unknown.append(
          (
            String(word), SourceLocation(line: number, column: comment.column),
            comment.mark + word.count
          ))
        continue
      }
      let parts = rest.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      comments.append(
        Comment(
          rules: (parts.first ?? "").split { $0 == "," || $0 == " " }.map(String.init),
          reason: parts.count > 1 ? parts[1].filter { !$0.isWhitespace } : "", line: number,
          column: comment.column, length: comment.mark + word.count,
          target: isNext ? next ?? 0 : nil))
    }
    comments.reverse()
    unknown.reverse()
    for (index, comment) in comments.enumerated() {
      for rule in comment.rules {
        let target = Target(rule: rule, line: comment.target)
        firsts[target] = firsts[target] ?? index
      }
    }
  }

  /// The comment of a line that has nothing else on it, without the `#` and the spaces behind that,
  /// which are its mark.
  private static func comment(in line: String) -> (text: String, column: Int, mark: Int)? {
    let whole = line.drop { $0 == " " || $0 == "\t" }
    guard whole.first == "#" else { return nil }
    let text = whole.dropFirst().drop { $0 == " " }
    guard prefixes.contains(where: text.hasPrefix) else { return nil }
    return (
      text.hasSuffix("\r") ? String(text.dropLast()) : String(text),
      line.count - whole.count + 1, whole.count - text.count
    )
  }

  /// The first word and the column of a comment for rules behind something else on its line, where it turns nothing off.
  /// What stands in quotation marks is a text.
  private static func trailingComment(in line: String) -> (word: String, column: Int)? {
    for prefix in prefixes {
      guard let place = line.firstRange(of: " # " + prefix) else { continue }
      let before = line[..<place.lowerBound]
      guard before.contains(where: { !$0.isWhitespace }),
        ["\"", "'"].allSatisfy({ mark in before.count { $0 == mark }.isMultiple(of: 2) })
      else { continue }
      let word = line[line.index(place.lowerBound, offsetBy: 3)...].prefix { !$0.isWhitespace }
      return (String(word), before.count + 2)
    }
    return nil
  }

  /// The findings that no comment speaks of, and what is wrong with the comments.
  func filtered(_ findings: [LintFinding], settings: LintSettings)
    -> (kept: [LintFinding], told: [Diagnostic])
  {
    guard !comments.isEmpty || !unknown.isEmpty else { return (findings, []) }
    var used: Set<Int> = []
    let kept = findings.filter { finding in
      guard finding.owner?.origin?.file == nil, finding.diagnostic.file == file else { return true }
      let lines = [nil] + self.lines(of: finding).map(Optional.init)
      let match = lines.compactMap { firsts[Target(rule: finding.rule, line: $0)] }.min()
      if let match { used.insert(match) }
      return match == nil
    }
    let asked = Set(settings.active.map(\.name))
    let told = comments.enumerated().flatMap { index, comment in
      problems(of: comment, isUsed: used.contains(index), asked)
    }
    return (kept, unknown.map(told(of:)) + told)
  }

  /// The lines that a comment above may turn a finding off at: those of what it is about, of the
  /// component, and of what is between them.
  private func lines(of finding: LintFinding) -> Set<Int> {
    guard let place = finding.diagnostic.location else {
      return finding.owner.map { [$0.line] } ?? []
    }
    return finding.owner.map { source.parts.lines(from: $0, to: place) } ?? [place.line]
  }

  private func told(of unknown: (word: String, place: SourceLocation, length: Int)) -> Diagnostic {
    Diagnostic(
      .warning, "unknown comment '\(SpecNode.excerpt(unknown.word))'", file: file,
      location: unknown.place, length: unknown.length,
      hint: "write '# maquette-disable-next-line RULE: why' above a component, or "
        + "'# maquette-disable RULE: why' for the whole file", id: .unknownKey)
  }

  /// What is wrong with a comment. Whether it turns something off is known only of rules that were
  /// asked.
  private func problems(of comment: Comment, isUsed: Bool, _ asked: Set<String>) -> [Diagnostic] {
    func told(_ severity: Diagnostic.Severity, _ message: String, _ hint: String) -> Diagnostic {
      Diagnostic(
        severity, message, file: file,
        location: SourceLocation(line: comment.line, column: comment.column),
        length: comment.length, hint: hint, id: .unusedKey)
    }
    if comment.rules.isEmpty {
      return [
        told(
          .warning, "the comment names no rule",
          "write '# maquette-disable-next-line button/spacing: why'")
      ]
    }
    if let name = comment.rules.first(where: { LintRule.named($0) == nil }) {
      return [
        told(
          .warning, "there is no rule '\(SpecNode.excerpt(name))'", LintRule.advice(for: name))
      ]
    }
    guard comment.rules.contains(where: asked.contains) else { return [] }
    if comment.reason.isEmpty {
      return [
        told(
          .warning, "the comment does not say why", "add ': ' and a reason after the rule's name")
      ]
    }
    return isUsed || !comment.rules.allSatisfy(asked.contains)
      ? []
      : [
        told(
          .note, "the comment turns nothing off: there is no such finding", "remove the comment")
      ]
  }
}
