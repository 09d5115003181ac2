import Foundation
import Testing

@Suite("diff, its exit codes, report and picture")
struct DiffCommandTests {
  private func workspace() throws -> Workspace {
    let workspace = try Workspace([
      "a.yaml": "Label: One\npadding: 8", "b.yaml": "Label: Two\npadding: 8",
      "c.yaml": "Label: Three times\npadding: 8",
    ])
    let outcome = try workspace.run(
      "render", "a.yaml", "b.yaml", "c.yaml", "-o", "./", "--scale", "1", "-q")
    #expect(outcome.status == 0, "\(outcome.errors)")
    try workspace.write("copy.png", try workspace.bytes("a.png"))
    return workspace
  }

  private func json(_ outcome: Maquette.Outcome) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(outcome.output)) as? [String: Any])
  }

  @Test("0 and 'same' for the same pictures, by either metric")
  func same() throws {
    let workspace = try workspace()
    for metric in ["maquette", "pixelmatch"] {
      let outcome = try workspace.run("diff", "a.png", "copy.png", "--metric", metric)
      #expect(outcome.status == 0 && outcome.errors.isEmpty)
      #expect(outcome.text.hasPrefix("same; ") && outcome.lines.count == 1)
    }
  }

  @Test(
    "-o replaces neither of the pictures, and is a PNG file",
    arguments: [
      ("b.png", 73, "cannot write b.png for '-o'"), ("./a.png", 73, "it is the file 'a.png'"),
      ("d.jpg", 64, "cannot write .jpg pictures"), ("d.svg", 64, "cannot write .svg pictures"),
    ])
  func outputIsNoInput(output: String, status: Int32, message: String) throws {
    let workspace = try workspace()
    let before = (try workspace.bytes("a.png"), try workspace.bytes("b.png"))
    let outcome = try workspace.run("diff", "a.png", "b.png", "-o", output)
    #expect(outcome.status == status)
    #expect(outcome.errors.contains(message), "\(outcome.errors)")
    #expect(try before == (workspace.bytes("a.png"), workspace.bytes("b.png")))
  }

  @Test("1 and a line with count, share, place and sizes, then the largest clusters")
  func different() throws {
    let outcome = try workspace().run("diff", "a.png", "c.png")
    #expect(outcome.status == 1 && outcome.errors.isEmpty)
    let first = try #require(outcome.lines.first)
    #expect(first.contains(#/^different: \d+ pixels \([\d.]+ %\) in \d+ × \d+ at \(/#), "\(first)")
    #expect(first.contains("; sizes "), "\(first)")
    #expect(outcome.lines.dropFirst().allSatisfy { $0.hasPrefix("  ") } && outcome.lines.count > 1)
  }

  @Test("JSON has counts, bounds, clusters, both sizes, metric and threshold")
  func report() throws {
    let workspace = try workspace()
    let report = try json(try workspace.run("diff", "a.png", "c.png", "--json"))
    #expect(report["version"] as? Int == 1 && report["same"] as? Bool == false)
    let count = try #require(report["differentPixels"] as? Int)
    let clusters = try #require(report["clusters"] as? [[String: Any]])
    #expect(clusters.compactMap { $0["differentPixels"] as? Int }.reduce(0, +) == count)
    #expect(report["bounds"] is [String: Any] && report["antialiasedPixels"] is Int)
    for (key, name) in [("expected", "a.png"), ("actual", "c.png")] {
      let size = try #require(report[key] as? [String: Int])
      let file = try #require(PNGFile(try workspace.bytes(name)))
      #expect(size == ["width": file.width, "height": file.height])
    }
    #expect(report["metric"] as? String == "maquette" && report["threshold"] as? Double == 0.1)
    let same = try json(try workspace.run("diff", "a.png", "copy.png", "--json"))
    #expect(same["same"] as? Bool == true && same["bounds"] is NSNull)
  }

  @Test("The picture is as large as both and goes to a file or to standard output")
  func picture() throws {
    let workspace = try workspace()
    let outcome = try workspace.run("diff", "a.png", "c.png", "-o", "out/d.png")
    #expect(outcome.status == 1)
    let bytes = try workspace.bytes("out/d.png")
    let files = try ["a.png", "c.png"].map { try #require(PNGFile(try workspace.bytes($0))) }
    #expect(PNGFile(bytes)?.width == files.map(\.width).max())
    #expect(PNGFile(bytes)?.height == files.map(\.height).max())
    let piped = try workspace.run("diff", "a.png", "c.png", "-o", "-")
    #expect(piped.status == 1 && piped.output == bytes)
  }

  @Test("One picture may come from standard input")
  func standardInput() throws {
    let workspace = try workspace()
    let bytes = try workspace.bytes("a.png")
    #expect(try workspace.run(["diff", "copy.png", "-"], stdin: bytes).status == 0)
    #expect(try workspace.run(["diff", "-", "b.png"], stdin: bytes).status == 1)
    try expectRefusal(65, "stdin: error: the file is empty", in: workspace, ["diff", "-", "a.png"])
  }

  @Test("A looser threshold counts fewer pixels, counting anti-aliasing more")
  func options() throws {
    let workspace = try workspace()
    func count(_ flags: String...) throws -> Int {
      let outcome = try workspace.run(["diff", "a.png", "b.png", "--json"] + flags)
      return try #require(try json(outcome)["differentPixels"] as? Int)
    }
    let plain = try count("--metric", "pixelmatch")
    #expect(try count("--metric", "pixelmatch", "--threshold", "0.5") < plain)
    #expect(try count("--metric", "pixelmatch", "--count-antialiasing") > plain)
  }

  @Test(
    "64 for wrong usage",
    arguments: [
      (["--threshold", "1.5"], "--threshold is '1.5'; it must be a number from 0 to 1"),
      (["--threshold", "nan"], "--threshold is 'nan'"),
      (["--threshold=-0.1"], "--threshold is '-0.1'"),
      (["--threshold", "inf"], "--threshold is 'inf'"),
      (["--threshold", "x"], "--threshold is 'x'; it must be a number from 0 to 1"),
      (["--metric", "ssim"], "metric"), (["-o", ""], "-o is ''"),
      (["-o", "out/"], "-o is the folder 'out/'"),
      (["-o", "-", "--json"], "standard output"),
    ])
  func usage(flags: [String], message: String) throws {
    try expectRefusal(64, message, in: workspace(), ["diff", "a.png", "b.png"] + flags)
  }

  @Test("64 without two pictures, or with both from standard input")
  func fewPictures() throws {
    try expectRefusal(64, in: workspace(), ["diff", "a.png"])
    try expectRefusal(64, "only one picture can be read", in: workspace(), ["diff", "-", "-"])
  }

  @Test("66 for what is no file or cannot be read, both told at once")
  func noInput() throws {
    let workspace = try workspace()
    try expectRefusal(
      66, "no file 'x.png'", "no file 'y.png'", errors: 2, in: workspace,
      ["diff", "x.png", "y.png"])
    try workspace.makeFolder("folder.png")
    try expectRefusal(
      66, "'folder.png' is a folder", in: workspace, ["diff", "folder.png", "a.png"])
    try expectRefusal(
      66, "'/dev/zero' is not a regular file; name a regular file; for standard input, write '-'\n",
      in: workspace, ["diff", "a.png", "/dev/zero"])
    #expect(mkfifo(workspace.path("pipe.png"), 0o600) == 0)
    try expectRefusal(
      66, "'pipe.png' is not a regular file", in: workspace, ["diff", "a.png", "pipe.png"])
  }

  @Test("65 for what is no picture or a damaged one, named")
  func badPicture() throws {
    let workspace = try workspace()
    try workspace.write("jpeg.png", [0xFF, 0xD8, 0xFF, 0xE0, 0, 0])
    try workspace.write("empty.png", "")
    try workspace.write("cut.png", Array(try workspace.bytes("a.png").dropLast(6)))
    for (name, message) in [
      ("jpeg.png", "is a JPEG file that is cut off"), ("empty.png", "the file is empty"),
      ("cut.png", "it ends early"),
    ] {
      try expectRefusal(
        65, "\(name): error: ", message, in: workspace, ["diff", "a.png", name])
      // Two of them are no pair of same pictures.
      try expectRefusal(65, message, in: workspace, ["diff", name, "a.png"])
    }
  }

  @Test("73 when the picture cannot be written")
  func cannotWrite() throws {
    let workspace = try workspace()
    try workspace.makeFolder("d.png")
    try expectRefusal(73, "d.png", in: workspace, ["diff", "a.png", "b.png", "-o", "d.png"])
    let outcome = try workspace.run("diff", "a.png", "b.png", "-o", "/dev/full")
    #expect(outcome.status == 73)
  }

  @Test("Help shows examples")
  func help() throws {
    let outcome = try Workspace().run("diff", "--help")
    #expect(outcome.status == 0 && outcome.text.contains("maquette diff old.png new.png -o"))
  }
}
