import Foundation
import Testing

@Suite("snapshot, of specs that were moved out of what is named")
struct SnapshotMovedTests {
  /// Two specs in `app/ui` and one beside them, all recorded.
  private func recorded(_ configuration: String? = nil) throws -> Workspace {
    let workspace = try Workspace([
      "app/ui/cal.yaml": "Button: Cal\n", "app/ui/sign.yaml": "Button: Sign\n",
      "app/top.yaml": "Label: Top\n",
    ])
    if let configuration { try workspace.write("maquette.yaml", configuration) }
    let named = configuration == nil ? ["app"] : []
    #expect(try workspace.run(["snapshot", "record"] + named).status == 0)
    return workspace
  }

  private func move(_ workspace: Workspace, _ from: String, _ to: String) throws {
    try FileManager.default.moveItem(at: workspace.url(from), to: workspace.url(to))
  }

  private func pictures(_ workspace: Workspace) -> [String] {
    workspace.files.filter { $0.hasPrefix("Snapshots/") && $0.hasSuffix(".png") }
  }

  @Test("The folder that the command names may have another name now")
  func namedFolder() throws {
    let workspace = try recorded()
    try move(workspace, "app", "new")
    let outcome = try workspace.run("snapshot", "verify", "new")
    #expect(outcome.lines.last == "3 pictures: 3 renamed", "\(outcome.text)")
    #expect(outcome.text.contains("renamed app/ui/ → new/ui/"), "\(outcome.text)")
    #expect(try workspace.run("snapshot", "accept", "--all").status == 0)
    #expect(!workspace.files.contains { $0.hasPrefix("Snapshots/app") })
    #expect(try workspace.run("snapshot", "verify", "new").lines == ["3 pictures: 3 same"])
  }

  @Test(
    "So may the folder that the configuration names",
    arguments: [
      "specs: [app]\n",
      """
      sets:
        phone: {specs: [app]}

      """,
    ])
  func configuredFolder(configuration: String) throws {
    let workspace = try recorded(configuration)
    try move(workspace, "app", "new")
    try workspace.write("maquette.yaml", configuration.replacing("app", with: "new"))
    let outcome = try workspace.run("snapshot", "verify")
    #expect(outcome.lines.last == "3 pictures: 3 renamed", "\(outcome.text)")
    #expect(try workspace.run("snapshot", "accept", "--all").status == 0)
    #expect(try workspace.run("snapshot", "verify").lines == ["3 pictures: 3 same"])
  }

