import MaquetteComponents
import MaquetteCore
import MaquetteLocale
import MaquetteThemes
import Testing

/// A picker of 14 March 2025, 09:41.
func march(
  _ mode: DatePickerMode = .date, _ style: DatePickerStyle = .inline,
  change: (inout DatePicker) throws -> Void = { _ in }
) throws -> DatePicker {
  var picker = DatePicker(
    "Starts", selection: .moment(try Moment("2025-03-14T09:41:00Z")), mode: mode, style: style)
  try change(&picker)
  return picker
}

/// iOS on 21 March 2025.
func spring(_ locale: String = "en_US", change: (inout Environment) -> Void = { _ in })
  -> Environment
{
  var environment = Environment(platform: .ios, locale: locale)
  environment.now = "2025-03-21T09:41:00Z"
  change(&environment)
  return environment
}

@Suite("Calendars of date pickers")
struct CalendarPickerTests {
  // Measured on iOS 15: 320 × 315 points, weeks 45.7 apart; 63 more with a time (imitations of
  // UIKit's calendar: 378 instead of 332).
  @Test("A calendar is 320 × 315 points, and 63 higher with a time")
  func size() throws {
    #expect(try draw(try march(), in: spring()).size == Size(width: 320, height: 315))
    #expect(try draw(try march(.dateAndTime), in: spring()).size.height == 378)
    #expect(try draw(try march(), width: 400, in: spring()).node("DatePicker")?.frame.width == 400)
  }

  // March 2025 starts on a Saturday: five weeks from Sunday are six.
  @Test("Each month is as high as any other: six weeks are closer together than five")
  func weeks() throws {
    func pitch(_ date: String) throws -> Double {
      let picker = try march { $0.selection = .moment(try Moment(date)) }
      let scene = try draw(picker, in: spring())
      #expect(scene.size.height == 315)
      let (first, second) = (scene.frame("Day[8]"), scene.frame("Day[15]"))
      return try #require(second).minY - (try #require(first).minY)
    }
    #expect(abs(try pitch("2025-04-01") - 45.7) < 1e-6)
    #expect(abs(try pitch("2025-03-14") - 228.5 / 6) < 1e-6)
    // A February of four weeks leaves the last one empty.
    #expect(abs(try pitch("2026-02-01") - 45.7) < 1e-6)
  }

  @Test("Days stand below their weekday, which starts with the locale's first")
  func grid() throws {
    let american = try draw(try march(), in: spring())
    #expect(american.node("Weekdays")?.text == "SUN MON TUE WED THU FRI SAT")
    // The first is a Saturday, the 14th a Friday.
    let first = try #require(american.frame("Day[1]"))
    let friday = try #require(american.frame("Day[14]"))
    #expect(abs(first.maxX - 309.5) < 1e-6)
    #expect(abs(friday.midX - (10.5 + 5.5 * 299.0 / 7)) < 1e-6)
    #expect(abs(friday.minY - first.minY - 2 * 228.5 / 6) < 1e-6)
    let british = try draw(try march(), in: spring("en_GB"))
    #expect(british.node("Weekdays")?.text == "MON TUE WED THU FRI SAT SUN")
    #expect(abs((british.frame("Day[1]")?.midX ?? 0) - friday.midX) < 1e-6)
  }

  @Test("From right to left the grid and the chevrons are mirrored, digits are not")
  func mirrored() throws {
    let arabic = try draw(try march(), in: spring("ar_EG"))
    #expect(arabic.node("Day[14]")?.text == "١٤")
    // Saturday, the first day of the week, is at the right edge.
    #expect(abs((arabic.frame("Day[1]")?.maxX ?? 0) - 309.5) < 1e-6)
    let (previous, next) = (arabic.frame("PreviousMonth"), arabic.frame("NextMonth"))
    #expect(try #require(previous).minX > (try #require(next).minX))
  }

