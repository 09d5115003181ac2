import BuiltProgram
import Foundation
import Testing

/// A machine that has little left: a run may fail then, but with a message, and never by a signal.
@Suite("Where memory, files or threads run out") struct ScarceSystemTests {
  /// A folder with a PNG file of 16,384 × 2,048 pixels, two that differ, and a large spec.
  private func workspace() throws -> Workspace {
    let workspace = try Workspace([
      "image.yaml": "Image: a.png\nwidth: 100\nheight: 20\n",
      "large.yaml": "Label: Tea\nwidth: 8000\nheight: 6000\n",
      "glass.yaml": "ZStack:\n  background: thinMaterial\n  children:\n    - Label: Tea\n"
        + "width: 2000\nheight: 2000\n",
      "small.yaml": "Label: Tea\n",
      "vector.yaml": "Image: a.svg\n",
      "a.svg": "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>",
    ])
    let made = try workspace.shell(
      """
      python3 - <<'E'
      import random, struct, zlib
      def chunk(kind, data):
          return (struct.pack('>I', len(data)) + kind + data
                  + struct.pack('>I', zlib.crc32(kind + data)))
      for name, pixel in (('a.png', b'\\xff\\0\\0\\x80'), ('b.png', b'\\0\\xff\\0\\x80')):
          rows = (b'\\0' + pixel * 16384) * 2048
          with open(name, 'wb') as file:
              file.write(b'\\x89PNG\\r\\n\\x1a\\n'
                  + chunk(b'IHDR', struct.pack('>IIBBBBB', 16384, 2048, 8, 6, 0, 0, 0))
                  + chunk(b'IDAT', zlib.compress(rows, 1)) + chunk(b'IEND', b''))
      # As libpng writes them: in many parts.
      for name, seed in (('c.png', 1), ('d.png', 2)):
          rows = b''.join(b'\\0' + random.Random(seed + y).randbytes(16384) for y in range(2048))
          data = zlib.compress(rows, 1)
          with open(name, 'wb') as file:
              file.write(b'\\x89PNG\\r\\n\\x1a\\n'
                  + chunk(b'IHDR', struct.pack('>IIBBBBB', 4096, 2048, 8, 6, 0, 0, 0))
                  + b''.join(chunk(b'IDAT', data[at:at + 8192])
                             for at in range(0, len(data), 8192)) + chunk(b'IEND', b''))
      E
      """)
    try #require(made.status == 0, "\(made.errors)")
    return workspace
  }

  private func run(
    _ workspace: Workspace, _ command: String, megabytes: Int
  ) throws -> Maquette.Outcome {
    try workspace.shell("ulimit -c 0; ulimit -v \(megabytes << 10); exec \"$MAQUETTE\" \(command)")
  }

  @Test("Where /proc is missing, the words of the command line count all the same")
  func withoutProc() throws {
    let workspace = try Workspace(["a.yaml": "Buton: A\n"])
    let outcome = try workspace.shell(
      """
      unshare -m true 2> /dev/null || { echo 'skipped: nobody may mount here' >&2; exit 65; }
      exec unshare -m --propagation private sh -c \
        'mount -t tmpfs none /proc && exec "$MAQUETTE" check a.yaml'
      """)
    #expect(outcome.status == 65, "\(outcome.text)\(outcome.errors)")
    let said = ["unknown component 'Buton'", "skipped"]
    #expect(said.contains(where: outcome.errors.contains), "\(outcome.errors)")
  }

  @Test("A picture for which there is not enough memory is an error that says so")
  func memory() throws {
    let workspace = try workspace()
    // Builds differ in what they take before they begin.
    var start = 40
    while try run(workspace, "render small.yaml -o s.png", megabytes: start).status != 0 {
      start += 20
      try #require(start < 4000)
    }
    for command in [
      "render image.yaml -o o.png", "render vector.yaml -o o.png",
      "render large.yaml -o o.png --scale 1",
      "render glass.yaml -o o.png", "diff a.png b.png", "diff a.png b.png -o o.png",
      "diff c.png d.png",
      "diff a.png b.png --metric pixelmatch",
    ] {
      var refusals = 0
      for more in [10, 30, 60, 100, 150, 220, 300, 400, 550, 700] {
        let outcome = try run(workspace, command, megabytes: start + more)
        let size = "\(command): \(start) + \(more) MiB: \(outcome.errors.prefix(300))"
        if outcome.status == 65 {
          refusals += 1
          let wanted = command.hasPrefix("render") ? "ulimit -v" : "memory"
          #expect(outcome.errors.contains(wanted), "\(size)")
          #expect(!workspace.exists("o.png"), "\(size)")
        } else {
          // Pictures that differ end with 1; those of 33 MB end with 66 where there is no memory to read them.
          let isUnread =
            command == "diff c.png d.png" && outcome.status == 66
            && outcome.errors.contains("not enough memory")
          refusals += isUnread ? 1 : 0
          #expect(isUnread || outcome.status == (command.hasPrefix("diff") ? 1 : 0), "\(size)")
          try? FileManager.default.removeItem(at: workspace.url("o.png"))
        }
      }
      #expect(refusals > 0, "\(command): memory was never short, nothing was tested")
    }
  }

