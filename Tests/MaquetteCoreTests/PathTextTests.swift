import Testing

@testable import MaquetteCore

@Suite("Paths as texts") struct PathTextTests {
  @Test("A path stays below its folder without a way up, whatever joins the dots")
  func below() {
    for path in ["", "a", "a/b", "./a", "a/...", "..a", "..\u{200D}/a", "..\u{301}", "متابعة/東京"] {
      #expect(Paths.staysBelow(path), "\(path)")
    }
    for path in ["..", "../a", "a/..", "a/../b", "a//..//b", "/", "/a", "/\u{301}a", "a\u{301}/.."]
    {
      #expect(!Paths.staysBelow(path), "\(path)")
    }
  }

  @Test("A way up behind a name goes with that name; others stay")
  func plain() {
    for (path, plain) in [
      ("d/../s/a.yaml", "s/a.yaml"), ("../s/a.yaml", "../s/a.yaml"), ("./a", "./a"),
      ("a/b/../../../c", "../c"), ("/a/./../b", "/b"), ("a//../b", "b"), ("..a/..", ""),
      ("a/..\u{301}/b", "a/..\u{301}/b"),
    ] {
      #expect(Paths.plain(path) == plain, "\(path)")
    }
  }

  @Test("Every name has a text of its own that leads back to it")
  func round() {
    var numbers = SystemRandomNumberGenerator()
    let bytes: [UInt8] = [
      0xF4, 0x8F, 0xBA, 0xBB, 0x80, 0xBF, 0x61, 0xE9, 0xC3, 0xA9, 0xED, 0xA0, 0x2F,
    ]
    var texts: [PathKey: [UInt8]] = [:]
    for _ in 0..<20_000 {
      let name = (0..<Int.random(in: 0...7, using: &numbers)).map { _ in
        bytes[Int.random(in: bytes.indices, using: &numbers)]
      }
      let text = PathText.text(name)
      #expect(PathText.bytes(of: text) == name)
      #expect(texts.updateValue(name, forKey: PathKey(text)) ?? name == name)
    }
  }

  @Test("What is UTF-8 is itself", arguments: ["", "a", "é", "e\u{301}", "日本", "\u{10FFFD}", "😀"])
  func utf8(text: String) {
    #expect(Array(PathText.text(Array(text.utf8)).utf8) == Array(text.utf8))
    #expect(!PathText.hasEscapes(text))
  }

  @Test("Slashes and dots are found whatever mark follows them")
  func marks() {
    for mark in ["\u{301}", "\u{200D}", "\u{FE0F}", "\u{5BC}", "\u{E31}"] {
      let path = "a/\(mark)b.\(mark)c"
      #expect(Paths.folder(of: path) == "a/")
      #expect(Paths.areSame(Paths.name(of: path), "\(mark)b.\(mark)c"))
      #expect(Paths.areSame(Paths.stem(of: path), "\(mark)b"))
      #expect(Paths.areSame(Paths.ending(of: path) ?? "", "\(mark)c"))
      #expect(Paths.parts(of: "/\(mark)/\(mark)").count == 2)
      #expect(Paths.isAbsolute("/\(mark)") && Paths.endsInSlash("\(mark)/"))
      #expect(Paths.areSame(Paths.rest(of: path, after: "a/"), "\(mark)b.\(mark)c"))
    }
  }

  @Test("Names that look alike are different keys")
  func keys() {
    #expect("\u{E9}" == "e\u{301}", "texts are equal")
    #expect(PathKey("\u{E9}") != PathKey("e\u{301}"))
    #expect(Set<PathKey>(["\u{E9}", "e\u{301}", "\u{E9}"]).count == 2)
    #expect(PathKey("e\u{301}") < PathKey("\u{E9}"))
  }

  @Test(
    "A path is resolved as the system does it",
    arguments: [
      ("/a/./b/../c", "/a/c"), ("/..", "/"), ("/", "/"), ("//a//", "/a"),
      ("/proc/self/../nowhere", "/proc/nowhere"),
    ])
  func resolved(path: String, place: String) {
    // A link is followed before what leads back.
    #expect(Disk.resolved(path) == place)
  }
}
