import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

@Suite("What the status bar says about battery and network")
struct StatusBarTests {
  private func items(
    _ state: StatusBar?, device: String = "iPhone 15", platform: Platform = .ios,
    direction: LayoutDirection = .leftToRight, locale: String = "en_US"
  ) throws -> [DrawItem] {
    var screen = Screen(device: platform == .ios ? device : "", showsStatusBar: true) {
      Label("a")
    }
    screen.statusBar = state
    let environment = Environment(
      platform: platform, direction: direction, locale: locale)
    let scene = try draw(screen, in: environment)
    return try #require(scene.nodes.first { $0.component == "StatusBar" }).items
  }

  /// The colours of what is filled, in whatever groups.
  private func fills(_ items: [DrawItem]) -> [Color] {
    items.flatMap { item -> [Color] in
      switch item {
      case .fill(_, .color(let color)): [color]
      case .group(let group): fills(group.items)
      default: []
      }
    }
  }

  private func color(_ name: String, _ appearance: Appearance = .light) throws -> Color {
    try #require(Theme.ios.color(named: name, traits: ColorTraits(appearance: appearance)))
  }

  private func glyphRuns(_ items: [DrawItem]) -> Int {
    items.count { if case .text = $0 { true } else { false } }
  }

  @Test(
    "Without a word about it signal and battery are full",
    arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func standard(direction: LayoutDirection) throws {
    #expect(
      try items(nil, direction: direction) == items(StatusBar(), direction: direction))
    #expect(fills(try items(nil)).count == 9)
  }

  @Test("The battery is red when it is low, green when charging, yellow in Low Power Mode")
  func colors() throws {
    for (state, name) in [
      (StatusBar(batteryLevel: 0.2), "systemRed"),
      (StatusBar(batteryLevel: 0.21), "label"),
      (StatusBar(batteryLevel: 0.1, batteryState: .charging), "systemGreen"),
      (StatusBar(batteryState: .full), "systemGreen"),
      (StatusBar(batteryLevel: 0.1, isLowPowerModeEnabled: true), "systemYellow"),
      (StatusBar(batteryState: .charging, isLowPowerModeEnabled: true), "systemYellow"),
    ] {
      let found = fills(try items(state))
      #expect(found.contains(try color(name)), "\(state)")
      for other in ["systemRed", "systemGreen", "systemYellow"] where other != name {
        #expect(!found.contains(try color(other)), "\(other) \(state)")
      }
    }
  }

