import MaquetteComponents
import MaquetteCore
import MaquetteLocale
import MaquetteThemes
import Testing

@Suite("Calendars of several days, their marks and their tint")
struct MultiDatePickerTests {
  private func picker(_ change: (inout DatePicker) -> Void = { _ in }) throws -> DatePicker {
    var picker = DatePicker("Trips", selection: .moment(try Moment("2025-03-14")))
    picker.style = .inline
    change(&picker)
    return picker
  }

  private func selected(_ scene: Scene) -> [String] {
    scene.nodes.filter { $0.component == "Day" }
      .filter { $0.accessibility?.traits.contains(.selected) == true }.compactMap(\.text)
  }

  @Test("Several days are a calendar without a style, on iOS and macOS")
  func several() throws {
    var several = DatePicker("Trips")
    several.dates = try ["2025-03-14", "2025-03-20"].map { try Moment($0) }
    for platform in [Platform.ios, .ipados, .macos] {
      let scene = try draw(several, width: 360, in: Environment(platform: platform))
      #expect(selected(scene) == ["14", "20"], "\(platform)")
    }
    several.style = .compact
    several.mode = .dateAndTime
    #expect(selected(try draw(several, width: 360)) == ["14", "20"])
    #expect(
      complaints(several, in: Environment(platform: .watchos)).map(\.message)
        == ["DatePicker: watchOS has no date picker for several days"])
  }

  @Test("A calendar of several days may have none")
  func none() throws {
    var empty = DatePicker("Trips")
    empty.allowsMultipleSelection = true
    let scene = try draw(empty, width: 360)
    #expect(scene.nodes.contains { $0.component == "Day" } && selected(scene).isEmpty)
  }

  @Test("A range is every day from the first to the last, also in the months around")
  func range() throws {
    let short = try picker { $0.endDate = try? Moment("2025-03-17") }
    #expect(selected(try draw(short, width: 360)) == ["14", "15", "16", "17"])
    let long = try picker { $0.endDate = try? Moment("9999-12-31") }
    #expect(selected(try draw(long, width: 360)).count == 18)
    let compact = try picker {
      $0.endDate = try? Moment("2025-03-17")
      $0.style = .wheels
    }
    #expect(try draw(compact, width: 360).nodes.contains { $0.component == "Wheel" })
  }

  @Test("Days have marks below them: circles in three sizes, symbols and texts")
  func decorations() throws {
    var large = CalendarDecoration(try Moment("2025-03-18"), color: .custom(.black))
    large.size = .large
    var text = CalendarDecoration(try Moment("2025-03-19"))
    text.text = "!"
    var symbol = CalendarDecoration(try Moment("2025-03-21"))
    symbol.systemImage = "star.fill"
    let marks = [CalendarDecoration(try Moment("2025-03-17")), large, text, symbol]
    let plain = try draw(picker(), width: 360)
    let marked = try draw(picker { $0.decorations = marks }, width: 360)
    for day in 1...31 {
      let (before, after) = (plain.node("Day[\(day)]"), marked.node("Day[\(day)]"))
      #expect((before?.items != after?.items) == [17, 18, 19, 21].contains(day), "\(day)")
    }
    let dot = try #require(marked.node("Day[18]"))
    guard case .fill(let shape, _) = dot.items.last else {
      Issue.record("there is no mark")
      return
    }
    #expect(shape.bounds?.width == 8 && (shape.bounds?.minY ?? 0) > dot.frame.midY + 7)
    #expect((shape.bounds?.maxY ?? .infinity) <= dot.frame.maxY)
    #expect(marked.node("Day[19]")?.accessibility?.value == "!")
  }

  @Test("A tint of its own colours what is chosen, today and the chevrons")
  func tint() throws {
    let red = Color(red: 1, green: 0, blue: 0)
    func colors(_ platform: Platform, _ change: (inout DatePicker) -> Void) throws -> [Color] {
      let picker = try picker {
        $0.tint = .custom(red)
        change(&$0)
      }
      return try draw(picker, width: 360, in: Environment(platform: platform)).items
        .compactMap(\.color).filter { $0.red == 1 && $0.green == 0 && $0.blue == 0 }
    }
    #expect(try colors(.ios) { _ in }.count >= 3)
    #expect(
      try !colors(.ios) {
        $0.style = .compact
        $0.isPresented = true
      }.isEmpty)
    #expect(
      try !colors(.macos) {
        $0.style = .field
        $0.selectedElement = .day
      }.isEmpty)
    #expect(
      try !colors(.macos) {
        $0.style = .graphical
        $0.state = .focused
      }.isEmpty)
  }
}