  @Test("What no set draws and whose spec is gone is obsolete, wherever it lies")
  func configuredAndGone() throws {
    let workspace = try recorded("specs: [app]\n")
    try FileManager.default.removeItem(at: workspace.url("app/ui"))
    try move(workspace, "app", "new")
    try workspace.write("new/top.yaml", "Label: Other\n")
    try workspace.write("maquette.yaml", "specs: [new]\n")
    let clean = try workspace.run("snapshot", "clean", "--dry-run")
    #expect(
      clean.lines == [
        "would remove  app/top@2x", "would remove  app/ui/cal@2x", "would remove  app/ui/sign@2x",
      ], "\(clean.errors)")
    let verified = try workspace.run("snapshot", "verify")
    #expect(verified.lines.last == "4 pictures: 1 without baseline, 3 obsolete", "\(verified.text)")
    // Who names some of it does not ask for the rest.
    let one = try workspace.run("snapshot", "verify", "new")
    #expect(one.lines.last == "4 pictures: 1 without baseline, 3 obsolete", "all that there is")
    try workspace.write("maquette.yaml", "specs: [new, more]\n")
    try workspace.write("more/a.yaml", "Label: A\n")
    let narrow = try workspace.run("snapshot", "verify", "new")
    #expect(narrow.lines.last == "1 picture: 1 without baseline", "\(narrow.text)")
  }

  @Test("A spec that is named alone may have another name now, in a folder and in none")
  func namedSpec() throws {
    let workspace = try recorded()
    try move(workspace, "app/ui/cal.yaml", "app/ui/kal.yaml")
    let outcome = try workspace.run("snapshot", "verify", "app/ui/kal.yaml", "app/ui/sign.yaml")
    #expect(outcome.lines.last == "2 pictures: 1 renamed, 1 same", "\(outcome.text)")
    try workspace.write("a.yaml", "Button: Alone\n")
    #expect(try workspace.run("snapshot", "record", "a.yaml").status == 0)
    try move(workspace, "a.yaml", "b.yaml")
    let alone = try workspace.run("snapshot", "verify", "b.yaml")
    #expect(alone.text.contains("b@2x: it was called 'a@2x' before"), "\(alone.text)")
    #expect(try workspace.run("snapshot", "accept", "--all").lines == ["renamed  b@2x, was a@2x"])
  }

  @Test("A baseline whose spec is there but was not named is neither renamed nor obsolete")
  func notNamed() throws {
    let workspace = try recorded()
    try workspace.write("app/ui/copy.yaml", "Button: Cal\n")
    let before = pictures(workspace)
    for command in [
      ["app/ui/copy.yaml"], ["app/ui/copy.yaml", "app/ui/sign.yaml"], ["app/ui"], ["app"],
    ] {
      let outcome = try workspace.run(["snapshot", "verify"] + command)
      #expect(outcome.text.contains("1 without baseline"), "\(command): \(outcome.text)")
      #expect(!outcome.text.contains("renamed") && !outcome.text.contains("obsolete"))
    }
    // Nor where the configuration no longer names it, for it may be somebody else's.
    try workspace.write("maquette.yaml", "specs: [app/ui/copy.yaml]\n")
    let configured = try workspace.run("snapshot", "verify")
    #expect(configured.lines.last == "1 picture: 1 without baseline", "\(configured.text)")
    #expect(try workspace.run("snapshot", "accept", "--all").lines == ["accepted  app/ui/copy@2x"])
    #expect(try workspace.run("snapshot", "clean", "--yes").output.isEmpty)
    #expect(pictures(workspace) == (before + ["Snapshots/app/ui/copy@2x.png"]).sorted())
  }

  @Test(
    "Nor is one of a spec outside, of another project, of the gallery, or in a folder that is closed"
  )
  func elsewhere() throws {
    let workspace = try Workspace([
      "p/a.yaml": "Label: A\n", "out/b.yaml": "Label: A\n", "q/ui/c.yaml": "Label: A\n",
    ])
    // Outside of the project: only its name is known.
    #expect(
      try workspace.shell("cd p && \"$MAQUETTE\" snapshot record ../out/b.yaml").status == 0)
    let outside = try workspace.shell("cd p && \"$MAQUETTE\" snapshot verify .")
    #expect(outside.lines.last == "1 picture: 1 without baseline", "\(outside.text)")
    // Of another project, whose baselines are in the same folder.
    try workspace.write("q/maquette.yaml", "specs: ui\n")
    try workspace.write("p/maquette.yaml", "specs: a.yaml\n")
    let shared = "--baselines ../shared"
    #expect(try workspace.shell("cd q && \"$MAQUETTE\" snapshot record \(shared)").status == 0)
    let other = try workspace.shell("cd p && \"$MAQUETTE\" snapshot verify \(shared)")
    #expect(other.lines.last == "1 picture: 1 without baseline", "\(other.text)")
    let clean = try workspace.shell("cd p && \"$MAQUETTE\" snapshot clean --dry-run \(shared)")
    #expect(clean.output.isEmpty)
  }

  @Test("A baseline that was packed otherwise is told of, renamed, and left alone")
  func packed() throws {
    let workspace = try recorded()
    for name in ["cal", "sign"] {
      let path = "Snapshots/app/ui/\(name)@2x.png"
      let packed = try workspace.shell(
        """
        python3 - \(path) <<'END'
        import struct, sys, zlib
        data = open(sys.argv[1], 'rb').read()
        place, head, pixels = 8, [], b''
        while place < len(data):
            size, kind = struct.unpack('>I4s', data[place:place + 8])
            if kind == b'IDAT': pixels += data[place + 8:place + 8 + size]
            elif kind != b'IEND': head.append(data[place:place + 12 + size])
            place += 12 + size
        def chunk(kind, body):
            return struct.pack('>I', len(body)) + kind + body + struct.pack('>I', zlib.crc32(kind + body))
        body = chunk(b'IDAT', zlib.compress(zlib.decompress(pixels), 1))
        open(sys.argv[1], 'wb').write(data[:8] + b''.join(head) + body + chunk(b'IEND', b''))
        END
        """)
      #expect(packed.status == 0, "\(packed.errors)")
    }
    #expect(try workspace.run("snapshot", "verify", "app").lines == ["3 pictures: 3 same"])
    try move(workspace, "app/ui/sign.yaml", "app/ui/login.yaml")
    try FileManager.default.removeItem(at: workspace.url("app/ui/cal.yaml"))
    let outcome = try workspace.run("snapshot", "verify", "app")
    #expect(outcome.lines.last == "3 pictures: 1 renamed, 1 obsolete, 1 same", "\(outcome.text)")
    #expect(!outcome.text.contains("pixels differ"), "they are the same")
    #expect(
      outcome.text.contains(
        "'clean' and 'accept' leave it alone: its picture is not the one that its receipt describes"
      ))
    let clean = try workspace.run("snapshot", "clean", "app", "--yes")
    #expect(clean.output.isEmpty)
    let accepted = try workspace.run("snapshot", "accept", "app/ui/login@2x")
    #expect(accepted.lines == ["accepted  app/ui/login@2x"], "\(accepted.errors)")
    #expect(accepted.errors.contains("note: 'app/ui/sign@2x' is left alone: its picture is"))
    #expect(
      pictures(workspace)
        == ["cal", "login", "sign"].map { "Snapshots/app/ui/\($0)@2x.png" }
        .reduce(into: ["Snapshots/app/top@2x.png"]) { $0.append($1) })
  }
}
