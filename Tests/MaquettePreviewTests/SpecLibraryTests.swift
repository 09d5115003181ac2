import Foundation
import MaquettePreview
import MaquetteSpec
import Synchronization
import Testing

@Suite("Specs that are kept as they are now") struct SpecLibraryTests {
  /// A session of a folder, started, and its folder.
  private func session(
    _ files: [String: String], _ body: (TemporaryFolder, PreviewSession) async throws -> Void
  ) async throws {
    let folder = try TemporaryFolder()
    for (name, text) in files { try folder.write(text, to: "ui/" + name) }
    let session = PreviewSession(PreviewSession.Settings(paths: [folder.path + "ui"]))
    session.start()
    defer { session.stop() }
    #expect(try await eventually { session.snapshot.isComplete })
    try await body(folder, session)
  }

  private func names(_ session: PreviewSession) -> [String] {
    session.snapshot.specs.map {
      String($0.path.drop { $0 != "u" }.split(separator: "/").last ?? "")
    }
  }

  private func spec(_ name: String, _ session: PreviewSession) -> WatchedSpec? {
    session.snapshot.specs.first { $0.path.hasSuffix("/" + name) }
  }

  @Test("a folder's specs are found, in folders within it too; themes and symbols are none")
  func finding() async throws {
    let files = [
      "b.yaml": "Label: B", "a.json": "{\"Label\": \"A\"}", "in/c.yml": "Button: C",
      "brand.yaml": "extends: ios", "icons.yaml": "x.y:\n  layers: []", "package.json": "{}",
      ".hidden/d.yaml": "Label: D", "node_modules/e.yaml": "Label: E", "notes.txt": "Label: F",
    ]
    try await session(files) { _, session in
      #expect(names(session) == ["a.json", "b.yaml", "c.yml"])
    }
  }

  @Test("a folder is searched as deep as by other commands, and links in circles end")
  func depth() async throws {
    let deep = (1...40).map { "f\($0)/" }.joined()
    try await session(["a.yaml": "Label: A", deep + "مرحبا.yaml": "Label: B"]) { folder, session in
      #expect(names(session) == ["a.yaml", "مرحبا.yaml"])
      try FileManager.default.createSymbolicLink(
        atPath: "\(folder.path)ui/\(deep)back", withDestinationPath: folder.path + "ui")
      try folder.write("Label: C", to: "ui/c.yaml")
      #expect(try await eventually { names(session).contains("c.yaml") })
      #expect(names(session).count == 3)
    }
  }

  @Test("whoever asks for what is new since a number misses nothing, whenever they ask")
  func news() async throws {
    let folder = try TemporaryFolder()
    for number in 0..<100 { try folder.write("Label: L\(number)", to: "s\(number).yaml") }
    let library = SpecLibrary(paths: [folder.path], workers: 2) { _ in }
    let isDone = Mutex(false)
    async let known = waiting {
      var known: [Int: Int] = [:]
      var since = -1
      while true {
        // Asked before the snapshot, so that the last one is looked at, too.
        let isLast = isDone.withLock(\.self)
        let snapshot = library.snapshot
        for spec in snapshot.specs where spec.revision > since { known[spec.id] = spec.revision }
        since = snapshot.revision
        if isLast { return known }
      }
    }
    try await waiting {
      for round in 0..<5 {
        for number in 0..<100 {
          try folder.write("Label: L\(number) in round \(round)", to: "s\(number).yaml")
        }
        library.take(.everything)
      }
    }
    isDone.withLock { $0 = true }
    let last = library.snapshot.specs.map { ($0.id, $0.revision) }
    #expect(last.count == 100)
    #expect(try await known == Dictionary(uniqueKeysWithValues: last))
  }

  @Test("new specs appear and removed ones vanish") func coming() async throws {
    try await session(["a.yaml": "Label: A"]) { folder, session in
      try folder.save("Label: B", to: "ui/b.yaml")
      #expect(try await eventually { names(session) == ["a.yaml", "b.yaml"] })
      try folder.write("Label: C", to: "ui/new/c.yaml")
      #expect(try await eventually { names(session) == ["a.yaml", "b.yaml", "c.yaml"] })
      try folder.remove("ui/a.yaml")
      #expect(try await eventually { names(session) == ["b.yaml", "c.yaml"] })
    }
  }

