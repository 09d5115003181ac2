import MaquetteLocale

extension GalleryPage {
  /// What the settings of accessibility that are on or off change, each on a sheet.
  static func settingPages(_ platform: Platform) -> [GalleryPage] {
    AccessibilitySetting.all.compactMap { setting in
      let content = content(of: setting.word, on: platform)
      guard !content.isEmpty else { return nil }
      return GalleryPage(setting, platform: platform) { for one in content { one } }
    }
  }

  /// The accents that people choose on a Mac, and a window that is not in front.
  static func macSettingPages() -> [GalleryPage] {
    let accents = ControlAccentColor.allCases.map { accent in
      page("accent-\(accent.rawValue)", "Accent: \(accent.rawValue)") {
        $0.controlAccentColor = accent
      }
    }
    return accents + [
      page("inactive", "A window that is not in front") { $0.controlActiveState = .inactive }
    ]
  }

  private static func page(
    _ name: String, _ title: String, change: (inout EnvironmentPatch) -> Void
  ) -> GalleryPage {
    let page = GalleryPage(name, title, platform: .macos) { for one in accented { one } }
    var document = page.document
    change(&document.environment)
    return GalleryPage(name, title, platform: .macos, document: document)
  }

  @ComponentBuilder
  private static var accented: [AnyComponent] {
    Toolbar("Inbox") {
      Button("Archive", symbol: "archivebox")
      Button("Flag", symbol: "flag", state: .selected)
    }.windowControls().frame(width: 420)
    HStack(spacing: 16) {
      Button("Cancel")
      Button("OK", role: .primary)
      Button("Filled", style: .filled)
      Toggle("Bold", isOn: true, style: .button)
    }
    HStack(spacing: 16) {
      Toggle("Mail", isOn: true)
      Toggle("Radio", isOn: true, style: .radio)
      Toggle(isOn: true, style: .switch)
      Slider(value: 0.5).frame(width: 100)
    }
    HStack(spacing: 16) {
      Picker("", selection: "Week", options: ["Day", "Week"], style: .menu).labelsHidden()
      SegmentedControl(["Day", "Week"])
      ProgressView(value: 0.6).frame(width: 100)
      selectedText
    }
  }

  private static var selectedText: Label {
    var label = Label("Selected text")
    label.selectedRange = TextRange(0..<8)
    return label
  }

  private init(
    _ setting: AccessibilitySetting, platform: Platform,
    @ComponentBuilder content: () -> [AnyComponent]
  ) {
    let words = setting.word.split(separator: "-").joined(separator: " ").capitalizedFirst
    let page = GalleryPage(setting.word, words, platform: platform, content: content)
    var document = page.document
    document.environment[keyPath: setting.patch] = true
    document.environment.now = "2025-03-14T09:41:00Z"
    self.init(setting.word, words, platform: platform, document: document)
  }

  private static func content(of word: String, on platform: Platform) -> [AnyComponent] {
    switch (word, platform) {
    case ("button-shapes", .ios), ("button-shapes", .ipados): phoneShapes
    case ("button-shapes", .macos): macShapes
    case ("reduce-transparency", .ios), ("reduce-transparency", .ipados),
      ("reduce-transparency", .macos), ("reduce-transparency", .tvos):
      [materials]
    case ("differentiate-without-color", .ios), ("differentiate-without-color", .ipados):
      phoneSigns
    case ("differentiate-without-color", .macos): macSigns
    case ("on-off-labels", .ios), ("on-off-labels", .ipados), ("on-off-labels", .watchos):
      labelledSwitches
    default: []
    }
  }

  private static let width = 358.0

  @ComponentBuilder
  private static var phoneShapes: [AnyComponent] {
    plainButtons
    VStack(spacing: 12) {
      NavigationBar("Mail", backTitle: "Mailboxes") {
      } trailingItems: {
        Button("Edit")
        Button(systemItem: .add)
      }
      TabBar(BarSamples.tabs, selection: 1)
      DatePicker("Date", style: .inline).labelsHidden()
    }.frame(width: width)
  }

  @ComponentBuilder
  private static var macShapes: [AnyComponent] {
    plainButtons
    HStack(spacing: 16) {
      ImageButton(systemName: "person.crop.circle", title: "Account")
      ImageButton(systemName: "bell", title: "Alerts")
    }
    Toolbar("Inbox") {
      Button("Archive", symbol: "archivebox")
      Button("Trash", symbol: "trash")
      Menu("Sort", symbol: "arrow.up.arrow.down")
    }.windowControls().frame(width: 560)
  }

  private static var plainButtons: AnyComponent {
    var menu = Menu("Sort By")
    menu.style = .plain
    return AnyComponent(
      HStack(spacing: 16) {
        Button("Edit", style: .plain)
        Button("Share", symbol: "square.and.arrow.up", style: .plain)
        Button("", symbol: "ellipsis", style: .plain)
        menu
      })
  }

  private static var materials: AnyComponent {
    let names: [ColorValue] = [.ultraThinMaterial, .thinMaterial, .regularMaterial, .thickMaterial]
    return AnyComponent(
      HStack(spacing: 12) {
        for name in names {
          VStack {
            Label("Title")
            Label("Detail").color(.secondary)
          }.padding(16).background(name)
        }
      }.padding(16).background("systemIndigo"))
  }

  @ComponentBuilder
  private static var phoneSigns: [AnyComponent] {
    HStack(spacing: 16) {
      Toggle("Bold", isOn: true, style: .button)
      symbolToggle
      PageControl(numberOfPages: 5, currentPage: 1)
      if let url = try? LinkURL("https://www.example.com") { Link("Terms", destination: url) }
    }
    VStack(spacing: 12) {
      TabBar(BarSamples.tabs, selection: 1)
      DatePicker("Date", selection: sampleDay, style: .inline).labelsHidden()
    }.frame(width: width)
  }

  @ComponentBuilder
  private static var macSigns: [AnyComponent] {
    HStack(spacing: 16) {
      Toggle("Bold", isOn: true, style: .button)
      symbolToggle
      ImageButton(systemName: "bell", behavior: .toggle, isOn: true)
      RatingIndicator(value: 3)
    }
    HStack(spacing: 16) {
      for style in LevelIndicatorStyle.allCases {
        for value in [3.0, 7, 9] { level(value, style) }
      }
    }
    Toolbar("Inbox") {
      Button("Bold", symbol: "bold", state: .selected)
      Button("Italic", symbol: "italic")
    }.windowControls().frame(width: 560)
    DatePicker(selection: sampleDay, style: .graphical)
  }

  private static var symbolToggle: Toggle {
    var toggle = Toggle("Alerts", isOn: true, style: .button)
    toggle.systemImage = "bell"
    return toggle
  }

  private static func level(_ value: Double, _ style: LevelIndicatorStyle) -> AnyComponent {
    var level = LevelIndicator(value: value, in: 0...10, style: style)
    (level.warningValue, level.criticalValue) = (6, 8)
    return AnyComponent(level.frame(width: 90))
  }

  private static var sampleDay: PickerMoment? {
    (try? Moment("2025-03-20T10:00")).map { .moment($0) }
  }

  @ComponentBuilder
  private static var labelledSwitches: [AnyComponent] {
    HStack(spacing: 16) {
      for isOn in [true, false] { Toggle(isOn: isOn, style: .switch) }
      for isOn in [true, false] { Toggle(isOn: isOn, style: .switch).disabled() }
    }
  }
}
