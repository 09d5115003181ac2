import MaquetteComponents
import MaquetteCore
import MaquetteLocale
import MaquetteThemes
import Testing

@Suite("Wheels")
struct WheelTests {
  private func date(
    _ mode: DatePickerMode = .date, _ moment: String = "2020-08-21T21:41:00Z"
  ) throws -> DatePicker {
    DatePicker("Date", selection: .moment(try Moment(moment)), mode: mode, style: .wheels)
  }

  /// The groups of a wheel's rows: from the outermost to the selected one.
  private func rows(of wheel: SceneNode?) -> [DrawGroup] {
    (wheel?.items ?? []).compactMap { if case .group(let group) = $0 { group } else { nil } }
  }

  /// How far a row is below the middle of wheels 216 points high.
  private func distance(_ group: DrawGroup) -> Double {
    group.transform.apply(Point(x: 0, y: 108)).y - 108
  }

  @Test("Date pickers are 320 × 216 points by themselves (the UIKit Catalog's storyboards)")
  func size() throws {
    #expect(try draw(date()).size == Size(width: 320, height: 216))
    #expect(try draw(date(), width: 375).frame("DatePicker")?.width == 375)
    #expect(try draw(date(), width: 375, height: 160).frame("DatePicker")?.height == 160)
  }

  @Test("Rows stand where those of iOS 12 do: 31.7, 58.3, 78 and 87 points from the middle")
  func rowPlaces() throws {
    // Measured on a screenshot of an iPhone X (1.2 pixels a point); the constants are Flutter's.
    let wheel = try draw(date()).node("Wheel[2]")
    let below = rows(of: wheel).map(distance).filter { $0 > 1 }.sorted()
    #expect(below.count == 4)
    for (drawn, measured) in zip(below, [31.7, 58.3, 78, 87]) {
      #expect(abs(drawn - measured) < 1.5)
    }
  }

  @Test("Rows are flatter, narrower and fainter the further they are from the middle")
  func foreshortening() throws {
    let wheel = try draw(date()).node("Wheel[2]")
    let groups = rows(of: wheel).filter { distance($0) > -1 }.sorted { distance($0) < distance($1) }
    #expect(groups.count == 5)
    for (near, far) in zip(groups, groups.dropFirst()) {
      #expect(near.transform.d > far.transform.d && near.transform.a > far.transform.a)
    }
    let alphas = groups.compactMap { $0.items.first?.color?.alpha }
    // Flutter: 0.447 outside of the selection; fading begins at 60 % of the half height.
    #expect(alphas[0] == 1)
    #expect(abs(alphas[1] - 0.447) < 0.001 && abs(alphas[2] - 0.447) < 0.001)
    #expect(alphas[3] < 0.3 && alphas[4] < alphas[3] && alphas[4] > 0)
  }

  @Test("With increased contrast rows outside of the band are darker")
  func contrast() throws {
    var environment = surroundings()
    environment.contrast = .increased
    let next = rows(of: try draw(date(), in: environment).node("Wheel[2]")).dropLast().last
    #expect(abs((next?.items.first?.color?.alpha ?? 0) - 0.65) < 0.001)
  }

  @Test("Every wheel has one geometry, that of UIPickerView: rows, magnification and band")
  func oneGeometry() throws {
    let numbers = (1...20).map { PickerOption("\($0)") }
    let generic = Picker("Row", selection: "10", options: numbers, style: .wheel)
    let scenes = try [
      draw(date()), draw(DatePicker("Timer", mode: .countdown)), draw(generic),
      draw(Picker("Rows", columns: [PickerColumn(numbers, selection: "10")])),
    ]
    let dates = rows(of: scenes[0].node("Wheel[1]"))
    for scene in scenes {
      let wheel = try #require(scene.node("Wheel[0]") ?? scene.node("Wheel[1]"))
      let groups = rows(of: wheel)
      #expect(groups.last?.transform.a == 1.119)
      for (group, other) in zip(groups, dates) {
        #expect(abs(distance(group) - distance(other)) < 0.001)
      }
      let band = scene.items.compactMap { item -> Rect? in
        if case .fill(let shape, _) = item { shape.bounds } else { nil }
      }.first
      #expect(band.map { abs($0.height - 32 * 1.119) < 0.001 } == true)
    }
  }

