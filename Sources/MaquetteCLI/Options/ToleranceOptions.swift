import ArgumentParser
import MaquetteSnapshots

/// How many pixels may differ, and what is not compared.
struct ToleranceOptions: ParsableArguments {
  @Option(
    name: .customLong("ignore"),
    help: """
      An area that is not compared: x,y,width,height. The numbers are pixels for pictures, and \
      points for specs. Repeatable.
      """)
  var ignore: [String] = []

  @Option(
    name: .customLong("ignore-component"),
    help: """
      The path of a component that is not compared, with its contents, for example \
      'VStack/Label[2]'; * matches anything. Repeatable.
      """)
  var ignoreComponent: [String] = []

  @Option(
    name: .customLong("max-different-pixels"),
    help: "How many pixels may differ (Playwright's maxDiffPixels).")
  var maxDifferentPixels = "0"

  @Option(
    name: .customLong("max-different-pixel-ratio"),
    help: "The share of pixels that may differ, 0 to 1 (Playwright's maxDiffPixelRatio).")
  var maxDifferentPixelRatio = "0"

  /// What the flags say, areas as they are given.
  ///
  /// - Throws: an exit for a flag that means nothing.
  func tolerance() throws -> SnapshotTolerance {
    func refuse(_ message: String) throws -> Never {
      throw Console.misuse(message)
    }
    let areas = try ignore.map { text -> Rect in
      guard let area = ToleranceOptions.area(text) else {
        try refuse(
          "--ignore is '\(text)'; it must be four numbers x,y,width,height, the last two above 0")
      }
      return area
    }
    if let path = ignoreComponent.first(where: \.isEmpty) {
      try refuse(
        "--ignore-component is '\(path)'; it must be a path that 'maquette inspect' prints")
    }
    return try reportingErrors {
      SnapshotTolerance(
        ignoredAreas: areas, ignoredComponents: ignoreComponent,
        maxDifferentPixels: try FlagNumber.whole(
          maxDifferentPixels, "--max-different-pixels", in: 0...Int.max),
        maxDifferentPixelRatio: try FlagNumber.number(
          maxDifferentPixelRatio, "--max-different-pixel-ratio", in: 0...1))
    }
  }

  private static func area(_ text: String) -> Rect? {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Double($0.filter { $0 != " " }) }
    let most = Limits.coordinate
    guard parts.count == 4, numbers.count == 4, numbers.allSatisfy({ abs($0) <= most }),
      numbers[2] > 0, numbers[3] > 0
    else { return nil }
    return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}
