import MaquetteCore
import MaquetteThemes

/// Takes out of source what SwiftUI does not have on its platform, where it would not compile.
struct SwiftUIAvailability {
  let platform: Platform
  /// What was taken out, each once.
  private(set) var missed: [SwiftUILack] = []

  private static let phones: Set<Platform> = [.ios, .ipados]
  private static let desktops = phones.union([.macos])

  /// The beginnings of modifiers that some platforms do not have, and those that have them, as
  /// Apple's documentation of SwiftUI says it under "Available on".
  private static let owners: [(start: String, platforms: Set<Platform>)] = [
    (".alternatingRowBackgrounds(", [.macos]),
    (".badge(", desktops), (".badgeProminence(", desktops),
    (".contextMenu", desktops.union([.tvos])), (".controlSize(", desktops.union([.watchos])),
    (".controlGroupStyle(", desktops.union([.tvos])),
    (".datePickerStyle(.compact", desktops), (".datePickerStyle(.field", [.macos]),
    (".datePickerStyle(.graphical", desktops), (".datePickerStyle(.stepperField", [.macos]),
    (".datePickerStyle(.wheel", phones.union([.watchos])),
    (".environment(\\.editMode", phones.union([.tvos])),
    (".gaugeStyle(", desktops.union([.watchos])), (".horizontalRadioGroupLayout(", [.macos]),
    (".keyboardShortcut(", desktops), (".keyboardType(", phones.union([.tvos])),
    (".listRowSeparator(", desktops), (".listRowSeparatorTint(", desktops),
    (".listRowSpacing(", phones),
    (".listSectionSpacing(", phones.union([.watchos])),
    (".listStyle(.bordered", [.macos]), (".listStyle(.carousel", [.watchos]),
    (".listStyle(.elliptical", [.watchos]), (".listStyle(.grouped", phones.union([.tvos])),
    (".listStyle(.inset)", desktops), (".listStyle(.insetGrouped", phones),
    (".listStyle(.sidebar", desktops),
    (".menuIndicator(", desktops.union([.tvos])), (".menuStyle(", desktops.union([.tvos])),
    (".navigationBarTitleDisplayMode(", phones.union([.watchos])),
    (".navigationSubtitle(", desktops),
    (".pickerStyle(.menu", desktops.union([.tvos])),
    (".pickerStyle(.navigationLink", phones.union([.tvos, .watchos])),
    (".pickerStyle(.palette", desktops), (".pickerStyle(.radioGroup", [.macos]),
    (".pickerStyle(.segmented", desktops.union([.tvos])),
    (".pickerStyle(.wheel", phones.union([.watchos])),
    (".popover", desktops),
    (".scrollContentBackground(", desktops.union([.watchos])),
    (".statusBarHidden(", phones), (".swipeActions(", desktops.union([.watchos])),
    (".textFieldStyle(.roundedBorder", desktops), (".textFieldStyle(.squareBorder", [.macos]),
    (".textSelection(", desktops),
    (".toggleStyle(.button", desktops.union([.watchos])), (".toggleStyle(.checkbox", [.macos]),
  ]

  /// The same by the modifiers' names.
  private static let modifierOwners = Dictionary(grouping: owners) { owner in
    String(owner.start.prefix { $0 != "(" })
  }

  /// Views that some platforms do not have, as modifiers.
  private static let viewOwners: [String: Set<Platform>] = [
    "ColorPicker": desktops, "ControlGroup": desktops.union([.tvos]),
    "DatePicker": desktops.union([.watchos]), "DisclosureGroup": desktops,
    "Gauge": desktops.union([.watchos]), "GroupBox": desktops, "HelpLink": [.macos],
    "Menu": desktops.union([.tvos]), "MultiDatePicker": phones,
    "ShareLink": desktops.union([.watchos]), "Slider": desktops.union([.watchos]),
    "Stepper": desktops.union([.watchos]), "Table": desktops, "TextEditor": desktops,
  ]
  /// Those of them whose contents are shown without them.
  private static let groups: Set = ["DisclosureGroup", "GroupBox"]

  /// Whether a platform has sections that fold.
  static func foldsSections(on platform: Platform) -> Bool { desktops.contains(platform) }

