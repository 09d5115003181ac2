import BuiltProgram
import Foundation
import Testing

@Suite("The picture cache")
struct PictureCacheTests {
  private func workspace() throws -> Workspace {
    let specs = (0..<20).map { ("s\($0).yaml", "theme: t.yaml\nLabel: Hello \($0)\n") }
    let workspace = try Workspace(Dictionary(uniqueKeysWithValues: specs))
    try workspace.write("t.yaml", "extends: ios\n")
    workspace.settle()
    return workspace
  }

  private func render(_ workspace: Workspace, _ more: String...) throws -> Maquette.Outcome {
    let specs = (0..<20).map { "s\($0).yaml" }
    return try workspace.run(["render"] + specs + ["-o", "out", "--cache", "cache"] + more)
  }

  private func pictures(_ workspace: Workspace) throws -> [[UInt8]] {
    try (0..<20).map { try workspace.bytes("out/s\($0)@2x.png") }
  }

  private func entries(_ workspace: Workspace) -> [String] {
    workspace.files.filter { $0.hasPrefix("cache/") }
  }

  @Test("A second run says that nothing was drawn, prints the same, and touches nothing")
  func unchanged() throws {
    let workspace = try workspace()
    let first = try render(workspace)
    #expect(first.errors.isEmpty)
    let fresh = try pictures(workspace)
    #expect(entries(workspace).count == 20)
    let date = try modified(workspace, "out/s0@2x.png")
    let second = try render(workspace)
    #expect(second.errors == "20 pictures, 20 unchanged, 20 from the cache\n")
    #expect(second.text == first.text)
    #expect(try modified(workspace, "out/s0@2x.png") == date)
    #expect(try pictures(workspace) == fresh)
  }

  @Test("Pictures that are gone, or others, and those of another folder come from the cache")
  func restored() throws {
    let workspace = try workspace()
    _ = try render(workspace)
    let fresh = try pictures(workspace)
    try workspace.write("out/s1@2x.png", fresh[0])
    try FileManager.default.removeItem(at: workspace.url("out/s2@2x.png"))
    #expect(try render(workspace).errors == "20 pictures, 18 unchanged, 20 from the cache\n")
    #expect(try pictures(workspace) == fresh)
    let other = try workspace.run("render", "s3.yaml", "s4.yaml", "-o", "a/b", "--cache", "cache")
    #expect(other.errors == "2 pictures, 0 unchanged, 2 from the cache\n")
    #expect(try workspace.bytes("a/b/s4@2x.png") == fresh[4])
  }

  @Test("A spec or a theme that changed is drawn, also while its size and date stay")
  func changes() throws {
    let workspace = try workspace()
    _ = try render(workspace)
    try workspace.write("s3.yaml", "theme: t.yaml\nLabel: Other\n")
    #expect(try render(workspace).errors == "20 pictures, 19 unchanged, 19 from the cache\n")
    let date = try #require(try modified(workspace, "t.yaml"))
    for color in ["#FF0000", "#00FF00"] {
      try workspace.write("t.yaml", "extends: ios\ncolors: {label: \"\(color)\"}\n")
      try FileManager.default.setAttributes(
        [.modificationDate: date], ofItemAtPath: workspace.path("t.yaml"))
      workspace.settle()
      #expect(try render(workspace).errors.isEmpty)
      let cached = try pictures(workspace)
      #expect(try render(workspace, "--no-cache").status == 0)
      #expect(try pictures(workspace) == cached)
    }
  }

  @Test("What is doubtful is told again, and what is wrong is never kept")
  func messages() throws {
    let workspace = try Workspace([
      "a.yaml": "VStack:\n  - Button:\n      style: filled\n", "b.yaml": "Image: c.png\n",
    ])
    let first = try workspace.run("render", "a.yaml", "b.yaml", "--cache", "cache")
    #expect(first.errors.contains("a.yaml:2:5: warning: the button has neither"))
    let second = try workspace.run("render", "a.yaml", "b.yaml", "--cache", "cache")
    #expect(second.errors == first.errors)
    #expect(second.status == 65)
    #expect(entries(workspace).count == 1)
  }

  @Test("Entries that are broken, links or somebody's invention are drawn past and mended")
  func hostile() throws {
    let workspace = try workspace()
    _ = try render(workspace)
    let fresh = try pictures(workspace)
    for (index, entry) in entries(workspace).enumerated() {
      var bytes = try workspace.bytes(entry)
      switch index % 5 {
      case 0: try workspace.write(entry, [0xFF, 0x00])
      case 1: try workspace.write(entry, "")
      case 2:
        bytes[bytes.count / 2] ^= 1
        try workspace.write(entry, bytes)
      case 3: try workspace.write(entry, Array(bytes.dropLast(70)))
      default:
        try FileManager.default.removeItem(at: workspace.url(entry))
        try workspace.link(entry, to: "/dev/zero")
      }
    }
    #expect(try render(workspace).errors == "20 pictures, 20 unchanged, 0 from the cache\n")
    #expect(try pictures(workspace) == fresh)
    #expect(try render(workspace).errors.contains("20 from the cache"))
  }

