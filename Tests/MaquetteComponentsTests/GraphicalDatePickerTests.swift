import MaquetteComponents
import MaquetteCore
import MaquetteLocale
import MaquetteThemes
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

@Suite("Calendars and clocks on macOS")
struct GraphicalDatePickerTests {
  private func environment(
    _ locale: String = "en_US", direction: LayoutDirection? = nil
  ) -> Environment {
    var environment = Environment(platform: .macos, locale: locale)
    environment.explicitDirection = direction
    return environment
  }

  private func picker(_ moment: String, mode: DatePickerMode = .date) throws -> DatePicker {
    DatePicker("", selection: .moment(try Moment(moment)), mode: mode, style: .graphical)
  }

  // MARK: Calendar

  @Test("A calendar is 139 × 148 points, with a clock 276 × 148")
  func sizes() throws {
    // Measured: NSDatePicker, Florrr/VisualNSDatePicker.
    #expect(
      try draw(try picker("2025-03-14"), in: environment()).size == Size(width: 139, height: 148))
    let both = try draw(try picker("2025-03-14", mode: .dateAndTime), in: environment())
    #expect(both.size == Size(width: 276, height: 148))
  }

  @Test(
    "A title before the arrows keeps its year, in smaller letters where it is long",
    arguments: [
      "en_US", "pt_BR", "sk_SK", "hu_HU", "ru_RU", "uk_UA", "mn_MN", "fa_IR", "ar_EG", "he_IL",
      "ja_JP", "th_TH",
    ])
  func title(locale: String) throws {
    let ordinary = 13.0
    for month in ["02", "09", "12"] {
      for isOpen in [false, true] {
        var picker = try picker("2025-\(month)-14")
        if isOpen { (picker.style, picker.isPresented) = (.compact, true) }
        let scene = try draw(picker, in: environment(locale))
        let title = try #require(scene.node("Calendar/Title"))
        let size = try #require(title.style?.size)
        #expect(title.text?.contains("…") == false && title.style?.isTruncated == false)
        #expect(size <= ordinary && size > ordinary / 2, "\(locale) \(month) \(size)")
        if locale == "en_US" { #expect(size == ordinary) }
        for name in ["PreviousMonth", "NextMonth"] {
          let arrow = try #require(scene.frame("Calendar/\(name)"))
          #expect(title.frame.maxX <= arrow.minX || arrow.maxX <= title.frame.minX, "\(locale)")
        }
      }
    }
  }

  @Test("Six weeks are shown, from the region's first day of the week")
  func weeks() throws {
    // March 2025 starts on a Saturday. CLDR, weekData: Sunday in the United States, Monday in
    // Germany, Saturday in Egypt.
    let firsts = [("en_US", "23", "S"), ("de_DE", "24", "M"), ("ar_EG", "\u{661}", "\u{633}")]
    for (locale, day, letter) in firsts {
      let scene = try draw(try picker("2025-03-14"), in: environment(locale))
      #expect(scene.nodes.filter { $0.component == "Day" }.count == 42, "\(locale)")
      #expect(scene.node("Day[0]")?.text == day, "\(locale)")
      #expect(scene.node("Weekday[0]")?.text == letter, "\(locale)")
    }
  }

  @Test("The grid is mirrored, the clock is not, and both change places")
  func mirrored() throws {
    let date = try picker("2025-03-14T10:00", mode: .dateAndTime)
    let left = try draw(date, in: environment())
    let right = try draw(date, in: environment(direction: .rightToLeft))
    let first = try #require(left.frame("Day[0]"))
    let mirrored = try #require(right.frame("Day[0]"))
    #expect(abs(mirrored.maxX - (left.size.width - first.minX)) < 1e-6)
    #expect(try #require(right.frame("Clock")).minX == 0)
    #expect(hands(left) == hands(right))
    let next = try #require(right.frame("NextMonth"))
    #expect(next.minX < (right.frame("PreviousMonth")?.minX ?? 0))
  }

  @Test("The chosen day has a grey ground, with the keyboard there the accent's")
  func selection() throws {
    // Measured: macos_ui, #DCDCDC and #464646, radius 3.
    let date = try picker("2025-03-14")
    let colors: [(Appearance, String)] = [(.light, "#DCDCDC"), (.dark, "#464646")]
    for (appearance, hex) in colors {
      let scene = try draw(date, in: Environment(platform: .macos, appearance: appearance))
      let grounds = try #require(scene.node("Calendar")).leaves.filter {
        $0.color == Color(hex: hex)
      }
      #expect(grounds.count == 1)
      guard case .fill(.roundedRect(let rect, radius: 3, _), _)? = grounds.first else {
        Issue.record("no ground of radius 3")
        continue
      }
      #expect(scene.frame("Day[19]")?.midX == rect.midX, "14 March is in the third week")
    }
    let focused = try draw(date.state(.focused), in: environment())
    #expect(focused.node("Day[19]")?.style?.color == .white)
    #expect(focused.node("Day[19]")?.accessibility?.traits == [.button, .selected])
  }

  @Test("Today is blue")
  func today() throws {
    // Measured: macos_ui, #0063FF. The present of pictures is 9 January 2007.
    let scene = try draw(try picker("2007-01-23"), in: environment())
    let blue = scene.nodes.filter { $0.style?.color == Color(hex: "#0063FF") }
    #expect(blue.map(\.text) == ["9"])
  }

  @Test("A range has one ground for each of its weeks")
  func range() throws {
    var date = try picker("2025-03-06")
    date.endDate = try Moment("2025-03-19")
    let scene = try draw(date, in: environment())
    let grounds = try #require(scene.node("Calendar")).leaves.compactMap { item -> Rect? in
      guard case .fill(let shape, .color(Color(hex: "#DCDCDC"))) = item else { return nil }
      return shape.bounds
    }
    // 6 to 8, 9 to 15, 16 to 19 March 2025.
    #expect(grounds.count == 3)
    #expect(grounds.first?.minX == scene.frame("Day[11]")?.minX)
    #expect(grounds.last?.maxX == scene.frame("Day[24]")?.maxX)
    let chosen = scene.nodes.filter { $0.accessibility?.traits.contains(.selected) == true }
    #expect(chosen.count == 14)
    #expect(scene.node("Calendar")?.accessibility?.value == "March 6, 2025 – March 19, 2025")
  }

  @Test("Days out of bounds do not answer, nor do arrows that lead to none")
  func bounds() throws {
    var date = try picker("2025-03-14").bounds(
      minimum: .moment(try Moment("2025-03-03")), maximum: .moment(try Moment("2025-03-26")))
    date.disabledDates = [try Moment("2025-03-15")]
    let scene = try draw(date, in: environment())
    let days = scene.nodes.filter { $0.component == "Day" && $0.hitTarget != nil }
    #expect(days.count == 23, "3 to 26 March without the 15th")
    #expect(scene.node("NextMonth")?.hitTarget == nil)
    #expect(scene.node("PreviousMonth")?.accessibility?.traits == [.button, .notEnabled])
    let off = try draw(date.disabled(), in: environment())
    #expect(off.nodes.allSatisfy { $0.hitTarget == nil })
  }

  // MARK: Clock

  /// The ends of the lines of a clock, from its middle.
  private func hands(_ scene: Scene) -> [Point] {
    guard let clock = scene.node("Clock") else { return [] }
    return clock.leaves.compactMap { item in
      guard case .stroke(.path(let path, _), _, _) = item, path.elements.count == 2,
        case .line(let end) = path.elements[1]
      else { return nil }
      return Point(
        x: ((end.x - clock.frame.midX) * 1e6).rounded() / 1e6,
        y: ((end.y - clock.frame.midY) * 1e6).rounded() / 1e6)
    }
  }

  /// How far a hand has turned from the top, as a share of a round, and how long it is.
  private func turn(_ end: Point) -> (Double, Double) {
    let angle = atan2(end.x, -end.y) / (2 * Double.pi)
    return (angle < 0 ? angle + 1 : angle, (end.x * end.x + end.y * end.y).squareRoot())
  }

  @Test("Hands stand as the time says, as long as AppKit's")
  func time() throws {
    // Measured: macos_ui time_picker.dart: a radius of 57.5, less 26, 9.5 and 8.
    var date = try picker("2025-03-14T22:09:36", mode: .time)
    date.showsSeconds = true
    let ends = hands(try draw(date, in: environment())).map(turn)
    let seconds = 36.0
    let minutes = 9 + seconds / 60
    let expected = [
      ((10 + minutes / 60) / 12, 31.5), (minutes / 60, 48), (seconds / 60, 49.5),
    ]
    #expect(ends.count == 3)
    for (end, wanted) in zip(ends, expected) {
      #expect(abs(end.0 - wanted.0) < 1e-6)
      #expect(abs(end.1 - wanted.1) < 1e-5)
    }
    date.showsSeconds = false
    #expect(hands(try draw(date, in: environment())).count == 2)
  }

  @Test("A clock has twelve numbers in the locale's digits, and AM or PM")
  func numerals() throws {
    func texts(_ locale: String) throws -> [String] {
      try draw(try picker("2025-03-14T22:09", mode: .time), in: environment(locale)).items
        .compactMap { item in
          if case .text(let run, _) = item { run.text } else { nil }
        }
    }
    #expect(try texts("en_US") == (1...12).map(String.init) + ["PM"])
    let arabic = try texts("ar_EG")
    #expect(arabic.contains("\u{661}\u{662}"), "12")
    #expect(arabic.last == "\u{645}")
  }

  @Test("Assistive technology sees a picture of a clock with the time in words")
  func spoken() throws {
    let scene = try draw(try picker("2025-03-14T22:09", mode: .time), in: environment())
    let told = try #require(scene.node("Clock")?.accessibility)
    #expect(told.role == .image)
    #expect(told.value == "10:09\u{202F}PM")
    #expect(told.traits.contains(.adjustable))
    // Measured: 115 points (macos_ui).
    #expect(scene.node("Clock")?.hitTarget?.width == 115)
  }
}
