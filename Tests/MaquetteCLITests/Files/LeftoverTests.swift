import Foundation
import Testing

/// What runs leave behind that are killed at any moment: nothing, or nothing after the next run.
@Suite("Runs that are killed") struct LeftoverTests {
  @Test("Nothing of theirs is left beside specs, in folders of pictures, in catalogues")
  func killed() throws {
    let workspace = try Workspace()
    for number in 0..<20 {
      let spec = "Button: Number \(number)\nstyle: filled\n"
      try workspace.write("ui/s\(number).yaml", spec)
      try workspace.write("S.docc/s\(number).maquette.yaml", spec)
    }
    let commands = [
      ["render", "ui"], ["render", "ui", "-o", "out", "--format", "png,svg,pdf"],
      ["docc", "S.docc"],
      ["snapshot", "record", "ui"],
    ]
    for round in 0..<8 {
      let process = Maquette.process(
        commands[round % commands.count] + ["-j", "2"], in: workspace.folder)
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      try process.run()
      Thread.sleep(forTimeInterval: 0.1 + Double(round) * 0.05)
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      // Replacing a file needs a name for a moment.
      #expect(workspace.files.filter { $0.contains(".maquette-") }.count <= 2)
    }
    for command in commands { #expect(try workspace.run(command + ["--quiet"]).status == 0) }
    #expect(workspace.files.filter { $0.contains(".maquette-") }.isEmpty)
    for name in workspace.files where name.hasSuffix(".png") {
      #expect(PNGFile(try workspace.bytes(name)) != nil, "\(name)")
    }
  }

  @Test("What older runs left goes when something is written into the folder, and nothing else")
  func cleaned() throws {
    let gone = 4_194_302
    let others = [
      ".maquette-1-1.tmp", ".maquette-\(gone)-1.tmp.png", ".maquette-\(gone).tmp", ".maquette-.tmp",
      ".maquette-\(gone)-x.tmp", "maquette-\(gone)-1.tmp", ".maquette--1-1.tmp",
      ".maquette-\(ProcessInfo.processInfo.processIdentifier)-7.tmp",
    ]
    let workspace = try Workspace(["a.yaml": "Label: A\n"])
    for folder in ["", "out/", "S.docc/Resources/"] {
      for name in others { try workspace.write(folder + name, "mine") }
      try workspace.write(folder + ".maquette-\(gone)-12.tmp", "left over")
      try workspace.link(folder + ".maquette-\(gone)-13.tmp", to: "a.yaml")
    }
    try workspace.write("S.docc/b.maquette.yaml", "Label: B\n")
    #expect(try workspace.run("render", "a.yaml").status == 0)
    #expect(try workspace.run("render", "a.yaml", "-o", "out").status == 0)
    #expect(try workspace.run("docc", "S.docc").status == 0)
    let left = workspace.files
    for folder in ["", "out/", "S.docc/Resources/"] {
      #expect(!left.contains(folder + ".maquette-\(gone)-12.tmp"))
      #expect(left.contains(folder + ".maquette-\(gone)-13.tmp"), "a link is nobody's leftover")
      for name in others { #expect(left.contains(folder + name), "\(name)") }
    }
  }
}
