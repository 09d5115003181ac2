import Maquette
import Testing

@testable import MaquetteSnapshots

@Suite("Receipts of environments")
struct ReceiptTests {
  private let old = Receipt([
    .init("spec", "a.yaml"), .init("cairo", "1.16.0"), .init("theme", "ios 1234"),
    .init("font Inter-Regular", "aa 1"),
  ])

  @Test("A receipt is read back from its text, and what follows is left")
  func roundTrip() {
    let (read, rest) = Receipt.split(old.text + "scene 1 × 1\n# not: this\n")
    #expect(read == old)
    #expect(rest == "scene 1 × 1\n# not: this\n")
  }

  @Test("Another version of a library is another machine, and is said in so many words")
  func library() {
    var new = old
    new.entries[1].value = "1.18.0"
    #expect(old.differences(to: new) == ["cairo 1.16.0 → 1.18.0"])
    #expect(old.isOtherMachine(than: new))
  }

  @Test("Another font file is another machine; a font that only one of them needs is not")
  func fonts() {
    var new = old
    new.entries[3].value = "bb 2"
    #expect(old.isOtherMachine(than: new))
    var more = old
    more.entries.append(.init("font Inter-Bold", "cc 3"))
    #expect(!old.isOtherMachine(than: more))
    #expect(old.differences(to: more).isEmpty, "other texts need other fonts")
  }

  @Test("A theme that was edited is named, but is no other machine")
  func theme() {
    var new = old
    new.entries[2].value = "ios 5678"
    new.entries[0].value = "b.yaml"
    #expect(old.changedSettings(to: new) == ["theme ios 1234 → ios 5678"])
    #expect(old.differences(to: new).isEmpty)
    #expect(!old.isOtherMachine(than: new))
  }

  @Test("Another version of this tool is another environment, and so are its themes")
  func tool() {
    var (old, new) = (old, old)
    old.entries.append(.init("maquette", "1.0"))
    new.entries.append(.init("maquette", "1.1"))
    new.entries[2].value = "ios 5678"
    #expect(old.differences(to: new) == ["theme ios 1234 → ios 5678", "maquette 1.0 → 1.1"])
    #expect(old.changedSettings(to: new).isEmpty)
    #expect(old.isOtherMachine(than: new))
  }

  @Test("Hostile receipts are read as far as they go")
  func hostile() {
    #expect(Receipt.split("# \n# a\n# : \nscene").receipt.entries == [.init("", "")])
    #expect(Receipt.split("").rest.isEmpty)
    #expect(Receipt.split("# a: b").receipt.value("a") == "b")
    #expect(Receipt([.init("a\nb", "c\nd")]).text == "# a b: c d\n")
  }

  @Test("Descriptions of themes are the same each time, though sets and dictionaries are not")
  func stable() {
    let ios = StableText.of(Theme.ios)
    #expect(StableText.of(Theme.ios) == ios)
    var other = Theme.ios
    other.colors["tint"] = other.colors["label"]
    #expect(StableText.of(other) != ios)
    #expect(
      StableText.of(Set([3, 1, 2])) == StableText.of(Set([2, 3, 1])))
  }
}
