import Maquette
import Testing

@Suite("What SwiftUI does not have on a platform")
struct SwiftUIAvailabilityTests {
  /// What the warnings say, with line and column.
  private func told(_ export: SwiftUIExport) -> [String] {
    export.warnings.map { warning in
      let place = warning.location.map { "\($0.line):\($0.column) " } ?? ""
      return place + warning.message
    }
  }

  @Test(
    "A view that a platform does not have is a comment there, and a warning at its place",
    arguments: [
      ("tvos", "Slider", "{value: 0.5}", "tvOS"), ("tvos", "Stepper", "العدد", "tvOS"),
      ("tvos", "DatePicker", "日付", "tvOS"), ("tvos", "ColorPicker", "रंग", "tvOS"),
      ("tvos", "Gauge", "{value: 0.5, title: רמה}", "tvOS"), ("tvos", "TextEditor", "a", "tvOS"),
      ("tvos", "HelpLink", "{}", "tvOS"), ("tvos", "Table", "{columns: [สี]}", "tvOS"),
      ("watchos", "ColorPicker", "a", "watchOS"), ("watchos", "TextEditor", "a", "watchOS"),
      ("watchos", "Menu", "{title: A, items: [b, c]}", "watchOS"),
      ("watchos", "Table", "{columns: [A]}", "watchOS"), ("ios", "HelpLink", "{}", "iOS"),
      ("macos", "MultiDatePicker", "{dates: [2024-02-29]}", "macOS"),
    ])
  func views(platform: String, view: String, value: String, name: String) throws {
    let component = ["TextEditor": "TextView", "HelpLink": "HelpButton"][view] ?? view
    let export = try SwiftUISamples.export(
      "platform: \(platform)\nVStack:\n- Label: a\n- \(component): \(value)\n")
    let message = "SwiftUI has no '\(view)' on \(name)"
    #expect(told(export).contains("4:3 \(message)"), "\(told(export))")
    let lines = SwiftUISamples.lines(of: export.source)
    let place = try #require(lines.firstIndex(of: "// \(message)"))
    let isBlock = lines[place + 1] == "Group {"
    #expect(lines[isBlock ? place + 2 : place + 1] == "EmptyView()")
    #expect(!lines.contains { $0.hasPrefix("\(view)(") || $0.hasPrefix("\(view) {") })
    #expect(
      lines.count { $0.hasSuffix("{") } == lines.count { $0.hasPrefix("}") && !$0.hasSuffix("{") })
  }

  @Test(
    "Other platforms have it",
    arguments: [
      ("watchos", "Slider", "{value: 0.5}"), ("macos", "Stepper", "A"), ("watchos", "Gauge", "{}"),
      ("ios", "MultiDatePicker", "{dates: [2024-02-29]}"), ("tvos", "Menu", "{items: [a]}"),
      ("macos", "GroupBox", "{title: A}"), ("ipados", "ColorPicker", "A"),
    ])
  func others(platform: String, view: String, value: String) throws {
    let export = try SwiftUISamples.export("platform: \(platform)\nVStack: [{\(view): \(value)}]")
    #expect(SwiftUISamples.lines(of: export.source).contains { $0.hasPrefix(view) })
    #expect(!export.warnings.contains { $0.message.hasPrefix("SwiftUI has no") })
  }

  @Test(
    "No popover and no section that folds is written where there are none",
    arguments: ["tvos", "watchos"])
  func popovers(platform: String) throws {
    let spec =
      "VStack:\n- Popover: {children: [{Label: عنوان}]}\n"
      + "- List: [{Section: {header: 見出し, isExpanded: true, children: [{Label: x}]}}]\n"
    let export = try SwiftUISamples.export("platform: \(platform)\n" + spec)
    let foreign = [".popover(", "Section(isExpanded"]
    for text in foreign { #expect(!export.source.contains(text), "\(export.source)") }
    let messages = export.warnings.map(\.message)
    #expect(messages.contains { $0.hasPrefix("SwiftUI has no '.popover' on") }, "\(messages)")
    #expect(messages.contains { $0.hasPrefix("SwiftUI has no Section with 'isExpanded'") })
    let phone = try SwiftUISamples.export("platform: ios\n" + spec).source
    for text in foreign { #expect(phone.contains(text), "\(phone)") }
  }

  @Test(
    "What stands in a group is shown without it", arguments: ["GroupBox", "DisclosureGroup"])
  func groups(name: String) throws {
    for platform in ["tvos", "watchos"] {
      let export = try SwiftUISamples.export(
        """
        platform: \(platform)
        VStack:
          - \(name):
              title: A
              children: [{Label: inside}]
        """)
      #expect(told(export).first?.hasPrefix("3:5 SwiftUI has no '\(name)' on ") == true)
      #expect(export.warnings.count == 1)
      let lines = SwiftUISamples.lines(of: export.source)
      let place = try #require(lines.firstIndex(of: "Group {"))
      #expect(lines[place...].contains("Text(verbatim: \"inside\")"))
      #expect(!lines.contains { $0.hasPrefix(name) })
    }
  }

  @Test("A modifier that a platform does not have is told at its key, or else at the component")
  func modifiers() throws {
    let badges = try SwiftUISamples.export(
      """
      platform: watchos
      List:
        - NavigationLink: A
          badge: 3
        - NavigationLink: B
          badge: 3
      """)
    let message = "SwiftUI has no '.badge(3)' on watchOS"
    #expect(told(badges) == ["4:12 \(message)", "6:12 \(message)"])
    let label = try SwiftUISamples.export(
      "platform: tvos\nVStack:\n- Label: a\n  isSelectable: true\n")
    #expect(told(label) == ["3:3 SwiftUI has no '.textSelection(.enabled)' on tvOS"])
  }

  @Test("In a definition, too, where a parameter is in the modifier")
  func definitions() throws {
    let export = try SwiftUISamples.export(
      """
      platform: watchos
      definitions: {Row: {parameters: [title], NavigationLink: "${title}", badge: "${title}"}}
      List: [{Row: {title: 一}}, {Row: {title: 二}}]
      """)
    let told = export.warnings.filter { $0.message.hasPrefix("SwiftUI has no '.badge(") }
    #expect(!told.isEmpty && told.allSatisfy { $0.location != nil }, "\(told)")
    let lines = SwiftUISamples.lines(of: export.source)
    #expect(!lines.contains { $0.hasPrefix(".badge") })
  }
}