  @Test("A small stack is enough, also for what is nested deeply", arguments: [64, 128, 1024])
  func stack(kibibytes: Int) throws {
    let nested = (0..<28).map { String(repeating: "  ", count: 2 * $0) + "- VStack:\n" }.joined()
    let workspace = try Workspace([
      "a.yaml": "VStack:\n\(nested)" + String(repeating: "  ", count: 56) + "- Button: Tea\n"
    ])
    for command in ["render a.yaml -o a.png", "check a.yaml", "render --help"] {
      let outcome = try workspace.shell(
        "ulimit -c 0; ulimit -s \(kibibytes); exec \"$MAQUETTE\" \(command)")
      #expect(outcome.status == 0, "\(command): \(outcome.errors.prefix(300))")
    }
  }

  @Test("A small stack is enough for picture files, too", arguments: [64, 1024])
  func pictureStack(kibibytes: Int) throws {
    let group = "<g opacity=\"0.99\" clip-path=\"url(#c)\">"
    let workspace = try Workspace([
      "a.yaml": "Image: {file: a.svg}\nscale: 1\n",
      "a.svg": "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"40\" height=\"40\">"
        + "<clipPath id=\"c\"><rect width=\"40\" height=\"40\"/></clipPath>"
        + String(repeating: group, count: 95) + "<rect width=\"40\" height=\"40\"/>"
        + String(repeating: "</g>", count: 95) + "</svg>",
    ])
    let command = "exec \"$MAQUETTE\" render a.yaml --no-cache"
    let usual = try workspace.shell("\(command) -o b.png")
    #expect(usual.status == 0, "\(usual.errors)")
    let outcome = try workspace.shell(
      "ulimit -c 0; ulimit -s \(kibibytes); \(command) -o a.png")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(try workspace.bytes("a.png") == workspace.bytes("b.png"))
  }

  @Test("What grows by little at a time ends with a message where there is no memory for more")
  func growth() throws {
    let labels = (0..<150).map { "      - Label: {title: Row \($0)}\n" }.joined()
    let workspace = try Workspace([
      "small.yaml": "Label: Tea\n",
      "many.yaml": "HStack:\n" + String(repeating: "  - VStack:\n" + labels, count: 40),
    ])
    var start = 40
    while try run(workspace, "render small.yaml --no-cache -o s.png", megabytes: start).status != 0
    {
      start += 4
      try #require(start < 4000)
    }
    var refusals = 0
    for more in stride(from: 0, through: 60, by: 4) {
      let outcome = try run(
        workspace, "render many.yaml --no-cache -o o.svg --timeout 600", megabytes: start + more)
      #expect([0, 65].contains(outcome.status), "\(start) + \(more): \(outcome.status)")
      guard outcome.status == 65 else { continue }
      refusals += 1
      #expect(outcome.errors.contains("ulimit -v"), "\(outcome.errors.prefix(300))")
    }
    #expect(refusals > 0, "memory was never short, nothing was tested")
  }

  private func many() throws -> Workspace {
    let blocks = (0..<60).map {
      "<!-- maquette:begin id=a\($0) -->\n```maquette\nLabel: \($0)\n```\n<!-- maquette:end -->\n"
    }
    let workspace = try Workspace(["a.md": blocks.joined(separator: "\n")])
    for number in 0..<40 { try workspace.write("ui/\(number).yaml", "Label: Number \(number)\n") }
    return workspace
  }

  @Test("Few open files are an error that says so, or enough")
  func files() throws {
    let workspace = try many()
    for count in 4...14 {
      let outcome = try workspace.shell(
        "ulimit -c 0; ulimit -n \(count); exec \"$MAQUETTE\" render ui -o out -j 8")
      #expect(outcome.status < 128, "\(count): \(outcome.status)")
      // Who has none for its own libraries is told so by the system.
      guard outcome.status != 0, outcome.status != 127 else { continue }
      #expect(
        outcome.errors.lowercased().contains("open files")
          || outcome.errors.contains("cannot be opened"), "\(count): \(outcome.errors.prefix(300))")
      #expect(!outcome.errors.contains("not installed"), "\(outcome.errors.prefix(300))")
    }
    // More pictures than a process may have open files.
    let outcome = try workspace.shell("ulimit -n 64; exec \"$MAQUETTE\" md a.md -q")
    #expect(outcome.status == 0, "\(outcome.errors.prefix(300))")
    #expect(workspace.files.filter { $0.hasPrefix("images/") }.count == 120)
  }

  @Test("Without another thread, one does all of the work; a language server says that it has none")
  func threads() throws {
    let workspace = try many()
    // Root may have as many as it likes.
    let outcome = try workspace.shell(
      """
      \(BuiltProgram.asOther)
      $AS prlimit --nproc=1:1 "$MAQUETTE" render ui -o out -q -j 8 || exit 1
      $AS prlimit --nproc=1:1 "$MAQUETTE" lsp < /dev/null
      test $? = 1
      """)
    // Who cannot reach the program proves nothing.
    guard outcome.status != 99 else { return }
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.errors.contains("the system has no thread left"), "\(outcome.errors)")
    #expect(workspace.files.filter { $0.hasPrefix("out/") }.count == 40)
  }
}
