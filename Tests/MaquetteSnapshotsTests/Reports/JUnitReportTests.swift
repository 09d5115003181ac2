import Foundation
import MaquetteSnapshots
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite("The report for JUnit's readers")
struct JUnitReportTests {
  @Test("Each spec is a suite and each picture a case with its status as type")
  func everyStatus() {
    let command = "maquette snapshot accept --from out/results.json"
    func attachments(_ name: String) -> String {
      ["comparison.png", "expected.png", "actual.png", "diff.png", "actual.txt"]
        .map { "[[ATTACHMENT|out/ui/\(name)@2x.\($0)]]\n" }.joined()
    }
    func suite(_ source: String, failures: Int = 0, errors: Int = 0, _ content: String) -> String {
      "  <testsuite name=\"\(source)\" tests=\"1\" failures=\"\(failures)\" errors=\"\(errors)\" "
        + "skipped=\"0\">\n    <testcase classname=\"\(source)\" \(content)  </testsuite>\n"
    }
    func failure(_ name: String, _ message: String, _ lines: [String]) -> String {
      suite(
        "ui/\(name).yaml", failures: 1,
        """
        name="ui/\(name)@2x" file="ui/\(name).yaml">
              <failure type="\(name)" message="\(message)">\
        \(lines.map { $0 + "\n" }.joined())</failure>
              <system-out>\(attachments(name))</system-out>
            </testcase>

        """)
    }
    let expected =
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="snapshots" tests="9" failures="6" errors="1" skipped="0">

      """
      + failure(
        "changed",
        "changed, and the scene says why: Button &#39;Continue&#39; moved 4 pt down, and 1 more",
        [
          "640 of 76,800 pixels differ", "Button &#39;Continue&#39; moved 4 pt down",
          "Button &#39;Continue&#39; has the fill #0040DD, was #007AFF",
          "2 clusters of changed pixels explained", "accept with: \(command) ui/changed@2x",
        ])
      + failure(
        "environment",
        "differs, and its baseline was made in a different environment: "
          + "different environment: cairo 1.16.0 → 1.18.0, Inter 4.0 → 4.1",
        [
          "different environment: cairo 1.16.0 → 1.18.0, Inter 4.0 → 4.1",
          "31 of 76,800 pixels differ", "1 cluster of changed pixels rasterised differently",
          "accept with: \(command) ui/environment@2x",
        ])
      + suite(
        "ui/failed.yaml", errors: 1,
        """
        name="ui/failed@2x" file="ui/failed.yaml">
              <error type="failed" message="could not be drawn or compared: there is no component \
        &#39;Buton&#39;">ui/failed.yaml:3:5: error: there is no component &#39;Buton&#39;; \
        did you mean &#39;Button&#39;?
        </error>
            </testcase>

        """)
      + suite(
        "ui/missing.yaml", failures: 1,
        """
        name="ui/missing@2x" file="ui/missing.yaml">
              <failure type="missing" message="there was no baseline; it was recorded just now, \
        look at it and keep it"></failure>
              <system-out>[[ATTACHMENT|out/ui/missing@2x.actual.png]]
        </system-out>
            </testcase>

        """)
      + suite(
        "Snapshots/ui/obsolete@2x.png", failures: 1,
        """
        name="ui/obsolete@2x" file="Snapshots/ui/obsolete@2x.png">
              <failure type="obsolete" message="nothing draws this baseline any more">\
        delete the baseline with: \(command) ui/obsolete@2x
        </failure>
            </testcase>

        """)
      + failure(
        "rasterization",
        "the scene is the same, but edges or text are rasterised differently: "
          + "1 cluster of changed pixels rasterised differently",
        [
          "9 of 76,800 pixels differ", "1 cluster of changed pixels rasterised differently",
          "accept with: \(command) ui/rasterization@2x",
        ])
      + suite("ui/same.yaml", "name=\"ui/same@2x\" file=\"ui/same.yaml\"/>\n")
      + suite("ui/tolerated.yaml", "name=\"ui/tolerated@2x\" file=\"ui/tolerated.yaml\"/>\n")
      + failure(
        "unexplained",
        "changed, and nothing explains a part of it: "
          + "Button &#39;Continue&#39; has the fill #0040DD, was #007AFF",
        [
          "1,234 of 76,800 pixels differ",
          "Button &#39;Continue&#39; has the fill #0040DD, was #007AFF",
          "3 clusters of changed pixels explained, 1 unexplained at 120,44 24 × 12 px",
          "accept with: \(command) ui/unexplained@2x",
        ]) + "</testsuites>\n"
    #expect(JUnitReport(SampleRun.all).xml == expected)
  }

  @Test("Whatever a name says, a parser of XML reads it")
  func hostileText() throws {
    var result = SampleRun.result(.changed)
    result.id = "a\"><x>&]]>\u{0}\u{8}\u{1B}\u{FFFE}\u{85}é"
    let xml = JUnitReport(SampleRun.run([result])).xml
    let reader = NameReader()
    let parser = XMLParser(data: Data(xml.utf8))
    parser.delegate = reader
    #expect(parser.parse())
    #expect(
      reader.names == [
        "snapshots", "ui/changed.yaml", "a\"><x>&]]>\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}é",
      ])
  }

  private final class NameReader: NSObject, XMLParserDelegate {
    var names: [String] = []

    func parser(
      _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
      qualifiedName qName: String?, attributes attributeDict: [String: String] = [:]
    ) {
      if let name = attributeDict["name"] { names.append(name) }
    }
  }
}
