import MaquetteSnapshots
import Testing

/// What a designer is told of ten changes that happen every day, to the letter. Numbers are those of
/// the iOS theme at scale 2.
@Suite("Everyday changes in words")
struct ScenarioTests {
  private let before = SignIn()

  private func check(
    _ after: SignIn, _ environment: Environment = .init(scale: 2), says expected: [String],
    _ place: SourceLocation = #_sourceLocation
  ) throws {
    let old = try ChangedPicture(before.component)
    let new = try ChangedPicture(after.component, environment)
    #expect(old.sentences(to: new) == expected, sourceLocation: place)
    #expect(old.unexplainedPixels(to: new) == 0, sourceLocation: place)
    #expect(new.unexplainedPixels(to: old) == 0, sourceLocation: place)
  }

  @Test("Another title") func title() throws {
    try check(SignIn(action: "Next"), says: [])
  }

  @Test("Another tint") func tint() throws {
    var environment = Environment(scale: 2)
    environment.tint = .hex("#0040DD")
    try check(before, environment, says: [])
  }

  @Test("A heavier font") func weight() throws {
    try check(SignIn(hintFont: .style(.body, weight: .semibold)), says: [])
  }

  @Test("A larger title") func fontSize() throws {
    try check(SignIn(titleFont: .style(.largeTitle)), says: [])
  }

  @Test("A line more") func inserted() throws {
    try check(SignIn(note: "We never share it."), says: [])
  }

  @Test("A component less") func removed() throws {
    try check(SignIn(hasSwitch: false), says: [])
  }

  @Test("Another order") func order() throws {
    try check(SignIn(isHintFirst: true), says: [])
  }

  @Test("More room between") func spacing() throws {
    try check(SignIn(spacing: 16), says: [])
  }

  @Test("More room around") func padding() throws {
    try check(SignIn(padding: 24), says: [])
  }

  @Test("Another size of a control") func size() throws {
    try check(SignIn(size: .large), says: [])
  }

  @Test("Another state") func state() throws {
    try check(SignIn(isOn: false), says: [])
  }

  @Test("The other direction") func direction() throws {
    try check(before, Environment(direction: .rightToLeft, scale: 2), says: [])
  }

  @Test("The other appearance") func appearance() throws {
    try check(before, Environment(appearance: .dark, scale: 2), says: [])
  }

  @Test("Larger texts") func textSize() throws {
    try check(before, Environment(textSize: .accessibility1, scale: 2), says: [])
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

  var component: AnyComponent {
    VStack(spacing: spacing) {
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
