import MaquetteCore
import MaquetteThemes
import Testing

@Suite("Type of the built-in themes")
struct TypographyTests {
  private func sizes(_ theme: Theme, _ style: TextStyle) -> [Double] {
    TextSize.allCases.compactMap { theme.typography.styles[style]?.entry(for: $0)?.size }
  }

  private func leadings(_ theme: Theme, _ style: TextStyle) -> [Double] {
    TextSize.allCases.compactMap { theme.typography.styles[style]?.entry(for: $0)?.leading }
  }

  // HIG, "Typography", Dynamic Type sizes, xSmall to AX5.
  @Test func bodyOfIOSAtEveryTextSize() {
    #expect(sizes(.ios, .body) == [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53])
    #expect(leadings(.ios, .body) == [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62])
    #expect(sizes(.ios, .caption2) == [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40])
  }

  // The same table's column for the default size, Large.
  @Test(arguments: [
    (TextStyle.largeTitle, 34.0, 41.0), (.title, 28, 34), (.title2, 22, 28), (.title3, 20, 25),
    (.headline, 17, 22), (.subheadline, 15, 20), (.body, 17, 22), (.callout, 16, 21),
    (.footnote, 13, 18), (.caption, 12, 16), (.caption2, 11, 13),
  ])
  func stylesOfIOS(style: TextStyle, size: Double, leading: Double) {
    let entry = Theme.ios.typography.styles[style]?.entry(for: .large)
    #expect(entry == Typography.Entry(size, leading))
  }

  // HIG, "Typography", macOS, tvOS and watchOS.
  @Test func bodyElsewhere() {
    #expect(sizes(.macos, .body) == Array(repeating: 13, count: 12))
    #expect(Theme.macos.typography.styles[.body]?.sizes.count == 1)
    #expect(Theme.macos.typography.styles[.headline]?.weight == .bold)
    #expect(sizes(.tvos, .body) == Array(repeating: 29, count: 12))
    #expect(Theme.tvos.typography.styles[.title]?.weight == .medium)
    // Medium, AX4 and AX5 are not in the watch's table; their neighbours stand for them.
    #expect(sizes(.watchos, .body) == [14, 15, 16, 16, 17, 18, 19, 21, 22, 23, 23, 23])
  }

  @Test func onlyHeadlinesOfIOSAreSemibold() {
    for (style, entry) in Theme.ios.typography.styles {
      #expect(entry.weight == (style == .headline ? .semibold : .regular))
    }
  }

  // HIG, "Typography", tracking tables.
  @Test func tracking() {
    #expect(Theme.ios.typography.tracking(at: 17) == -0.43)
    #expect(Theme.ios.typography.tracking(at: 13) == -0.08)
    #expect(Theme.ios.typography.tracking(at: 28) == 0.38)
    #expect(Theme.ios.typography.tracking(at: 52) == 0.33)
    #expect(Theme.macos.typography.tracking(at: 52) == 0.31)
    #expect(Theme.watchos.typography.tracking(at: 16) == 0)
    #expect(Theme.watchos.typography.tracking(at: 40) == -0.78)
    // Between two sizes it changes evenly; -0.31 and -0.43 around 16.5.
    #expect(abs(Theme.ios.typography.tracking(at: 16.5) + 0.37) < 1e-9)
    #expect(Theme.ios.typography.tracking(at: 500) == 0)
  }

  // SF Pro: 1950, 494 and 1443 of 2048 units.
  @Test func lineMetrics() {
    let font = Theme.ios.typography.font(size: 17, weight: .regular)
    #expect(abs(font.lineHeight - 20.29) < 0.01)
    #expect(abs(font.capHeight - 11.98) < 0.01)
    #expect(font.family == "Inter")
    #expect(Theme.ios.typography.font(size: 34, weight: .bold).family == "Inter Display")
    #expect(Array(font.fallbacks.prefix(2)) == ["Noto Sans Arabic", "Noto Sans Hebrew"])
    #expect(font.fallbacks.contains("Noto Color Emoji"))
  }

  // Documented: HIG, Typography, watchOS, Footnote 2 at large and extra large.
  @Test func footnote2() {
    let watch = Theme.watchos.typography.style(.footnote2)
    #expect(watch?.entry(for: .large).map { [$0.size, $0.leading] } == [12, 14.5])
    #expect(watch?.entry(for: .xLarge).map { [$0.size, $0.leading] } == [13, 15.5])
    for platform in Platform.allCases where platform != .watchos {
      let typography = Theme.builtIn(platform).typography
      #expect(typography.style(.footnote2) == typography.styles[.caption2], "\(platform)")
    }
  }

  @Test(arguments: Platform.allCases)
  func everyThemeHasAllStyles(platform: Platform) {
    let typography = Theme.builtIn(platform).typography
    for style in TextStyle.allCases where style.isEverywhere || platform == .watchos {
      #expect([1, 12].contains(typography.styles[style]?.sizes.count ?? 0), "\(style)")
    }
    let sizes = typography.tracking.map(\.size)
    #expect(zip(sizes, sizes.dropFirst()).allSatisfy { $0 < $1 })
  }
}