  @Test("An entry under another's name is not taken")
  func exchanged() throws {
    let workspace = try workspace()
    _ = try render(workspace)
    let fresh = try pictures(workspace)
    let entries = entries(workspace)
    let first = try workspace.bytes(entries[0])
    for entry in entries.dropFirst() { try workspace.write(entry, first) }
    #expect(try render(workspace).errors == "20 pictures, 20 unchanged, 1 from the cache\n")
    #expect(try pictures(workspace) == fresh)
  }

  @Test("A folder that others may write to, or that is a file, is not used, which is said")
  func unusable() throws {
    let workspace = try workspace()
    try workspace.makeFolder("cache/1")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o777], ofItemAtPath: workspace.path("cache/1"))
    let outcome = try render(workspace)
    #expect(outcome.status == 0)
    #expect(outcome.errors.contains("warning: the cache folder 'cache' is not used"))
    #expect(entries(workspace).isEmpty)
    try FileManager.default.removeItem(at: workspace.url("cache"))
    try workspace.write("cache", "a file")
    #expect(try render(workspace).errors.contains("warning: the cache folder 'cache' is not used"))
    #expect(try workspace.text("cache") == "a file")
  }

  @Test("A full disk is a warning: the pictures are there, the cache holds nothing half-written")
  func full() throws {
    // Files may have 20 blocks of 512 bytes: each picture fits, all of a spec in one entry don't.
    let workspace = try Workspace(["a.yaml": "Label: Hello\nwidth: 300\nheight: 200\n"])
    let variants = "light,dark,rtl,ar,xSmall,large,xLarge,xxLarge,bold,increased,3x,dark+rtl"
    let command = "render a.yaml -q --cache cache --variants \(variants)"
    let outcome = try workspace.shell("ulimit -f 20; exec \"$MAQUETTE\" \(command)")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.errors.contains("warning: the cache is not complete: "))
    #expect(entries(workspace).isEmpty)
    // 'large' is what 'light' is anyway.
    #expect(workspace.files.count == 12)
    #expect(try workspace.run(command.split(separator: " ").map(String.init)).errors.isEmpty)
    #expect(entries(workspace).count == 1)
  }

  @Test("Any number of runs may share a cache at the same time")
  func concurrent() throws {
    let workspace = try workspace()
    _ = try render(workspace, "--no-cache")
    let fresh = try pictures(workspace)
    let specs = (0..<20).map { "s\($0).yaml" }
    let processes = (0..<4).map { number in
      Maquette.process(
        ["render", "-q", "-o", "out\(number)", "--cache", "cache", "-j", "2"] + specs,
        in: workspace.folder)
    }
    for process in processes { try process.run() }
    for (number, process) in processes.enumerated() {
      process.waitUntilExit()
      #expect(process.shellStatus == 0)
      let pictures = try (0..<20).map { try workspace.bytes("out\(number)/s\($0)@2x.png") }
      #expect(pictures == fresh)
    }
    #expect(entries(workspace).count == 20, "nothing is left over")
    #expect(try render(workspace).errors.contains("20 from the cache"))
  }

  @Test("It is below XDG_CACHE_HOME or in the home folder, unless a flag or a variable says more")
  func places() throws {
    func files(_ environment: [String: String?], _ flags: [String] = []) throws -> [String] {
      let workspace = try Workspace(["a.yaml": "Label: A\n"])
      try workspace.makeFolder("home")
      let base: [String: String?] = [
        "HOME": workspace.path("home"), "XDG_CACHE_HOME": nil, "MAQUETTE_CACHE": nil,
      ]
      let all = base.merging(environment) { _, new in new }
      let words = all.keys.sorted().flatMap { name in
        (all[name] ?? nil).map { ["\(name)=\($0)"] } ?? ["-u", name]
      }
      // `env` takes all options before the variables.
      let unset = words.enumerated().filter { index, word in
        word == "-u" || (index > 0 && words[index - 1] == "-u")
      }.map(\.element)
      let set = words.filter { $0.contains("=") }
      let outcome = try Maquette.run(
        unset + set + [BuiltProgram.url.path, "render", "a.yaml", "-q"] + flags,
        in: workspace.folder,
        program: URL(fileURLWithPath: "/usr/bin/env"))
      #expect(outcome.status == 0, "\(outcome.errors)")
      #expect(outcome.errors.isEmpty)
      let kept = workspace.files.filter { !$0.hasPrefix("a") }
      return kept.map { $0.components(separatedBy: "/1/")[0] }
    }
    #expect(try files([:]) == ["home/.cache/maquette"])
    #expect(try files(["XDG_CACHE_HOME": "relative"]) == ["home/.cache/maquette"])
    #expect(try files(["HOME": "/nonexistent"]).isEmpty, "no folder is made for nobody")
    #expect(try files(["MAQUETTE_CACHE": "here"]) == ["here"])
    #expect(try files(["MAQUETTE_CACHE": "here"], ["--cache", "there"]) == ["there"])
    #expect(try files(["MAQUETTE_CACHE": ""]).isEmpty)
    #expect(try files([:], ["--no-cache"]).isEmpty)
  }

  private func modified(_ workspace: Workspace, _ name: String) throws -> Date? {
    try FileManager.default.attributesOfItem(atPath: workspace.path(name))[.modificationDate]
      as? Date
  }
}

extension Workspace {
  /// Waits until files that were written just now count as old: what changed while a run began may
  /// have changed while it was read, and is not kept.
  func settle() { usleep(50_000) }
}
