import MaquetteCore

/// A definition of a spec as a view of its own: a `struct` with a property for each parameter that
/// its source shows.
struct SwiftUIOwnView {
  /// What each use says for itself.
  struct Property {
    var name: String
    var type: String
    /// Whether a use may leave it out, and what shows it vanishes.
    var isOptional = false
    /// What it is where a use does not say it, in Swift.
    var initial: String?

    /// Its declaration.
    var line: String {
      "var \(name): \(type)\(isOptional ? "?" : "")\(initial.map { " = \($0)" } ?? "")"
    }
  }

  /// The type's name.
  let name: String
  let properties: [Property]
  /// The lines of its body.
  let body: [String]
  /// The expression for each use that it can stand for, by the key of its lines.
  let calls: [[UInt8]: String]

  /// What lines are found by: texts that only look the same are different ones.
  static func key(of lines: [String]) -> [UInt8] { Array(lines.joined(separator: "\n").utf8) }

  /// The declaration of the type.
  var declaration: [String] {
    var lines = ["struct \(name): View {"]
    lines += properties.map { "  \($0.line)" }
    if !properties.isEmpty { lines.append("") }
    lines.append("  var body: some View {")
    lines += body.map { SwiftView.indented(SwiftView.indented($0)) }
    return lines + ["  }", "}"]
  }
}

/// A use of a definition and the source that it is without a view of its own.
struct SwiftUIUse {
  let use: DefinitionUse
  /// Whether it changes what the definition says, which others do not.
  let isChanged: Bool
  let lines: [SwiftTokens]

  init(_ use: DefinitionUse, isChanged: Bool, _ lines: [String]) {
    self.use = use
    self.isChanged = isChanged
    self.lines = lines.map(SwiftTokens.init)
  }

  /// Its lines but for the values in them.
  var shape: [String] { lines.map(\.shape) }

  func argument(_ name: String) -> DefinitionUse.Argument? {
    use.arguments.first { $0.name == name }
  }
}

/// Lines of a definition that are there only where a use gives one of its parameters.
struct SwiftUIBlock {
  var lines: Range<Int>
  var parameter: String

  /// The blocks that one source has more than another, each with the parameter that the other's uses
  /// leave out; `nil` where the two differ in more.
  static func missing(in other: [SwiftUIUse], of uses: [SwiftUIUse]) -> [SwiftUIBlock]? {
    guard let whole = uses.first?.lines, let part = other.first?.lines else { return nil }
    var gaps: [Range<Int>] = []
    var next = 0
    for index in whole.indices {
      if next < part.count, whole[index].shape == part[next].shape {
        next += 1
      } else if let last = gaps.last, last.upperBound == index {
        gaps[gaps.count - 1] = last.lowerBound..<(index + 1)
      } else {
        gaps.append(index..<(index + 1))
      }
    }
    guard next == part.count else { return nil }
    let lines = whole.map(\.line)
    var blocks: [SwiftUIBlock] = []
    for gap in gaps {
      guard isWhole(gap, of: lines) else { return nil }
      let views = views(in: gap, of: lines)
      let names = views.map { parameter(of: $0, missing: other, in: uses) }
      if names.contains(nil) {
        guard let parameter = parameter(of: gap, missing: other, in: uses) else { return nil }
        blocks.append(SwiftUIBlock(lines: gap, parameter: parameter))
        continue
      }
      for (view, name) in zip(views, names) {
        guard let name else { continue }
        if let last = blocks.last, last.parameter == name,
          last.lines.upperBound == view.lowerBound
        {
          blocks[blocks.count - 1].lines = last.lines.lowerBound..<view.upperBound
        } else {
          blocks.append(SwiftUIBlock(lines: view, parameter: name))
        }
      }
    }
    return blocks
  }

  /// The views one below another that lines are.
  private static func views(in gap: Range<Int>, of lines: [String]) -> [Range<Int>] {
    let start = depth(lines[gap.lowerBound])
    var views: [Range<Int>] = []
    for index in gap {
      if depth(lines[index]) == start, !goesOn(lines[index]) {
        views.append(index..<(index + 1))
      } else if let last = views.last {
        views[views.count - 1] = last.lowerBound..<(index + 1)
      }
    }
    return views
  }

  private static func depth(_ line: String) -> Int { line.prefix { $0 == " " }.count }

  /// Whether a line belongs to the one above it.
  private static func goesOn(_ line: String) -> Bool {
    let first = line.first { $0 != " " }
    return first == "." || first == "}"
  }

  /// The parameter whose text a block shows, which the others leave out.
  private static func parameter(
    of gap: Range<Int>, missing others: [SwiftUIUse], in uses: [SwiftUIUse]
  ) -> String? {
    let names = uses[0].use.arguments.map(\.name)
    return names.first { name in
      others.allSatisfy { $0.argument(name)?.isMissing == true }
        && uses.allSatisfy { use in
          guard let text = use.argument(name)?.text else { return false }
          let literal = SwiftLiteral.string(text)
          return use.lines[gap].contains { line in
            line.tokens.contains { $0.kind == .string && $0.text == literal }
          }
        }
    }
  }

  /// Whether lines are views with all that is said about them, and nothing of another one.
  private static func isWhole(_ range: Range<Int>, of lines: [String]) -> Bool {
    let start = depth(lines[range.lowerBound])
    if goesOn(lines[range.lowerBound]) { return false }
    var open = 0
    for line in lines[range] {
      guard depth(line) >= start else { return false }
      if line.hasSuffix("{") { open += 1 }
      if line.first(where: { $0 != " " }) == "}" { open -= 1 }
      if open < 0 { return false }
    }
    guard open == 0 else { return false }
    guard range.upperBound < lines.count else { return true }
    let after = lines[range.upperBound]
    return depth(after) < start || (depth(after) == start && !goesOn(after))
  }
}
