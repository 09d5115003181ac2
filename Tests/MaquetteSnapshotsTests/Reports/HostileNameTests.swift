import Foundation
import MaquetteCore
import Testing

@testable import MaquetteSnapshots

@Suite("Names in reports")
struct HostileNameTests {
  @Test("Whatever a picture is called, each report says its name, and nothing of it is markup")
  func names() throws {
    let special = (0x21...0x7E).compactMap(Unicode.Scalar.init).filter {
      !$0.properties.isAlphabetic && $0.properties.numericType == nil && $0 != "\\"
    }
    var cases: [[String]] = []
    for follower in ["", "\u{200D}", "\u{FE0F}", "\u{301}", "\u{20E3}", "\u{1F3FB}"] {
      let names = special.map { scalar in
        let mark = "\(scalar)\(follower)"
        return "a\(mark) onload=alert(1) \(mark)\(scalar)/script\(scalar)"
      }
      let results = names.map { name in
        SnapshotResult(id: name, source: name, variant: name, status: .changed)
      }
      let run = SnapshotRun(
        baselines: "Snapshots", artifacts: "out", results: results,
        acceptCommand: "maquette snapshot accept")
      let all = names.joined(separator: "\n")
      cases.append(["report", HTMLReport(run) { _ in nil }.html, all])
      cases.append(["junit", JUnitReport(run).xml, all])
      cases.append(["summary", GitHubReport(run).summary, all])
      for name in names {
        let command = AcceptCommand.id(name, in: run).dropFirst("maquette snapshot accept ".count)
        cases.append(["shell", String(command), name])
      }
    }
    let lost = try parsed(cases)
    #expect(lost.isEmpty, "\(lost.prefix(2000))")
  }

  private func parsed(_ cases: [[String]]) throws -> String {
    let fixtures = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Fixtures")
    let scratch = try Scratch()
    let (input, output) = (scratch.path + "/in", scratch.path + "/out")
    try JSONEncoder().encode(cases).write(to: URL(fileURLWithPath: input))
    try Data().write(to: URL(fileURLWithPath: output))
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/python3")
    process.arguments = [fixtures.appendingPathComponent("Escaping/parse.py").path]
    process.standardInput = try FileHandle(forReadingFrom: URL(fileURLWithPath: input))
    process.standardOutput = try FileHandle(forWritingTo: URL(fileURLWithPath: output))
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "python3 failed; 'make test' installs what it needs")
    return try String(contentsOfFile: output, encoding: .utf8)
  }
}
