import MaquetteComponents
import MaquetteCore
import MaquetteSpec

/// A spec as SwiftUI source: a `#Preview` that shows what the spec does, as far as SwiftUI has it.
///
/// What SwiftUI has no equal for becomes a comment and a warning, and nothing is left out silently.
package struct SwiftUIExport: Sendable {
  /// The source, which needs nothing but SwiftUI.
  package let source: String
  /// What the source cannot say, with the places in the spec.
  package let warnings: [Diagnostic]

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
  package init(
    _ bytes: [UInt8], file: String, folder: String?, name: String? = nil,
    overrides: EnvironmentPatch = EnvironmentPatch(), dependencies: SpecDependencies? = nil,
    root outer: ProjectRoot? = nil
  ) throws {
    var taken = 0
    let limits = DrawingLimits(timeout: Limits.pictureSeconds)
    (source, warnings) = try WorkBudget.bounded(.export, by: limits, taken: &taken) {
      try SwiftUIExport.made(
        bytes, file: file, folder: folder, name: name, overrides: overrides,
        dependencies: dependencies, root: outer)
    }
  }

  private static func made(
    _ bytes: [UInt8], file: String, folder: String?, name: String?, overrides: EnvironmentPatch,
    dependencies: SpecDependencies?, root outer: ProjectRoot?
  ) throws -> (source: String, warnings: [Diagnostic]) {
    // A spec that cannot be drawn has no source either.
    var document = try SpecDocument(
      parsing: bytes, file: file, folder: folder, symbols: overrides.ownSymbols,
      dependencies: dependencies, root: outer)
    let patch = document.environment.overlaid(by: overrides)
    let sink = DiagnosticSink()
    let original = document.untranslated
    // What is wrong with translations is told, though the source has keys instead of them.
    document.component = document.component.resolved(in: patch.environment, sink: sink)
    if sink.hasErrors { throw DiagnosticError(sink.sorted.map { $0.naming(file) }) }
    if let original {
      document.component = original.document.component.resolved(
        in: patch.environment, sink: DiagnosticSink())
    }
    let texts = SwiftUITexts(original?.texts ?? [])
    let reuse = SwiftUIReuse(texts)
    var components: SwiftUIComponents
    var view: SwiftView
    repeat {
      components = SwiftUIComponents(
        platform: patch.environment.platform,
        osVersion: patch.environment.osVersion ?? patch.environment.theme.osVersion,
        locale: patch.locale, timeZone: patch.timeZone, tint: patch.tint, texts: texts,
        reuse: reuse)
      view = components.preview(document, patch)
    } while reuse.settle(
      view.text + (components.declarations + reuse.declarations).flatMap { $0 },
      on: patch.environment.platform)
    if components.sink.hasErrors {
      throw DiagnosticError(components.sink.sorted.map { $0.naming(file) })
    }
    let title = name ?? document.canvas.title
    let argument = title.map { "(\(SwiftLiteral.string($0)))" } ?? ""
    let preview = ["#Preview\(argument) {"] + view.text.map(SwiftView.indented) + ["}"]
    let imports = components.modules.sorted().map { "import \($0)" }
    // What is inside of the preview stays comparable: a definition's uses may be in another one.
    let notes = reuse.written.map { name, place in
      Diagnostic(
        .warning,
        Escape.comment("'\(name)' does not become a view: each of its uses is written out"),
        location: place)
    }
    let head = notes.map { "// \($0.message)" }
    var available = SwiftUIAvailability(platform: patch.environment.platform)
    let parts =
      [imports]
      + (components.declarations + reuse.declarations + [head + preview]).map {
        available.checked($0)
      }
    let source = parts.map { $0.joined(separator: "\n") + "\n" }.joined(separator: "\n")
    let told =
      sink.sorted + components.sink.sorted + (components.warnings + notes).map(\.traced)
      + available.missed.filter { !components.toldLacks.contains($0.name) }
      .map { Diagnostic(.warning, $0.message) }
    return (source, told.map { $0.naming(file) })
  }
}

