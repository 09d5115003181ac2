import Testing

@testable import MaquetteSnapshots

@Suite("The report for a terminal")
struct TextReportTests {
  @Test("Failures come first, another environment before what differs, counts last")
  func everyStatus() {
    let command = "maquette snapshot accept --from out/results.json"
    #expect(
      TextReport(SampleRun.all).text == """
        ui/failed@2x: could not be drawn or compared (ui/failed.yaml)
          ui/failed.yaml:3:5: error: there is no component 'Buton'; did you mean 'Button'?

        ui/unexplained@2x: changed, and nothing explains a part of it (ui/unexplained.yaml)
          1,234 of 76,800 pixels differ
          Button 'Continue' has the fill #0040DD, was #007AFF
          3 clusters of changed pixels explained, 1 unexplained at 120,44 24 × 12 px
          see out/ui/unexplained@2x.comparison.png
          accept with: \(command) ui/unexplained@2x

        ui/changed@2x: changed, and the scene says why (ui/changed.yaml, dark)
          640 of 76,800 pixels differ
          Button 'Continue' moved 4 pt down
          Button 'Continue' has the fill #0040DD, was #007AFF
          2 clusters of changed pixels explained
          see out/ui/changed@2x.comparison.png
          accept with: \(command) ui/changed@2x

        ui/rasterization@2x: the scene is the same, but edges or text are rasterised differently \
        (ui/rasterization.yaml)
          9 of 76,800 pixels differ
          1 cluster of changed pixels rasterised differently
          see out/ui/rasterization@2x.comparison.png
          accept with: \(command) ui/rasterization@2x

        ui/environment@2x: differs, and its baseline was made in a different environment \
        (ui/environment.yaml)
          different environment: cairo 1.16.0 → 1.18.0, Inter 4.0 → 4.1
          31 of 76,800 pixels differ
          1 cluster of changed pixels rasterised differently
          see out/ui/environment@2x.comparison.png
          accept with: \(command) ui/environment@2x

        ui/missing@2x: there was no baseline; it was recorded just now, look at it and keep it \
        (ui/missing.yaml)
          see out/ui/missing@2x.actual.png

        ui/obsolete@2x: nothing draws this baseline any more (Snapshots/ui/obsolete@2x.png)
          delete the baseline with: \(command) ui/obsolete@2x

        2 pictures: Button: fill #007AFF → #0040DD · accept with: \(command) --cluster b7f2

        1 picture tolerated, different environment: cairo 1.16.0 → 1.18.0

        accept all with: \(command) --all

        9 pictures: 1 failed, 1 unexplained, 1 changed, 1 rasterised differently, 1 other environment, \
        1 without baseline, 1 obsolete, 1 tolerated, 1 same

        """)
  }

  @Test("A run that passes is one line")
  func passing() {
    let run = SampleRun.run([SampleRun.result(.same)])
    #expect(TextReport(run).text == "1 picture: 1 same\n")
  }

  @Test("What somebody set otherwise is told before what it changed, in every report")
  func settings() {
    var result = SampleRun.result(.changed)
    result.settings = ["theme brand 1f00ba2c → brand 9ad3c01e", "locale en_US → de_DE"]
    let run = SampleRun.run([result])
    let words =
      "theme changed: brand 1f00ba2c → brand 9ad3c01e, locale changed: en_US → de_DE"
    let text = TextReport(run).text
    #expect(text.contains("(ui/changed.yaml, dark)\n  \(words)\n  640 of"), "\(text)")
    #expect(JUnitReport(run).xml.contains("\(words)\n"))
    #expect(GitHubReport(run).annotations.contains("and the scene says why%0A\(words)%0A"))
    #expect(HTMLReport(run) { _ in nil }.html.contains(words))
  }

  @Test("Where no picture of a change can be accepted, no report says how to")
  func leftBehind() {
    var left = SampleRun.result(.changed)
    left.artifacts = nil
    left.diagnostics = [SnapshotResult.leftBehind]
    let none = SampleRun.run([left])
    let some = SampleRun.run([left, SampleRun.result(.rasterization)])
    for (run, commands) in [
      (none, []), (some, ["results.json ui/rasterization@2x", "results.json --all"]),
    ] {
      for report in [
        TextReport(run).text, GitHubReport(run).annotations, GitHubReport(run).summary,
        HTMLReport(run) { _ in nil }.html, JUnitReport(run).xml,
      ] {
        #expect(!report.contains("--cluster"), "\(report)")
        if commands.isEmpty { #expect(!report.contains(" snapshot accept"), "\(report)") }
      }
      for command in commands { #expect(TextReport(run).text.contains(command)) }
    }
    #expect(GitHubReport(none).summary.contains("&#35;0040DD | 1: ui/changed&#64;2x |  |\n"))
    #expect(HTMLReport(none) { _ in nil }.html.contains("#0040DD\", null, 1]]"))
    #expect(GitHubReport(some).summary.contains("--all</code>"))
  }

  @Test("One picture that can be accepted is enough for a change's command")
  func partlyLeftBehind() {
    var left = SampleRun.result(.changed)
    left.diagnostics = [SnapshotResult.leftBehind]
    let run = SampleRun.run([left, SampleRun.result(.unexplained)])
    for report in [
      TextReport(run).text, GitHubReport(run).annotations, GitHubReport(run).summary,
      HTMLReport(run) { _ in nil }.html,
    ] { #expect(report.contains("--cluster b7f2"), "\(report)") }
  }

  @Test("A run without pictures says so")
  func empty() {
    #expect(TextReport(SampleRun.run([])).text == "0 pictures: nothing was compared\n")
  }

  @Test("What is beyond the limit is counted")
  func limit() {
    let text = TextReport(SampleRun.all, limit: 1).text
    #expect(text.contains("… and 6 pictures more that fail; the reports have all of them\n"))
    #expect(!text.contains("ui/changed@2x: changed"))
  }

  @Test("Sizes that differ are told")
  func sizes() {
    var result = SampleRun.result(.changed)
    result.pixels?.newHeight = 250
    #expect(
      TextReport(SampleRun.run([result])).text.contains(
        "  640 of 80,000 pixels differ; size 320 × 240 → 320 × 250 px\n"))
  }

  @Test("Nothing of a user's makes the terminal obey, and a text stays on its line")
  func printable() {
    var result = SampleRun.result(.changed)
    result.changes[0].sentence = "Label 'a\u{1B}[2J\u{202E}b\nc\u{2028}d' moved"
    #expect(
      TextReport(SampleRun.run([result])).text.contains(
        "  Label 'a\u{FFFD}[2J\u{FFFD}b c d' moved\n"))
  }

  @Test(
    "Names are quoted where a shell would read more into them",
    arguments: [
      ("ui/signin.rtl~dark@2x", "ui/signin.rtl~dark@2x"), ("sign in", "'sign in'"),
      ("it's", "'it'\\''s'"), ("$(rm)", "'$(rm)'"), ("~root", "'~root'"), ("é", "é"),
      ("", "''"), ("-x", "-x"), ("a\nb'c", "$'a\\x0ab\\'c'"), ("a\u{1B}b", "$'a\\x1bb'"),
      ("a\u{202E}\\", "$'a\\xe2\\x80\\xae\\\\'"),
    ])
  func quoting(_ word: String, _ quoted: String) {
    #expect(AcceptCommand.quoted(word) == quoted)
  }

  @Test("A name that begins with a hyphen is no option")
  func hyphen() {
    #expect(AcceptCommand.id("-x", in: SampleRun.all).hasSuffix("results.json -- -x"))
  }
}
