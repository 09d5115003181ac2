import Foundation
import MaquetteSpec
import MaquetteThemes
import Testing
import ThreadClock

@testable import Maquette

@Suite("The picture cache's folder")
struct PictureCacheLimitTests {
  /// A name as entries have.
  private func name(_ number: Int) -> String {
    String(repeating: "a", count: 61) + "\(10 + number)"
  }

  @Test("What was not used for the longest time goes, until a quarter is free; no file of others")
  func trim() throws {
    let manager = FileManager.default
    let folder = manager.temporaryDirectory.path + "/maquette-trim-\(UUID().uuidString)/"
    try manager.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? manager.removeItem(atPath: folder) }
    for number in 0..<20 {
      let name = folder + name(number)
      try Data(count: 8192).write(to: URL(fileURLWithPath: name))
      try manager.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: Double(1000 + number))],
        ofItemAtPath: name)
    }
    CacheFolder.touch(folder + name(3))
    try Data(count: 1 << 20).write(to: URL(fileURLWithPath: folder + "photo.png"))
    // 20 files of 8 KiB have room in 160 KiB.
    CacheFolder.trim(folder, to: 160 << 10)
    #expect(try manager.contentsOfDirectory(atPath: folder).count == 21)
    // Nine of them have 72 KiB, and 75 are three quarters of 100.
    CacheFolder.trim(folder, to: 100 << 10)
    let left = try manager.contentsOfDirectory(atPath: folder)
    #expect(Set(left) == Set([name(3), "photo.png"] + (12..<20).map { name($0) }))
  }

  @Test("Entries come back as they went, and damaged ones not at all")
  func entries() throws {
    var entry = CacheEntry()
    entry.files = [CacheEntry.File(name: "a", bytes: [0, 255, 10], notes: ["", "ü\n"])]
    var plain = Diagnostic(.warning, "doubtful\nthing", hint: "do it", id: .doubtful)
    entry.diagnostics = [plain]
    plain.file = "f.yaml"
    plain.hint = nil
    plain.location = SourceLocation(line: 3, column: 4)
    plain.length = 7
    entry.diagnostics.append(plain)
    entry.inputs = [CacheEntry.Input(path: "p q", hash: "h")]
    (entry.fonts, entry.libraries) = (["font file"], ["1 2 lib"])
    let bytes = try #require(entry.encoded(key: "k"))
    #expect(CacheEntry(bytes, key: "k") == entry)
    #expect(CacheEntry(bytes, key: "other") == nil)
    for index in bytes.indices {
      var damaged = bytes
      damaged[index] ^= 0x40
      #expect(CacheEntry(damaged, key: "k") == nil)
      #expect(CacheEntry(Array(bytes.prefix(index)), key: "k") == nil)
    }
    entry.files[0].bytes = [UInt8](repeating: 1, count: CacheEntry.limit)
    #expect(entry.encoded(key: "k") == nil, "too large to be kept")
  }

  @Test("Equal values have equal texts, whatever the order of sets; others have others")
  func texts() {
    let words = (0..<50).map { "word \($0)" }
    #expect(StableText.of(Set(words)) == StableText.of(Set(words.reversed())))
    #expect(StableText.of(["a", "b"]) != StableText.of(["a','b"]))
    #expect(StableText.of(["ab", ""]) != StableText.of(["a", "b"]))
    var one = EnvironmentPatch()
    var two = EnvironmentPatch()
    (one.scale, two.scale) = (0.1 + 0.2, 0.3)
    #expect(StableText.of(one) != StableText.of(two))
    (one.scale, two.scale) = (nil, nil)
    #expect(StableText.of(one) == StableText.of(two))
    #expect(StableText.of(Set<Int>()) != StableText.of(nil as Int? as Any))
  }

  private struct Sample {
    var count: Int?
    var size = 1.5
    var name: String? = "it's"
    var contrast: Contrast? = .increased
    var deep: Int?? = .some(nil)
    var words = ["a", "b"]
    var none: [Int] = []
    var isOn = true
    var pair = (1, "x")
  }

  @Test("A text is the one that receipts of earlier versions were made of")
  func sameText() {
    let none = "29'Swift.Optional<Swift.Int> nil'"
    let contrast = String(reflecting: Contrast.self)
    let name = "\(contrast) \(contrast).increased"
    let parts = [
      "count:\(none)", "size:16'Swift.Double 1.5'", "name:4'it's'",
      "contrast:Swift.Optional<\(contrast)>(some:\(name.utf8.count)'\(name)')",
      "deep:Swift.Optional<Swift.Optional<Swift.Int>>(some:\(none))", "words:[1'a',1'b']",
      "none:\(StableText.of([UInt8]()))", "isOn:15'Swift.Bool true'",
      "pair:(Swift.Int, Swift.String)(.0:11'Swift.Int 1',.1:1'x')",
    ]
    #expect(
      StableText.of(Sample())
        == "\(String(reflecting: Sample.self))(\(parts.joined(separator: ",")))")
  }

  @Test("A theme's text has all of its parts under their names, whenever they are read")
  func themes() {
    let text = StableText.of(Theme.ios)
    for part in [
      ",colors:{", ",materials:{", ",reduced:{", ",effects:{", ",vibrant:{",
      ",typography:\(String(reflecting: Typography.self))(family:5'Inter'",
      ",buttons:\(String(reflecting: ButtonTheme.self))(",
      ",labels:\(String(reflecting: LabelTheme.self))(",
      ",lists:\(String(reflecting: ListTheme.self))(automatic:",
    ] {
      #expect(text.contains(part), "\(part)")
    }
    var theme = Theme.ios
    theme.lists = Theme.ios.lists
    #expect(StableText.of(theme) == text)
    theme.lists.labelSpacing += 1
    #expect(StableText.of(theme) != text && theme != .ios)
  }

  @Test("Symbols of one's own are told by what they were read from, and nobody walks through them")
  func symbols() throws {
    let folder =
      FileManager.default.temporaryDirectory.path + "/maquette-symbols-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    func patch(_ texts: String...) throws -> EnvironmentPatch {
      var patch = EnvironmentPatch()
      for text in texts {
        try text.write(toFile: folder + "/a.yaml", atomically: true, encoding: .utf8)
        patch.symbols = patch.symbols.overlaid(by: try SymbolLoader.load(path: folder + "/a.yaml"))
      }
      return patch
    }
    func symbol(_ name: String, _ path: String) -> String {
      "\(name):\n  layers:\n    - stroke: \(path)\n"
    }
    let plus = symbol("my.plus", "M12 4 V20")
    let text = StableText.of(try patch(plus))
    #expect(text.contains("M12 4 V20") && !text.contains("Symbol.Layer"), "\(text)")
    #expect(try StableText.of(patch("# mine\nmy.plus: {layers: [{stroke: M12 4 V20}]}\n")) == text)
    for other in [
      symbol("my.plus", "M12 4 V21"), symbol("my.minus", "M12 4 V20"), plus + "  mirrors: true\n",
      plus + "      width: 2\n", plus.replacing("stroke", with: "fill"),
    ] {
      #expect(try StableText.of(patch(other)) != text, "\(other)")
    }
    let other = symbol("my.plus", "M12 5 V20")
    #expect(try StableText.of(patch(plus, other)) != StableText.of(patch(other, plus)))
    #expect(try StableText.of(patch(plus, other)) != StableText.of(patch(other)))
    #expect(StableText.of(EnvironmentPatch()).contains("SymbolSet(symbols:{})"), "as it ever was")
    #expect(try patch(plus) == patch("# mine\n" + plus) && patch(plus) != patch(other))
    let many = (0..<20_000).map { symbol("s\($0)", "M0 0 L1 1") }.joined()
    let large = try patch(many)
    let time = ThreadClock().measure { _ = StableText.of(large) }
    #expect(time < .seconds(2), "\(time)")
  }
}