  @Test("The chosen day has a pale circle, today the tint, and the chosen today a full circle")
  func colors() throws {
    let tint = try #require(Theme.ios.colors["systemBlue"]?[ColorTraits()])
    let scene = try draw(try march(), in: spring())
    #expect(scene.node("Day[14]")?.style?.color == tint)
    #expect(scene.node("Day[14]")?.style?.background == tint.opacity(0.12))
    #expect(scene.node("Day[14]")?.style?.size == 22)
    #expect(scene.node("Day[14]")?.style?.weight == .semibold)
    #expect(scene.node("Day[21]")?.style?.color == tint)
    #expect(scene.node("Day[21]")?.style?.background == nil)
    #expect(scene.node("Day[3]")?.style?.size == 20)
    let today = try draw(
      try march { $0.selection = .moment(try Moment("2025-03-21")) }, in: spring())
    #expect(today.node("Day[21]")?.style?.background == tint)
    #expect(today.node("Day[21]")?.style?.color == .white)
  }

  @Test("Several days can be chosen")
  func several() throws {
    let picker = try march {
      $0.dates = try ["2025-03-03", "2025-03-05"].map { try Moment($0) }
    }
    let scene = try draw(picker, in: spring())
    let chosen = scene.nodes.filter { $0.accessibility?.traits.contains(.selected) == true }
    #expect(chosen.map(\.text) == ["3", "5"])
  }

