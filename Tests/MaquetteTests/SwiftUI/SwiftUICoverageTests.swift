import Foundation
import Maquette
import MaquetteSpec
import Testing

@Suite("SwiftUI source of every component")
struct SwiftUICoverageTests {
  static let names = Catalogue.standard.names

  private static func schema(_ name: String) throws -> ComponentSchema {
    try #require(Catalogue.standard.schema(named: name))
  }

  @Test("Every component of the catalogue has a view", arguments: names)
  func views(name: String) throws {
    let schema = try Self.schema(name)
    let specs = [SwiftUISamples.spec(name)] + schema.examples.map(\.spec)
    for spec in specs {
      let result = try SwiftUISamples.export(spec)
      #expect(
        !result.warnings.contains { $0.message == "\(name) is not exported to SwiftUI" },
        "\(name) has no view: let it be a SwiftUISource")
    }
  }

  /// A key changes the source, or a warning says that it cannot; nothing is left out silently.
  @Test("Every key is said, or named as what SwiftUI cannot say", arguments: names)
  func keys(name: String) throws {
    let bare = try SwiftUISamples.export(SwiftUISamples.spec(name)).source
    for info in try Self.schema(name).properties {
      guard var value = SwiftUISamples.value(of: info, in: name) else { continue }
      if info.name == "selection" { value = name == "DatePicker" ? "2025-03-14" : value }
      let result = try SwiftUISamples.export(SwiftUISamples.spec(name, info.name, value))
      let isNamed = result.warnings.contains { $0.message.contains("'\(info.name)") }
      let isSilent = Self.silent[name]?.contains(info.name) ?? false
      #expect(
        isNamed || isSilent || result.source != bare,
        "'\(info.name): \(value)' of \(name) is neither in the source nor named")
    }
  }

  /// Keys that mean nothing alone: they belong to others that are not there.
  private static let silent: [String: Set<String>] = [
    "Label": ["minimumScaleFactor", "shadowOffset", "iconColor"],
    "Button": [
      "symbolPlacement", "symbolFont", "imagePadding", "titlePadding", "titleAlignment",
      "activityTitle", "opensWindow",
    ],
    "NavigationBar": [
      "searchPlacement", "searchText", "isSearchPresented", "hidesSearchBarWhenScrolling",
    ],
    "Alert": ["suppressionTitle", "isSuppressed"],
    "ConfirmationDialog": ["suppressionTitle", "isSuppressed"],
    "NumberLabel": ["currency"], "PathControl": ["selection"],
    "TabView": ["selection", "indexDisplayMode"], "Tab": ["tag"],
    "ActivityIndicator": ["hidesWhenStopped"], "Grid": ["columns"],
    "RatingIndicator": ["allowsHalves"], "Slider": ["labelsHidden"], "Toggle": ["labelsHidden"],
    "TextField": ["labelsHidden"], "SecureField": ["labelsHidden"],
    "ComboBox": ["labelsHidden"], "TokenField": ["labelsHidden"], "NumberField": ["labelsHidden"],
    "ColorWell": ["labelsHidden"],
    "Stepper": ["labelsHidden"], "Picker": ["labelsHidden"], "DatePicker": ["labelsHidden"],
    // What SwiftUI does by itself.
    "LevelIndicator": ["style"], "PageControl": ["hidesForSinglePage"],
    "Screen": ["showsStatusBar", "statusBar", "frame"], "Toolbar": ["showsWindowControls"],
    "Complication": ["showsBackground"], "Tooltip": ["isPresented"],
    // What belongs to columns, posters or values that are not there.
    "SplitView": [
      "columnVisibility", "preferredCompactColumn", "sidebarToggle", "sidebarWidth",
      "contentWidth", "inspectorWidth",
    ],
    "Window": ["sidebarWidth", "contentWidth", "inspectorWidth"], "Shelf": ["columns"],
    "Chart": ["labels", "style"],
  ]

  @Test("Words are SwiftUI's, not the spec's")
  func words() throws {
    let source = try SwiftUISamples.export(
      """
      VStack:
        alignment: Leading
        children:
          - Slider: Volume
            value: 3
            range: [0, 10]
          - SegmentedControl:
            segments: [Day, Week, Month]
            selection: 1
          - Button: Save
            symbol: star
            symbolPlacement: leading
            subtitle: To the cloud
          - Button: Gray
            style: gray
          - Button: Tinted
            style: tinted
          - TimerLabel:
            target: 2025-03-14T10:00:00Z
          - PageControl:
            numberOfPages: 3
            currentPage: 1
          - Label:
            attributedText:
              - "Now "
              - {text: $29, strikethrough: true, color: secondary}
      """
    ).source
    #expect(source.contains("VStack(alignment: .leading) {"))
    #expect(source.contains("Slider(value: .constant(3), in: 0...10) {"))
    #expect(source.contains("Picker(\"\", selection: .constant(1)) {"))
    #expect(source.contains("Text(verbatim: \"Week\")\n        .tag(1)"))
    #expect(source.contains("Label {\n"))
    #expect(!source.contains("VStack {\n        Image"))
    #expect(source.contains("Button(\"Gray\") {}\n      .buttonStyle(.bordered)\n    Button"))
    #expect(
      source.contains(
        "Button(\"Tinted\") {}\n      .buttonStyle(.bordered)\n      .tint(.accentColor)"))
    #expect(source.contains("Text(Date(timeIntervalSince1970: 1741946400), style: .timer)"))
    #expect(source.contains("TabView(selection: .constant(1)) {"))
    #expect(
      source.contains("+ Text(verbatim: \"$29\").foregroundStyle(.secondary).strikethrough()"))
  }

  @Test("Bars and what is presented stand around a screen's content")
  func screens() throws {
    let source = try SwiftUISamples.export(
      """
      Screen:
        navigationBar:
          title: Inbox
          titleDisplayMode: inline
          trailingItems: [{systemItem: edit}]
        toolbar: [{systemItem: trash}, flexibleSpace, {systemItem: compose}]
        tabBar:
          items: [{title: Mail, symbol: envelope, badge: 3}, {title: Settings, symbol: gearshape}]
        children:
          - Label: Nothing new
          - Alert: Delete?
            message: For ever.
            buttons: [{title: Delete, role: destructive}, {title: Cancel, role: cancel}]
          - Sheet: New Message
            detent: medium
            confirmationAction: Send
            content: [{Label: To}]
      """
    ).source
    for line in [
      "TabView(selection: .constant(0)) {", "NavigationStack {", ".navigationTitle(\"Inbox\")",
      ".navigationBarTitleDisplayMode(.inline)", "ToolbarItem(placement: .topBarTrailing) {",
      "Button(\"Edit\") {}", "ToolbarItemGroup(placement: .bottomBar) {",
      "Label(\"Mail\", systemImage: \"envelope\")", ".badge(\"3\")",
      ".alert(\"Delete?\", isPresented: .constant(true)) {",
      "Button(\"Delete\", role: .destructive) {}", "} message: {",
      ".sheet(isPresented: .constant(true)) {", ".presentationDetents([.medium])",
      "ToolbarItem(placement: .confirmationAction) {",
    ] {
      #expect(source.contains(line), "\(line) is missing in\n\(source)")
    }
  }

  @Test("What items of lists have and SwiftUI lacks is named")
  func items() throws {
    let result = try SwiftUISamples.export(
      """
      VStack:
        - SegmentedControl:
          segments: [{title: A, isEnabled: false}, {title: B, width: 90}]
        - Picker: P
          options: [{title: A, caption: First}, B]
        - Menu: M
          items: [{title: A, isHighlighted: true}, {title: B, state: mixed}]
        - Label:
          attributedText: [{text: x, backgroundColor: yellow}]
      """)
    let told = result.warnings.map(\.message)
    for text in [
      "'isEnabled' of segment 0", "'width' of segment 1", "'caption' of option 0",
      "'isHighlighted' of the item A", "'state: mixed' of the item B",
      "'backgroundColor' of a run",
    ] {
      #expect(told.contains { $0.contains(text) }, "\(text) is not told of: \(told)")
      #expect(result.source.contains("// \(text)"))
    }
  }

  @Test(
    "Swift's parser takes the source of every component and every key",
    .enabled(if: ExternalTool.path("swiftc") != nil, "skipped: swiftc is not on the PATH"))
  func parses() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("maquette-swiftui-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var specs: [(String, String)] = []
    for name in Self.names {
      let schema = try Self.schema(name)
      specs += schema.examples.enumerated().map { ("\(name)-example\($0)", $1.spec) }
      for info in schema.properties {
        guard var value = SwiftUISamples.value(of: info, in: name) else { continue }
        if info.name == "selection" { value = name == "DatePicker" ? "2025-03-14" : value }
        specs.append(("\(name)-\(info.name)", SwiftUISamples.spec(name, info.name, value)))
      }
    }
    var files: [String] = []
    for (name, spec) in specs {
      let file = folder.appendingPathComponent("\(name).swift").path
      try SwiftUISamples.export(spec).source.write(
        toFile: file, atomically: true, encoding: .utf8)
      files.append(file)
    }
    let process = Process()
    process.executableURL = URL(
      fileURLWithPath: try #require(ExternalTool.path("swiftc")))
    process.arguments = ["-frontend", "-parse"] + files
    let pipe = Pipe()
    process.standardError = pipe
    try process.run()
    let told = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "\(String(decoding: told, as: UTF8.self))")
  }
}
