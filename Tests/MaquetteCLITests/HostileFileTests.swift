import Foundation
import Testing

@Suite("Hostile files")
struct HostileFileTests {
  @Test("An empty file", arguments: ["", "\n\n", "# nothing\n", "\u{FEFF}", "   \t\n"])
  func empty(text: String) throws {
    try expectBadSpec(text, at: "", "is empty", "write at least one key")
  }

  @Test("A folder that is named like a file, with nothing in it")
  func folder() throws {
    let workspace = try Workspace()
    try workspace.makeFolder("folder.yaml")
    try expectRefusal(
      66, "there is no spec in 'folder.yaml'", "a folder with .yaml", in: workspace,
      ["render", "folder.yaml"])
    try expectRefusal(
      66, "'folder.yaml' is a folder", "name the files in it", in: workspace,
      ["inspect", "folder.yaml"])
  }

  @Test("A binary file")
  func binary() throws {
    try expectBadSpec(
      Array(0...255), at: "1:1", "NUL byte at byte 0", "looks like a binary file")
    let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13]
    try expectBadSpec(png, at: "2:1", "control character 0x1A", "looks like a binary file")
  }

  @Test("A picture of ours, rendered again")
  func picture() throws {
    let workspace = try Workspace(["a.yaml": "Label: A"])
    #expect(try workspace.run("render", "a.yaml").status == 0)
    try expectRefusal(65, "looks like a binary file", in: workspace, ["render", "a@2x.png"])
  }

  @Test("Text that is not UTF-8")
  func encodings() throws {
    let label = Array("Label: caf".utf8)
    try expectBadSpec(label + [0xE9], at: "1:11", "not UTF-8: byte 10 is 0xE9", "save it as UTF-8")
    try expectBadSpec(label + [0xC0, 0x80], at: "1:11", "not UTF-8")
    try expectBadSpec(label + [0xED, 0xA0, 0x80], at: "1:11", "not UTF-8")
    try expectBadSpec(label + [0xF5, 0x80, 0x80, 0x80], at: "1:11", "not UTF-8")
    try expectBadSpec(label + [0xE2, 0x82], at: "1:11", "not UTF-8")
    try expectBadSpec([0xFF, 0xFE] + Array("L\0a\0".utf8), at: "", "UTF-16", "save it as UTF-8")
  }

  @Test("A file of 100 MB, full or with a hole, from disk or a pipe")
  func large() throws {
    let workspace = try Workspace()
    let script = """
      truncate -s 100M sparse.yaml
      yes 'Label: many words' | head -c 100000000 > full.yaml
      """
    #expect(try workspace.shell(script).status == 0)
    for name in ["sparse.yaml", "full.yaml"] {
      for command in ["render", "inspect"] {
        try expectRefusal(
          65, "\(name): error: '\(name)' has more than 4 MiB", "split it", in: workspace,
          [command, name])
      }
    }
    let piped = try workspace.shell("\"$MAQUETTE\" render - -o - < full.yaml")
    #expect(piped.status == 65)
    #expect(piped.errors.contains("more than 4 MiB"))
    let endless = try workspace.shell("yes 'Label: x' | \"$MAQUETTE\" render - -o -")
    #expect(endless.status == 65)
    #expect(endless.errors.contains("stdin: error: "))
    #expect(endless.errors.contains("more than 4 MiB"))
    for command in ["check", "lint", "fmt", "audit", "board", "export", "md"] {
      let file = command == "md" ? "sparse.md" : "sparse.yaml"
      if command == "md" { _ = try workspace.shell("truncate -s 100M sparse.md") }
      let flags = [
        "audit": ["--locales", "de"], "board": ["-o", "b.png"], "export": ["--swiftui"],
      ]
      let outcome = try workspace.run([command, file] + (flags[command] ?? []))
      #expect(outcome.status == 65, "\(command)")
      #expect((outcome.errors + outcome.text).contains("\(file): error: "), "\(command)")
    }
    let told = try workspace.run("render", "sparse.yaml", "--diagnostics", "json")
    #expect(told.status == 65)
    #expect(told.errors.contains("\"id\": \"too-much\""), "\(told.errors)")
    #expect(told.errors.contains("\"file\": \"sparse.yaml\""))
  }

  @Test("A pipe that nobody writes to, and devices that never end")
  func pipes() throws {
    let workspace = try Workspace()
    #expect(try workspace.shell("mkfifo pipe.yaml").status == 0)
    for name in ["pipe.yaml", "/dev/zero", "/dev/random", "/dev/tty"] {
      guard FileManager.default.fileExists(atPath: workspace.url(name).path) || name.first == "/"
      else { continue }
      try expectRefusal(66, "'\(name)' ", in: workspace, ["render", name, "-o", "out"])
    }
  }

  @Test("Links that lead in a circle or nowhere")
  func links() throws {
    let workspace = try Workspace()
    try workspace.link("loop.yaml", to: "loop.yaml")
    try workspace.link("dangling.yaml", to: "nowhere.yaml")
    try expectRefusal(66, "too many symbolic links", in: workspace, ["render", "loop.yaml"])
    try expectRefusal(
      66, "'dangling.yaml' is a link to 'nowhere.yaml'", in: workspace, ["render", "dangling.yaml"])
  }

  @Test("A link to nothing says where it leads, and is no spec that was looked at")
  func dangling() throws {
    let workspace = try Workspace(["ui/a.yaml": "Label: A\n"])
    try workspace.link("ui/gone.yaml", to: "../lost/gone.yaml")
    let words =
      "'ui/gone.yaml' is a link to '../lost/gone.yaml', which does not exist; make that file, "
    for (command, sum) in [
      ("check", "1 spec checked: 1 error"), ("lint", "1 spec linted: 1 error"),
    ] {
      let outcome = try workspace.run(command, "ui")
      #expect(outcome.status == 66, "\(command)")
      #expect(outcome.errors.contains("error: " + words), "\(outcome.errors)")
      #expect(outcome.text.contains(sum), "\(outcome.text)")
    }
    try expectRefusal(66, words, in: workspace, ["render", "ui/gone.yaml"])
  }

  @Test("A folder that the system cannot read, or that is in too many others, is told")
  func deep() throws {
    let workspace = try Workspace(["ui/a.yaml": "Label: A\n"])
    // A shell tells the system the whole path, which is too long for it.
    func nest(_ name: String, _ count: Int) throws {
      let made = try workspace.shell(
        """
        python3 -c "
        import os
        os.chdir('ui')
        for _ in range(\(count)):
          os.mkdir('\(name)')
          os.chdir('\(name)')
        open('b.yaml', 'w').write('Label: B')
        "
        """)
      #expect(made.status == 0, "\(made.errors)")
    }
    defer { _ = try? workspace.shell("rm -rf ui") }
    let name = String(repeating: "n", count: 67)
    try nest(name, 70)
    for command in ["check", "render", "lint", "fmt"] {
      let outcome = try workspace.run(command, "ui")
      #expect(outcome.status != 0, "\(command)")
      #expect(outcome.errors.contains("error: the folder 'ui/nnn"), "\(outcome.errors)")
      #expect(
        outcome.errors.contains("cannot be read: File name too long; move it up"), "\(command)")
    }
    #expect(try workspace.shell("rm -rf ui/\(name)").status == 0)
    try nest("n", 70)
    let outcome = try workspace.run("check", "ui")
    #expect(outcome.errors.contains("cannot be read: it is in 64 others; "), "\(outcome.errors)")
  }

  @Test("Names that are no files")
  func names() throws {
    let long = String(repeating: "x", count: 5000) + ".yaml"
    for name in ["", "no/such/folder/a.yaml", long] {
      try expectRefusal(66, "there is no file '", in: Workspace(), ["render", name, "-o", "out"])
    }
  }

  @Test("A spec that disappears while others are drawn")
  func disappearing() throws {
    let workspace = try Workspace()
    let names = (100..<400).map { "s\($0).yaml" }
    // More than the MiB that is kept of what is read before the first picture is written.
    let comment = "# " + String(repeating: "-", count: 8000)
    for name in names {
      try workspace.write(name, "Button: \(name)\nstyle: filled\n\(comment)\n")
    }
    let process = Maquette.process(["render"] + names + ["-j", "1"], in: workspace.folder)
    let (output, errors) = (Pipe(), Pipe())
    (process.standardOutput, process.standardError) = (output, errors)
    try process.run()
    // The first name is printed when the first picture is there, long before the last.
    let first = output.fileHandleForReading.availableData
    try FileManager.default.removeItem(at: workspace.url(names[names.count - 1]))
    let rest = try output.fileHandleForReading.readToEnd() ?? Data()
    let message = String(
      decoding: try errors.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.shellStatus == 66)
    #expect(message == "error: there is no file 's399.yaml'; check the name and the folder\n")
    let lines = String(decoding: first + rest, as: UTF8.self).split(separator: "\n")
    #expect(lines.count == names.count - 1)
  }
}
