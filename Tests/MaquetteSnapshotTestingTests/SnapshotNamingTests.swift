import Foundation
import MaquetteSnapshotTesting
import Testing

@Suite("Names of snapshots in tests")
struct SnapshotNamingTests {
  enum Size { case small, large }
  struct Pair { var first = 1 }

  private let place = SnapshotWorkplace()

  @Test("Assertions that nobody named are numbered, each kind by itself")
  func unnamed() {
    let check = {
      assertSnapshot(of: Label("One"))
      assertSnapshot(of: Label("Two"))
      assertSnapshot(of: Button("One"))
      assertSnapshot(of: Label("One"), named: "own")
      assertSnapshot(of: Label("Three"), variants: "light,dark")
    }
    _ = place.message(.missing, check)
    let names = [
      "unnamed.Button@2x.png", "unnamed.Label-2@2x.png", "unnamed.Label-3@2x.png",
      "unnamed.Label-3~dark@2x.png", "unnamed.Label@2x.png", "unnamed.own@2x.png",
    ]
    #expect(place.pictures == names)
    // A test that is repeated in one process finds its own again.
    place.kept(.never, check)
    place.kept(.missing, check)
    #expect(place.pictures == names)
  }

  @Test("So are the rounds of a loop")
  func rounds() {
    let check = { for title in ["Weiter", "続ける", "متابعة"] { assertSnapshot(of: Label(title)) } }
    _ = place.message(.missing, check)
    #expect(
      place.pictures == ["rounds.Label-2@2x.png", "rounds.Label-3@2x.png", "rounds.Label@2x.png"])
    place.kept(.never, check)
  }

  @Test("Arguments go into the name", arguments: [Size.small, .large], [1.5, -2])
  func arguments(size: Size, number: Double) {
    _ = place.message(.missing) { assertSnapshot(of: Label("\(size) \(number)")) }
    #expect(place.pictures == ["arguments.\(size).\(number).Label@2x.png"])
  }

  @Test("Pairs, too", arguments: zip([Size.small, .large], ["ja", "nein"]))
  func pairs(size: Size, word: String) {
    _ = place.message(.missing) { assertSnapshot(of: Label("\(size) \(word)"), named: "own") }
    #expect(place.pictures == ["pairs.\(size).\(word).own@2x.png"])
  }

  @Test("A name that has the argument in it stays as it is", arguments: ["Go", "Stop"])
  func told(title: String) {
    _ = place.message(.missing) { assertSnapshot(of: Button(title), named: "the-\(title)") }
    #expect(place.pictures == ["told.the-\(title)@2x.png"])
  }

  @Test(
    "What is no part of a file's name is spelled otherwise, and two never alike",
    arguments: ["a/b", "a b", "a:b", "../x", "", "متابعة", "続ける", "é\n", "👍"])
  func awkward(text: String) {
    _ = place.message(.missing) { assertSnapshot(of: Label("x" + text.filter { $0 != "\n" })) }
    #expect(place.pictures.count == 1)
    let name = place.pictures.first ?? ""
    #expect(name.hasPrefix("awkward.") && name.hasSuffix(".Label@2x.png"))
    let isPlain = text == "متابعة" || text == "続ける"
    #expect(text.isEmpty || name.contains(text) == isPlain, "\(name)")
  }

  @Test("Values of many words have a short name", arguments: [Pair()])
  func values(pair: Pair) {
    _ = place.message(.missing) { assertSnapshot(of: Label("x")) }
    #expect(place.pictures.first?.hasPrefix("values.Pair-first-1-") == true, "\(place.pictures)")
  }
}
