import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

@Suite("Sections of options, and wheels between rows")
struct PickerSectionTests {
  private var fruit: [PickerOption] {
    var options: [PickerOption] = ["Apple", "Pear", "Leek", "Kale", "Other"]
    options[0].section = "Fruit"
    options[2].section = "Vegetables"
    options[4].section = ""
    return options
  }

  @Test(
    "Menus and lists draw the sections; numbers go through all of them",
    arguments: [PickerStyle.menu, .inline])
  func sections(style: PickerStyle) throws {
    var picker = Picker("Food", options: fruit, style: style)
    picker.chosen = 3
    picker.isPresented = true
    let list = List { picker }
    #expect(complaints(list).isEmpty)
    let texts = try draw(list, width: 390, in: Environment(platform: .ios)).nodes
      .compactMap(\.text).map { $0.lowercased() }
    for text in ["fruit", "vegetables", "kale", "other"] {
      #expect(texts.contains(text), "\(text) in \(texts)")
    }
    #expect(picker.selection == "Kale")
  }

  @Test("Where they cannot be drawn a warning says so", arguments: [PickerStyle.wheel, .segmented])
  func elsewhere(style: PickerStyle) {
    let picker = Picker("Food", options: fruit, style: style)
    #expect(complaints(picker).contains { $0.message.contains("sections of options") })
  }

  /// The height at which rows of a wheel stand, by their texts.
  private func heights(_ offset: Double) throws -> [String: Double] {
    var picker = Picker("", selection: "3", options: ["1", "2", "3", "4", "5"], style: .wheel)
    picker.offset = offset
    let wheel = try #require(draw(picker).node("Wheel[0]"))
    var result: [String: Double] = [:]
    for case .group(let group) in wheel.items {
      let text = group.items.flatMap(\.leaves).compactMap { item -> String? in
        if case .text(let run, _) = item { run.text } else { nil }
      }.first
      if let text { result[text] = group.transform.apply(Point(x: 0, y: 108)).y }
    }
    return result
  }

  @Test("A wheel between rows has them higher or lower, and at the next row looks like that")
  func offset() throws {
    let (rest, half, back) = (try heights(0), try heights(0.5), try heights(-0.5))
    for text in ["2", "3", "4"] {
      let (a, b, c) = (rest[text] ?? 0, half[text] ?? 0, back[text] ?? 0)
      #expect(b < a && a < c, "\(text): \(b) \(a) \(c)")
    }
    #expect(abs((half["3"] ?? 0) - 108 + (half["4"] ?? 0) - 108) < 0.001)
    let whole = try heights(1)
    #expect(abs((whole["4"] ?? 0) - 108) < 0.001)
    #expect(abs((whole["5"] ?? 0) - (rest["4"] ?? 0)) < 0.001)
  }
}