  @Test(
    "new specs appear in a folder by whatever name",
    arguments: ["ui/", "ui/.", "ui/./", "ui/in/..", "link", "link/", "."])
  func names(of root: String) async throws {
    let folder = try TemporaryFolder()
    try folder.write("Label: A", to: "ui/in/a.yaml")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "link", withDestinationPath: "ui")
    let session = PreviewSession(PreviewSession.Settings(paths: [folder.path + root]))
    session.start()
    defer { session.stop() }
    #expect(try await eventually { session.snapshot.isComplete })
    for place in ["ui/b.yaml", "ui/in/c.yaml"] {
      let name = String(place.suffix(6))
      try folder.save("Label: New", to: place)
      #expect(try await eventually { spec(name, session) != nil }, "\(root): \(place)")
    }
    try FileManager.default.moveItem(
      atPath: folder.path + "ui/b.yaml", toPath: folder.path + "ui/d.yaml")
    #expect(
      try await eventually { spec("d.yaml", session) != nil && spec("b.yaml", session) == nil })
  }

  @Test("a broken save keeps the last good document, with the error beside it") func broken()
    async throws
  {
    try await session(["a.yaml": "Label: A"]) { folder, session in
      let good = spec("a.yaml", session)?.document
      try folder.save("Lable: A", to: "ui/a.yaml")
      #expect(try await eventually { spec("a.yaml", session)?.isBroken == true })
      #expect(spec("a.yaml", session)?.document == good)
      let messages = spec("a.yaml", session)?.messages ?? ""
      #expect(messages.contains("ui/a.yaml:1:1: error: unknown component 'Lable'\n1 | Lable: A\n"))
      try folder.save("Label: Mended", to: "ui/a.yaml")
      #expect(try await eventually { spec("a.yaml", session)?.isBroken == false })
      #expect(spec("a.yaml", session)?.document != good)
    }
  }

  @Test(
    "a spec changes with its theme, what that extends, its symbols and its pictures",
    arguments: [
      ("brand.yaml", "extends: base.yaml\ncolors: {tint: '#00FF00'}"),
      ("base.yaml", "extends: macos"),
      ("icons.yaml", "my.dot:\n  rule: universal\n  layers:\n    - fill: M0 0 H9 V9 Z"),
      ("art/dot.svg", "<svg xmlns='http://www.w3.org/2000/svg' width='8' height='8'/>"),
    ])
  func dependencies(file: String, text: String) async throws {
    let files = [
      "a.yaml": "theme: brand.yaml\nsymbols: icons.yaml\nImage: art/dot.svg",
      "other.yaml": "Label: Other", "brand.yaml": "extends: base.yaml",
      "base.yaml": "extends: ios",
      "icons.yaml": "my.dot:\n  rule: universal\n  layers:\n    - fill: M0 0 H5 V5 Z",
      "art/dot.svg": "<svg xmlns='http://www.w3.org/2000/svg' width='4' height='4'/>",
    ]
    try await session(files) { folder, session in
      #expect(spec("a.yaml", session)?.messages == "")
      let before = spec("a.yaml", session)?.revision ?? 0
      let other = spec("other.yaml", session)?.revision
      try folder.save(text, to: "ui/" + file)
      #expect(try await eventually { (spec("a.yaml", session)?.revision ?? 0) > before })
      #expect(spec("other.yaml", session)?.revision == other)
    }
  }

  @Test("a missing picture is awaited") func missing() async throws {
    try await session(["a.yaml": "Image: dot.svg"]) { folder, session in
      #expect(spec("a.yaml", session)?.isBroken == true)
      let dot = "<svg xmlns='http://www.w3.org/2000/svg' width='4' height='4'/>"
      try folder.save(dot, to: "ui/dot.svg")
      #expect(try await eventually { spec("a.yaml", session)?.isBroken == false })
    }
  }

  @Test("a picture behind a link changes its spec") func links() async throws {
    let dot = "<svg xmlns='http://www.w3.org/2000/svg' width='4' height='4'/>"
    try await session(["a.yaml": "Image: dot.svg", "store/real.svg": dot]) { folder, session in
      try FileManager.default.createSymbolicLink(
        atPath: folder.path + "ui/dot.svg", withDestinationPath: "store/real.svg")
      #expect(try await eventually { spec("a.yaml", session)?.isBroken == false })
      let before = spec("a.yaml", session)?.revision ?? 0
      try folder.save(dot.replacingOccurrences(of: "'4'", with: "'8'"), to: "ui/store/real.svg")
      #expect(try await eventually { (spec("a.yaml", session)?.revision ?? 0) > before })
    }
  }

  @Test("a folder that is gone is told of, keeps its specs, and is taken up again") func gone()
    async throws
  {
    try await session(["a.yaml": "Label: A"]) { folder, session in
      try folder.move("ui", to: "away")
      #expect(try await eventually { session.snapshot.problems.first?.contains("is gone") == true })
      #expect(names(session) == ["a.yaml"])
      try folder.move("away", to: "ui")
      #expect(try await eventually { session.snapshot.problems.isEmpty })
      #expect(try await eventually { spec("a.yaml", session)?.isBroken == false })
      let before = spec("a.yaml", session)?.document
      try folder.save("Label: Again", to: "ui/a.yaml")
      #expect(try await eventually { spec("a.yaml", session)?.document != before })
    }
  }

  @Test("saving the same text again changes nothing") func same() async throws {
    try await session(["a.yaml": "Label: A", "b.yaml": "Label: B"]) { folder, session in
      let before = spec("a.yaml", session)?.revision
      try folder.save("Label: A", to: "ui/a.yaml")
      try folder.save("Label: Other", to: "ui/b.yaml")
      #expect(try await eventually { (spec("b.yaml", session)?.revision ?? 0) > 2 })
      #expect(spec("a.yaml", session)?.revision == before)
    }
  }
}