extension SwiftUIComponents {
  /// The view of a spec in its environment.
  fileprivate func preview(_ document: SpecDocument, _ patch: EnvironmentPatch) -> SwiftView {
    var view = top(document)
    // What the view says itself, as a tab bar its tint, is not said again.
    let said = Set(view.modifiers)
    view.modifiers += SwiftUIEnvironment.modifiers(patch).filter { !said.contains($0) }
    if !document.callouts.isEmpty {
      miss("'callouts' belong to the picture, not to the preview", at: nil, in: &view)
    }
    for key in SwiftUIEnvironment.unknown(patch) {
      miss("'\(key)' cannot be set in a preview", at: nil, in: &view)
    }
    return view
  }
}

/// The environment as modifiers.
enum SwiftUIEnvironment {
  /// Modifiers for what a spec says about the environment.
  ///
  /// - Parameter ofPreview: whether they are the whole preview's, and not those of a part of it.
  static func modifiers(_ patch: EnvironmentPatch, ofPreview: Bool = true) -> [String] {
    var result: [String] = []
    if let tint = SwiftUIEnvironment.tint(patch) { result.append(".tint(\(tint))") }
    if let size = patch.textSize {
      result.append(".dynamicTypeSize(.\(size.rawValue))")
    }
    if let locale = patch.locale {
      result.append(".environment(\\.locale, Locale(identifier: \(SwiftLiteral.string(locale))))")
    }
    let direction = patch.direction ?? patch.locale.map { LocaleDirection.direction(of: $0) }
    if let direction {
      let word = direction == .rightToLeft ? "rightToLeft" : "leftToRight"
      result.append(".environment(\\.layoutDirection, .\(word))")
    }
    if let name = patch.calendar.flatMap(SwiftUIDates.calendar) {
      result.append(".environment(\\.calendar, Calendar(identifier: .\(name)))")
    }
    if let zone = patch.timeZone {
      result.append(
        ".environment(\\.timeZone, TimeZone(identifier: \(SwiftLiteral.string(zone))) ?? .current)")
    }
    if patch.legibilityWeight == .bold {
      result.append(".environment(\\.legibilityWeight, .bold)")
    }
    if let activity = patch.controlActiveState, patch.environment.theme.conventions.windows {
      result.append(".environment(\\.controlActiveState, .\(activity.rawValue))")
    }
    if let appearance = patch.appearance {
      let word = appearance == .dark ? "dark" : "light"
      result.append(
        ofPreview
          ? ".preferredColorScheme(.\(word))" : ".environment(\\.colorScheme, .\(word))")
    }
    return result
  }

  /// The tint, unless it is a colour of a theme.
  private static func tint(_ patch: EnvironmentPatch) -> String? {
    patch.tint.flatMap { SwiftUIColors.color($0, on: patch.environment.platform) }
  }

  /// What only the device, its settings or the clock say.
  static func unknown(_ patch: EnvironmentPatch) -> [String] {
    let all: [(String, Bool)] = [
      ("tint", patch.tint != nil && tint(patch) == nil),
      ("contrast", patch.contrast == .increased), ("level", patch.level == .elevated),
      ("now", patch.now != nil), ("pseudo", patch.pseudo != nil),
      ("hourCycle", patch.hourCycle != nil), ("theme", patch.theme != nil),
      (
        "calendar",
        patch.calendar.map { SwiftUIDates.calendar($0) == nil } ?? false
      ),
      ("controlAccentColor", patch.controlAccentColor != nil),
      (
        "controlActiveState",
        patch.controlActiveState != nil && !patch.environment.theme.conventions.windows
      ),
      ("symbols", patch.symbols != SymbolSet()), ("device", patch.device != nil),
      ("osVersion", patch.osVersion != nil),
    ]
    // SwiftUI only reads these in an environment; people set them.
    let settings = EnvironmentSwitch.all.filter { patch[keyPath: $0.patch] == true }
    return all.filter(\.1).map(\.0) + settings.map(\.key)
  }
}
