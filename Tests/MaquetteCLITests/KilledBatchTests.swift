import Foundation
import Testing

@Suite("A batch that is killed")
struct KilledBatchTests {
  @Test("Every file under a final name is whole")
  func killed() throws {
    let workspace = try Workspace()
    let names = (1000..<1400).map { "s\($0).yaml" }
    for name in names {
      try workspace.write(name, "Button: Item \(name)\nstyle: filled\nsymbol: star\npadding: 20")
    }
    let process = Maquette.process(
      ["render"] + names + ["-o", "out", "-j", "2", "--format", "png,svg"], in: workspace.folder)
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    // Names are printed as pictures are made: some are there, most are not.
    let first = output.fileHandleForReading.availableData
    #expect(!first.isEmpty)
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    #expect(process.shellStatus == 128 + SIGKILL)

    let files = workspace.files.filter { $0.hasPrefix("out/") }
    let pictures = files.filter { !$0.hasSuffix(".tmp") }
    #expect(!pictures.isEmpty && pictures.count < names.count * 2)
    for name in pictures {
      let bytes = try workspace.bytes(name)
      if name.hasSuffix(".png") {
        #expect(PNGFile(bytes) != nil, "\(name)")
      } else {
        #expect(String(decoding: bytes, as: UTF8.self).hasSuffix("</svg>\n"), "\(name)")
      }
    }
    // At most one for each worker, hidden, and never taken for a picture.
    #expect(files.count - pictures.count <= 2)
    #expect(files.allSatisfy { !$0.hasSuffix(".tmp") || $0.hasPrefix("out/.maquette-") })
  }

  @Test("Running it again makes the rest")
  func again() throws {
    let workspace = try Workspace(["a.yaml": "Label: A", "out/.maquette-1-1.tmp": "left over"])
    #expect(try workspace.run("render", "a.yaml", "-o", "out").status == 0)
    #expect(PNGFile(try workspace.bytes("out/a@2x.png")) != nil)
  }
}
