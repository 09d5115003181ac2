import MaquetteComponents
import MaquetteCore
import MaquetteSpec

/// A spec as SwiftUI source: a `#Preview` that shows what the spec does, as far as SwiftUI has it.
///
/// What SwiftUI has no equal for becomes a comment and a warning, and nothing is left out silently.
public struct SwiftUIExport: Sendable {
  /// The source, which needs nothing but SwiftUI.
  public let source: String
  /// What the source cannot say, with the places in the spec.
  public let warnings: [Diagnostic]

  /// Exports a spec.
  ///
  /// - Parameters:
  ///   - bytes: the spec.
  ///   - file: how messages name it.
  ///   - folder: the folder below which the spec may name files; `nil` when it may name none.
  ///   - name: the preview's name; the spec's title when not given.
  ///   - overrides: what flags say about the environment.
  ///   - dependencies: is told of every file that the spec names.
  ///   - root: a project around its own, below whose folder it may name files, too; `nil` for none.
  /// - Throws: ``DiagnosticError`` with everything that is wrong with the spec.
  public init(
    _ bytes: [UInt8], file: String, folder: String?, name: String? = nil,
    overrides: EnvironmentPatch = EnvironmentPatch(), dependencies: SpecDependencies? = nil,
    root outer: ProjectRoot? = nil
  ) throws {
    // A spec that cannot be drawn has no source either.
    let document = try SpecDocument(
      parsing: bytes, file: file, folder: folder, symbols: overrides.ownSymbols,
      dependencies: dependencies, root: outer)
    let root = try YAMLReader.read(bytes, file: file)
    let patch = document.environment.overlaid(by: overrides)
    let components = SwiftUIComponents(platform: patch.environment.platform)
    var view = components.top(root, canvas: document.canvas)
    view.modifiers += SwiftUIEnvironment.modifiers(patch)
    for key in SwiftUIEnvironment.unknown(patch) {
      components.miss("'\(key)' is not the preview's to say", at: nil, in: &view)
    }
    let title = name ?? document.canvas.title
    let argument = title.map { "(\(SwiftLiteral.string($0)))" } ?? ""
    let body = view.text.map(SwiftView.indented).joined(separator: "\n")
    source = "import SwiftUI\n\n#Preview\(argument) {\n\(body)\n}\n"
    warnings = components.warnings.map { $0.naming(file) }
  }
}

/// The environment as modifiers.
enum SwiftUIEnvironment {
  static func modifiers(_ patch: EnvironmentPatch) -> [String] {
    var result: [String] = []
    if let tint = patch.tint {
      result.append(".tint(\(SwiftUIColors.color(tint.text) ?? ".accentColor"))")
    }
    if let size = patch.textSize {
      result.append(".dynamicTypeSize(.\(size.rawValue))")
    }
    if let locale = patch.locale {
      result.append(".environment(\\.locale, Locale(identifier: \(SwiftLiteral.string(locale))))")
    }
    let direction =
      patch.direction ?? patch.locale.map { LocaleDirection.direction(of: $0) }
    if let direction {
      let word = direction == .rightToLeft ? "rightToLeft" : "leftToRight"
      result.append(".environment(\\.layoutDirection, .\(word))")
    }
    if let calendar = patch.calendar {
      let names = [
        "gregorian": "gregorian", "buddhist": "buddhist", "chinese": "chinese", "coptic": "coptic",
        "hebrew": "hebrew", "indian": "indian", "iso8601": "iso8601", "japanese": "japanese",
        "persian": "persian", "roc": "republicOfChina",
      ]
      if let name = names[calendar] {
        result.append(".environment(\\.calendar, Calendar(identifier: .\(name)))")
      }
    }
    if let zone = patch.timeZone {
      result.append(
        ".environment(\\.timeZone, TimeZone(identifier: \(SwiftLiteral.string(zone))) ?? .current)")
    }
    if patch.legibilityWeight == .bold {
      result.append(".environment(\\.legibilityWeight, .bold)")
    }
    if let appearance = patch.appearance {
      result.append(".preferredColorScheme(.\(appearance == .dark ? "dark" : "light"))")
    }
    return result
  }

  /// What only the device, its settings or the clock say.
  static func unknown(_ patch: EnvironmentPatch) -> [String] {
    let all: [(String, Bool)] = [
      ("contrast", patch.contrast == .increased), ("level", patch.level == .elevated),
      ("now", patch.now != nil), ("pseudo", patch.pseudo != nil),
      ("hourCycle", patch.hourCycle != nil), ("theme", patch.theme != nil),
      ("symbols", patch.symbols != SymbolSet()), ("device", patch.device != nil),
    ]
    return all.filter(\.1).map(\.0)
  }
}

/// Colours by SwiftUI's names.
enum SwiftUIColors {
  private static let styles = [
    "label": ".primary", "primary": ".primary", "secondaryLabel": ".secondary",
    "secondary": ".secondary", "tertiaryLabel": ".tertiary", "tertiary": ".tertiary",
    "quaternaryLabel": ".quaternary", "quaternary": ".quaternary", "tint": ".tint",
  ]
  private static let colors: Set<String> = [
    "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink",
    "brown", "white", "gray", "black", "clear",
  ]

  /// What stands where any style may; `nil` for a colour of a theme.
  static func style(_ text: String) -> String? { styles[text] ?? color(text) }

  /// What stands where only a colour may.
  static func color(_ text: String) -> String? {
    if colors.contains(text) { return ".\(text)" }
    if ["label", "primary"].contains(text) { return ".primary" }
    if ["secondaryLabel", "secondary"].contains(text) { return ".secondary" }
    guard let color = Color(hex: text) else { return nil }
    let parts = [color.red, color.green, color.blue].map {
      NumberFormat.short(Double($0) / 255, digits: 4)
    }
    let opacity = color.alpha < 1 ? ", opacity: \(NumberFormat.short(color.alpha))" : ""
    return "Color(red: \(parts[0]), green: \(parts[1]), blue: \(parts[2])\(opacity))"
  }
}
