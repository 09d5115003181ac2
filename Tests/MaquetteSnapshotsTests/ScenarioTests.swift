import MaquetteSnapshots
import Testing

/// What a designer is told of ten changes that happen every day, to the letter. Numbers are those of
/// the iOS theme at scale 2.
@Suite("Everyday changes in words")
struct ScenarioTests {
  private let before = SignIn()

  private func check(
    _ after: SignIn, _ environment: Environment = .init(scale: 2), says expected: [String],
    _ place: Testing.SourceLocation = #_sourceLocation
  ) throws {
    let old = try ChangedPicture(before.component)
    let new = try ChangedPicture(after.component, environment)
    new.check(after: old, says: expected, at: place)
  }

  @Test("Another title") func title() throws {
    try check(
      SignIn(action: "Next"),
      says: [
        "Button reads 'Next', was 'Continue', and is 92.67 → 59.67 pt wide"
      ])
  }

  @Test("Another tint") func tint() throws {
    var environment = Environment(scale: 2)
    environment.tint = .custom(Color(rgb: 0x0040DD))
    try check(
      before, environment,
      says: [
        "Button 'Continue' fill #007AFF → #0040DD",
        "Button 'Not now' text #007AFF → #0040DD",
      ])
  }

  @Test("A heavier font") func weight() throws {
    try check(
      SignIn(hintFont: .style(.body, weight: .semibold)),
      says: [
        "Label 'Use your account' 133.67 → 139 pt wide because its weight is semibold, was regular"
      ])
  }

  @Test("A larger title") func fontSize() throws {
    try check(
      SignIn(titleFont: .style(.largeTitle)),
      says: [
        "Label 'Sign in' 64 × 26.33 → 98.67 × 40.67 pt because its font is InterDisplay-Regular 34, was Inter-Regular 22, so 4 below it moved 14.34 pt down; picture 234.33 → 248.67 pt high"
      ])
  }

  @Test("A line more") func inserted() throws {
    try check(
      SignIn(note: "We never share it."),
      says: [
        "Label 'We never share it.' was added, so 3 below it moved 32.33 pt down; picture 234.33 → 266.67 pt high"
      ])
  }

  @Test("A component less") func removed() throws {
    try check(
      SignIn(hasSwitch: false),
      says: [
        "Toggle 'Remember me' was removed, so 4 others moved; picture 210.33 × 234.33 → 173.67 × 191.33 pt"
      ])
  }

  @Test("Another order") func order() throws {
    try check(
      SignIn(isHintFirst: true),
      says: [
        "Label 'Sign in' is after Label 'Use your account', was before it"
      ])
  }

  @Test("More room between") func spacing() throws {
    try check(
      SignIn(spacing: 16),
      says: [
        "VStack spacing 12 → 16 pt, so 4 in it moved down; picture 234.33 → 250.33 pt high"
      ])
  }

  @Test("More room around") func padding() throws {
    try check(
      SignIn(padding: 24),
      says: [
        "Picture padding 20 → 24 pt, so 8 in it moved; 210.33 × 234.33 → 218.33 × 242.33 pt"
      ])
  }

  @Test("Another size of a control") func size() throws {
    try check(
      SignIn(size: .large),
      says: [
        "Button 'Continue' 92.67 × 34.33 → 108.67 × 50.33 pt, so 2 below it moved 16 pt down; picture 234.33 → 250.33 pt high",
        "Button 'Continue' corner radius 5.95 → 8.75 pt",
      ])
  }

  @Test("Another state") func state() throws {
    try check(
      SignIn(isOn: false),
      says: [
        "Toggle 'Remember me' value 'on' → 'off'"
      ])
  }

  @Test("The other direction") func direction() throws {
    try check(
      before, Environment(direction: .rightToLeft, scale: 2),
      says: [
        "Picture reads right to left, was left to right, so 4 in it moved or changed size"
      ])
  }

  @Test("The other appearance") func appearance() throws {
    try check(
      before, Environment(appearance: .dark, scale: 2),
      says: [
        "Picture background #FFFFFF → #000000",
        "Label 'Sign in' and 2 more: text #000000 → #FFFFFF",
        "Button 'Continue' fill #007AFF → #0A84FF",
        "Switch in Toggle 'Remember me' fill #34C759 → #30D158",
        "Button 'Not now' text #007AFF → #0A84FF",
      ])
  }

  @Test("Larger texts") func textSize() throws {
    try check(
      before, Environment(textSize: .accessibility1, scale: 2),
      says: [
        "Label 'Sign in' 64 × 26.33 → 98.67 × 40.67 pt because its font is InterDisplay-Regular 34, was Inter-Regular 22, so 4 below it moved down; picture 210.33 × 234.33 → 274.33 × 291.33 pt",
        "Label 'Use your account' 133.67 × 20.33 → 210.67 × 33.67 pt because its font is InterDisplay-Regular 28, was Inter-Regular 17",
        "Button 'Continue' 92.67 × 34.33 → 134 × 47.67 pt because its font is InterDisplay-Regular 28, was Inter-Regular 17",
        "Button 'Continue' corner radius 5.95 → 9.8 pt",
        "Label 'Remember me' 111.33 × 20.33 → 175.33 × 33.67 pt because its font is InterDisplay-Regular 28, was Inter-Regular 17, so 5 others moved",
        "Button 'Not now' 87.67 × 34.33 → 124.33 × 47.67 pt because its font is InterDisplay-Regular 28, was Inter-Regular 17",
      ])
  }
}

/// A form as apps have it.
struct SignIn {
  var titleFont = FontValue.style(.title2)
  var hintFont = FontValue.style(.body)
  var note: String?
  var action = "Continue"
  var size = ButtonSize.medium
  var hasSwitch = true
  var isOn = true
  var isHintFirst = false
  var spacing = 12.0
  var padding = 20.0
  var alignment = VStack.Alignment.center

  var component: AnyComponent {
    VStack(alignment: alignment, spacing: spacing) {
      if isHintFirst { hint }
      Label("Sign in", font: titleFont)
      if !isHintFirst { hint }
      if let note { Label(note) }
      Button(action, style: .filled, size: size)
      if hasSwitch { Toggle("Remember me", isOn: isOn) }
      Button("Not now", style: .plain)
    }.padding(padding)
  }

  private var hint: Label { Label("Use your account", font: hintFont) }
}
