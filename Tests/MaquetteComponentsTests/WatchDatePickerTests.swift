import MaquetteComponents
import MaquetteCore
import MaquetteLocale
import MaquetteThemes
import Testing

@Suite("Date pickers of a watch")
struct WatchDatePickerTests {
  private func surroundings(_ locale: String = "en_US") -> Environment {
    var environment = Environment(platform: .watchos, locale: locale)
    environment.now = "2025-06-09T10:09:00Z"
    return environment
  }

  private func picker(
    _ mode: DatePickerMode = .date, _ change: (inout DatePicker) -> Void = { _ in }
  )
    -> DatePicker
  {
    var picker = DatePicker("When", mode: mode)
    change(&picker)
    return picker
  }

  /// The values of the columns from left to right.
  private func values(_ picker: DatePicker, _ locale: String = "en_US") throws -> [String] {
    try draw(picker, in: surroundings(locale)).nodes.filter { $0.component == "Column" }
      .sorted { $0.frame.minX < $1.frame.minX }.compactMap { $0.accessibility?.value }
  }

  @Test(
    "Columns stand in the order of CLDR's yMd, mirrored where people read from right to left",
    arguments: [
      ("en_US", ["6", "09", "2025"]), ("en_GB", ["09", "06", "2025"]), ("de", ["09", "6", "2025"]),
      ("sv", ["2025", "06", "09"]), ("ja", ["2025", "6", "09"]), ("ko", ["2025", "6", "09"]),
      ("th", ["09", "6", "2568"]), ("ar_EG", ["٢٠٢٥", "٦", "٠٩"]), ("he", ["2025", "6", "09"]),
      ("fa", ["۱۹", "۳", "۱۴۰۴"]),
    ])
  func order(locale: String, expected: [String]) throws {
    #expect(try values(picker(), locale) == expected)
  }

  @Test(
    "Hours and minutes stand from left to right in every language (rtl.yaml, time_wheel)",
    arguments: [
      ("en_US", ["10", "09", "AM"]), ("de", ["10", "09"]), ("ko", ["오전", "10", "09"]),
      ("ar_EG", ["ص", "١٠", "٠٩"]), ("he", ["10", "09"]),
    ])
  func time(locale: String, expected: [String]) throws {
    #expect(try values(picker(.time), locale) == expected)
  }

  @Test("The hour cycle of the surroundings counts")
  func hourCycle() throws {
    let late = picker(.time) {
      $0.selection = .time(TimeOfDay(hour: 21, minute: 5))
      $0.hourCycle = .h23
    }
    #expect(try values(late) == ["21", "05"])
    #expect(try values(picker(.time) { $0.showsSeconds = true }) == ["10", "09", "00", "AM"])
  }

  @Test("A column with the focus has a green outline and the name that CLDR has for it")
  func focus() throws {
    let scene = try draw(picker { $0.selectedElement = .day }, in: surroundings())
    let captions = scene.nodes.filter { $0.path.contains("Caption") }.compactMap(\.text)
    #expect(captions == ["Day"])
    let widths = scene.items.compactMap { item -> Double? in
      if case .stroke(_, let width, _) = item { width } else { nil }
    }
    #expect(widths == [1, 1.5, 1])
    let german = try draw(
      picker(.time) { $0.selectedElement = .minute }, in: surroundings("de"))
    #expect(
      german.nodes.filter { $0.path.contains("Caption") }.compactMap(\.text) == ["Minuten"])
  }

  @Test("A day and a time are chosen one after the other")
  func steps() throws {
    #expect(try values(picker(.dateAndTime)) == ["6", "09", "2025"])
    let second = picker(.dateAndTime) { $0.selectedElement = .minute }
    #expect(try values(second) == ["10", "09", "AM"])
  }

  @Test("A duration has hours and minutes, a month its year")
  func others() throws {
    let countdown = picker(.countdown) { $0.duration = PickerDuration(seconds: 5400) }
    #expect(try values(countdown) == ["1", "30"])
    #expect(try values(picker(.yearAndMonth)) == ["6", "2025"])
  }

  @Test("What is out of bounds is not among the neighbours")
  func bounds() throws {
    func texts(_ change: (inout DatePicker) -> Void) throws -> Int {
      try draw(picker(.date, change), in: surroundings()).items.filter { item in
        if case .text = item { true } else { false }
      }.count
    }
    let free = try texts { _ in }
    #expect(free == 9)
    let bounded = try texts {
      $0.minimumDate = (try? Moment("2025-06-09")).map { .moment($0) }
      $0.maximumDate = (try? Moment("2025-06-10")).map { .moment($0) }
    }
    // Only the next day is left of six neighbours.
    #expect(bounded == 4)
  }

  @Test(
    "A clock's face has 60 marks, or 48 for 24 hours (measured: watch-date-picker), and two buttons"
  )
  func face() throws {
    func marks(_ element: DateElement, _ cycle: HourCycle) throws -> Int {
      let scene = try draw(
        picker(.time) {
          $0.style = .graphical
          $0.selectedElement = element
          $0.hourCycle = cycle
        }, in: surroundings())
      #expect(scene.frame("Hour")?.size == Size(width: 51, height: 58))
      #expect(scene.frame("Minute")?.size == Size(width: 51, height: 58))
      #expect(try #require(scene.frame("Hour")).maxX < (try #require(scene.frame("Minute")).minX))
      return try #require(scene.node("DatePicker")).leaves.filter { item in
        if case .stroke = item { true } else { false }
      }.count
    }
    #expect(try marks(.hour, .h12) == 60)
    #expect(try marks(.hour, .h23) == 48)
    #expect(try marks(.minute, .h23) == 60)
  }

  @Test("Presented, it has round buttons of 39.5 points in the lower corners (measured)")
  func presented() throws {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      var environment = surroundings()
      environment.explicitDirection = direction
      let face = picker(.time) {
        $0.style = .graphical
        $0.isPresented = true
      }
      let scene = try draw(Screen { face }, in: environment)
      let (cancel, done) = (
        try #require(scene.frame("Cancel")), try #require(scene.frame("Done"))
      )
      #expect(cancel.size == Size(width: 39.5, height: 39.5))
      #expect((cancel.midX < done.midX) == (direction == .leftToRight))
      #expect(done.maxY <= scene.size.height)
    }
  }

  @Test("What a watch does not have is an error")
  func errors() {
    func errors(_ picker: DatePicker) -> [String] {
      complaints(picker, in: surroundings()).filter { $0.severity == .error }.map(\.message)
    }
    #expect(errors(picker { $0.style = .compact }).count == 1)
    #expect(errors(picker { $0.style = .graphical }).count == 1)
    #expect(errors(picker(.time) { $0.selectedElement = .day }).count == 1)
    #expect(errors(picker(.time) { $0.style = .graphical }).isEmpty)
  }
}