  @Test("The band is a row high, 9 points from the sides, with corners of 8 (Flutter)")
  func band() throws {
    let picker = try draw(date()).node("DatePicker")
    guard case .fill(.roundedRect(let band, let radius, _), _) = picker?.items.first else {
      Issue.record("there is no band")
      return
    }
    #expect(band.minX == 9 && band.maxX == 311 && radius == 8)
    #expect(abs(band.height - 32 * 1.119) < 0.001 && abs(band.midY - 108) <= 0.5)
  }

  @Test("Each wheel is one adjustable thing with a name, a value and an area of its own")
  func accessibility() throws {
    let scene = try draw(date(), width: 320)
    let wheels = scene.nodes.filter { $0.component == "Wheel" }
    #expect(wheels.map { $0.accessibility?.label } == ["month", "day", "year"])
    #expect(wheels.map { $0.accessibility?.value } == ["August", "21", "2020"])
    #expect(wheels.allSatisfy { $0.accessibility?.traits == [.adjustable] })
    let targets = wheels.compactMap(\.hitTarget)
    #expect(targets.first?.minX == 0 && targets.last?.maxX == 320)
    #expect(zip(targets, targets.dropFirst()).allSatisfy { $0.maxX == $1.minX })
    let disabled = try draw(date().disabled()).nodes.filter { $0.component == "Wheel" }
    #expect(disabled.allSatisfy { $0.hitTarget == nil })
    #expect(disabled.allSatisfy { $0.accessibility?.traits == [.notEnabled, .adjustable] })
  }

  @Test("Long lists lay out only what is seen")
  func longLists() throws {
    func calls(_ count: Int) throws -> Int {
      let options = (0..<count).map { PickerOption("Row \($0)") }
      let measurer = FakeMeasurer()
      let picker = Picker("", selection: "Row 50", options: options, style: .wheel)
      _ = try draw(picker, measurer: measurer)
      return measurer.calls
    }
    #expect(try calls(10_000) == calls(100))
    #expect(try calls(10_000) <= 13)
  }

  @Test("A short list shows what there is; one that wraps starts again")
  func ends() throws {
    func texts(_ wraps: Bool) throws -> [String] {
      var picker = Picker("", selection: "b", options: ["a", "b", "c"], style: .wheel)
      picker.wraps = wraps
      return try draw(picker).items.compactMap {
        if case .text(let run, _) = $0 { run.text } else { nil }
      }
    }
    #expect(try texts(false) == ["a", "c", "b"])
    #expect(Set(try texts(true)) == ["a", "b", "c"])
    #expect(try texts(true).count > 6)
  }

  @Test("Rows may be higher; the band is as high as the magnified one")
  func rowHeight() throws {
    var picker = Picker("", options: ["a", "b", "c"], style: .wheel)
    picker.rowHeight = 50
    guard case .fill(let shape, _) = try draw(picker).node("Picker")?.items.first else {
      Issue.record("there is no band")
      return
    }
    #expect(shape.bounds.map { abs($0.height - 50 * 1.119) < 0.001 } == true)
  }

  @Test("In right-to-left the first column is at the right, but clocks keep hours before minutes")
  func mirrored() throws {
    var environment = surroundings(.rightToLeft)
    environment.locale = "ar"
    let date = try draw(date(), width: 320, in: environment)
    #expect(date.node("Wheel[0]")?.accessibility?.value == "21")
    #expect(date.frame("Wheel[0]")?.maxX == 320)
    let time = try draw(self.date(.time), width: 320, in: environment)
    let fromLeft = time.nodes.filter { $0.component == "Wheel" }
      .sorted { $0.frame.minX < $1.frame.minX }.compactMap { $0.accessibility?.value }
    #expect(fromLeft == ["م", "9", "41"])
  }

  @Test("No text of a date is cut down to 160 points; it is smaller")
  func narrow() throws {
    for width in [320.0, 231, 160] {
      let scene = try draw(date(.dateAndTime), width: width)
      #expect(!scene.items.contains { $0.text?.contains("…") ?? false })
    }
  }

  @Test("macOS and tvOS have no wheels, and say what they have")
  func elsewhere() throws {
    let picker = Picker("", options: ["a"], style: .wheel)
    for (platform, hint) in [(Platform.macos, "menu"), (.tvos, "navigationLink")] {
      let found = complaints(picker, in: Environment(platform: platform))
      #expect(found.count == 1 && found.first?.severity == .error)
      #expect(found.first?.hint?.contains(hint) == true)
    }
  }
}

extension DrawItem {
  /// The text of a run.
  fileprivate var text: String? { if case .text(let run, _) = self { run.text } else { nil } }
}
