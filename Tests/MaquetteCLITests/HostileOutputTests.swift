import Foundation
import Testing

@Suite("Hostile places to write to")
struct HostileOutputTests {
  private func workspace() throws -> Workspace { try Workspace(["a.yaml": "Label: A"]) }

  @Test("A picture's name that is a folder")
  func folder() throws {
    for name in ["some.png", "some.svg", "some.pdf"] {
      let workspace = try workspace()
      try workspace.makeFolder(name)
      for arguments in [["render", "a.yaml", "-o", name], ["label", "x", "-o", name]] {
        try expectRefusal(
          73, "\(name): it is a folder; name a file in it, or write elsewhere\n", in: workspace,
          arguments)
      }
    }
    let reported = try workspace()
    try reported.makeFolder("ui")
    let outcome = try reported.run("snapshot", "verify", "a.yaml", "--junit", "ui")
    #expect(outcome.status == 73)
    #expect(
      outcome.errors.hasSuffix(
        "cannot write ui: it is a folder; name a file in it, or write elsewhere\n"))
    // The picture's own name, beside the spec, is taken by a folder.
    let workspace = try workspace()
    try workspace.makeFolder("a@2x.png")
    try expectRefusal(73, "a@2x.png: it is a folder", in: workspace, ["render", "a.yaml"])
  }

  @Test("A gallery's folder that is a file is refused before anything is drawn")
  func galleryFolder() throws {
    for name in ["a.yaml", "a.yaml/"] {
      try expectRefusal(
        73, "it is a file; name a folder", in: workspace(), ["gallery", "-o", name])
    }
  }

  @Test("A folder that is a file, or that nobody can make")
  func noFolder() throws {
    for name in [
      "a.yaml/", "a.yaml/b", "a.yaml/b.png", "/proc/none", "/proc/none.png", "/dev/full/x",
    ] {
      try expectRefusal(
        73, "cannot write \(name)", in: workspace(), ["render", "a.yaml", "-o", name])
    }
    try expectRefusal(
      73, "check that its folder exists and is writable, or write elsewhere", in: workspace(),
      ["render", "a.yaml", "-o", "/proc/none.png"])
    try expectRefusal(
      73, "cannot write ", in: workspace(),
      ["render", "a.yaml", "-o", String(repeating: "x", count: 300) + ".png"])
  }

  @Test("A folder without permission to write")
  func readOnly() throws {
    let workspace = try workspace()
    try workspace.makeFolder("locked")
    let isLocked = try workspace.shell(
      "chmod 555 locked; [ \"$(id -u)\" = 0 ] && chattr +i locked 2> /dev/null; ! touch locked/x")
    defer { _ = try? workspace.shell("chattr -i locked 2> /dev/null; chmod 755 locked") }
    // Root may write anywhere but where the file system lets it lock a folder.
    guard isLocked.status == 0 else { return }
    for name in ["locked", "locked/x.png", "locked/deep/x.png"] {
      try expectRefusal(
        73, "cannot write locked/", in: workspace, ["render", "a.yaml", "-o", name])
    }
  }

  @Test("A full device, and standard output on one")
  func fullDevice() throws {
    let workspace = try workspace()
    try workspace.link("full.png", to: "/dev/full")
    try expectRefusal(
      73, "cannot write full.png: No space left on device", in: workspace,
      ["render", "a.yaml", "-o", "full.png"])
    for arguments in ["render a.yaml -o -", "render a.yaml", "inspect a.yaml", "label x", "fonts"] {
      let outcome = try workspace.shell("\"$MAQUETTE\" \(arguments) > /dev/full")
      #expect(outcome.status == 73)
      #expect(
        outcome.errors
          == "error: cannot write to standard output: No space left on device; "
          + "free some space on the disk, or write elsewhere\n")
    }
  }

  @Test("A full disk: old pictures stay, new ones are whole, nothing else is left")
  func fullDisk() throws {
    let workspace = try workspace()
    try workspace.makeFolder("disk")
    let mounted = try workspace.shell("mount -t tmpfs -o size=16k none disk 2> /dev/null")
    // Only root can mount one.
    guard mounted.status == 0 else { return }
    defer { _ = try? workspace.shell("umount disk") }
    let names = (10..<30).map { "s\($0).yaml" }
    for name in names { try workspace.write(name, "Button: \(name)\nstyle: filled") }
    try workspace.write("disk/s29@2x.png", "old")
    let outcome = try workspace.run(["render"] + names + ["-o", "disk"])
    #expect(outcome.status == 73)
    #expect(outcome.errors.contains("cannot write disk/"))
    #expect(outcome.errors.contains("No space left on device"))
    let written = try workspace.shell("cd disk && ls -A").lines.filter { $0 != "s29@2x.png" }
      .map { "disk/" + $0 }
    #expect(written == outcome.lines)
    #expect(!written.isEmpty && written.count < names.count - 1)
    for name in written { #expect(PNGFile(try workspace.bytes(name)) != nil) }
    #expect(try workspace.text("disk/s29@2x.png") == "old")
  }

  @Test("A limit on the size of files")
  func fileSizeLimit() throws {
    let workspace = try workspace()
    let outcome = try workspace.shell(
      "(ulimit -f 0; exec \"$MAQUETTE\" render a.yaml 2>&1) | cat; ls -A")
    #expect(outcome.text.contains("error: cannot write a@2x.png: File too large"))
    #expect(workspace.files == ["a.yaml"])
  }

  @Test("A device is written to and not replaced")
  func device() throws {
    let workspace = try workspace()
    try workspace.link("null.png", to: "/dev/null")
    for name in ["null.png", "/dev/null"] {
      #expect(try workspace.run("render", "a.yaml", "-o", name).status == 0)
      #expect(try workspace.run("label", "x", "-o", name).status == 0)
    }
    #expect(try workspace.shell("test -c /dev/null && test -h null.png").status == 0)
    let piped = try workspace.shell(
      "mkfifo pipe.png; cat pipe.png > copy & \"$MAQUETTE\" render a.yaml -o pipe.png; wait")
    #expect(piped.status == 0)
    #expect(PNGFile(try workspace.bytes("copy")) != nil)
  }

  @Test("Streams that the caller closed get nobody's picture")
  func closedStreams() throws {
    let workspace = try Workspace(["a.yaml": "Button", "b.yaml": "Button: B"])
    let script = "\"$MAQUETTE\" render a.yaml b.yaml -j 1 -o out <&- >&- 2>&-"
    #expect(try workspace.shell(script).status == 73)
    for name in ["out/a@2x.png", "out/b@2x.png"] {
      #expect(PNGFile(try workspace.bytes(name)) != nil)
    }
    #expect(try workspace.shell("\"$MAQUETTE\" render - -o - <&-").status == 66)
  }

  @Test("A reader that goes away is told of once; the pictures are made")
  func brokenPipe() throws {
    let workspace = try Workspace()
    for number in 10..<20 { try workspace.write("s\(number).yaml", "Label: \(number)") }
    let outcome = try workspace.shell("\"$MAQUETTE\" render s*.yaml | true")
    #expect(outcome.errorLines.count <= 1, "\(outcome.errors)")
    #expect(workspace.files.filter { $0.hasSuffix(".png") }.count == 10)
  }
}
