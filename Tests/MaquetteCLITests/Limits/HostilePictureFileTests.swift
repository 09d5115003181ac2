import Foundation
import Testing

/// Small files that ask for minutes, or for gigabytes.
@Suite("Picture files that take too much")
struct HostilePictureFileTests {
  private static let blur = "<filter id='f'><feGaussianBlur stdDeviation='30'/></filter>"
  private static let rect = "<rect width='900' height='900'"

  /// What an SVG of 900 × 900 holds, by what is bad about it.
  static let slow: [String: String] = [
    "blurs inside of one another": blur + String(repeating: "<g filter='url(#f)'>", count: 98)
      + rect + "/>" + String(repeating: "</g>", count: 98),
    "chained filters": "<filter id='f'>"
      + String(repeating: "<feGaussianBlur stdDeviation='20'/>", count: 2_000) + "</filter>" + rect
      + " filter='url(#f)'/>",
    "filtered rectangles": blur + String(repeating: rect + " filter='url(#f)'/>", count: 1_000),
    "translucent rectangles": String(repeating: rect + " opacity='.5'/>", count: 9_000),
    "scattered lines": "<path d='M0 0"
      + (0..<6_000).map { "L\($0 * 7_919 % 900) \($0 * 104_729 % 907)" }.joined() + "'/>",
    "rules and elements": "<style>" + (0..<8_000).map { ".a\($0){fill:red}" }.joined() + "</style>"
      + (0..<8_000).map { "<rect class='a\($0)' width='1' height='1'/>" }.joined(),
  ]

  static func workspace(_ content: String, side: Int = 900) throws -> Workspace {
    let file =
      "<svg xmlns='http://www.w3.org/2000/svg' width='\(side)' height='\(side)'>\(content)</svg>"
    return try Workspace([
      "bad.svg": file, "spec.yaml": "width: 300\nVStack:\n  - Image: bad.svg\n    width: 300\n",
    ])
  }

