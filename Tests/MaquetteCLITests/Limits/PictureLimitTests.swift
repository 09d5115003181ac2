import BuiltProgram
import Foundation
import Testing

/// `--timeout` and `--max-memory`: what a picture may take, in every command that draws many.
@Suite("What a picture may take")
struct PictureLimitTests {
  /// A folder with a spec that takes long, in five scripts, and one that does not.
  private func workspace() throws -> Workspace {
    let words = ["Apples", "Äpfel aus Übersee", "تفاح أحمر", "りんごジュース", "แอปเปิ้ล"]
    let labels = (0..<19_000).map { "  - Label: \(words[$0 % 5]) \($0)" }
    return try Workspace([
      "ui/long.yaml": "VStack:\n" + labels.joined(separator: "\n") + "\n",
      "ui/good.yaml": "Label: Good\n",
      "Docs.docc/long.maquette.yaml": "VStack:\n" + labels.joined(separator: "\n") + "\n",
      "a.md": "<!-- maquette:begin id=long spec=ui/long.yaml -->\n<!-- maquette:end -->\n",
    ])
  }

  private static let commands = [
    ["render", "ui", "-o", "out"], ["render", "ui", "-o", "out", "--format", "svg"],
    ["render", "ui", "-o", "out", "--format", "pdf"], ["check", "ui"],
    ["snapshot", "record", "ui"], ["md", "a.md"], ["docc", "Docs.docc"],
  ]

