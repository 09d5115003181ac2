// swift-tools-version:6.2
import Foundation
import PackageDescription

// Whatever themes there are, their YAML is no source: `theme-generator` makes data of it.
let themeFiles =
  (try? FileManager.default.contentsOfDirectory(atPath: Context.packageDirectory + "/Themes"))?
  .filter { $0.hasSuffix(".yaml") || $0.hasSuffix(".tsv") }.sorted() ?? []

// One direction: Core ← Themes and Locale ← Components ← Spec, and Core ← Text ← Painting;
// `Maquette` is what a library user imports, `MaquetteCLI` only parses arguments and prints. CI
// builds with `--explicit-target-dependency-import-check error`, so an arrow that is not drawn
// here fails.
let package = Package(
  name: "Maquette",
  products: [
    .library(name: "Maquette", targets: ["Maquette"]),
    .library(name: "MaquetteDocs", targets: ["MaquetteDocs"]),
    .library(name: "MaquetteSnapshots", targets: ["MaquetteSnapshots"]),
    .library(name: "MaquetteSnapshotTesting", targets: ["MaquetteSnapshotTesting"]),
    .executable(name: "maquette", targets: ["MaquetteCLI"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2")
  ],
  targets: [
    // System libraries; only Text, Painting and Spec may import them.
    .systemLibrary(name: "CCairo", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"])]),
    .systemLibrary(name: "CYAML", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"])]),
    .systemLibrary(name: "CPango", pkgConfig: "pango", providers: [.apt(["libpango1.0-dev"])]),
    .systemLibrary(
      name: "CDeflate", pkgConfig: "libdeflate", providers: [.apt(["libdeflate-dev"])]),

    // libjpeg-turbo and librsvg, loaded when they are first needed; only Painting may import it.
    .target(name: "CImageLibraries", linkerSettings: [.linkedLibrary("dl")]),
    // Files of web pages, in the program itself.
    .target(name: "CWebFiles", exclude: ["files"]),
    // Themes, devices and symbols as `theme-generator` wrote them; only Themes may import it.
    .target(name: "CThemeData", exclude: ["files"]),
    // The gallery's specs, as they are in Snapshots/specimens; only Maquette may import it.
    .target(name: "CSpecimens"),
    // libhyphen, loaded when the first word is to be divided; only Text may import it.
    .target(name: "CHyphen", linkerSettings: [.linkedLibrary("dl")]),
    // Child processes within limits: starting, talking to and ending them.
    .target(name: "CChildProcess"),
    // Copies of a process that has one thread, for the worker.
    .target(name: "CProcessCopy"),
    // Compares pixels. Swift's loops are too slow in a debug build; only Painting may import it.
    .target(name: "CPixelComparison"),
    // Deflate for pictures of user interfaces; only Painting may import it.
    .target(name: "CPixelDeflate"),

    .target(name: "MaquetteCore"),
    .target(
      name: "MaquetteThemes", dependencies: ["CThemeData", "MaquetteCore"], path: "Themes",
      exclude: themeFiles),
    // Dates, times, durations and words in every language, by the ICU inside of Foundation.
    .target(name: "CLocaleData", exclude: ["made"]),
    .target(
      name: "MaquetteLocale", dependencies: ["CLocaleData", "MaquetteCore"],
      linkerSettings: [.linkedLibrary("_FoundationICU")]),
    .target(
      name: "MaquetteComponents",
      dependencies: ["MaquetteCore", "MaquetteThemes", "MaquetteLocale"]),
    .target(
      name: "MaquetteText", dependencies: ["MaquetteCore", "MaquetteLocale", "CHyphen", "CPango"]),
    .target(
      name: "MaquettePainting",
      dependencies: [
        "MaquetteCore", "CCairo", "CChildProcess", "CDeflate", "CImageLibraries",
        "CPixelComparison", "CPixelDeflate",
      ]),
    .target(
      name: "MaquetteSpec",
      dependencies: [
        "MaquetteCore", "MaquetteThemes", "MaquetteLocale", "MaquetteComponents",
        "CYAML",
      ]),
    .target(
      name: "Maquette",
      dependencies: [
        "CSpecimens", "CWebFiles", "MaquetteCore", "MaquetteThemes", "MaquetteLocale",
        "MaquetteComponents", "MaquetteText", "MaquettePainting", "MaquetteSpec",
      ]),
    // Baselines: what changed, and why.
    .target(
      name: "MaquetteSnapshots",
      dependencies: [
        "CWebFiles", "Maquette", "MaquetteCore", "MaquettePainting", "MaquetteSpec",
        "MaquetteThemes",
      ]),
    // `assertSnapshot` for Swift Testing and XCTest.
    .target(
      name: "MaquetteSnapshotTesting",
      dependencies: [
        "Maquette", "MaquetteCore", "MaquettePainting", "MaquetteSnapshots", "MaquetteSpec",
      ]),
    // Markdown, pandoc and mdBook documents with pictures in them.
    .target(name: "MaquetteDocs", dependencies: ["Maquette", "MaquetteCore", "MaquetteSpec"]),
    // Pictures in DocC catalogues.
    .target(
      name: "MaquetteDocC", dependencies: ["Maquette", "MaquetteCore", "MaquetteSpec"]),
    // Holds specs against the recommendations of the guidelines.
    .target(
      name: "MaquetteLint",
      dependencies: ["CWebFiles", "Maquette", "MaquetteCore", "MaquetteSpec"],
      exclude: ["README.md"]),
    // Watches specs and shows them in a local page.
    .target(
      name: "MaquettePreview",
      dependencies: [
        "CWebFiles", "Maquette", "MaquetteCore", "MaquetteLanguageServer", "MaquetteLint",
        "MaquetteSpec",
      ]),
    // Helps editors to write specs.
    .target(
      name: "MaquetteLanguageServer",
      dependencies: ["Maquette", "MaquetteCore", "MaquettePainting", "MaquetteSpec"]),
    // Takes variables that change pictures out of the environment, before any library is started.
    .target(name: "CStart"),
    .executableTarget(
      name: "MaquetteCLI",
      dependencies: [
        "CProcessCopy", "CStart", "Maquette", "MaquetteCore", "MaquetteDocC", "MaquetteDocs",
        "MaquetteLanguageServer", "MaquetteLint", "MaquettePainting", "MaquettePreview",
        "MaquetteSnapshots", "MaquetteSpec",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    // Writes Sources/CThemeData/files; run it after editing Themes/*.yaml.
    .executableTarget(
      name: "theme-generator",
      dependencies: ["MaquetteCore", "MaquetteThemes", "MaquetteSpec"],
      path: "Sources/ThemeGenerator"),
    // What is drawn to be compared, and a program that draws it: with baselines, in any order, by
    // this build or another.
    .target(
      name: "Specimens",
      dependencies: ["Maquette", "MaquetteComponents", "MaquetteCore", "MaquetteSpec"],
      path: "Tests/Specimens"),
    .executableTarget(
      name: "specimen-tool",
      dependencies: [
        "Maquette", "MaquetteCore", "MaquetteLocale", "MaquetteSnapshots", "MaquetteSpec",
        "Specimens",
      ],
      path: "Tests/SpecimenTool"),
    // Gives strangers' bytes to whatever reads them: `make fuzz`.
    .systemLibrary(name: "CFuzzer", path: "Tests/CFuzzer"),
    .executableTarget(
      name: "input-fuzzer",
      dependencies: ["CFuzzer", "Maquette", "MaquetteDocs", "MaquettePainting", "MaquetteSpec"],
      path: "Tests/Fuzz"),
    // A headless Chromium for tests of pages, driven through its DevTools protocol.
    .target(name: "BrowserDriver", path: "Tests/BrowserDriver"),
    // Where the program is that tests run.
    .target(name: "BuiltProgram", path: "Tests/BuiltProgram"),
    // How long a thread has had a processor, whatever else runs.
    .target(name: "ThreadClock", path: "Tests/ThreadClock"),
    .testTarget(
      name: "MaquetteThemesTests",
      dependencies: [
        "MaquetteComponents", "MaquetteCore", "MaquetteThemes", "MaquetteSpec", "theme-generator",
        "ThreadClock",
      ]),
    .testTarget(name: "MaquetteCoreTests", dependencies: ["MaquetteCore", "ThreadClock"]),
    .testTarget(
      name: "MaquetteLintTests",
      dependencies: ["MaquetteLint", "Maquette", "MaquetteCore", "MaquetteSpec", "ThreadClock"]),
    .testTarget(name: "MaquetteLocaleTests", dependencies: ["MaquetteLocale", "MaquetteCore"]),
    .testTarget(
      name: "MaquetteComponentsTests",
      dependencies: [
        "MaquetteComponents", "MaquetteCore", "MaquetteLocale", "MaquetteThemes", "ThreadClock",
      ]),
    .testTarget(
      name: "MaquetteSpecTests",
      dependencies: [
        "MaquetteSpec", "MaquetteComponents", "MaquetteCore", "MaquetteLocale", "MaquetteThemes",
      ]),
    .testTarget(
      name: "MaquetteTests",
      dependencies: [
        "Maquette", "MaquetteComponents", "MaquetteCore", "MaquettePainting",
        "MaquetteSnapshotTesting", "MaquetteSpec", "BrowserDriver", "BuiltProgram", "Specimens",
        "ThreadClock",
      ], exclude: ["Snapshots"]),
    .testTarget(
      name: "MaquetteSnapshotsTests",
      dependencies: ["MaquetteSnapshots", "MaquettePainting", "BrowserDriver", "ThreadClock"]),
    .testTarget(
      name: "MaquetteSnapshotTestingTests",
      dependencies: [
        "MaquetteSnapshotTesting", "MaquetteSnapshots", "MaquettePainting", "BuiltProgram",
      ]),
    .testTarget(
      name: "MaquetteDocsTests",
      dependencies: ["MaquetteDocs", "MaquetteCLI", "MaquetteCore", "BuiltProgram", "ThreadClock"]),
    .testTarget(
      name: "MaquettePreviewTests",
      dependencies: [
        "MaquettePreview", "Maquette", "MaquetteCore", "MaquetteLint", "MaquetteSpec",
        "BrowserDriver", "Specimens",
      ]),
    .testTarget(
      name: "MaquetteLanguageServerTests",
      dependencies: [
        "MaquetteLanguageServer", "Maquette", "MaquetteCore", "MaquetteSpec", "ThreadClock",
      ]),
    .testTarget(
      name: "MaquetteCLITests",
      dependencies: ["BrowserDriver", "BuiltProgram", "MaquetteCLI", "MaquetteCore"]),
    .testTarget(
      name: "MaquetteTextTests", dependencies: ["MaquetteText", "MaquetteCore", "ThreadClock"]),
    .testTarget(
      name: "MaquettePaintingTests",
      dependencies: ["MaquettePainting", "MaquetteCore", "CDeflate", "ThreadClock"]),
  ],
  swiftLanguageModes: [.v6]
)

// A warning fails the build of our own tests, where nobody else's compiler is.
for target in package.targets where target.type == .test {
  target.swiftSettings = [.treatAllWarnings(as: .error)]
}