  @Test(
    "Each is refused at its place with the limit's name once its time is over, or its memory used",
    arguments: HostilePictureFileTests.slow.keys
  )
  func slowFile(_ name: String) throws {
    let workspace = try Self.workspace(Self.slow[name] ?? "")
    let run = try MeasuredRun(
      ["render", "spec.yaml", "-o", "a.png", "--image-timeout", "0.3"], in: workspace)
    #expect(run.status == 65, "\(run.errors)")
    let start = "spec.yaml:3:12: error: 'bad.svg' takes more than "
    #expect(
      run.errors.contains(start + "0.3 s of processor time to draw\n")
        || run.errors.contains(start + "256 MiB of memory to draw\n"), "\(run.errors)")
    #expect(run.errors.contains("--image-"))
    #expect(run.seconds < 8, "\(run.seconds) s")
    #expect(run.memory < 512 << 20)
    #expect(!workspace.exists("a.png"))
  }

  @Test(
    "Without a flag it is 1.5 s, which is less than a picture may take, and names the file",
    arguments: ["png", "pdf"])
  func usual(_ format: String) throws {
    let workspace = try Self.workspace(Self.slow["filtered rectangles"] ?? "")
    let run = try MeasuredRun(["render", "spec.yaml", "-o", "a.\(format)"], in: workspace)
    #expect(run.status == 65)
    let words = "'bad.svg' takes more than 1.5 s of processor time"
    #expect(run.errors.contains(words), "\(run.errors)")
    #expect(run.seconds < 20, "\(run.seconds) s")
  }

  @Test("A file's time is its picture's")
  func counted() throws {
    let workspace = try Self.workspace(Self.slow["filtered rectangles"] ?? "")
    let limits = ["--timeout", "0.4", "--image-timeout", "60"]
    for command in [["render", "spec.yaml", "-o", "a.png"], ["check", "spec.yaml"]] {
      let run = try MeasuredRun(command + limits, in: workspace)
      #expect(run.status == 65, "\(run.errors)")
      let words = "'bad.svg' takes more processor time to draw than is left for the picture"
      #expect(run.errors.contains(words), "\(run.errors)")
      #expect(run.seconds < 5, "\(run.seconds) s")
    }
  }

  @Test("What asks for more memory than it may have is refused with that limit's name")
  func memory() throws {
    let filter = "<filter id='f'><feGaussianBlur stdDeviation='5'/></filter>"
    let group = String(repeating: "<g filter='url(#f)'>", count: 40)
    let content =
      filter + group + "<rect width='4000' height='4000'/>" + String(repeating: "</g>", count: 40)
    let workspace = try Self.workspace(content, side: 4_000)
    try workspace.write("spec.yaml", "Image: bad.svg\n")
    for (flags, limit) in [([], 256), (["--image-max-memory", "32M"], 32)] {
      let run = try MeasuredRun(["check", "spec.yaml"] + flags, in: workspace)
      #expect(run.status == 65)
      #expect(
        run.errors.hasPrefix(
          "spec.yaml:1:8: error: 'bad.svg' takes more than \(limit) MiB of memory to draw\n"),
        "\(run.errors)")
      #expect(run.memory < 600 << 20, "\(run.memory >> 20) MiB")
    }
  }

  @Test("The other pictures of a batch are drawn, and every command says the same")
  func others() throws {
    let workspace = try Self.workspace(Self.slow["chained filters"] ?? "")
    try workspace.write("good.yaml", "Label: Good")
    try workspace.write("Docs.docc/screen.maquette.yaml", "Image: bad.svg\n")
    try workspace.write("Docs.docc/bad.svg", try workspace.bytes("bad.svg"))
    try workspace.write(
      "a.md", "<!-- maquette:begin id=bad spec=spec.yaml -->\n<!-- maquette:end -->\n")
    for command in [
      ["render", "spec.yaml", "good.yaml", "-o", "out"], ["check", "spec.yaml", "good.yaml"],
      ["snapshot", "record", "spec.yaml", "good.yaml"], ["md", "a.md"], ["docc", "Docs.docc"],
    ] {
      let outcome = try workspace.run(command + ["--image-timeout", "0.2", "-j", "2"])
      #expect(outcome.status == 65, "\(command): \(outcome.errors)")
      #expect(
        (outcome.errors + outcome.text).contains("'bad.svg' takes more than 0.2 s of processor"),
        "\(command): \(outcome.errors)")
    }
    #expect(workspace.exists("out/good@2x.png"))
    #expect(workspace.exists("Snapshots/good@2x.png"))
  }

  @Test("A large PNG file is decoded by the child, within its limits")
  func png() throws {
    let workspace = try Workspace(["big.yaml": "width: 1000\nheight: 800\nLabel: Big"])
    #expect(try workspace.run("render", "big.yaml", "-o", "big.png").status == 0)
    try workspace.write("spec.yaml", "Image: big.png\n")
    // Its pixels do not count, and are unpacked where they stay.
    let inPlace = try workspace.run(
      "render", "spec.yaml", "-o", "a.png", "--image-max-memory", "1M")
    #expect(inPlace.status == 0, "\(inPlace.errors)")
    // The rows of 16 bits for each colour are beside them, and take 3 MB.
    let made = try workspace.shell(
      """
      python3 - <<'E'
      import struct, zlib
      def chunk(kind, data):
          return (struct.pack('>I', len(data)) + kind + data
                  + struct.pack('>I', zlib.crc32(kind + data)))
      rows = (b'\\0' + b'\\x80' * 4800) * 600
      with open('big.png', 'wb') as file:
          file.write(b'\\x89PNG\\r\\n\\x1a\\n'
              + chunk(b'IHDR', struct.pack('>IIBBBBB', 600, 600, 16, 6, 0, 0, 0))
              + chunk(b'IDAT', zlib.compress(rows)) + chunk(b'IEND', b''))
      E
      """)
    try #require(made.status == 0, "\(made.errors)")
    let small = try workspace.run("render", "spec.yaml", "-o", "b.png", "--image-max-memory", "1M")
    #expect(small.status == 65)
    #expect(small.errors.contains("'big.png' takes more than 1 MiB of memory"), "\(small.errors)")
    let enough = try workspace.run("render", "spec.yaml", "-o", "c.png", "--image-max-memory", "4M")
    #expect(enough.status == 0, "\(enough.errors)")
  }

  @Test(
    "Times and amounts that are none are named",
    arguments: [
      ("--timeout", "soon"), ("--timeout", "0"), ("--timeout", "-1"), ("--timeout", "nan"),
      ("--image-timeout", "2s"), ("--max-memory", "512"), ("--max-memory", "0M"),
      ("--image-max-memory", "9999G"), ("--image-max-memory", "1e400M"),
    ])
  func flags(_ flag: String, _ value: String) throws {
    let workspace = try Workspace(["a.yaml": "Label: A"])
    let outcome = try workspace.run("render", "a.yaml", "\(flag)=\(value)")
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains("\(flag) is '\(value)'"), "\(outcome.errors)")
    #expect(workspace.files == ["a.yaml"])
  }
}
