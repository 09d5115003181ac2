import MaquetteComponents
import MaquetteCore
import MaquetteLocale
import MaquetteSpec
import Testing

@Suite("Dates in specs")
struct DateSpecTests {
  @Test("A timer's text is its name, and its moments are checked")
  func timer() throws {
    let document = try read(
      "platform: watchos\nTimerLabel: Workout\ntarget: 2007-01-09T09:42:30Z\n")
    let expected = TimerLabel("Workout", target: try Moment("2007-01-09T09:42:30Z"))
    #expect(document.component == AnyComponent(expected))
  }

  @Test("Language and region at the top are the picture's, whatever it shows")
  func top() throws {
    let document = try read(
      "DateLabel:\n  timeZone: Asia/Tokyo\nlocale: ar\ncalendar: coptic\nhourCycle: 24\n")
    #expect(document.environment.locale == "ar")
    #expect(document.environment.calendar == "coptic")
    #expect(document.environment.hourCycle == .h23)
    var expected = DateLabel()
    expected.timeZone = try TimeZoneIdentifier("Asia/Tokyo")
    #expect(document.component == AnyComponent(expected))
  }

  @Test(
    "Units are a list in any order, or one word",
    arguments: [
      ("[hours, minutes]", [DurationUnit.hours, .minutes]),
      ("[minute, hours]", [.hours, .minutes]), ("days", [.days]),
    ])
  func units(written: String, units: [DurationUnit]) throws {
    let document = try read("TimerLabel: {target: 2007-01-09, units: \(written)}")
    let expected = TimerLabel(target: try Moment("2007-01-09"), units: DurationUnits(units))
    #expect(document.component == AnyComponent(expected))
  }

  @Test(
    "Bad values are told with their place",
    arguments: [
      mistake(
        "DateLabel: {timeZone: Mars/Base}", 1, 23, 9, "unknown time zone 'Mars/Base'",
        "use an IANA name such as Europe/Prague or UTC, or an offset such as GMT+2"),
      mistake(
        "DateLabel: {calendar: gregoran}", 1, 23, 8, "unknown value 'gregoran' for 'calendar'",
        "did you mean 'gregorian'?"),
      mistake(
        "DateLabel: {format: yyyy n}", 1, 21, 6,
        "date format 'yyyy n': 'n' at character 6 is not a field", "mm is the minutes"),
      mistake(
        "DateLabel: {dateStyle: ful}", 1, 24, 3, "unknown value 'ful' for 'dateStyle'",
        "did you mean 'full'?"),
      mistake(
        "DateLabel: {locale: de_ED}", 1, 21, 5,
        "'de_ED' is not a locale: there is no region 'ED'", "did you mean 'de_DE'?"),
      mistake(
        "TimerLabel: {target: soon}", 1, 22, 4, "'soon' is not a date",
        "write it as ISO 8601, for example 2007-01-09T09:41:00Z"),
      mistake(
        "TimerLabel: {target: 2007-02-30}", 1, 22, 10,
        "'2007-02-30' is not a date: that month has 28 days", "name a day from 1 to 28"),
      mistake(
        "TimerLabel: {units: [hours, dyas]}", 1, 29, 4, "unknown unit 'dyas' for 'units'",
        "did you mean 'days'?"),
      mistake(
        "TimerLabel: {style: digital}", 1, 21, 7, "unknown value 'digital' for 'style'",
        "use one of: positional, abbreviated, brief, short, full, spellOut"),
      mistake(
        "RelativeDateLabel: {family: graphicCornr}", 1, 29, 12,
        "unknown value 'graphicCornr' for 'family'", "did you mean 'graphicCorner'?"),
    ])
  func mistakes(mistake: Mistake) throws {
    let found = errors(mistake.spec)
    let first = try #require(found.first)
    #expect(found.count == 1)
    #expect(first.message == mistake.message)
    #expect(first.hint == mistake.hint)
    #expect(first.location == SourceLocation(line: mistake.line, column: mistake.column))
    #expect(first.length == mistake.length)
  }
}
