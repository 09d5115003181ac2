import BuiltProgram
import Foundation
import MaquetteSnapshotTesting
import Testing

@Suite("What of a component is compared")
struct SnapshotStrategyTests {
  private let place = SnapshotWorkplace()

  @Test("Scenes, what is spoken and descriptions are texts of their own")
  func texts() throws {
    let check = {
      for strategy in SnapshotStrategy.allCases {
        assertSnapshot(
          of: Toggle("Wi-Fi", isOn: true).accessibilityHint("“Home”"), as: strategy, named: "wifi")
      }
    }
    _ = place.message(.missing, check)
    #expect(
      place.files.filter { $0.hasSuffix(".snap") } == [
        "kept/SnapshotStrategyTests/texts.wifi.accessibility.snap",
        "kept/SnapshotStrategyTests/texts.wifi.description.snap",
        "kept/SnapshotStrategyTests/texts.wifi.scene.snap",
      ])
    #expect(place.pictures == ["texts.wifi@2x.png"])
    let spoken = try place.text("kept/SnapshotStrategyTests/texts.wifi.accessibility.snap")
    #expect(spoken.hasPrefix("# spec: test SnapshotStrategyTests/texts\n"), "\(spoken)")
    #expect(spoken.contains("“Wi-Fi”") && spoken.contains("hint ““Home””"), "\(spoken)")
    let values = try place.text("kept/SnapshotStrategyTests/texts.wifi.description.snap")
    #expect(values.contains("\"Wi-Fi\""), "\(values)")
    place.kept(.never, check)
  }

  @Test("A text that changed is shown line by line, with a command that shows it elsewhere")
  func change() throws {
    func check(_ title: String) {
      assertSnapshot(of: Button(title), as: .accessibility, id: "button")
    }
    _ = self.place.message(.missing) { check("Go") }
    let place = try self.place.copy()
    let said = place.message(.never, tool: "meld --wait {actual} {expected}") { check("Stop") }
    #expect(said.contains("-button “Go”") && said.contains("+button “Stop”"), "\(said)")
    #expect(
      said.contains(
        "meld --wait \(place.folder)/failures/button.accessibility.actual.snap "
          + "\(place.folder)/kept/button.accessibility.snap"), "\(said)")
    #expect(place.message(.failed) { check("Stop") }.contains("recorded just now"))
    place.kept(.never) { check("Stop") }
  }

  @Test("Variants of a text that are the same but for the scale are one")
  func variants() {
    _ = place.message(.missing) {
      assertSnapshot(of: Button("Go"), as: .scene, variants: "light,dark,rtl")
    }
    #expect(
      place.files.filter { $0.hasSuffix(".snap") } == [
        "kept/SnapshotStrategyTests/variants.Button.rtl.scene.snap",
        "kept/SnapshotStrategyTests/variants.Button.scene.snap",
        "kept/SnapshotStrategyTests/variants.Button~dark.scene.snap",
      ])
  }

  @Test("A failure is accepted by the command that it prints, and with it all others")
  func accepting() throws {
    func check(_ title: String) {
      assertSnapshot(of: Button(title), id: "one")
      assertSnapshot(of: Label(title), id: "it's/two")
    }
    _ = self.place.message(.missing) { check("Go") }
    let place = try self.place.copy()
    let said = place.message(.never, tool: .ksdiff) { check("Stop") }
    #expect(said.contains("see what differs: ksdiff "), "\(said)")
    let line = try #require(
      said.split(separator: "\n").last { $0.contains("accept it with: maquette snapshot accept") })
    let command = line.split(separator: " ").drop { $0 != "maquette" }.dropFirst()
      .joined(separator: " ")
    let one = try place.run("/bin/sh", ["-c", "\(BuiltProgram.url.path) \(command)"])
    #expect(one.status == 0 && one.text == "accepted  it's/two\n", "\(one)")
    let all = try place.run(
      BuiltProgram.url.path,
      [
        "snapshot", "accept", "--all", "--from", place.folder + "/failures", "--baselines",
        place.folder + "/kept",
      ])
    #expect(all.text.contains("accepted  one\n"), "\(all)")
    place.kept(.never) { check("Stop") }
    // What passes leaves no results behind.
    #expect(!place.files.contains { $0.hasSuffix(".results.json") })
  }

  @Test("Baselines of tests that are gone are found by their receipts, and no other files")
  func gone() throws {
    let suite = place.folder + "/AppTests"
    try FileManager.default.createDirectory(atPath: suite, withIntermediateDirectories: true)
    let test = "import Testing\n@Test func signIn() {}\n"
    try Data(test.utf8).write(to: URL(fileURLWithPath: suite + "/SnapshotStrategyTests.swift"))
    func record(_ function: String, _ file: StaticString, _ strategy: SnapshotStrategy) {
      withSnapshots(SnapshotSettings(record: .missing, folder: suite + "/Snapshots")) {
        assertSnapshot(
          of: Button(function), as: strategy, filePath: file, function: function)
      }
    }
    _ = place.message(.missing) {
      for strategy in [SnapshotStrategy.picture, .scene] {
        record("signIn()", #filePath, strategy)
        record("signOut()", #filePath, strategy)
        record("old()", "/x/OldTests.swift", strategy)
      }
    }
    let notes = suite + "/Snapshots/notes.txt"
    try Data("mine".utf8).write(to: URL(fileURLWithPath: notes))
    // An edited baseline is somebody's own.
    for ending in [".scene.snap", "@2x.txt"] {
      let path = suite + "/Snapshots/SnapshotStrategyTests/edited.Button" + ending
      let gone = suite + "/Snapshots/SnapshotStrategyTests/signOut.Button" + ending
      let text = try String(contentsOfFile: gone, encoding: .utf8)
      try Data(("# note: mine\n" + text).utf8).write(to: URL(fileURLWithPath: path))
    }
    let dry = try place.run(
      BuiltProgram.url.path, ["snapshot", "clean", "--tests", "AppTests", "--dry-run"])
    let gone = ["old.Button", "old.Button.scene", "signOut.Button", "signOut.Button.scene"]
    let lines = dry.text.split(separator: "\n")
    #expect(lines.count { $0.hasPrefix("would remove") } == 4, "\(dry)")
    let edited = lines.filter { $0.contains("edited.Button") }
    #expect(edited.count == 2 && edited.allSatisfy { $0.contains("left alone") }, "\(dry)")
    for name in gone { #expect(dry.text.contains("/\(name)"), "\(dry)") }
    let wet = try place.run(
      BuiltProgram.url.path, ["snapshot", "clean", "--tests", "AppTests", "--yes"])
    #expect(wet.status == 0, "\(wet)")
    let left = place.files.filter { $0.hasPrefix("AppTests/Snapshots/") }
    #expect(
      left == [
        "AppTests/Snapshots/SnapshotStrategyTests/edited.Button.scene.snap",
        "AppTests/Snapshots/SnapshotStrategyTests/edited.Button@2x.txt",
        "AppTests/Snapshots/SnapshotStrategyTests/signIn.Button.scene.snap",
        "AppTests/Snapshots/SnapshotStrategyTests/signIn.Button@2x.png",
        "AppTests/Snapshots/SnapshotStrategyTests/signIn.Button@2x.txt",
        "AppTests/Snapshots/notes.txt",
      ], "\(left)")
  }
}
