import MaquetteSnapshots
import Testing

@Suite("The report for GitHub's actions")
struct GitHubReportTests {
  private let command = "maquette snapshot accept --from out/results.json"

  @Test("What is shared is one annotation with its pictures, the rest one for each way to fail")
  func everyStatus() {
    #expect(
      GitHubReport(SampleRun.all).annotations == """
        ::error file=ui/failed.yaml,line=3,col=5,title=ui/failed@2x%3A failed::could not be drawn \
        or compared%0Aui/failed.yaml:3:5: error: there is no component 'Buton'; did you mean \
        'Button'?
        ::error file=ui/unexplained.yaml,title=ui/unexplained@2x%3A unexplained::changed, and \
        nothing explains a part of it%0A1,234 of 76,800 pixels differ%0AButton 'Continue' has the \
        fill #0040DD, was #007AFF%0A3 clusters of changed pixels explained, 1 unexplained at \
        120,44 24 × 12 px%0Aaccept with: \(command) ui/unexplained@2x
        ::error file=ui/unexplained.yaml,title=2 pictures%3A Button%3A fill #007AFF → #0040DD::\
        Button: fill #007AFF → #0040DD%0Aui/unexplained@2x%0Aui/changed@2x%0A\
        accept with: \(command) --cluster b7f2
        ::error file=ui/rasterization.yaml,title=ui/rasterization@2x%3A rasterised differently::the scene \
        is the same, but edges or text are rasterised differently%0A9 of 76,800 pixels differ%0A\
        1 cluster of changed pixels rasterised differently%0Aaccept with: \(command) \
        ui/rasterization@2x
        ::error file=ui/environment.yaml,title=ui/environment@2x%3A other environment::differs, \
        and its baseline was made in a different environment%0Adifferent environment: cairo 1.16.0 \
        → 1.18.0, Inter 4.0 → 4.1%0A31 of 76,800 pixels differ%0A1 cluster of changed pixels \
        rasterised differently%0Aaccept with: \(command) ui/environment@2x
        ::error file=ui/missing.yaml,title=ui/missing@2x%3A without baseline::there was no baseline; it \
        was recorded just now, look at it and keep it
        ::error file=Snapshots/ui/obsolete@2x.png,title=ui/obsolete@2x%3A obsolete::nothing draws \
        this baseline any more%0Adelete the baseline with: \(command) ui/obsolete@2x

        """)
  }

  @Test("Many pictures of one change are one annotation, those without a baseline another")
  func fewAnnotations() {
    let changed = (10..<97).map { number in
      var result = SampleRun.result(.changed)
      result.id = "ui/n\(number)@2x"
      return result
    }
    let missing = (10..<20).map { number in
      SnapshotResult(id: "m\(number)", source: "m\(number).yaml", status: .missing)
    }
    let lines = GitHubReport(SampleRun.run(changed + missing)).annotations.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines[0].contains("title=87 pictures%3A Button%3A fill"))
    #expect(lines[0].contains("%0Aui/n10@2x%0A") && lines[0].contains("%0Aand 67 more%0A"))
    #expect(
      lines[1].contains("title=10 pictures without baseline::there is no baseline%0Am10%0Am11%0A"))
    #expect(lines[1].hasSuffix("%0Aaccept all with: \(command) --all"))
  }

  @Test("The last of ten annotations counts what GitHub would not show")
  func mostAnnotations() {
    let results = (10...20).map { number in
      SnapshotResult(id: "n\(number)", source: "n\(number).yaml", status: .failed)
    }
    let lines = GitHubReport(SampleRun.run(results)).annotations.split(separator: "\n")
    #expect(lines.count == 10)
    #expect(
      String(lines.last ?? "")
        == "::error title=Snapshots::and 2 more changes, in 2 pictures that no other line names; "
        + "11 pictures: 11 failed")
    let ten = GitHubReport(SampleRun.run(Array(results.prefix(10)))).annotations
    #expect(ten.split(separator: "\n").count == 10)
    #expect(!ten.contains("more"))
  }

  @Test("Names end neither a property nor a command")
  func escapes() {
    let result = SnapshotResult(
      id: "50%,a:b\n::error::c", source: "x,y:z\r.yaml", status: .obsolete)
    #expect(
      GitHubReport(SampleRun.run([result])).annotations.hasPrefix(
        "::error file=x%2Cy%3Az\u{FFFD}.yaml,title=50%25%2Ca%3Ab%0A%3A%3Aerror%3A%3Ac%3A obsolete::"
      ))
  }

  @Test("The summary has a table of failures and one of shared changes")
  func summary() {
    #expect(
      GitHubReport(SampleRun.run([SampleRun.result(.changed), SampleRun.result(.same)])).summary
        == """
        ### Snapshots

        2 pictures: 1 changed, 1 same

        | Picture | Status | What changed |
        | --- | --- | --- |
        | ui/changed&#64;2x | changed | changed, and the scene says why: Button 'Continue' moved \
        4 pt down, and 1 more |

        | Change | Pictures | Accept with |
        | --- | --- | --- |
        | Button: fill &#35;007AFF → &#35;0040DD | 1: ui/changed&#64;2x | <code>\(command) --cluster b7f2</code> |

        Accept all with <code>\(command) --all</code>

        """)
  }

  @Test("Every status has its row in the summary")
  func summaryOfEveryStatus() {
    let rows = GitHubReport(SampleRun.all).summary.split(separator: "\n")
      .filter { $0.hasPrefix("| ui/") }
      .map { $0.split(separator: "|")[1] }
    #expect(
      rows == [
        " failed ", " unexplained ", " changed ", " rasterised differently ", " other environment ",
        " without baseline ", " obsolete ",
      ])
  }

  @Test("A run that passes has a summary and no annotations")
  func passing() {
    let report = GitHubReport(SampleRun.run([SampleRun.result(.same)]))
    #expect(report.annotations.isEmpty)
    #expect(report.summary == "### Snapshots\n\n1 picture: 1 same\n")
  }

  @Test("Names make no links, mentions, markup or cells in the summary")
  func markdown() {
    let result = SnapshotResult(
      id: "a|b`c`*d*_e_[f](http://g)<img>@h", source: "x.yaml", status: .missing)
    #expect(
      GitHubReport(SampleRun.run([result])).summary.contains(
        "| a&#124;b&#96;c&#96;&#42;d&#42;&#95;e&#95;&#91;f&#93;&#40;http://g&#41;&lt;img&gt;&#64;h "
          + "| without baseline |"))
  }

  @Test("However many and long the names are, the summary stays below what GitHub takes")
  func summarySize() {
    let results = (0..<5_000).map { number in
      var result = SampleRun.result(.changed)
      result.id = String(repeating: "[*]", count: 200) + "\(number)"
      return result
    }
    let summary = GitHubReport(SampleRun.run(results)).summary
    #expect(summary.utf8.count < 1 << 20)
    #expect(summary.contains("\nand 4,"))
  }
}
