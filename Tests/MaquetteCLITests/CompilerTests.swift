import BuiltProgram
import Foundation
import Testing

/// What the compiler in use makes of a collection that is read while it is changed.
///
/// Tests run without optimization, what is released does not: so these lines are compiled both ways.
@Suite("The compiler")
struct CompilerTests {
  private static let program = """
    @inline(never) func replaced(_ part: Range<Int>) -> [Int] {
      var order = Array(0..<6)
      order.replaceSubrange(part, with: order[part].reversed())
      return order
    }
    @inline(never) func copied(_ part: Range<Int>) -> [Int] {
      var order = Array(0..<6)
      let turned = Array(order[part].reversed())
      order.replaceSubrange(part, with: turned)
      return order
    }
    @inline(never) func inPlace(_ part: Range<Int>) -> [Int] {
      var order = Array(0..<6)
      order[part].reverse()
      return order
    }
    print(replaced(1..<5))
    print(copied(1..<5))
    print(inPlace(1..<5))

    """

  private static let compiler =
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    .map { "\($0)/swiftc" }.first { FileManager.default.isExecutableFile(atPath: $0) }

  @Test(
    "What is turned round is right in every optimization when it is copied, or turned in place",
    .enabled(if: compiler != nil, "there is no swiftc on the path"),
    arguments: ["-Onone", "-O", "-Osize"])
  func optimizations(flag: String) throws {
    let workspace = try Workspace(["five.swift": Self.program])
    let built = try workspace.shell("'\(Self.compiler ?? "")' \(flag) five.swift -o five")
    try #require(built.status == 0, "\(built.errors)")
    let outcome = try workspace.shell("./five")
    let lines = outcome.lines
    try #require(lines.count == 3)
    #expect(lines[1...] == ["[0, 4, 3, 2, 1, 5]", "[0, 4, 3, 2, 1, 5]"])
    // Swift 6.3.1 with -O: [0, 4, 3, 3, 4, 5]. Nothing of ours is written so; see below.
    withKnownIssue("a collection read while it is replaced", isIntermittent: true) {
      #expect(lines[0] == "[0, 4, 3, 2, 1, 5]")
    }
  }

  @Test("Nothing of ours reads a collection in the call that changes it")
  func ourOwn() throws {
    let root = Checkout.root
    var count = 0
    for folder in ["Sources", "Themes", "Plugins"] {
      let files = FileManager.default.enumerator(atPath: root.appendingPathComponent(folder).path)
      for case let file as String in files ?? .init() where file.hasSuffix(".swift") {
        let text = try String(
          contentsOf: root.appendingPathComponent("\(folder)/\(file)"), encoding: .utf8)
        count += 1
        #expect(try Self.readings(in: text) == [], "\(folder)/\(file)")
      }
    }
    #expect(count > 500)
    #expect(
      try Self.readings(
        in: """
          order.replaceSubrange(ordered, with: order[ordered].reversed())
          a.b.insert(
            contentsOf: f(a.b[2...]), at: a.b.count)
          all.append(contentsOf: other[all.endIndex])
          text.replaceSubrange(range, with: copy)
          """) == ["order", "a.b"])
  }

  /// What is read in the arguments of calls that change it; a count or an index is not what is in it.
  private static func readings(in text: String) throws -> [String] {
    let call =
      /(?<name>\w+(?:\.\w+)*)\.(?:replaceSubrange|insert|append|formUnion|merge)(?=\()/
    return try text.matches(of: call).compactMap { match in
      let name = match.name.replacing(".", with: "\\.")
      let reading = try Regex("\\b\(name)\\b(?!:|\\.(count|endIndex|startIndex|last)\\b)")
      let words = arguments(of: text[match.range.upperBound...])
      let isRead = words.matches(of: reading).contains {
        // With a dot before, it is a member of something else.
        words[..<$0.range.lowerBound].last != "."
      }
      // What is only one element is a copy by then.
      let isElement =
        match.output.0.contains(/\.(insert|append)$/) && !words.contains("contentsOf:")
      return isRead && !isElement ? String(match.name) : nil
    }
  }

  /// What stands up to the parenthesis that closes a call.
  private static func arguments(of rest: Substring) -> Substring {
    var depth = 0
    let end = rest.firstIndex { character in
      depth += character == "(" ? 1 : character == ")" ? -1 : 0
      return depth == 0 && character == ")"
    }
    return rest[..<(end ?? rest.endIndex)]
  }
}
