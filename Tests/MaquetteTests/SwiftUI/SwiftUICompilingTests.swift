import Maquette
import Testing

@Suite("SwiftUI source that compiles")
struct SwiftUICompilingTests {
  private func lines(_ spec: String, warnings: Int = 0) throws -> [String] {
    let result = try SwiftUISamples.export(spec)
    #expect(result.warnings.count == warnings, "\(result.warnings.map(\.message))")
    return SwiftUISamples.lines(of: result.source)
  }

  @Test("A section that folds has a header, and a warning names its footer")
  func foldingSection() throws {
    let rows = "isExpanded: true, children: [{Label: a}]"
    let plain = try lines("List: [{Section: {\(rows)}}]")
    let header = try #require(plain.firstIndex(of: "} header: {"))
    #expect(plain[header + 1] == "EmptyView()")
    let titled = try lines("List: [{Section: {header: Top, footer: Note, \(rows)}}]", warnings: 1)
    #expect(titled.contains("Text(verbatim: \"Top\")") && !titled.contains("} footer: {"))
    let open = try lines("List: [{Section: {footer: Note, children: [{Label: a}]}}]")
    #expect(open.contains("} footer: {"))
  }

  @Test("A gauge has the labels of both its ends together with that of its value, or neither")
  func gauge() throws {
    let names = ["currentValueLabel", "minimumValueLabel", "maximumValueLabel"]
    for (given, count) in [("", 0), ("currentValueLabel: x", 1), ("maximumValueLabel: '9'", 3)] {
      let lines = try lines("VStack: [{Gauge: {value: 0.3, \(given)}}]")
      #expect(lines.compactMap(label) == Array(names.prefix(count)), "\(given)")
    }
  }

  @Test(
    "Both ends of a slider are views of one type",
    arguments: [
      ("minimumValueImage: heart, maximumValueImage: star", "Image(", "Image("),
      ("minimumValueLabel: Low, maximumValueLabel: High", "Text(", "Text("),
      ("minimumValueImage: heart, maximumValueLabel: High", "Text(Image(", "Text("),
      ("maximumValueImage: star", "Text(verbatim: \"\")", "Text(Image("),
    ])
  func slider(ends: String, least: String, greatest: String) throws {
    let lines = try lines("VStack: [{Slider: {value: 0.3, \(ends)}}]")
    for (name, start) in [("minimum", least), ("maximum", greatest)] {
      let place = try #require(lines.firstIndex(of: "} \(name)ValueLabel: {"))
      #expect(lines[place + 1].hasPrefix(start), "\(ends)")
    }
  }

  /// The name of a label that a line opens.
  private func label(_ line: String) -> String? {
    line.hasPrefix("} ") && line.hasSuffix(": {") ? String(line.dropFirst(2).dropLast(3)) : nil
  }

  @Test("A path is cut before it is filled, and has no line inside, as no part of a shape has")
  func path() throws {
    let stroke = "stroke: {color: blue, width: 2, position: inside}"
    let lines = try lines(
      "VStack: [{Path: M0 0H10V10z, fillRule: evenodd, trim: [0, 0.5], fill: red, \(stroke)}]",
      warnings: 1)
    let place = try #require(lines.firstIndex(of: ".trim(from: 0, to: 0.5)"))
    #expect(lines[place + 1] == ".fill(.red, style: FillStyle(eoFill: true))")
    #expect(lines[place + 2] == ".stroke(.blue, lineWidth: 2)")
    for shape in [
      "Path: M0 0H9V9z, \(stroke)", "RoundedRectangle: {cornerRadius: concentric, \(stroke)}",
    ] {
      let outline = try self.lines("VStack: [{\(shape)}]", warnings: 1)
      #expect(outline.contains(".stroke(.blue, lineWidth: 2)"), "\(shape)")
    }
    let inside = try self.lines("VStack: [{Circle: {\(stroke)}}]")
    #expect(inside.contains(".strokeBorder(.blue, lineWidth: 2)"))
  }

  @Test("Behind a row stands a view, and its separator has a colour")
  func rows() throws {
    let rows = try lines(
      """
      List:
        - {Label: a, listRowBackground: thinMaterial, listRowSeparatorTint: red}
        - {Label: b, listRowBackground: red, listRowSeparatorTint: thinMaterial}
      """, warnings: 1)
    #expect(rows.contains(".listRowBackground(Rectangle().fill(.thinMaterial))"))
    #expect(rows.contains(".listRowBackground(Color.red)"))
    #expect(rows.filter { $0.hasPrefix(".listRowSeparatorTint(") }.count == 1)
  }

