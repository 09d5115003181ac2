import Foundation
import MaquetteSnapshots
import Testing

@Suite("The report as a page")
struct HTMLReportTests {
  private func page(
    _ run: SnapshotRun = SampleRun.all, limit: Int = HTMLReport.embeddedBytes
  ) -> String {
    HTMLReport(run, embeddedBytes: limit) { Array($0.utf8) }.html
  }

  /// The data of the page by the id of its element.
  private func data(_ id: String, in page: String) throws -> String {
    let start = try #require(page.range(of: "<script type=\"application/json\" id=\"\(id)\">"))
    let end = try #require(page.range(of: "</script>", range: start.upperBound..<page.endIndex))
    return String(page[start.upperBound..<end.lowerBound])
  }

  @Test("A row a picture, failures first, with the status's place and what changed")
  func everyStatus() throws {
    let command = "maquette snapshot accept --from out/results.json"
    #expect(
      try data("run", in: page()) == """
        {"counts": "9 pictures: 1 failed, 1 unexplained, 1 changed, 1 rasterised differently, 1 other \
        environment, 1 without baseline, 1 obsolete, 1 tolerated, 1 same", "accept": "\(command) --all", \
        "linked": 0, "statuses": [["failed", "failed", false], ["damaged", "damaged", false], \
        ["unexplained", "unexplained", false], ["changed", "changed", false], ["rasterization", \
        "rasterised differently", false], ["environment", "other environment", false], ["missing", \
        "without baseline", false], ["renamed", "renamed", false], ["obsolete", "obsolete", false], ["tolerated", "tolerated", true], ["same", "same", true]], \
        "groups": [["b7f2", "Button: fill #007AFF → #0040DD", "\(command) --cluster b7f2", 2]], \
        "rows": [["ui/failed@2x", "ui/failed.yaml", "", 0, [], "there is no component 'Buton'"], \
        ["ui/unexplained@2x", "ui/unexplained.yaml", "", 2, [0], "Button 'Continue' has the fill \
        #0040DD, was #007AFF"], ["ui/changed@2x", "ui/changed.yaml", "dark", 3, [0], "Button \
        'Continue' moved 4 pt down, Button 'Continue' has the fill #0040DD, was #007AFF"], \
        ["ui/rasterization@2x", "ui/rasterization.yaml", "", 4, [], ""], ["ui/environment@2x", \
        "ui/environment.yaml", "", 5, [], "cairo 1.16.0 → 1.18.0, Inter 4.0 → 4.1"], \
        ["ui/missing@2x", "ui/missing.yaml", "", 6, [], ""], ["ui/obsolete@2x", \
        "Snapshots/ui/obsolete@2x.png", "", 8, [], ""], ["ui/tolerated@2x", "ui/tolerated.yaml", \
        "", 9, [], "cairo 1.16.0 → 1.18.0"], ["ui/same@2x", "ui/same.yaml", "", 10]]}
        """)
  }

  @Test("A failure has its sentences, frames and pictures, what passes has a row and no more")
  func details() throws {
    let page = page()
    let text = Data("ui/changed@2x.actual.png".utf8).base64EncodedString()
    let detail = try data("detail-2", in: page)
    #expect(detail.contains("\"actual\": \"data:image/png;base64,\(text)\""))
    #expect(
      detail.contains(
        "\"changes\": [[\"Button 'Continue' moved 4 pt down\", 0, [20, 40, 120, 50], "
          + "[20, 44, 120, 50]], [\"Button 'Continue' has the fill #0040DD, was #007AFF\"]]"))
    let unexplained = try data("detail-1", in: page)
    #expect(unexplained.contains("\"unexplained\": [[120, 44, 24, 12]]"))
    #expect(!page.contains("id=\"detail-8\""))
  }

  @Test("Pictures beyond the limit are links, a failure's all together, and the page counts them")
  func limit() throws {
    // The three of the first failure that has any are 25 + 23 + 21 bytes longer than the name.
    let size = ["expected", "actual", "diff"].reduce(0) {
      $0 + "ui/unexplained@2x.\($1).png".utf8.count
    }
    let page = page(limit: size)
    let first = try data("detail-1", in: page)
    #expect(first.contains("\"diff\": \"data:image/png;base64,"))
    let second = try data("detail-2", in: page)
    #expect(second.contains("\"diff\": \"ui/changed@2x.diff.png\""))
    #expect(second.contains("\"expected\": \"ui/changed@2x.expected.png\""))
    // Three each of changed, rasterised and another environment, one of the missing.
    let run = try data("run", in: page)
    #expect(run.contains("\"linked\": 10"))
  }

  @Test("A picture that cannot be read is a link")
  func unreadable() throws {
    let page = HTMLReport(SampleRun.all) { _ in nil }.html
    let detail = try data("detail-2", in: page)
    #expect(detail.contains("\"diff\": \"ui/changed@2x.diff.png\""))
  }

  @Test("Links lead to the file whatever its name, and never out of the folder")
  func links() throws {
    var result = SampleRun.result(.changed)
    result.artifacts = SnapshotResult.Artifacts()
    result.artifacts?.actual = "a#b?c%d\"é.png"
    result.artifacts?.expected = "../secret.png"
    let detail = try data("detail-0", in: page(SampleRun.run([result]), limit: 0))
    #expect(
      detail.contains("\"pictures\": {\"actual\": \"a%23b%3Fc%25d%22%C3%A9.png\"}"))
    #expect(!detail.contains("secret"))
  }

  @Test("Texts end neither an element nor a line of the script")
  func hostileText() throws {
    var result = SampleRun.result(.changed)
    result.id = "</script><img src=x onerror=alert(1)>\u{2028}\"'<!--"
    result.changes[0].sentence = "</script><!--<script>"
    let page = page(SampleRun.run([result]))
    let run = try data("run", in: page)
    let detail = try data("detail-0", in: page)
    #expect(!run.contains("<") && !detail.contains("<"))
    #expect(!page.contains("<img"))
    #expect(!page.contains("\u{2028}"))
    // The data of the run and of the failure, and the script.
    #expect(page.components(separatedBy: "</script>").count == 4)
    #expect(page.contains("<title>Snapshots: 1 of 1 fail</title>"))
  }

  @Test("The policy allows the page's own script and style by their hashes, and no other")
  func policy() throws {
    let page = page()
    for (tag, directive) in [("script", "script-src"), ("style", "style-src")] {
      let start = try #require(page.range(of: "<\(tag)>"))
      let end = try #require(page.range(of: "</\(tag)>", range: start.upperBound..<page.endIndex))
      let hash = try sha256(String(page[start.upperBound..<end.lowerBound]))
      #expect(page.contains("\(directive) 'sha256-\(hash)';"), "\(tag): \(hash)")
    }
    #expect(page.contains("default-src 'none';"))
    #expect(!page.contains("http:") && !page.contains("https:"))
  }

  /// The hash in Base64, by the program that every Linux has.
  private func sha256(_ text: String) throws -> String {
    try SamplePictures.withFolder { folder in
      try AtomicFile.write(Array(text.utf8), to: RunFiles().claim("\(folder)/text"))
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/sha256sum")
      process.arguments = ["\(folder)/text"]
      let pipe = Pipe()
      process.standardOutput = pipe
      try process.run()
      let output = pipe.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      let digits = Array(String(decoding: output.prefix(64), as: UTF8.self))
      let bytes = stride(from: 0, to: digits.count, by: 2).compactMap {
        UInt8(String(digits[$0...$0 + 1]), radix: 16)
      }
      #expect(bytes.count == 32)
      return Data(bytes).base64EncodedString()
    }
  }

  @Test("5,000 pictures that fail take less than 20 megabytes, and hundreds have their pictures")
  func manyFailures() {
    let results = (0..<5000).map { number in
      var result = SampleRun.result(.changed)
      result.id = "screens/settings-\(10000 + number)@2x"
      result.artifacts = ArtifactPath.all(of: result.id)
      return result
    }
    let picture = [UInt8](repeating: 65, count: 6000)
    let html = HTMLReport(SampleRun.run(results)) { _ in picture }.html
    #expect(html.utf8.count < 20_000_000)
    #expect(html.utf8.count > 4 * HTMLReport.embeddedBytes / 3)
    // Base64 of 6,000 bytes is 8,000 letters, three times for each failure.
    let embedded = html.components(separatedBy: "data:image/png;base64,").count - 1
    #expect(embedded == HTMLReport.embeddedBytes / 18_000 * 3)
    #expect(html.contains("\"screens/settings-14999@2x.diff.png\""), "the rest are links")
  }

  @Test("5,000 pictures that pass take less than half a megabyte")
  func light() {
    let results = (0..<5000).map { number in
      SnapshotResult(
        id: "screens/settings-\(number).rtl~dark@2x", source: "ui/screens/settings-\(number).yaml",
        variant: "rtl, dark", status: .same)
    }
    #expect(page(SampleRun.run(results)).utf8.count < 500_000)
  }
}
