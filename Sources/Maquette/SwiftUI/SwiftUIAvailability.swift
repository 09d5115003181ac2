import MaquetteCore
import MaquetteThemes

/// Takes out of source what SwiftUI does not have on its platform, where it would not compile.
struct SwiftUIAvailability {
  let platform: Platform
  /// What was taken out, each once.
  private(set) var missed: [String] = []

  init(_ platform: Platform) { self.platform = platform }

  private static let phones: Set<Platform> = [.ios, .ipados]
  private static let desktops = phones.union([.macos])

  /// The beginnings of modifiers that some platforms do not have, and those that have them, as
  /// Apple's documentation of SwiftUI says it under "Available on".
  private static let owners: [(start: String, platforms: Set<Platform>)] = [
    (".alternatingRowBackgrounds(", [.macos]),
    (".badge(", desktops), (".badgeProminence(", desktops),
    (".contextMenu", desktops.union([.tvos])), (".controlSize(", desktops.union([.watchos])),
    (".datePickerStyle(.compact", desktops), (".datePickerStyle(.field", [.macos]),
    (".datePickerStyle(.graphical", desktops), (".datePickerStyle(.stepperField", [.macos]),
    (".datePickerStyle(.wheel", phones.union([.watchos])),
    (".environment(\\.editMode", phones.union([.tvos])),
    (".horizontalRadioGroupLayout(", [.macos]),
    (".keyboardShortcut(", desktops), (".keyboardType(", phones.union([.tvos])),
    (".listRowSeparator", desktops), (".listRowSpacing(", phones),
    (".listSectionSpacing(", phones.union([.watchos])),
    (".listStyle(.bordered", [.macos]), (".listStyle(.carousel", [.watchos]),
    (".listStyle(.elliptical", [.watchos]), (".listStyle(.grouped", phones.union([.tvos])),
    (".listStyle(.inset)", desktops), (".listStyle(.insetGrouped", phones),
    (".listStyle(.sidebar", desktops),
    (".navigationBarTitleDisplayMode(", phones.union([.watchos])),
    (".navigationSubtitle(", desktops),
    (".pickerStyle(.menu", desktops.union([.tvos])),
    (".pickerStyle(.navigationLink", phones.union([.tvos, .watchos])),
    (".pickerStyle(.palette", desktops), (".pickerStyle(.radioGroup", [.macos]),
    (".pickerStyle(.segmented", desktops.union([.tvos])),
    (".pickerStyle(.wheel", phones.union([.watchos])),
    (".scrollContentBackground(", desktops.union([.watchos])),
    (".statusBarHidden(", phones), (".swipeActions(", desktops.union([.watchos])),
    (".textFieldStyle(.roundedBorder", desktops), (".textFieldStyle(.squareBorder", [.macos]),
    (".textSelection(", desktops),
    (".toggleStyle(.button", desktops.union([.watchos])), (".toggleStyle(.checkbox", [.macos]),
  ]

  /// Whether a platform has a modifier.
  static func has(_ modifier: some StringProtocol, on platform: Platform) -> Bool {
    !owners.contains { modifier.hasPrefix($0.start) && !$0.platforms.contains(platform) }
  }

  /// Lines with a comment in the place of each modifier that the platform does not have.
  mutating func checked(_ lines: [String]) -> [String] {
    lines.map { line in
      let text = line.drop { $0 == " " }
      guard text.hasPrefix("."), !SwiftUIAvailability.has(text, on: platform) else { return line }
      let message = Escape.comment("SwiftUI has no '\(text)' on \(platform.displayName)")
      if !missed.contains(message) { missed.append(message) }
      return line.prefix(line.count - text.count) + "// " + message
    }
  }
}

extension SwiftUIComponents {
  /// Whether the platform has a modifier with blocks; where it does not, it tells of that.
  func checks(_ modifier: String, at location: SourceLocation?, in view: inout SwiftView) -> Bool {
    if SwiftUIAvailability.has(modifier, on: platform) { return true }
    miss("SwiftUI has no '\(modifier)' on \(platform.displayName)", at: location, in: &view)
    return false
  }
}