  @Test("Its time is over: it is an error that names the limit, and the others are drawn")
  func time() throws {
    for command in Self.commands {
      let workspace = try workspace()
      let outcome = try workspace.run(command + ["--timeout", "0.1", "-j", "2"])
      #expect(outcome.status == 65, "\(command): \(outcome.errors)")
      let words = outcome.errors + outcome.text
      #expect(
        words.contains("the picture takes more than 0.1 s of processor time"),
        "\(command): \(outcome.errors)")
      #expect(words.contains("--timeout"))
      #expect(!workspace.files.contains { $0.contains("long") && !$0.hasSuffix(".yaml") })
      if command[0] == "render" {
        #expect(workspace.files.contains { $0.hasPrefix("out/good") }, "\(command)")
      }
    }
  }

  @Test("It takes more memory than it may: so, too")
  func memory() throws {
    let workspace = try workspace()
    for command in [["render", "ui/long.yaml", "-o", "out"], ["check", "ui/long.yaml"]] {
      let outcome = try workspace.run(command + ["--max-memory", "4M"])
      #expect(outcome.status == 65)
      #expect(
        outcome.errors.contains("error: the picture takes more than 4 MiB of memory; "),
        "\(outcome.errors)")
      #expect(outcome.errors.contains("--max-memory"))
    }
    #expect(!workspace.files.contains { $0.hasPrefix("out/") })
  }

  @Test("With enough of both it is drawn, with the bytes that it has without a word of them")
  func enough() throws {
    let workspace = try Workspace(["a.yaml": "Button: Tea\nstyle: filled"])
    #expect(try workspace.run("render", "a.yaml", "-o", "a.png").status == 0)
    let flags = ["--timeout", "600", "--max-memory", "8G", "--image-timeout", "60"]
    let outcome = try workspace.run(["render", "a.yaml", "-o", "b.png"] + flags)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(try workspace.bytes("a.png") == workspace.bytes("b.png"))
  }

  @Test("A limit is a decimal number", arguments: ["0x1M", "nanM", "infM", "4", "M"])
  func decimal(limit: String) throws {
    let workspace = try Workspace(["a.yaml": "Label: A\n"])
    let outcome = try workspace.run("render", "a.yaml", "-o", "a.png", "--max-memory", limit)
    #expect(outcome.status == 64, "\(outcome.errors)")
    #expect(outcome.errors.contains("it must be a number followed by K, M or G"))
  }

  @Test("Source of a huge table is refused in time")
  func export() throws {
    let columns = (0..<2000).map { "c\($0)" }.joined(separator: ", ")
    let rows = String(repeating: "[a, b], ", count: 5000)
    let spec = "Table:\n  columns: [\(columns)]\n  rows: [\(rows)]\n"
    let workspace = try Workspace(["t.yaml": spec])
    let outcome = try workspace.run("export", "--swiftui", "t.yaml", "-o", "t.swift")
    #expect(outcome.status != 0)
    #expect(outcome.errors.contains("s of processor time"), "\(outcome.errors)")
    #expect(!workspace.exists("t.swift"))
  }

  @Test("A watched spec that takes too long is told of, and watching goes on")
  func watch() throws {
    let workspace = try workspace()
    try workspace.write("err", "")
    let process = Maquette.process(
      ["watch", "ui", "-o", "out", "--timeout", "0.1", "--no-cache"], in: workspace.folder)
    process.standardOutput = FileHandle.nullDevice
    process.standardError = try FileHandle(forWritingTo: workspace.url("err"))
    try process.run()
    defer {
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
    }
    try ProcessLimit.wait { try workspace.text("err").contains("more than 0.1 s") }
    #expect(try workspace.text("err").contains("takes more than 0.1 s of processor time"))
    try workspace.write("ui/long.yaml", "Label: Short now\n")
    ProcessLimit.wait { workspace.exists("out/long@2x.png") }
    #expect(workspace.exists("out/long@2x.png"))
    #expect(process.isRunning)
  }

  @Test("What is blurred asks for its time line by line", arguments: ["png", "pdf"])
  func blurs(format: String) throws {
    let blurred = "  - {Rectangle: {width: 2000, height: 2000}, blur: 100}\n"
    let workspace = try Workspace([
      "a.yaml": "width: 2000\nheight: 2000\nZStack:\n"
        + String(repeating: blurred, count: 60)
    ])
    let outcome = try workspace.run(
      "render", "a.yaml", "-o", "a.\(format)", "--timeout", "0.5", "--no-cache")
    #expect(outcome.status == 65, "\(outcome.errors)")
    #expect(outcome.errors.contains("more than 0.5 s of processor time"), "\(outcome.errors)")
  }

  @Test("A material that is too large for a picture in SVG or PDF is told at its component")
  func wideMaterial() throws {
    let workspace = try Workspace([
      "a.yaml": "width: 20000\nheight: 8\nscale: 1\nZStack:\n  - Rectangle: red\n"
        + "  - Rectangle: regularMaterial\n"
    ])
    let outcome = try workspace.run("render", "a.yaml", "-o", "a.svg")
    #expect(outcome.status == 65)
    #expect(
      outcome.errors.hasPrefix(
        "a.yaml:6:5: error: the picture of the material of 'Rectangle' would be 20000 × 8 pixels"),
      "\(outcome.errors)")
    #expect(try workspace.run("render", "a.yaml", "-o", "a.png").status == 0)
  }

  @Test("SVG with many layers of a material takes little more memory than with a few")
  func materials() throws {
    let layer = "  - Rectangle: thinMaterial\n"
    func memory(_ count: Int) throws -> Int {
      let workspace = try Workspace([
        "a.yaml": "width: 400\nheight: 400\nscale: 1\nZStack:\n  - Rectangle: red\n"
          + String(repeating: layer, count: count)
      ])
      let run = try MeasuredRun(
        ["render", "a.yaml", "-o", "a.svg", "--timeout", "600", "--no-cache"], in: workspace)
      #expect(run.status == 0, "\(run.errors)")
      return run.memory
    }
    // The pixels of each layer are 640 kB.
    let (few, many) = try (memory(2), memory(42))
    #expect(many - few < 12_000_000, "\(few), \(many)")
  }

  private static let layers = [
    "Rectangle: {fill: {angularGradient: [red, blue]}}",
    "Rectangle: {fill: {radialGradient: [red, blue], endRadius: 4000}}",
    "Rectangle: {fill: thinMaterial}",
    "{Circle: {fill: red}, rotationEffect: 10, blendMode: luminosity}",
    "{Circle: {fill: red}, opacity: 0.5, mask: {Circle: {fill: black}}}",
    "{Circle: {fill: red}, shadow: {color: black, radius: 30}}",
  ]

  @Test("However much a layer paints, its picture ends soon after its time", arguments: layers)
  func layer(_ layer: String) throws {
    let workspace = try Workspace([
      "a.yaml": "width: 3000\nheight: 3000\nview:\n  ZStack:\n"
        + String(repeating: "    - \(layer)\n", count: 60)
    ])
    let run = try MeasuredRun(
      ["render", "a.yaml", "-o", "a.png", "--scale", "1", "--timeout", "0.3", "--no-cache"],
      in: workspace)
    #expect(run.status == 65, "\(run.errors)")
    #expect(run.errors.contains("more than 0.3 s of processor time"), "\(run.errors)")
    #expect(run.seconds < 1.5, "\(run.seconds) s")
  }
}
