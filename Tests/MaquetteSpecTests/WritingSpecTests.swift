import MaquetteComponents
import MaquetteCore
import MaquetteSpec
import Testing

@Suite("How texts are written, in specs")
struct WritingSpecTests {
  private func component(_ spec: String) throws -> AnyComponent { try read(spec).component }

  @Test(
    "Every component takes what its numbers are",
    arguments: DataDetector.allCases, ["Label", "Button"])
  func detector(_ detector: DataDetector, name: String) throws {
    let plain = try component("\(name): هاتف 2223 4567\n")
    #expect(
      try component("\(name): هاتف 2223 4567\ndataDetector: \(detector.rawValue)\n")
        == plain.dataDetector(detector))
  }

  @Test("Direction and language of texts, and direction of all")
  func direction() throws {
    let label = Label("iPhone متوفر")
    for direction in [WritingDirection.natural, .leftToRight, .rightToLeft] {
      #expect(
        try component("Label: iPhone متوفر\nbaseWritingDirection: \(direction.rawValue)\n")
          == label.baseWritingDirection(direction))
    }
    for key in ["language", "typesettingLanguage"] {
      #expect(
        try component("Label: iPhone متوفر\n\(key): ur_PK\n") == label.typesettingLanguage("ur-PK"))
    }
    for direction in ["rtl", "rightToLeft"] {
      #expect(
        try component("Label: iPhone متوفر\nlayoutDirection: \(direction)\n")
          == label.environment(direction: .rightToLeft))
    }
  }
}
