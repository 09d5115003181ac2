import Foundation
import Testing

@Suite("diff --max-memory") struct DiffMemoryTests {
  /// Two pictures of 1,000 × 1,000 pixels with 16 bits for each of four colours.
  private func workspace() throws -> Workspace {
    let workspace = try Workspace(["a/small.png": ""])
    let made = try workspace.shell(
      """
      python3 - <<'E'
      import os, struct, zlib
      def chunk(kind, data):
          return (struct.pack('>I', len(data)) + kind + data
                  + struct.pack('>I', zlib.crc32(kind + data)))
      def write(path, side, byte):
          rows = (b'\\0' + byte * (8 * side)) * side
          with open(path, 'wb') as file:
              file.write(b'\\x89PNG\\r\\n\\x1a\\n'
                  + chunk(b'IHDR', struct.pack('>IIBBBBB', side, side, 16, 6, 0, 0, 0))
                  + chunk(b'IDAT', zlib.compress(rows)) + chunk(b'IEND', b''))
      os.makedirs('b')
      for folder, byte in (('a', b'\\0'), ('b', b'\\xff')):
          write(folder + '/large.png', 1000, byte)
          write(folder + '/small.png', 10, byte)
          write(folder + '/huge.png', 8000, byte)
      E
      """)
    try #require(made.status == 0, "\(made.errors)")
    return workspace
  }

  @Test("What takes more memory than it may is refused, with the limit and the flag")
  func refused() throws {
    let workspace = try workspace()
    for flags in [[], ["-o", "d.png"], ["--metric", "pixelmatch"]] {
      let command = ["diff", "a/large.png", "b/large.png"] + flags
      #expect(try workspace.run(command).status == 1)
      let before = try? workspace.bytes("d.png")
      let outcome = try workspace.run(command + ["--max-memory", "8M"])
      #expect(outcome.status == 65)
      #expect(outcome.errors.contains(" MiB of memory; the limit is 8 MiB"), "\(outcome.errors)")
      #expect(outcome.errors.contains("--max-memory"))
      #expect((try? workspace.bytes("d.png")) == before)
    }
    for text in ["8", "0M", "x"] {
      let outcome = try workspace.run("diff", "a", "b", "--max-memory", text)
      #expect(outcome.status == 64 && outcome.errors.contains("--max-memory is '\(text)'"))
    }
  }

  @Test("The largest pictures stay below 512 MiB unless a flag allows more")
  func usual() throws {
    let workspace = try workspace()
    let run = try MeasuredRun(["diff", "a/huge.png", "b/huge.png"], in: workspace)
    #expect(run.status == 65 && run.errors.contains("the limit is 512 MiB"), "\(run.errors)")
    #expect(run.memory < 256 << 20, "\(run.memory)")
    // Both are unpacked at once where there is room for that.
    for limit in [1150, 2048] {
      let allowed = try MeasuredRun(
        ["diff", "a/huge.png", "b/huge.png", "--max-memory", "\(limit)M"], in: workspace)
      #expect(allowed.status == 1, "\(allowed.errors)")
      #expect(allowed.memory < limit << 20, "\(allowed.memory)")
    }
  }

  @Test("Of folders, the others are compared")
  func folders() throws {
    let workspace = try workspace()
    let outcome = try workspace.run("diff", "a", "b", "--max-memory", "8M")
    #expect(outcome.text.contains("small.png: different"), "\(outcome.text)")
    #expect(outcome.text.contains("large.png: could not be compared"), "\(outcome.text)")
  }
}
