import Maquette

/// Comments that turn rules off, with a reason: `# maquette-disable-next-line button/spacing: as in
/// the app` above a component, or `# maquette-disable RULE: …` for all of a file.
struct Suppressions {
  static let word = "maquette-disable"

  private struct Comment {
    var rules: [String]
    var reason: String
    var line: Int
    var column: Int
    /// The line that it is about; `nil` for all of them.
    var target: Int?
  }

  private struct Place: Hashable {
    var rule: String
    /// `nil` for all of a file.
    var line: Int?
  }

  private let file: String
  private var comments: [Comment] = []

  init(_ source: SourceText) {
    file = source.file
    guard source.hasDirectives else { return }
    for number in 1...source.lines.count {
      let line = source.line(number)
      guard let comment = Suppressions.comment(in: line) else { continue }
      let isNext = comment.text.hasPrefix(Suppressions.word + "-next-line")
      let rest = comment.text.dropFirst(
        Suppressions.word.count + (isNext ? "-next-line".count : 0))
      guard rest.isEmpty || rest.first == " " else { continue }
      let parts = rest.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      comments.append(
        Comment(
          rules: (parts.first ?? "").split { $0 == "," || $0 == " " }.map(String.init),
          reason: parts.count > 1 ? parts[1].filter { !$0.isWhitespace } : "", line: number,
          column: comment.column,
          // Behind the last component there is no next line, and nothing is turned off.
          target: isNext ? source.next(after: number) ?? 0 : nil))
    }
  }

  /// The comment of a line that has nothing else on it, or whose last word it is.
  private static func comment(in line: String) -> (text: String, column: Int)? {
    guard let range = line.firstRange(of: "# " + word) ?? line.firstRange(of: "#" + word) else {
      return nil
    }
    let before = line[..<range.lowerBound]
    guard before.allSatisfy({ $0 == " " || $0 == "\t" }) else { return nil }
    let text = line[range.lowerBound...].drop { $0 == "#" || $0 == " " }
    return (
      text.hasSuffix("\r") ? String(text.dropLast()) : String(text), before.count + 1
    )
  }

  /// The findings that no comment speaks of, and what is wrong with the comments.
  func filtered(_ findings: [LintFinding], settings: LintSettings)
    -> (kept: [LintFinding], told: [Diagnostic])
  {
    guard !comments.isEmpty else { return (findings, []) }
    var used: Set<Int> = []
    // By rule and line, so that thousands of comments cost thousands of findings nothing.
    var byPlace: [Place: Int] = [:]
    for (index, comment) in comments.enumerated() {
      for rule in comment.rules {
        let place = Place(rule: rule, line: comment.target)
        byPlace[place] = min(byPlace[place] ?? index, index)
      }
    }
    let kept = findings.filter { finding in
      guard finding.owner?.origin?.file == nil, finding.diagnostic.file == file else { return true }
      let lines = [nil, finding.diagnostic.location?.line, finding.owner?.line]
      let match = lines.compactMap { byPlace[Place(rule: finding.rule, line: $0)] }.min()
      if let match { used.insert(match) }
      return match == nil
    }
    let names = settings.rules.map(\.name)
    let told = comments.enumerated().flatMap { index, comment in
      problems(of: comment, isUsed: used.contains(index), names)
    }
    return (kept, told)
  }

  private func problems(of comment: Comment, isUsed: Bool, _ names: [String]) -> [Diagnostic] {
    func told(_ severity: Diagnostic.Severity, _ message: String, _ hint: String) -> Diagnostic {
      Diagnostic(
        severity, message, file: file,
        location: SourceLocation(line: comment.line, column: comment.column),
        length: Suppressions.word.count + 2, hint: hint, id: .unusedKey)
    }
    if comment.rules.isEmpty {
      return [
        told(
          .warning, "the comment names no rule",
          "write '# maquette-disable-next-line button/spacing: why'")
      ]
    }
    let unknown = comment.rules.filter { !names.contains($0) }
    if let name = unknown.first {
      return [
        told(
          .warning, "there is no rule '\(SpecNode.excerpt(name))'", LintRule.advice(for: name))
      ]
    }
    if comment.reason.isEmpty {
      return [
        told(
          .warning, "the comment does not say why", "add ': ' and a reason behind the rule's name")
      ]
    }
    return isUsed
      ? []
      : [
        told(
          .note, "the comment turns nothing off: no such finding is there", "remove the comment")
      ]
  }
}

extension SourceText {
  /// The number of the next line that says something; `nil` for none.
  fileprivate func next(after number: Int) -> Int? {
    guard number < lines.count else { return nil }
    return (number + 1...lines.count).first { index in
      let text = line(index).drop { $0 == " " || $0 == "\t" || $0 == "\r" }
      return !text.isEmpty && text.first != "#"
    }
  }
}
