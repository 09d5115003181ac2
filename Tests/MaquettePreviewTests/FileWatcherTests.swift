import Foundation
import MaquetteCore
import MaquettePreview
import Synchronization
import Testing

@Suite("Watching folders") struct FileWatcherTests {
  /// What a watcher told so far.
  private final class Told: Sendable {
    let changes = Mutex<[WatchChange]>([])
    let notes = Mutex<[String]>([])

    func has(_ path: String) -> Bool {
      changes.withLock { changes in
        changes.contains { change in
          if case .paths(let paths) = change { paths.contains(PathKey(path)) } else { false }
        }
      }
    }
    var hasEverything: Bool { changes.withLock { $0.contains(.everything) } }
  }

  private func watch(
    _ folders: Set<String>, usesSystem: Bool = true, _ body: (Told) async throws -> Void
  ) async throws {
    let told = Told()
    let watcher = FileWatcher(
      usesSystem: usesSystem, note: { note in told.notes.withLock { $0.append(note) } },
      report: { _, change in told.changes.withLock { $0.append(change) } })
    defer { watcher.stop() }
    watcher.watch(Set(folders.map { PathKey($0) }))
    // Once something asked for comes back, the folders that were named before are watched.
    watcher.report(.paths(["ready"]))
    #expect(try await eventually { told.has("ready") })
    try await body(told)
  }

  @Test(
    "tells of files that are written, renamed over others, made and removed",
    arguments: [true, false])
  func files(usesSystem: Bool) async throws {
    let folder = try TemporaryFolder()
    try folder.write("1", to: "a.yaml")
    try folder.write("1", to: "b.yaml")
    try folder.write("1", to: "c.yaml")
    try await watch([folder.path], usesSystem: usesSystem) { told in
      try folder.write("12", to: "a.yaml")
      #expect(try await eventually { told.has(folder.path + "a.yaml") })
      try folder.save("123", to: "b.yaml")
      #expect(try await eventually { told.has(folder.path + "b.yaml") })
      try folder.remove("c.yaml")
      #expect(try await eventually { told.has(folder.path + "c.yaml") })
      try folder.write("1", to: "new.yaml")
      #expect(try await eventually { told.has(folder.path + "new.yaml") })
    }
  }

  @Test(
    "what changes in a folder while somebody reads, who names it only then, is told",
    arguments: [true, false])
  func readingTakesLong(usesSystem: Bool) async throws {
    let folder = try TemporaryFolder()
    for name in ["old.yaml", "a.yaml", "gone/a.yaml"] { try folder.write("1", to: "ui/" + name) }
    try await Task.sleep(for: .milliseconds(40))
    let told = Told()
    let watcher = FileWatcher(usesSystem: usesSystem, note: { _ in }) { watcher, change in
      if told.changes.withLock({
        $0.append(change); return $0.count
      }) == 1 {
        // It was read, and is written while the rest is.
        try? folder.write("12", to: "ui/a.yaml")
        try? folder.remove("ui/gone/a.yaml")
        watcher.watch([PathKey(folder.path + "ui/"), PathKey(folder.path + "ui/gone/")])
      }
    }
    defer { watcher.stop() }
    watcher.report(.paths(["start"]))
    #expect(try await eventually { told.hasEverything })
    try folder.write("123", to: "ui/a.yaml")
    #expect(try await eventually { told.has(folder.path + "ui/a.yaml") })
  }

  @Test("says once that it compares folders where the system watches none") func comparing()
    async throws
  {
    let (one, two) = (try TemporaryFolder(), try TemporaryFolder())
    try await watch([one.path, two.path], usesSystem: false) { told in
      #expect(told.notes.withLock(\.count) == 1)
    }
  }

  @Test("a folder that disappears and comes back is watched again") func comesBack() async throws {
    let folder = try TemporaryFolder()
    try folder.write("1", to: "ui/a.yaml")
    try await watch([folder.path + "ui/"]) { told in
      try folder.move("ui", to: "gone")
      #expect(try await eventually { told.hasEverything })
      told.changes.withLock { $0 = [] }
      try folder.write("2", to: "ui/a.yaml")
      #expect(try await eventually { told.hasEverything })
      try folder.write("3", to: "ui/a.yaml")
      #expect(try await eventually { told.has(folder.path + "ui/a.yaml") })
    }
  }

  @Test("a folder may be awaited that never was") func awaited() async throws {
    let folder = try TemporaryFolder()
    try await watch([folder.path + "later/"]) { told in
      try folder.write("1", to: "later/a.yaml")
      #expect(try await eventually { told.hasEverything })
    }
  }

  @Test("it is noticed when a folder above is renamed") func above() async throws {
    let folder = try TemporaryFolder()
    try folder.write("1", to: "project/ui/a.yaml")
    try await watch([folder.path + "project/ui/"]) { told in
      try folder.move("project", to: "other")
      #expect(try await eventually { told.hasEverything })
    }
  }
}
