import MaquetteCore

/// Looks at the values of a file of results and notes all that is wrong with them.
///
/// Reading goes on with something harmless after a mistake: whatever it reads is thrown away then.
struct ResultsReader {
  /// What is wrong so far, at most ``Limits/diagnostics``.
  private(set) var problems: [Diagnostic] = []
  private let file: String?

  init(file: String?) {
    self.file = file
  }

  /// What to do about a file that a program wrote, and another one changed.
  private static let again = "run 'maquette snapshot verify' to write the file again"

  /// Notes a mistake.
  mutating func report(_ message: String, at node: SpecNode, hint: String? = nil) {
    report(message, at: node.location, hint: hint)
  }

  private mutating func report(_ message: String, at place: SourceLocation, hint: String?) {
    guard problems.count < Limits.diagnostics else { return }
    problems.append(
      Diagnostic(
        .error, message, file: file, location: place, hint: hint ?? ResultsReader.again))
  }

  /// The values of a map by key; keys that are not known are mistakes, and so are missing ones.
  mutating func fields(
    _ node: SpecNode, of thing: String, required: [String], optional: [String] = []
  ) -> [String: SpecNode]? {
    guard let entries = node.map else {
      report("\(thing) is \(node.kindName), not a map", at: node)
      return nil
    }
    var fields: [String: SpecNode] = [:]
    let known = required + optional
    for entry in entries {
      if !known.contains(entry.key) {
        report(
          "\(thing) has no '\(SpecNode.excerpt(entry.key))'", at: entry.location,
          hint: Suggestion.hint(for: entry.key, in: known))
      }
      fields[entry.key] = entry.value
    }
    let missing = required.filter { fields[$0] == nil }
    guard missing.isEmpty else {
      let names = missing.map { "'\($0)'" }.joined(separator: ", ")
      report("\(thing) has no \(names)", at: node)
      return nil
    }
    return fields
  }

  /// The elements of a list; none when it is absent.
  mutating func list(_ node: SpecNode?, _ name: String) -> [SpecNode] {
    guard let node else { return [] }
    guard let list = node.list else {
      report("'\(name)' is \(node.kindName), not a list", at: node)
      return []
    }
    return list
  }

  /// A text; empty when it is absent.
  mutating func text(_ node: SpecNode?, _ name: String) -> String {
    guard let node else { return "" }
    guard let text = node.scalar else {
      report("'\(name)' is \(node.kindName), not a text", at: node)
      return ""
    }
    return text
  }

  /// A whole number in a range.
  mutating func integer(_ node: SpecNode?, _ name: String, _ range: ClosedRange<Int>) -> Int {
    guard let node else { return range.lowerBound }
    guard let text = node.scalar, let value = Int(text), range.contains(value) else {
      report(
        "'\(name)' is \(node.kindName), not a whole number from \(range.lowerBound) to "
          + "\(range.upperBound)", at: node)
      return range.lowerBound
    }
    return value
  }

  /// A number in a range.
  mutating func number(
    _ node: SpecNode?, _ name: String, _ range: ClosedRange<Double>
  ) -> Double {
    guard let node else { return range.lowerBound }
    guard let text = node.scalar, let value = Double(text), range.contains(value) else {
      report(
        "'\(name)' is \(node.kindName), not a number from "
          + "\(NumberFormat.short(range.lowerBound)) to \(NumberFormat.short(range.upperBound))",
        at: node)
      return range.lowerBound
    }
    return value
  }

  /// One of the values of an enumeration.
  mutating func choice<Choice: RawRepresentable>(
    _ node: SpecNode?, _ name: String, _ choices: [Choice]
  ) -> Choice? where Choice.RawValue == String {
    guard let node else { return nil }
    if let choice = node.scalar.flatMap(Choice.init), choices.contains(where: { $0 == choice }) {
      return choice
    }
    report(
      "'\(name)' is \(node.kindName)", at: node,
      hint: "use one of: " + choices.map(\.rawValue).joined(separator: ", "))
    return nil
  }

  /// A name or path that stays in its folder.
  mutating func path(_ node: SpecNode?, _ name: String) -> String? {
    guard let node else { return nil }
    let path = text(node, name)
    guard let problem = ArtifactPath.problem(of: path) else { return path }
    report(
      "'\(name)' is '\(SpecNode.excerpt(path))', which \(problem)", at: node,
      hint: "run 'maquette snapshot verify' to write the file again")
    return nil
  }
}