  @Test("Days out of bounds or disabled are faint and do not answer; nor do chevrons beyond")
  func bounds() throws {
    let picker = try march {
      $0.minimumDate = .moment(try Moment("2025-03-05"))
      $0.maximumDate = .moment(try Moment("2025-04-02"))
      $0.disabledDates = [try Moment("2025-03-18")]
    }
    let scene = try draw(picker, in: spring())
    for day in 1...31 {
      let node = try #require(scene.node("Day[\(day)]"))
      let isOff = day < 5 || day == 18
      #expect((node.hitTarget == nil) == isOff)
      #expect(node.accessibility?.traits.contains(.notEnabled) == isOff)
    }
    #expect(scene.node("PreviousMonth")?.hitTarget == nil)
    #expect(scene.node("NextMonth")?.hitTarget != nil)
    #expect(
      scene.node("PreviousMonth")?.accessibility?.traits.contains(.notEnabled) == true)
  }

  @Test("Assistive technology is told each day in words, what is chosen and what is today")
  func accessibility() throws {
    let scene = try draw(try march(), in: spring())
    let chosen = try #require(scene.node("Day[14]")?.accessibility)
    #expect(chosen.role == .button)
    #expect(chosen.label == "Friday, March 14, 2025")
    #expect(chosen.traits.contains(.selected))
    #expect(scene.node("Day[21]")?.accessibility?.value == "Today")
    #expect(scene.node("Month")?.accessibility?.value == "March 2025")
    #expect(scene.node("NextMonth")?.accessibility?.label == "Next Month")
    #expect(scene.node("DatePicker")?.accessibility?.label == "Starts")
  }

  @Test("Days are targets of their whole cell, which do not overlap")
  func targets() throws {
    let (scene, warnings) = try SceneMaker(measurer: FakeMeasurer()).scene(
      of: try march(.dateAndTime), in: spring())
    #expect(warnings.isEmpty)
    #expect(scene.node("Day[14]")?.hitTarget == scene.frame("Day[14]"))
    #expect(scene.findings.filter { $0.id == "hit-target-overlap" }.isEmpty)
  }

  @Test("Wheels for month and year take the place of the days, and the chevrons go")
  func month() throws {
    let scene = try draw(try march { $0.editing = .month }, in: spring())
    #expect(scene.size.height == 315)
    #expect(scene.node("Day[14]") == nil)
    #expect(scene.node("NextMonth") == nil)
    let wheels = try #require(scene.node("Wheels"))
    #expect(wheels.frame.minY >= 49.5)
    let tint = try #require(Theme.ios.colors["systemBlue"]?[ColorTraits()])
    #expect(scene.node("Month")?.style?.color == tint)
  }

  @Test("The time below has the language's word, a field and segments for AM and PM")
  func footer() throws {
    let scene = try draw(try march(.dateAndTime), in: spring())
    #expect(scene.node("TimeTitle")?.text == "Time")
    #expect(scene.node("Time")?.text == "9:41")
    #expect(scene.frame("Time")?.height == 34)
    #expect(scene.nodes.filter { $0.component == "Segment" }.map(\.text) == ["AM", "PM"])
    let german = try draw(try march(.dateAndTime), in: spring("de"))
    #expect(german.node("TimeTitle")?.text == "Uhrzeit")
    #expect(german.nodes.filter { $0.component == "Segment" }.isEmpty)
    // Korean says morning and afternoon before the time.
    let korean = try draw(try march(.dateAndTime), in: spring("ko"))
    let segment = try #require(korean.nodes.first { $0.component == "Segment" })
    #expect(segment.frame.maxX < (korean.frame("Time")?.minX ?? 0))
    let named = try draw(try march(.dateAndTime) { $0.timeTitle = "Departure" }, in: spring())
    #expect(named.node("TimeTitle")?.text == "Departure")
  }

  @Test("Morning or afternoon out of bounds cannot be chosen")
  func halves() throws {
    let picker = try march(.dateAndTime) {
      $0.maximumDate = .moment(try Moment("2025-03-14T11:00:00Z"))
    }
    let scene = try draw(picker, in: spring())
    let segments = scene.nodes.filter { $0.component == "Segment" }
    let isOff = segments.map { $0.accessibility?.traits.contains(.notEnabled) }
    #expect(isOff == [false, true])
  }

  // 231 × 203 points (imitations of UIKit's pickers).
  @Test("Wheels for the time lie on a card above the field, and what they cover does not answer")
  func timeWheels() throws {
    let scene = try draw(try march(.dateAndTime) { $0.editing = .time }, in: spring())
    let card = try #require(scene.frame("Card"))
    #expect(card.size == Size(width: 231, height: 203))
    #expect(card.maxY < (scene.frame("Time")?.minY ?? 0))
    for node in scene.nodes where node.component == "Day" {
      #expect((node.hitTarget == nil) == (node.frame.intersection(card) != nil))
    }
    #expect(scene.size.height == 378)
  }

  @Test("A keypad fills the field from its end")
  func keypad() throws {
    let picker = try march(.dateAndTime) {
      $0.editing = .keypad
      $0.typedDigits = "12"
    }
    let scene = try draw(picker, in: spring())
    #expect(scene.node("Time")?.text == "0:12")
    let tint = try #require(Theme.ios.colors["systemBlue"]?[ColorTraits()])
    #expect(scene.node("Time")?.style?.color == tint)
  }

  @Test("Weekdays become shorter where columns are narrow")
  func narrow() throws {
    func names(_ width: Double) throws -> String? {
      try draw(try march(), width: width, in: spring("fr")).node("Weekdays")?.text
    }
    #expect(try names(320) == "LUN. MAR. MER. JEU. VEN. SAM. DIM.")
    #expect(try names(220) == "LU MA ME JE VE SA DI")
    let big = try draw(
      try march(.dateAndTime), width: 320, in: spring { $0.textSize = .accessibility5 })
    let month = try #require(big.node("Month"))
    #expect(month.text == "March 2025")
    #expect(month.frame.maxX <= (big.frame("PreviousMonth")?.minX ?? 0))
  }

  @Test("In a list the month stands below the texts of other rows")
  func row() throws {
    let picker = try march()
    let scene = try draw(
      List {
        Label("Title")
        picker
      }, width: 393, in: spring())
    let label = try #require(scene.nodes.first { $0.component == "Label" })
    #expect(scene.frame("Month")?.minX == label.frame.minX)
  }
}
