import Maquette
import MaquetteSpec

extension EnvironmentOptions {
  /// What the flags say.
  ///
  /// - Parameter dependencies: is told of every file that they name.
  /// - Throws: an exit with 64 after all that is wrong was printed.
  func patch(recording dependencies: SpecDependencies? = nil) throws -> EnvironmentPatch {
    let (patch, problems): (EnvironmentPatch, [Diagnostic])
    do {
      (patch, problems) = try reading(recording: dependencies)
    } catch let error as FileError {
      throw Console.exit(for: error)
    }
    guard problems.isEmpty else {
      Console.report(problems)
      // What is wrong inside of a file is no matter of flags.
      let isFile = problems.allSatisfy { $0.file != nil }
      throw isFile ? CommandExit.badSpec : CommandExit.usage
    }
    return patch
  }

  /// The files that they name, and those that these name.
  var files: [String] {
    guard theme != nil || symbols != nil else { return [] }
    let dependencies = SpecDependencies()
    _ = try? reading(recording: dependencies)
    return dependencies.paths
  }

  /// What the flags say, and what is wrong with them.
  ///
  /// - Parameter dependencies: is told of every file that they name.
  /// - Throws: ``FileError`` when one of the files cannot be read.
  func reading(
    recording dependencies: SpecDependencies? = nil
  ) throws -> (patch: EnvironmentPatch, problems: [Diagnostic]) {
    var patch = EnvironmentPatch()
    var problems: [Diagnostic] = []
    let values: [(String, String?)] = [
      ("platform", platform), ("osVersion", osVersion), ("device", device),
      ("appearance", appearance), ("contrast", contrast), ("level", level),
      ("direction", direction),
      ("locale", locale),
      ("calendar", calendar), ("timeZone", timeZone), ("hourCycle", hourCycle), ("now", now),
      ("pseudo", pseudo),
      ("textSize", textSize), ("legibilityWeight", legibilityWeight), ("scale", scale),
      ("tint", tint),
      ("controlAccentColor", controlAccentColor), ("controlActiveState", controlActiveState),
      ("accessibilityShowButtonShapes", accessibilityShowButtonShapes?.specText),
      ("accessibilityReduceTransparency", accessibilityReduceTransparency?.specText),
      (
        "accessibilityDifferentiateWithoutColor", accessibilityDifferentiateWithoutColor?.specText
      ),
      ("onOffLabels", onOffLabels?.specText), ("deviceFrame", deviceFrame?.specText),
    ]
    for (key, value) in values {
      guard let value, let trait = EnvironmentTrait.named(key) else { continue }
      do throws(EnvironmentTrait.Problem) {
        try trait.apply(value, to: &patch)
      } catch {
        problems.append(
          Diagnostic(.error, "--\(trait.flag): \(error.message)", hint: error.hint))
      }
    }
    if tint != nil { patch.tintFlag = "--tint" }
    if let theme {
      problems += try Self.problems(of: "theme") {
        var themed = EnvironmentPatch()
        themed.theme = try ThemeReference.theme(
          named: theme, belowFolder: nil, dependencies: dependencies)
        patch = patch.overlaid(by: themed)
      }
    }
    if let symbols {
      problems += try Self.problems(of: "symbols") {
        dependencies?.record(symbols)
        patch.symbols = try SymbolLoader.load(path: symbols)
      }
    }
    return (patch, problems)
  }

  /// What is wrong with the file that a flag names.
  ///
  /// - Throws: ``FileError`` when the file cannot be read.
  private static func problems(of flag: String, _ load: () throws -> Void) throws -> [Diagnostic] {
    do {
      try load()
      return []
    } catch let error as DiagnosticError {
      return error.diagnostics.map { $0.naming(flag: "--\(flag)") }
    }
  }
}
