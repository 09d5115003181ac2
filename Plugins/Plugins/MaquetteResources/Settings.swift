import Foundation
import PackagePlugin

/// What a target's `maquette.json` says: in which appearances, scales, locales and directions pictures
/// are drawn. Light and dark at two pixels a point when there is no such file.
struct Settings {
  /// One picture of each spec.
  struct Variant {
    /// What its name has between the spec's and the ending.
    var suffix: String
    /// The flags that it is drawn with.
    var flags: [String]
  }

  private struct File: Decodable {
    var appearances: [String]?
    var scales: [Int]?
    var locales: [String]?
    var directions: [String]?
  }

  private struct Problem: Error {}

  /// The name of the file.
  static let fileName = "maquette.json"

  /// All combinations.
  let variants: [Variant]

  /// - Parameter url: the file; `nil` when there is none.
  /// - Throws: after a diagnostic, when the file is not right.
  init(_ url: URL?) throws {
    var file = File()
    if let url {
      do {
        file = try JSONDecoder().decode(File.self, from: Data(contentsOf: url))
      } catch {
        Diagnostics.error(
          "this is no list of variants; write for example "
            + #"{"appearances": ["light", "dark"], "scales": [2, 3], "locales": ["en_US", "ar"]}"#,
          file: url.path, line: 1)
        throw Problem()
      }
    }
    let appearances = file.appearances ?? ["light", "dark"]
    let scales = file.scales ?? [2]
    let locales = file.locales?.map { Optional($0) } ?? [nil]
    let directions = file.directions?.map { Optional($0) } ?? [nil]
    guard appearances.allSatisfy(["light", "dark"].contains),
      directions.allSatisfy({ $0 == nil || $0 == "ltr" || $0 == "rtl" }),
      scales.allSatisfy((1...4).contains), !appearances.isEmpty, !scales.isEmpty,
      !locales.isEmpty, !directions.isEmpty
    else {
      Diagnostics.error(
        "appearances are light and dark, scales 1 to 4, directions ltr and rtl, and no list is empty",
        file: url?.path, line: 1)
      throw Problem()
    }
    variants = locales.flatMap { locale in
      directions.flatMap { direction in
        appearances.flatMap { appearance in
          scales.map { scale in
            Settings.variant(locale, direction, appearance, scale)
          }
        }
      }
    }
  }

  /// Names as `maquette render --variants` gives them.
  private static func variant(
    _ locale: String?, _ direction: String?, _ appearance: String, _ scale: Int
  ) -> Variant {
    var suffix = ""
    var flags = ["--appearance", appearance, "--scale", String(scale)]
    if let locale {
      flags += ["--locale", locale]
      let tag = locale.replacingOccurrences(of: "_", with: "-")
      if tag != "en-US" { suffix += "." + tag }
    }
    if let direction {
      flags += ["--direction", direction]
      if direction == "rtl" { suffix += ".rtl" }
    }
    if appearance == "dark" { suffix += "~dark" }
    if scale != 1 { suffix += "@\(scale)x" }
    return Variant(suffix: suffix, flags: flags)
  }
}
