import MaquetteSnapshots
import Testing

@Suite("Files of results that cannot be trusted")
struct HostileResultsTests {
  /// What is said about the sample's file after a text in it was replaced.
  private func message(replacing old: String, with new: String) -> String {
    let text = ResultsFile.text(SampleRun.run([SampleRun.result(.changed)]))
    #expect(text.contains(old))
    let changed = text.replacing(old, with: new, maxReplacements: 1)
    do {
      _ = try ResultsFile.read(Array(changed.utf8), file: "results.json")
      return "no error"
    } catch {
      return "\(error)"
    }
  }

  @Test(
    "Names and paths that leave their folder are refused, with their place",
    arguments: [
      ("../../etc/passwd", "leaves its folder"), ("a/../../b", "leaves its folder"),
      ("/etc/passwd", "is not below its folder"), ("", "is empty"),
      ("a//b", "has an empty part, or one that is '.'"),
      ("a/", "has an empty part, or one that is '.'"),
      ("./a", "has an empty part, or one that is '.'"),
      ("a\\\\b", "has a control character or a backslash"),
      ("a\\u0000b", "has a control character or a backslash"),
      ("a\\nb", "has a control character or a backslash"),
      (String(repeating: "a", count: 1025), "has more than 1024 bytes"),
    ])
  func paths(_ path: String, _ problem: String) {
    let artifact = message(
      replacing: "\"ui/changed@2x.diff.png\"", with: "\"\(path)\"")
    #expect(artifact.hasPrefix("results.json:"))
    #expect(artifact.contains("'diff' is"))
    #expect(artifact.contains("which \(problem)"))
    let id = message(replacing: "\"id\": \"ui/changed@2x\"", with: "\"id\": \"\(path)\"")
    #expect(id.contains("'id' is"))
    #expect(id.contains("which \(problem)"))
  }

  @Test(
    "What no run writes is an error that says where",
    arguments: [
      ("\"version\": 1", "\"version\": 2", "results.json:2:14: error: the results are of version"),
      ("\"version\": 1,", "", "this is not a file of snapshot results: it has no 'version'"),
      ("\"status\": \"changed\"", "\"status\": \"chnged\"", "'status' is 'chnged'"),
      ("\"status\": \"changed\",", "", "a result has no 'status'"),
      ("\"variant\": ", "\"varient\": \"\", \"variant\": ", "did you mean 'variant'?"),
      ("\"scale\": 2", "\"scale\": 1e9", "'scale' is '1e9', not a number from 1 to 4"),
      ("\"scale\": 2", "\"scale\": \"nan\"", "'scale' is 'nan', not a number from 1 to 4"),
      ("\"different\": 640", "\"different\": -1", "'different' is '-1', not a whole number"),
      ("\"changes\": [0]", "\"changes\": [2]", "'changes' is '2', not a whole number from 0 to 1"),
      ("\"changes\": [0]", "\"changes\": 0", "'changes' is '0', not a list"),
      ("\"cause\": \"structure\"", "\"cause\": \"magic\"", "use one of: structure, rasterization"),
      ("\"kind\": \"moved\"", "\"kind\": {}", "'kind' is a map"),
      ("\"width\": 120", "\"width\": 1e300", "'width' is '1e300', not a number from 0 to 1000000"),
      ("\"ids\": [\"ui/changed@2x\"]", "\"ids\": [\"x\"]", "there is no result named 'x'"),
      ("\"baselines\": \"Snapshots\"", "\"baselines\": []", "'baselines' is a list, not a text"),
      ("\"results\": [", "\"results\": [1, ", "a result is '1', not a map"),
      ("\"id\": ", "\"id\": \"x\", \"id\": ", "the key 'id' occurs twice"),
      ("{", "[", "results.json:2:12: error: expected ',' or ']'"),
    ])
  func mistakes(_ old: String, _ new: String, _ part: String) {
    let text = message(replacing: old, with: new)
    #expect(text.contains(part), "\(text)")
    #expect(text.hasPrefix("results.json:"), "\(text)")
  }

  @Test("Two results of one name are an error")
  func twins() throws {
    let result = SampleRun.result(.same)
    let text = ResultsFile.text(SampleRun.run([result, result]))
    let error = #expect(throws: DiagnosticError.self) {
      try ResultsFile.read(Array(text.utf8))
    }
    #expect(error?.description.contains("there are two results named 'ui/same@2x'") == true)
  }

  @Test(
    "What is not JSON is an error, and nothing traps",
    arguments: ["", " ", "null", "[]", "version: 1", "{", "\u{0}", "{\"version\": 1}", "{}"])
  func noResults(_ text: String) {
    #expect(throws: DiagnosticError.self) { try ResultsFile.read(Array(text.utf8)) }
  }

  @Test("A spec is told to be no file of results, not to be bad JSON")
  func other() {
    let error = #expect(throws: DiagnosticError.self) {
      try ResultsFile.read(Array("Label: Hi\n".utf8), file: "ok.yaml")
    }
    #expect(error?.diagnostics.map(\.message) == ["this is not a results.json"])
    #expect(error?.diagnostics.first?.hint?.contains("snapshot verify") == true)
  }

  @Test("Lists within lists end at a limit and not on the stack")
  func depth() {
    let text = "{\"version\": " + String(repeating: "[", count: 100_000)
    let error = #expect(throws: DiagnosticError.self) {
      try ResultsFile.read(Array(text.utf8))
    }
    #expect(error?.description.contains("levels deep") == true)
  }

  @Test("Every mistake is told at once, up to a limit")
  func manyMistakes() {
    let results = (0..<80).map { _ in "{}" }.joined(separator: ", ")
    let text =
      "{\"version\": 1, \"baselines\": \"\", \"artifacts\": \"\", \"acceptCommand\": \"\", "
      + "\"results\": [\(results)]}"
    let error = #expect(throws: DiagnosticError.self) {
      try ResultsFile.read(Array(text.utf8))
    }
    #expect(error?.diagnostics.count == Limits.diagnostics)
  }
}
