import MaquetteSnapshots
import Testing

/// What a designer is told of two or three changes at once, to the letter, at scale 2.
@Suite("Everyday changes that come together, in words")
struct CombinedScenarioTests {
  private func check(
    _ after: SignIn, _ platform: Platform = .ios, _ direction: LayoutDirection = .leftToRight,
    says expected: [String], _ place: Testing.SourceLocation = #_sourceLocation
  ) throws {
    let environment = Environment(platform: platform, direction: direction, scale: 2)
    let old = try ChangedPicture(SignIn().component, environment)
    let new = try ChangedPicture(after.component, environment)
    new.check(after: old, says: expected, at: place)
  }

  @Test("More room between, and another title") func spacingAndTitle() throws {
    try check(
      SignIn(action: "Go on", spacing: 16),
      says: [
        "VStack spacing 12 → 16 pt, so 4 in it moved down; picture 234.33 → 250.33 pt high",
        "Button reads 'Go on', was 'Continue', and is 92.67 → 69.33 pt wide",
      ])
  }

  @Test("The same on a Mac") func onMac() throws {
    try check(
      SignIn(action: "Go on", spacing: 16), .macos,
      says: [
        "VStack spacing 12 → 16 pt, so 4 in it moved down; picture 180.5 → 196.5 pt high",
        "Button reads 'Go on', was 'Continue', and is 74.5 → 60 pt wide",
      ])
  }

  @Test("The same from right to left") func rightToLeft() throws {
    try check(
      SignIn(action: "Go on", spacing: 16), .ios, .rightToLeft,
      says: [
        "VStack spacing 12 → 16 pt, so 4 in it moved down; picture 234.33 → 250.33 pt high",
        "Button reads 'Go on', was 'Continue', and is 92.67 → 69.33 pt wide",
      ])
  }

  @Test("A larger title and more room between") func fontAndSpacing() throws {
    try check(
      SignIn(titleFont: .style(.largeTitle), spacing: 16),
      says: [
        "VStack spacing 12 → 16 pt, so 4 in it moved down; picture 234.33 → 264.67 pt high",
        "Label 'Sign in' 64 × 26.33 → 98.67 × 40.67 pt because its font is InterDisplay-Regular 34, was Inter-Regular 22",
      ])
  }

  @Test("More room around, and another title") func paddingAndTitle() throws {
    try check(
      SignIn(action: "Next", padding: 24),
      says: [
        "Picture padding 20 → 24 pt, so 8 in it moved; 210.33 × 234.33 → 218.33 × 242.33 pt",
        "Button reads 'Next', was 'Continue', and is 92.67 → 59.67 pt wide",
      ])
  }

  @Test("A line more, and another title") func addedAndTitle() throws {
    try check(
      SignIn(note: "We never share it.", action: "Next"),
      says: [
        "Label 'We never share it.' was added, so 3 below it moved 32.33 pt down; picture 234.33 → 266.67 pt high",
        "Button reads 'Next', was 'Continue', and is 92.67 → 59.67 pt wide",
      ])
  }

  @Test("A component less, and less room between") func removedAndSpacing() throws {
    try check(
      SignIn(hasSwitch: false, spacing: 8), .macos,
      says: [
        "Toggle 'Remember me' was removed, so 4 others moved; picture 148 × 180.5 → 146.5 × 140.5 pt",
        "VStack spacing 12 → 8 pt",
      ])
  }

  @Test("Lined up elsewhere, and another title") func alignmentAndTitle() throws {
    try check(
      SignIn(action: "Next", alignment: .leading),
      says: [
        "VStack alignment center → leading, so 4 in it moved left",
        "Button reads 'Next', was 'Continue', and is 92.67 → 59.67 pt wide",
      ])
  }

  @Test("Lined up elsewhere from right to left") func alignmentFromTheRight() throws {
    try check(
      SignIn(action: "Next", alignment: .leading), .ios, .rightToLeft,
      says: [
        "VStack alignment center → leading, so 4 in it moved right",
        "Button reads 'Next', was 'Continue', and is 92.67 → 59.67 pt wide",
      ])
  }

  @Test("A larger title and a larger button") func fontAndSize() throws {
    try check(
      SignIn(titleFont: .style(.largeTitle), size: .large),
      says: [
        "Label 'Sign in' 64 × 26.33 → 98.67 × 40.67 pt because its font is InterDisplay-Regular 34, was Inter-Regular 22, so 4 below it moved down",
        "Button 'Continue' 92.67 × 34.33 → 108.67 × 50.33 pt; picture 234.33 → 264.67 pt high",
        "Button 'Continue' corner radius 5.95 → 8.75 pt",
      ])
  }
}
