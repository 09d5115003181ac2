import MaquetteComponents
import MaquetteCore
import MaquetteLocale
import Testing

/// Letters are half as wide as their font's size for these tests' measurer.
@Suite("Labels of dates and timers adapt to their room")
struct TextLadderTests {
  private func texts(_ label: some Component, _ widths: [Double], locale: String = "en_US") throws
    -> [String]
  {
    var environment = surroundings()
    environment.locale = locale
    return try widths.map { width in
      try draw(label.frame(width: width), in: environment).nodes.compactMap(\.text).first ?? ""
    }
  }

  @Test(
    "A full date becomes shorter step by step and is never cut while a shorter form fits",
    arguments: ["en_US", "de", "ja", "ar_EG", "hi"])
  func dates(locale: String) throws {
    let label = DateLabel(try Moment("2025-03-14T09:41:00Z"), dateStyle: .full)
    let shown = try texts(label, [400, 200, 150, 110, 70], locale: locale)
    #expect(shown.allSatisfy { !$0.contains("…") }, "\(shown)")
    #expect(Set(shown).count >= 3, "\(shown)")
    #expect(zip(shown, shown.dropFirst()).allSatisfy { $0.count >= $1.count }, "\(shown)")
  }

  @Test("Its own format stays; a template has shorter ones")
  func formats() throws {
    let moment = try Moment("2025-03-14T09:41:00Z")
    let own = DateLabel(moment, format: try DatePattern("EEEE d MMMM y"))
    #expect(try texts(own, [60])[0].contains("…"))
    let template = DateLabel(moment, template: try DateTemplate("yMMMMEEEEd"))
    #expect(try texts(template, [400]) == ["Friday, March 14, 2025"])
    #expect(try !texts(template, [70])[0].contains("…"))
  }

  @Test("Several lines are room enough, and assistive technology hears all of it")
  func lines() throws {
    var label = DateLabel(try Moment("2025-03-14T09:41:00Z"), dateStyle: .full)
    let narrow = try draw(label.frame(width: 90))
    #expect(narrow.nodes.contains { $0.accessibility?.label == "Friday, March 14, 2025" })
    label.numberOfLines = 0
    #expect(try draw(label.frame(width: 90)).nodes.contains { $0.text?.contains("Friday") == true })
  }

  @Test("A timer in words becomes letters, then has fewer units")
  func timers() throws {
    var timer = TimerLabel("Oven", target: try Moment("2007-01-09T11:11:30Z"))
    timer.style = .full
    let shown = try texts(timer, [500, 180, 100, 70, 30])
    #expect(shown.first == "1 hour, 30 minutes, 30 seconds")
    #expect(shown.allSatisfy { !$0.contains("…") } && Set(shown).count >= 3, "\(shown)")
  }

  @Test("A complication's family is room too")
  func families() throws {
    var label = DateLabel(try Moment("2025-03-14T09:41:00Z"), dateStyle: .full)
    label.family = .circularSmall
    var timer = TimerLabel("Oven", target: try Moment("2007-01-09T11:11:30Z"))
    timer.style = .full
    timer.family = .graphicCircular
    for scene in [try draw(label), try draw(timer)] {
      #expect(scene.size.width <= 44)
    }
  }
}
