import MaquetteCore
import Testing

@Suite("Did you mean")
struct SuggestionTests {
  private let names = ["Label", "Button", "VStack", "HStack", "Grid", "Spacer"]

  @Test(
    "A typo finds its word",
    arguments: [
      ("Buton", "Button"), ("Botton", "Button"), ("Lable", "Label"), ("label", "Label"),
      ("vstack", "VStack"), ("HStak", "HStack"), ("Gird", "Grid"),
    ])
  func typos(word: String, match: String) {
    #expect(Suggestion.nearest(to: word, in: names) == match)
  }

  @Test("Neighbours swapped are one mistake, not two")
  func swapped() {
    #expect(Suggestion.nearest(to: "Gird", in: names) == "Grid")
    #expect(Suggestion.nearest(to: "abc", in: ["bac"]) == "bac")
  }

  @Test("Letters beyond English are letters, in capitals, too")
  func otherLetters() {
    #expect(Suggestion.nearest(to: "ČERVENA", in: ["zelená", "červená"]) == "červená")
    #expect(Suggestion.nearest(to: "красны", in: ["Синий", "Красный"]) == "Красный")
    #expect(Suggestion.nearest(to: "синий", in: ["Красный"]) == nil)
  }

  @Test("What was compared before does not count", arguments: [1, 2, 5])
  func order(shift: Int) {
    let turned = Array(names[shift...] + names[..<shift])
    for name in names {
      #expect(Suggestion.nearest(to: String(name.dropLast()), in: turned) == name)
    }
  }

  @Test("The beginning of a word finds it")
  func beginning() {
    #expect(
      Suggestion.nearest(to: "accessibility", in: ["color", "accessibilityLabel"])
        == "accessibilityLabel")
    #expect(Suggestion.nearest(to: "ac", in: ["accessibilityLabel"]) == nil)
  }

  @Test("The end of a word finds it, where no other has the same end")
  func end() {
    let keys = ["accessibilityReduceTransparency", "accessibilityLabel"]
    #expect(Suggestion.nearest(to: "reduceTransparency", in: keys) == keys[0])
    #expect(Suggestion.nearest(to: "label", in: keys) == nil)
    #expect(Suggestion.nearest(to: "Transparency", in: keys + ["visibleTransparency"]) == nil)
  }

  @Test(
    "Other words find nothing",
    arguments: ["Slider", "", "x", String(repeating: "Label", count: 20)])
  func others(word: String) {
    #expect(Suggestion.nearest(to: word, in: names) == nil)
  }

  @Test(
    "Words of less than three letters have no typos, only capitals",
    arguments: [("c", nil), ("b", nil), ("ac", nil), ("A", "a"), ("AB", "ab")])
  func shortWords(word: String, match: String?) {
    #expect(Suggestion.nearest(to: word, in: ["a", "ab", "Home"]) == match)
  }

  @Test(
    "Another number is no typo",
    arguments: [
      ("a99", "a4"), ("GMT+99", "GMT+0"), ("iPhone 99", "iPhone 15"), ("iPhone 51", "iPhone 15"),
      ("h25", "h23"), ("VStack/Label[7]", "VStack/Label[1]"), ("headline1", "headline"),
    ])
  func numbers(word: String, other: String) {
    #expect(Suggestion.nearest(to: word, in: [other]) == nil)
  }

  @Test("Letters beside the same number are typos")
  func besideNumbers() {
    #expect(Suggestion.nearest(to: "iPhnoe 15", in: ["iPhone 16", "iPhone 15"]) == "iPhone 15")
  }

  @Test("Ties go to the first")
  func ties() {
    #expect(Suggestion.nearest(to: "Xab", in: ["Yab", "Zab"]) == "Yab")
  }

  @Test("A hint is the match, or a short list, or nothing")
  func hints() {
    #expect(Suggestion.hint(for: "Buton", in: names) == "did you mean 'Button'?")
    #expect(
      Suggestion.hint(for: "Slider", in: names)
        == "use one of: Label, Button, VStack, HStack, Grid, Spacer")
    #expect(Suggestion.hint(for: "q", in: (0..<25).map { "colour\($0)" }) == nil)
    #expect(Suggestion.hint(for: "q", in: []) == nil)
  }
}
