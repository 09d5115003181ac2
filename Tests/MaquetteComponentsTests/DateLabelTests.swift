import MaquetteComponents
import MaquetteCore
import MaquetteLocale
import MaquetteThemes
import Testing

@Suite("Date labels and timers")
struct DateLabelTests {
  private func moment(_ text: String) throws -> Moment { try Moment(text) }

  private func text(_ component: some Component, in environment: Environment = surroundings())
    throws -> String?
  {
    try draw(component, in: environment).root.text
  }

  @Test("A date label shows the environment's moment, in its language and time zone")
  func now() throws {
    #expect(try text(DateLabel()) == "Jan 9, 2007")
    #expect(try text(DateLabel(dateStyle: .short)) == "1/9/07")
    var environment = Environment(locale: "fr")
    environment.timeZone = "Europe/Paris"
    let label = DateLabel(dateStyle: .full, timeStyle: .short)
    #expect(try text(label, in: environment) == "mardi 9 janvier 2007 à 10:41")
    environment.now = "2023-02-11T14:14"
    #expect(try text(label, in: environment) == "samedi 11 février 2023 à 14:14")
    environment.hourCycle = .h12
    #expect(try text(label, in: environment)?.hasSuffix("PM") == true)
    environment.calendar = "islamic-umalqura"
    #expect(try text(DateLabel(dateStyle: .short), in: environment)?.contains("1444") == true)
  }

  @Test("A watch writes short English times without a space before AM and PM")
  func watch() throws {
    let watch = Environment(platform: .watchos)
    let label = DateLabel(try moment("2023-02-11T14:14:00Z"), timeStyle: .short)
    #expect(try text(label, in: watch) == "2:14PM")
    #expect(try text(label) != "2:14PM")
    let longer = DateLabel(try moment("2023-02-11T14:14:00Z"), timeStyle: .medium)
    #expect(try text(longer, in: watch)?.hasSuffix("14PM") == false)
    var german = watch
    german.locale = "de"
    german.hourCycle = .h12
    #expect(try text(label, in: german)?.hasSuffix("14PM") == false)
  }

  @Test("What a label says itself goes before the environment, and turns nothing around")
  func overrides() throws {
    var label = DateLabel(try moment("2007-01-09T09:41:00Z"), dateStyle: .short)
    label.locale = try LocaleIdentifier("ar_EG")
    label.timeZone = try TimeZoneIdentifier("Pacific/Kiritimati")
    label.calendar = .buddhist
    label.hourCycle = .h23
    label.timeStyle = .short
    let scene = try draw(
      HStack {
        label
        Spacer()
      }, width: 400)
    #expect(scene.node("DateLabel[0]")?.text?.contains("٢٣:٤١") == true)
    #expect(scene.node("DateLabel[0]")?.text?.contains("٢٥٥٠") == true)
    #expect(scene.frame("DateLabel[0]")?.minX == 0)
  }

  @Test("A format or a template takes the place of the styles")
  func formats() throws {
    #expect(try text(DateLabel(format: DatePattern("d. M."))) == "9. 1.")
    #expect(try text(DateLabel(template: DateTemplate("EEEdMMM"))) == "Tue, Jan 9")
    var label = DateLabel(format: try DatePattern("d"))
    label.dateStyle = .full
    #expect(complaints(label).map(\.message).first?.contains("contradicts") == true)
    label = DateLabel(dateStyle: DateStyle.none)
    #expect(complaints(label).count == 1)
  }

  @Test("It is drawn as a label is, under its own name")
  func look() throws {
    let label = DateLabel(format: try DatePattern("d"))
      .font(.headline).color("#123456").alignment(.trailing)
    let scene = try draw(VStack { label }, width: 100)
    let node = try #require(scene.node("DateLabel[0]"))
    #expect(node.component == "DateLabel")
    #expect(node.style?.weight == .semibold)
    #expect(scene.items.compactMap(\.color).map(\.hex) == ["#123456"])
    #expect(node.frame.width == 100)
    #expect(node.accessibility == Accessibility(role: .staticText, label: "9"))
  }

  // WKInterfaceTimer's own units are hours, minutes and seconds.
  @Test(
    "A timer counts down to its target and up from it",
    arguments: [("2007-01-09T09:42:30Z", "1:30"), ("2007-01-09T08:40:00Z", "1:01:00")])
  func timer(target: String, shown: String) throws {
    #expect(try text(TimerLabel("Workout", target: moment(target))) == shown)
  }