  @Test(
    "A colour of the theme is named where it is left out",
    arguments: [
      "VStack: [{Label: a, systemImage: star, iconColor: gray3}]", "tint: gray3\nLabel: a",
      "List: [{Label: a, swipeActions: [{title: Pin, tint: gray3}]}]",
      "VStack: [{Label: {attributedText: [{text: x, underline: true, underlineColor: gray3}]}}]",
    ])
  func themeColors(spec: String) throws {
    let lines = try lines(spec, warnings: 1)
    #expect(!lines.contains { $0.contains("accentColor") || $0.hasPrefix(".foregroundStyle(") })
    #expect(!(try self.lines(spec.replacing("gray3", with: "red")).isEmpty))
  }

  @Test("A colour picker names its colour in full: Core Graphics has a black of its own")
  func colorPicker() throws {
    let lines = try lines("VStack: [{ColorPicker: A, selection: black}]")
    #expect(lines.contains("ColorPicker(\"A\", selection: .constant(Color.black))"))
  }

  @Test("What stands behind a complication is WidgetKit's")
  func complication() throws {
    let lines = try lines("platform: watchos\nComplication: [{Label: a}]")
    #expect(lines.contains("AccessoryWidgetBackground()") && lines.contains("import WidgetKit"))
  }

  @Test(
    "A modifier that a platform does not have is a comment there, and a warning",
    arguments: [
      ("watchos", "ios", "List: [{NavigationLink: A, badge: 3}]", ".badge(3)"),
      ("tvos", "macos", "VStack: [{Label: a, isSelectable: true}]", ".textSelection(.enabled)"),
      (
        "macos", "ipados", "List: {style: insetGrouped, children: [{Label: a}]}",
        ".listStyle(.insetGrouped)"
      ),
      (
        "ios", "macos", "VStack: [{TextField: Name, borderStyle: bezel}]",
        ".textFieldStyle(.squareBorder)"
      ),
      ("tvos", "watchos", "VStack: [{ActivityIndicator: {style: large}}]", ".controlSize(.large)"),
      (
        "tvos", "watchos", "Screen: {backdrop: red, children: [{List: [Divider]}]}",
        ".scrollContentBackground(.hidden)"
      ),
    ])
  func platforms(without: String, with: String, spec: String, modifier: String) throws {
    let lines = try lines("platform: \(without)\n\(spec)", warnings: 1)
    #expect(lines.contains { $0.hasPrefix("// SwiftUI has no '\(modifier)' on ") })
    #expect(!lines.contains(modifier))
    #expect(try self.lines("platform: \(with)\n\(spec)").contains(modifier))
  }

  @Test(
    "One with views inside is left out with all of them",
    arguments: [
      (
        "tvos", "watchos", "List: [{Divider: {swipeActions: [Pin]}}]",
        ".swipeActions(edge: .trailing)"
      ),
      ("watchos", "tvos", "List: [{Divider: {contextMenu: [Pin]}}]", ".contextMenu"),
      ("watchos", "tvos", "Screen: [{ContextMenu: {items: [Pin]}}]", ".contextMenu"),
    ])
  func blocks(without: String, with: String, spec: String, modifier: String) throws {
    let lines = try lines("platform: \(without)\n\(spec)", warnings: 1)
    #expect(lines.contains { $0.hasPrefix("// SwiftUI has no '\(modifier)' on ") })
    #expect(!lines.contains { $0.hasPrefix(modifier) || $0.contains("Pin") })
    let others = try self.lines("platform: \(with)\n\(spec)")
    #expect(others.contains(modifier + " {") && others.contains { $0.contains("Pin") })
  }

  @Test("Where there are no shortcuts, the default button has none")
  func defaultAction() throws {
    let spec = "VStack: [{Button: Go, role: primary}]"
    #expect(try lines(spec).contains(".keyboardShortcut(.defaultAction)"))
    for platform in ["tvos", "watchos"] {
      let source = try lines("platform: \(platform)\n\(spec)").joined()
      #expect(!source.contains("keyboardShortcut"))
    }
  }

  @Test("The background of a screen fills it")
  func screenBackground() throws {
    let fill = ".frame(maxWidth: .infinity, maxHeight: .infinity)"
    let small = try lines("Screen: {background: red, children: [{Label: a}]}")
    let place = try #require(small.firstIndex(of: ".background(Color.red)"))
    #expect(small[place - 1] == fill)
    for spec in ["background: red, children: [{List: [{Label: a}]}]", "children: [{Label: a}]"] {
      #expect(!(try lines("Screen: {\(spec)}").contains(fill)), "\(spec)")
    }
  }
}
