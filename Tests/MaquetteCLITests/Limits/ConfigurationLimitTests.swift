import Foundation
import Testing

@Suite("What a configuration may ask for") struct ConfigurationLimitTests {
  /// What is written, and what is said about it.
  struct Case: Sendable, CustomTestStringConvertible {
    var text: String
    var error: String
    var testDescription: String { error }
  }

  private static func list(_ count: Int, _ word: String) -> String {
    "[" + (0..<count).map { "'\(word)\($0)'" }.joined(separator: ", ") + "]"
  }

  static let cases = [
    Case(
      text: "sets:\n" + (0..<3000).map { "  s\($0):\n    specs: [ui]\n" }.joined(),
      error: "2:3: error: there are 3000 sets; at most 256 are read"),
    Case(
      text: "specs: [ui]\nvariants: \(list(3000, "l"))\n",
      error: "2:11: error: there are 3000 texts in 'variants'; at most 1000 are read"),
    Case(
      text: "specs: [ui]\nvariants: '\((0..<3000).map { "l\($0)" }.joined(separator: ","))'\n",
      error: "2:11: error: there are 3000 variants; at most 1000 are read"),
    Case(
      text: "specs: \(list(3000, "ui"))\n",
      error: "1:8: error: there are 3000 texts in 'specs'; at most 1000 are read"),
    Case(
      text: "specs: [ui]\nscales: [\((0..<60).map { "1.\($0 + 10)" }.joined(separator: ", "))]\n",
      error: "2:9: error: there are 60 scales in 'scales'; at most 16 are read"),
    Case(
      text: "specs: [ui]\nignore: \(list(3000, "*a*a*a*a*a*a*a*a*b"))\n",
      error: "2:9: error: there are 3000 rules in 'ignore'; at most 500 are read"),
    Case(
      text: "specs: [ui]\ntolerance: [{pixels: 1, pictures: \(list(100, "p")), component: "
        + "\(list(100, "c"))}]\n",
      error: "2:12: error: 'ignore' and 'tolerance' make 10000 rules"),
  ]

  @Test("Too much is refused while it is read, with what may be", arguments: cases)
  func refused(test: Case) throws {
    let workspace = try Workspace(["ui/a.yaml": "Label: A\n", "maquette.yaml": test.text])
    for command in [["snapshot", "record"], ["check"]] {
      let run = try MeasuredRun(command, in: workspace)
      #expect(run.status == 65, "\(run.errors)")
      #expect(run.errors.contains("maquette.yaml:\(test.error)"), "\(run.errors.prefix(2000))")
      #expect(run.seconds < 10 && run.memory < 200 << 20, "\(run.seconds) s, \(run.memory) bytes")
      #expect(!workspace.exists("Snapshots"))
    }
  }

  @Test("Variants of a flag are counted, too")
  func flags() throws {
    let workspace = try Workspace(["a.yaml": "Label: A\n"])
    let names = (0..<3000).map { "l\($0)" }.joined(separator: ",")
    let outcome = try workspace.run("render", "a.yaml", "--variants", names)
    #expect(outcome.status != 0)
    #expect(
      outcome.errors.contains("there are 3000 variants; at most 1000 are read"),
      "\(outcome.errors.prefix(2000))")
  }

  @Test("As many sets as there may be are drawn")
  func allowed() throws {
    let sets = (0..<256).map { "  s\($0): {specs: [ui/a.yaml], folder: s\($0)}\n" }.joined()
    let ignored = (0..<500).map { "'*a*a*a*a*a*b\($0)'" }.joined(separator: ", ")
    let workspace = try Workspace([
      "ui/a.yaml": "Label: aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa\n",
      "maquette.yaml": "ignore: [\(ignored)]\nvariants: [light]\nsets:\n\(sets)",
    ])
    let outcome = try workspace.run("snapshot", "record", "-q")
    #expect(outcome.status == 0, "\(outcome.errors.prefix(2000))")
  }
}