  @Test("Assistive technology is told the timer's name, and its value in words")
  func timerAccessibility() throws {
    let target = try moment("2007-01-09T09:42:30Z")
    let named = try draw(TimerLabel("Workout", target: target)).root.accessibility
    #expect(named?.label == "Workout")
    #expect(named?.value == "1 minute, 30 seconds")
    #expect(named?.traits == [.updatesFrequently])
    let nameless = try draw(TimerLabel(target: target)).root.accessibility
    #expect(nameless?.label == "1 minute, 30 seconds")
    #expect(nameless?.value == nil)
  }

  @Test("A timer has units and styles")
  func timerStyles() throws {
    let target = try moment("2007-01-11T11:11:00Z")
    let timer = TimerLabel(target: target, units: [.minutes, .days, .hours], style: .short)
    #expect(try text(timer) == "2 days, 1 hr, 30 min")
  }

  @Test("Without a target there is nothing to count")
  func noTarget() {
    #expect(
      complaints(TimerLabel("Workout", target: nil)).map(\.message)
        == ["TimerLabel: 'target' is missing: the date and time to count to or from"])
    #expect(complaints(RelativeDateLabel(nil)).count == 1)
  }

  // The measurer gives every character 10 points.
  @Test(
    "A relative date takes the longest form that fits, and ends in an ellipsis only when none does",
    arguments: [
      (180.0, "1 hour, 30 minutes"), (179, "1 hr, 30 min"), (120, "1 hr, 30 min"),
      (119, "1hr 30min"), (89, "1h 30m"), (60, "1h 30m"), (59, "1 hr"), (30, "1hr"), (29, "1h"),
      (20, "1h"), (19, "…"),
    ])
  func forms(width: Double, shown: String) throws {
    let label = RelativeDateLabel(try moment("2007-01-09T11:11:00Z"))
    let scene = try draw(label, width: width)
    #expect(scene.root.text == shown)
    #expect(scene.root.accessibility?.label == "1 hour, 30 minutes")
    // Beside others it gets what they leave.
    let row = try draw(
      HStack(spacing: 0) {
        label
        Spacer().frame(width: 50, height: 1)
      }, width: width + 50)
    #expect(row.node("RelativeDateLabel[0]")?.text == shown)
  }

  @Test("A complication narrows what is offered", arguments: ComplicationFamily.allCases)
  func families(family: ComplicationFamily) throws {
    let label = RelativeDateLabel(
      try moment("2007-01-09T08:11:00Z"), style: .offset, family: family)
    let scene = try draw(label, width: 400)
    #expect(scene.root.frame.width <= 400)
    #expect(scene.root.text?.hasPrefix("−1") == true)
    #expect(scene.root.text?.contains("…") == false)
    #expect(Double(scene.root.text?.count ?? 99) * 10 <= family.textWidth)
  }

  @Test("An environment that makes no sense is an error")
  func wrongEnvironment() {
    var environment = surroundings()
    environment.locale = "xx"
    #expect(complaints(DateLabel(), in: environment).first?.severity == .error)
    environment.locale = "en"
    environment.timeZone = "Mars/Base"
    #expect(complaints(DateLabel(), in: environment).count == 1)
    environment.timeZone = "UTC"
    environment.calendar = "lunar"
    #expect(complaints(DateLabel(), in: environment).count == 1)
    environment.calendar = nil
    environment.now = "then"
    #expect(complaints(DateLabel(), in: environment).count == 1)
  }

  @Test("A language without words is drawn with numbers, and a warning")
  func noWords() {
    let found = complaints(DateLabel(), in: Environment(locale: "la"))
    #expect(found.map(\.severity) == [.warning])
  }

  @Test("The direction of every locale is that of its script")
  func directions() throws {
    let regional = ["pa_PK", "uz_AF", "az_IR", "sd_IN", "ug_KZ", "kk_CN", "ha_SD", "iw_IL"]
    for name in LocaleIdentifier.names + regional {
      let locale = try LocaleIdentifier(name)
      let direction: LayoutDirection = locale.isRightToLeft ? .rightToLeft : .leftToRight
      #expect(LocaleDirection.direction(of: name) == direction, "\(name)")
    }
  }
}
