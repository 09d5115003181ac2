import Foundation
import MaquetteComponents
import MaquetteCore
import MaquetteSpec
import Testing

@Suite("Specs that show others") struct NamedSpecTests {
  private let board = "Board:\n  - Artboard: One\n    spec: screens/one.yaml\n"

  @Test("an artboard shows what the file says, with its canvas and environment")
  func shown() throws {
    let document = try read(
      board, files: ["screens/one.yaml": "appearance: dark\nwidth: 200\nLabel: Hello\n"])
    let artboard = try #require(
      (document.component.unmodified as? Board)?.children.first?.unmodified as? Artboard)
    let spec = try #require(artboard.spec)
    #expect(spec.environment.appearance == .dark)
    #expect(spec.canvas.width == 200)
    #expect(spec.component.unmodified as? Label == Label("Hello"))
  }

  @Test("names in the file start at its own folder") func names() throws {
    let symbols = "symbols:\n  own:\n    viewBox: 24 24\n    path: M0 0h24v24H0z\n"
    let spec = "symbols: own.yaml\nImage: own\n"
    let wrong = mistakes(
      board, files: ["screens/one.yaml": spec, "own.yaml": symbols])
    #expect(wrong.first?.contains("own.yaml") == true)
    #expect(
      !mistakes(board, files: ["screens/one.yaml": spec, "screens/own.yaml": symbols])
        .contains { $0.contains("there is no file") })
  }

  @Test("what is wrong in the file is told at its place there") func mistake() {
    #expect(
      mistakes(board, files: ["screens/one.yaml": "Label: Hello\nfont: hugeTitle\n"])
        .map { $0.prefix(21) } == ["screens/one.yaml:2:7:"])
  }

  @Test("a file that is missing, outside of the folder, or shows itself is an error")
  func badFiles() {
    #expect(mistakes(board).map { $0.contains("there is no file") } == [true])
    #expect(
      mistakes("Board:\n  - Artboard: {spec: ../other.yaml}\n").first?.contains("outside") == true)
    let circle = mistakes(board, files: ["screens/one.yaml": "Board: [Artboard: {spec: one.yaml}]"])
    #expect(
      circle.first?.hasSuffix(
        "the spec shows itself: 'screens/one.yaml' → 'screens/one.yaml' "
          + "(shown in line 3 of the spec)") == true)
  }

  @Test("what is wrong in the file names the artboard, too")
  func places() {
    for (text, message) in [
      ("definitions: {A: {Label: x}}\n", "1:1: these are definitions, not a spec"),
      ("Label: [\n", ""), ("Label: a\nfont: hugeTitle\n", "2:7: "),
    ] {
      let found = mistakes(board, files: ["screens/one.yaml": text])
      #expect(found.count == 1)
      #expect(found.first?.hasPrefix("screens/one.yaml:\(message)") == true, "\(found)")
      #expect(found.first?.hasSuffix(" (shown in line 3 of the spec)") == true, "\(found)")
    }
  }

  @Test("a spec that shows itself is told once, with its other mistakes")
  func itself() throws {
    let folder = NSTemporaryDirectory() + "maquette-\(UUID().uuidString)/"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let spec = "Board:\n  - Artboard: {spec: a.yaml}\n  - Artboard: {spec: ../b.yaml}\n"
    try Data(spec.utf8).write(to: URL(fileURLWithPath: folder + "a.yaml"))
    let error = #expect(throws: DiagnosticError.self) {
      try SpecDocument(parsing: Array(spec.utf8), file: folder + "a.yaml", folder: folder)
    }
    #expect(error?.diagnostics.map(\.location?.line) == [2, 3])
    #expect(error?.diagnostics.first?.message.hasPrefix("the spec shows itself: ") == true)
  }

  @Test("nine files inside one another are too many") func depth() {
    var files: [String: String] = ["9.yaml": "Label: End\n"]
    for number in 1...8 {
      files["\(number).yaml"] = "Board:\n  - Artboard: {spec: \(number + 1).yaml}\n"
    }
    #expect(
      mistakes("Board:\n  - Artboard: {spec: 1.yaml}\n", files: files).first?
        .contains("more than 8 specs inside one another") == true)
    #expect(mistakes("Board:\n  - Artboard: {spec: 2.yaml}\n", files: files) == [])
  }

  @Test("an arrow needs both ends, and words that say them") func arrows() {
    let rest = "\n  children: [Artboard: {title: A, children: [Label: x]}]\n"
    #expect(
      mistakes("Board:\n  arrows: [{from: A}]" + rest)
        == ["spec.yaml:2:12: an arrow needs 'to'"])
    #expect(
      mistakes("Board:\n  arrows: [A to B]" + rest) == ["spec.yaml:2:12: 'A to B' is not an arrow"])
    #expect(
      mistakes("Board:\n  pageSize: a44" + rest) == ["spec.yaml:2:13: unknown page 'a44'"])
    #expect(
      mistakes("Board:\n  pageSize: [10, 20]" + rest).first?.contains("from 72 to 10000") == true)
  }
}