  /// Whether a platform has a modifier.
  static func has(_ modifier: String, on platform: Platform) -> Bool {
    modifierOwners[name(of: modifier[...])]?.contains {
      modifier.hasPrefix($0.start) && !$0.platforms.contains(platform)
    } != true
  }

  /// The name that code begins with, with its full stop: many lines are looked at.
  private static func name(of code: Substring) -> String {
    let bytes = code.utf8
    guard let first = bytes.first, first == UInt8(ascii: ".") || 0x41...0x5A ~= first else {
      return ""
    }
    let end = bytes.dropFirst().firstIndex { !(0x41...0x5A ~= $0 || 0x61...0x7A ~= $0) }
    return String(code[..<(end ?? code.endIndex)])
  }

  /// The modifier or view that a line has and a platform does not; `nil` for none.
  static func lack(in line: String, on platform: Platform) -> SwiftUILack? {
    let text = Substring(line.utf8.drop { $0 == 0x20 })
    let name = name(of: text)
    if modifierOwners[name] != nil {
      let modifier = String(text)
      return has(modifier, on: platform) ? nil : SwiftUILack(modifier, on: platform)
    }
    guard let owners = viewOwners[name], !owners.contains(platform),
      ["(", " {"].contains(where: text.dropFirst(name.count).hasPrefix)
    else { return nil }
    return SwiftUILack(name, on: platform)
  }

  /// Lines with a comment in the place of each modifier that the platform does not have, and beside what
  /// stands in the place of such a view.
  mutating func checked(_ lines: [String]) -> [String] {
    var result: [String] = []
    var rest = lines[...]
    while let line = rest.popFirst() {
      guard let lack = SwiftUIAvailability.lack(in: line, on: platform) else {
        result.append(line)
        continue
      }
      if !missed.contains(lack) { missed.append(lack) }
      let indent = String(line.prefix { $0 == " " })
      result.append(indent + "// " + lack.message)
      if lack.isModifier { continue }
      guard line.hasSuffix("{") else {
        result.append(indent + "EmptyView()")
        continue
      }
      let blocks = rest.prefix { $0 != indent + "}" }
      rest = rest.dropFirst(blocks.count + 1)
      let isGroup = SwiftUIAvailability.groups.contains(lack.text)
      let content = blocks.prefix { isGroup && !$0.hasPrefix(indent + "} ") }
      result.append(indent + "Group {")
      result += content.isEmpty ? [indent + "  EmptyView()"] : checked(Array(content))
      result.append(indent + "}")
    }
    return result
  }
}

/// A modifier or a view that a platform does not have.
struct SwiftUILack: Hashable {
  /// The modifier as it is written, or the view's name.
  let text: String
  /// What to say.
  let message: String

  init(_ text: String, on platform: Platform) {
    self.text = text
    message = Escape.comment("SwiftUI has no '\(text)' on \(platform.displayName)")
  }

  var isModifier: Bool { text.hasPrefix(".") }
  /// What it is called, whatever its values are: `.badge`.
  var name: Substring { text.prefix { $0 != "(" && $0 != " " } }
}

extension SwiftUIComponents {
  /// Whether the platform has a modifier with blocks; where it does not, it tells of that.
  func checks(_ modifier: String, at location: SourceLocation?, in view: inout SwiftView) -> Bool {
    if SwiftUIAvailability.has(modifier, on: platform) { return true }
    miss(SwiftUILack(modifier, on: platform).message, at: location, in: &view)
    return false
  }

  /// Tells of what the platform does not have, unless it is in the views inside of a component's.
  func tellLacks(in view: SwiftView, at provenance: Provenance?) {
    var counts: [SwiftUILack: Int] = [:]
    for line in view.lines + view.modifiers {
      guard let lack = SwiftUIAvailability.lack(in: line, on: platform) else { continue }
      counts[lack, default: 0] += 1
      guard counts[lack, default: 0] == lacks[lack, default: 0] + 1 else { continue }
      let name = String(lack.name.drop { $0 == "." })
      let style = name.hasSuffix("Style") ? provenance?.keys["style"] : nil
      warn(lack.message, at: provenance?.keys[name] ?? style ?? provenance?.location)
      toldLacks.insert(lack.name)
    }
    lacks = counts
  }
}
