import Maquette

extension SnapshotCase {
  /// Sliders, progress, ratings, gauges and page controls, in the variants that matter to each
  /// platform; from right to left with the digits of Egypt.
  static var progressSpecimens: [SnapshotCase] {
    Platform.allCases.flatMap { platform in
      progressKinds(platform).flatMap { name, component in
        progressVariants(platform).map { suffix, environment in
          SnapshotCase(
            name: "\(platform.rawValue)/\(name)\(suffix)",
            component: component.frame(width: width(platform, environment))
              .padding(platform == .tvos ? 30 : 12), environment: environment)
        }
      }
    }
  }

  private static func progressVariants(_ platform: Platform) -> [(String, Environment)] {
    var all: [(String, Environment)] = []
    func add(_ suffix: String, _ change: (inout Environment) -> Void) {
      var environment = Environment(platform: platform, scale: 1)
      change(&environment)
      all.append((suffix, environment))
    }
    add("") { _ in }
    add(".rtl") { $0.locale = "ar_EG" }
    guard platform == .ios || platform == .macos else { return all }
    add("~dark") { $0.appearance = .dark }
    add(".increased") { $0.contrast = .increased }
    if platform == .ios { add(".accessibility5") { $0.textSize = .accessibility5 } }
    return all
  }

  private static func width(_ platform: Platform, _ environment: Environment) -> Double {
    if environment.textSize == .accessibility5 { return 360 }
    return platform == .tvos ? 500 : platform == .watchos ? 176 : 240
  }

  private static func progressKinds(_ platform: Platform) -> [(String, AnyComponent)] {
    var all = [("progress", progress(platform)), ("rating", ratings(platform))]
    if platform != .tvos { all += [("slider", sliders(platform)), ("gauge", gauges(platform))] }
    if platform != .macos { all.append(("page-control", pages(platform))) }
    if platform == .macos { all.append(("slider-kinds", kinds)) }
    all.append(("absolute", absolute(platform)))
    return all
  }

  private static func spacing(_ platform: Platform) -> Double {
    platform == .tvos ? 30 : platform == .watchos ? 8 : 12
  }

  private static func sliders(_ platform: Platform) -> AnyComponent {
    AnyComponent(
      VStack(spacing: spacing(platform)) {
        Slider(value: 0.4).valueImages(minimum: "speaker.fill", maximum: "speaker.wave.3.fill")
        Slider(value: 3, in: 0...5, step: 1).showsNumerals(platform != .watchos)
        if platform != .watchos {
          Slider(value: 40, in: 0...100).valueLabels(minimum: "Slow", maximum: "Fast")
          Slider(value: 0.6).tint(.orange).state(.focused)
        }
        Slider(value: 0.4).disabled()
      })
  }

  private static func progress(_ platform: Platform) -> AnyComponent {
    AnyComponent(
      VStack(spacing: spacing(platform)) {
        ProgressView("Copying", value: 0.6).showsCurrentValue()
        ProgressView(value: 0.3).showsNumerals()
        ProgressView().progressViewStyle(.linear).phase(0.6)
        HStack(spacing: spacing(platform)) {
          ProgressView(value: 0.3).progressViewStyle(.circular)
          ProgressView().phase(0.5)
        }
      })
  }

  private static func ratings(_ platform: Platform) -> AnyComponent {
    AnyComponent(
      VStack(spacing: spacing(platform)) {
        RatingIndicator(value: 3.5)
        RatingIndicator(value: 4).symbol("heart").color(.pink).showsNumerals()
        RatingIndicator(value: 2).editable().disabled()
      })
  }

  private static func gauges(_ platform: Platform) -> AnyComponent {
    AnyComponent(
      VStack(spacing: spacing(platform)) {
        Gauge("Battery", value: 0.7).gaugeStyle(.linearCapacity).showsNumerals()
        Gauge(value: 0.7).gaugeStyle(.accessoryLinear).showsNumerals()
        HStack(spacing: spacing(platform)) {
          Gauge(value: 21, in: 10...30).gaugeStyle(.accessoryCircular).showsNumerals()
          Gauge(value: 0.71).gaugeStyle(.accessoryCircularCapacity).showsNumerals()
        }
      })
  }

  private static func pages(_ platform: Platform) -> AnyComponent {
    AnyComponent(
      VStack(spacing: spacing(platform)) {
        PageControl(numberOfPages: 4, currentPage: 1).firstIndicatorImage("location.fill")
        PageControl(numberOfPages: 60, currentPage: 20).backgroundStyle(.prominent)
        PageControl(numberOfPages: 3).disabled()
      })
  }

  private static var kinds: AnyComponent {
    AnyComponent(
      VStack(spacing: 10) {
        HStack(spacing: 12) {
          for size in [ControlSize.regular, .small] {
            Slider(value: 0.3).sliderType(.circular).controlSize(size)
            Slider(value: 0.3).sliderType(.circular).tickMarks(9).controlSize(size)
          }
          Slider(value: 3, in: 0...5, step: 1).vertical().showsNumerals().frame(height: 90)
        }
        for size in ControlSize.allCases {
          HStack(spacing: 10) {
            Slider(value: 0.4).controlSize(size)
            ProgressView(value: 0.4).controlSize(size)
            RatingIndicator(value: 2.5).controlSize(size)
          }
        }
        LevelIndicator(value: 7, in: 0...10).thresholds(warning: 6, critical: 9).showsNumerals()
        LevelIndicator(value: 3, in: 0...10, style: .continuousCapacity)
      })
  }

  /// A control that means an actual direction beside one that follows the interface.
  private static func absolute(_ platform: Platform) -> AnyComponent {
    AnyComponent(
      VStack(spacing: spacing(platform)) {
        for isAbsolute in [true, false] {
          HStack(spacing: spacing(platform)) {
            for symbol in ["text.alignleft", "text.aligncenter", "text.alignright"] {
              Button("", symbol: symbol, style: .gray, stretch: false)
            }
          }.directionIsAbsolute(isAbsolute)
        }
      })
  }
}
