import MaquetteComponents
import MaquetteCore
import MaquetteLocale
import MaquetteThemes
import Testing

@Suite("Compact date pickers")
struct CompactDatePickerTests {
  // Measured: 34 points high on iOS 15; 12 points beside the text and a radius of 8 (imitations of
  // UIKit's picker).
  @Test("A value stands in a pill of 34 points, 12 points beside its text")
  func pill() throws {
    let scene = try draw(try march(.date, .compact) { $0.title = "" }, in: spring())
    #expect(scene.size.height == 34)
    #expect(scene.node("DateButton")?.text == "Mar 14, 2025")
    // 12 characters of 10 points each.
    #expect(scene.frame("DateButton")?.width == 144)
    #expect(scene.size.width == 144)
  }

  @Test("Date and time have a pill each, 5 points apart, after the title")
  func pills() throws {
    let scene = try draw(try march(.dateAndTime, .compact), width: 340, in: spring())
    let (date, time) = (scene.frame("DateButton"), scene.frame("TimeButton"))
    #expect(try #require(time).maxX == 340)
    #expect(abs(try #require(time).minX - (try #require(date).maxX) - 5) < 1e-6)
    #expect(scene.frame("Label[0]")?.minX == 0)
    #expect(scene.node("TimeButton")?.text == "9:41\u{00A0}AM")
  }

  @Test("Fingers have 44 points, and assistive technology title and value")
  func accessibility() throws {
    let scene = try draw(try march(.dateAndTime, .compact), width: 340, in: spring())
    for name in ["DateButton", "TimeButton"] {
      #expect(scene.node(name)?.hitTarget?.height == 44)
      #expect(scene.node(name)?.accessibility?.label == "Starts")
    }
    #expect(scene.node("DateButton")?.accessibility?.value == "Mar 14, 2025")
    let off = try draw(try march(.date, .compact) { $0.state = .disabled }, in: spring())
    #expect(off.node("DateButton")?.hitTarget == nil)
    #expect(off.node("DateButton")?.accessibility?.traits.contains(.notEnabled) == true)
  }

  // Measured on iOS 15: 8 points between pill and card, whose ground has a radius of 13.
  @Test("Open, the text takes the tint and a calendar stands 8 points below the pill")
  func open() throws {
    let scene = try draw(
      try march(.date, .compact) { $0.isPresented = true }, width: 340, in: spring())
    let card = try #require(scene.frame("Card"))
    let pill = try #require(scene.frame("DateButton"))
    // It stays 10 points from the edge, as every popover.
    #expect(card == Rect(x: 10, y: 42, width: 320, height: 315))
    #expect(card.minY - pill.maxY == 8)
    #expect(scene.size.height == 357)
    let tint = try #require(Theme.ios.colors["systemBlue"]?[ColorTraits()])
    #expect(scene.node("DateButton")?.style?.color == tint)
    #expect(scene.node("Day[14]") != nil)
  }

  @Test("From right to left the pill is at the left, and the card below it")
  func mirrored() throws {
    let scene = try draw(
      try march(.date, .compact) { $0.isPresented = true }, width: 340, in: spring("he"))
    #expect(scene.frame("DateButton")?.minX == 0)
    #expect(scene.frame("Card")?.minX == 10)
  }

  @Test(
    "What is open follows what is being changed",
    arguments: [
      (DatePickerMode.dateAndTime, nil as DatePickerPart?, "DateButton", 378.0),
      (.dateAndTime, .time, "TimeButton", 203), (.dateAndTime, .keypad, "DateButton", 378),
      (.date, .month, "DateButton", 315), (.time, nil, "TimeButton", 203),
      (.time, .keypad, "TimeButton", 203), (.yearAndMonth, nil, "DateButton", 203),
    ])
  func editing(mode: DatePickerMode, part: DatePickerPart?, opener: String, height: Double) throws {
    let picker = try march(mode, .compact) {
      $0.isPresented = true
      $0.editing = part
    }
    let scene = try draw(picker, width: 360, in: spring())
    let tint = try #require(Theme.ios.colors["systemBlue"]?[ColorTraits()])
    #expect(scene.node(opener)?.style?.color == tint)
    #expect(scene.frame("Card")?.height == height)
    let closed = scene.nodes.filter { $0.component.hasSuffix("Button") && $0.style?.color == tint }
    #expect(closed.count == 1)
  }

  @Test("A keypad shows in the pill what has been typed")
  func keypad() throws {
    let picker = try march(.time, .compact) {
      $0.isPresented = true
      $0.editing = .keypad
      $0.typedDigits = "1205"
    }
    let text = try draw(picker, in: spring()).node("TimeButton")?.text
    // Beside the AM or PM that was there, after a space that does not break.
    #expect(text == "12:05\u{A0}AM" || text == "12:05\u{202F}AM")
  }

  @Test("Where there is little room, pills go below the title, and below one another")
  func narrow() throws {
    let scene = try draw(try march(.dateAndTime, .compact), width: 200, in: spring())
    let (date, time) = (scene.frame("DateButton"), scene.frame("TimeButton"))
    #expect(try #require(date).minX == 0)
    #expect(try #require(date).minY >= (scene.frame("Label[0]")?.maxY ?? 1000))
    #expect(try #require(time).minY > (try #require(date).maxY))
    #expect(try #require(time).minX == 0)
    let tiny = try draw(try march(.date, .compact) { $0.title = "" }, width: 110, in: spring())
    #expect(tiny.node("DateButton")?.text == "3/14/25")
  }

  @Test("Large texts make pills higher, and stand below their title")
  func large() throws {
    let scene = try draw(
      try march(.date, .compact), width: 340, in: spring { $0.textSize = .accessibility5 })
    let pill = try #require(scene.frame("DateButton"))
    #expect(pill.height > 50)
    #expect(pill.minX == 0)
    #expect(scene.node("DateButton")?.text == "3/14/25")
  }

  @Test("Inline, a time is a field with segments, and wheels when it is changed")
  func inlineTime() throws {
    let closed = try draw(try march(.time), width: 320, in: spring())
    #expect(closed.node("Time")?.text == "9:41")
    #expect(closed.node("Card") == nil)
    let open = try draw(try march(.time) { $0.editing = .time }, width: 320, in: spring())
    #expect(open.frame("Card")?.size == Size(width: 231, height: 203))
    #expect(open.frame("Card")?.maxX == 310)
  }

  @Test("A row of a list is as high as any other")
  func row() throws {
    let picker = try march(.date, .compact)
    let scene = try draw(List { picker }, width: 393, in: spring())
    #expect(scene.frame("Row[0]")?.height == 44 || scene.frame("Row")?.height == 44)
  }

  @Test("A year and month in a page are wheels")
  func months() throws {
    let scene = try draw(try march(.yearAndMonth), width: 320, in: spring())
    #expect(scene.nodes.contains { $0.component == "Wheels" })
  }
}