  /// Measured (iOS 26.0 simulator): #A9A9AD on #F2F2F7.
  @Test("The bolt of a battery that is charged is a gray of its own, in both directions")
  func bolt() throws {
    let gray = try color("label").opacity(0.3)
    let state = StatusBar(batteryState: .charging)
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let all = try items(state, direction: direction)
      let bolts = all.flatMap(\.leaves).compactMap { item -> Color? in
        guard case .fill(.path, .color(let color)) = item else { return nil }
        return color
      }
      #expect(bolts.contains(gray))
    }
  }

  @Test(
    "The battery is filled from the side where reading starts",
    arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func level(direction: LayoutDirection) throws {
    let all = try items(StatusBar(batteryLevel: 0.5), direction: direction)
    let clips = all.compactMap { item -> (whole: Rect, part: Rect)? in
      guard case .group(let group) = item, case .rect(let part)? = group.clips.first,
        case .fill(let shape, _)? = group.items.first, let whole = shape.bounds
      else { return nil }
      return (whole, part)
    }
    let (whole, part) = try #require(clips.first)
    #expect(abs(part.width - whole.width / 2) < 1e-9)
    let starts =
      direction == .leftToRight ? part.minX - whole.minX : part.maxX - whole.maxX
    #expect(abs(starts) < 1e-9)
    // Nothing is filled of an empty one.
    #expect(fills(try items(StatusBar(batteryLevel: 0))).count == 8)
  }

  @Test("Bars and waves without signal are faint, and four dots stand for no network")
  func signal() throws {
    let label = try color("label")
    func lit(_ state: StatusBar) throws -> [Bool] {
      fills(try items(state)).prefix(7).map { $0 == label }
    }
    #expect(
      try lit(StatusBar(cellularBars: 1, wifiBars: 2))
        == [true, false, false, false, false, true, true])
    #expect(try lit(StatusBar(cellularBars: 0, wifiBars: 0)) == Array(repeating: false, count: 7))
    for mode in [StatusBar.CellularMode.searching, .failed] {
      let dots = try items(StatusBar(cellularMode: mode)).prefix(4).compactMap { item -> Rect? in
        if case .fill(let shape, _) = item { shape.bounds } else { nil }
      }
      #expect(dots.count == 4 && Set(dots.map(\.height)).count == 1)
      #expect(try lit(StatusBar(cellularMode: mode)).prefix(4).allSatisfy { !$0 })
    }
    #expect(fills(try items(StatusBar(cellularMode: .notSupported))).count == 5)
    #expect(fills(try items(StatusBar(dataNetwork: .none))).count == 6)
  }

  @Test("A cellular network has its name in the place of the waves")
  func network() throws {
    for network in [StatusBar.DataNetwork.lte, .fiveG, .threeG, .fiveGUltraWideband] {
      let all = try items(StatusBar(dataNetwork: network))
      #expect(glyphRuns(all) == 1 && fills(all).count == 6, "\(network)")
    }
  }

  @Test(
    "A percentage stands in the battery, or beside it where there are no sensors",
    arguments: ["en_US", "ar_EG", "fa_IR", "hi_IN", "ja_JP", "ru_RU"])
  func percentage(locale: String) throws {
    let state = StatusBar(batteryLevel: 0.62, batteryPercentage: .visible)
    let inside = try items(state, locale: locale)
    #expect(glyphRuns(inside) == 1)
    // No line is around a battery with a number in it.
    #expect(!inside.contains { if case .stroke = $0 { true } else { false } })
    for (device, platform) in [("iPhone 8", Platform.ios), ("", .ipados)] {
      let beside = try items(state, device: device, platform: platform, locale: locale)
      #expect(glyphRuns(beside) == 1, "\(device)")
      #expect(beside.contains { if case .stroke = $0 { true } else { false } }, "\(device)")
    }
  }

  @Test("A style makes time and signs light or dark, whatever the appearance")
  func style() throws {
    func label(_ style: StatusBar.Style, _ appearance: Appearance) throws -> Color? {
      var screen = Screen(showsStatusBar: true) { Label("a") }
      screen.statusBar = StatusBar(style: style)
      let scene = try draw(screen, in: Environment(appearance: appearance))
      return fills(
        try #require(scene.nodes.first { $0.component == "StatusBar" }).items
      ).first
    }
    for appearance in [Appearance.light, .dark] {
      #expect(try label(.lightContent, appearance) == color("label", .dark))
      #expect(try label(.darkContent, appearance) == color("label", .light))
      #expect(try label(.automatic, appearance) == color("label", appearance))
    }
  }

  @Test("It is drawn where something says what it shows, unless something says that it is not")
  func isShown() throws {
    func has(_ change: (inout Screen) -> Void) throws -> Bool {
      var screen = Screen { Label("a") }
      change(&screen)
      return try draw(screen, in: Environment()).nodes.contains { $0.component == "StatusBar" }
    }
    #expect(try !has { _ in })
    #expect(try has { $0.statusBar = StatusBar() })
    #expect(try !has { ($0.statusBar, $0.showsStatusBar) = (StatusBar(), false) })
  }

  @Test(
    "Numbers out of their ranges are told",
    arguments: [
      (StatusBar(batteryLevel: 1.5), "'batteryLevel' is 1.5; it must be a number from 0 to 1"),
      (StatusBar(cellularBars: 5), "'cellularBars' is 5; it must be a number from 0 to 4"),
      (StatusBar(wifiBars: -1), "'wifiBars' is -1; it must be a number from 0 to 3"),
    ])
  func ranges(state: StatusBar, message: String) {
    var screen = Screen { Label("a") }
    screen.statusBar = state
    #expect(complaints(screen, in: Environment()).map(\.message) == ["Screen: \(message)"])
  }
}
