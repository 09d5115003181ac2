extension GalleryPage {
  /// Sliders, progress, ratings, gauges and page controls in their styles and states.
  static func progressPages(_ platform: Platform) -> [GalleryPage] {
    var pages = [progressPage(platform), ratingPage(platform)]
    if platform != .tvos { pages += [sliderPage(platform), gaugePage(platform)] }
    if platform != .macos { pages.append(pageControlPage(platform)) }
    if platform == .macos { pages += [tickPage(), levelPage(), progressSizePage()] }
    return pages
  }

  private static func width(_ platform: Platform) -> Double {
    switch platform {
    case .watchos: 184
    case .tvos: 800
    case .ios, .ipados: 340
    case .macos: 280
    }
  }

  private static func spacing(_ platform: Platform) -> Double {
    platform == .tvos ? 40 : platform == .watchos ? 8 : 18
  }

  private static func column(
    _ name: String, _ title: String, _ platform: Platform,
    @ComponentBuilder content: () -> [AnyComponent]
  ) -> GalleryPage {
    GalleryPage(name, title, platform: platform) {
      VStack(spacing: spacing(platform), children: content).frame(width: width(platform))
    }
  }

  private static func sliderPage(_ platform: Platform) -> GalleryPage {
    column("sliders", "Sliders", platform) {
      for value in [0, 0.5, 1] { Slider(value: value) }
      Slider("Volume", value: 0.4).valueImages(
        minimum: "speaker.fill", maximum: "speaker.wave.3.fill")
      Slider(value: 3, in: 0...5, step: 1)
      Slider(value: 0.4).tint(.orange)
      Slider("Disabled", value: 0.4).disabled()
      if platform != .watchos {
        Slider(value: 40, in: 0...100).valueLabels(minimum: "Slow", maximum: "Fast")
        Slider(value: 3, in: 0...5, step: 1).showsNumerals()
        Slider(value: 0.4).state(.pressed)
        Slider(value: 0.4).state(.focused)
      }
    }
  }

  private static func progressPage(_ platform: Platform) -> GalleryPage {
    column("progress-views", "Progress", platform) {
      ProgressView("Downloading…", value: 0.6).showsCurrentValue()
      ProgressView(value: 0)
      ProgressView(value: 1).tint(.green)
      ProgressView(value: 0.4).showsNumerals()
      HStack(spacing: spacing(platform)) {
        for phase in [0.25, 0.5, 0.75] {
          ProgressView().progressViewStyle(.linear).phase(phase)
        }
      }
      HStack(spacing: spacing(platform)) {
        for value in [0.0, 0.3, 0.7, 1] {
          ProgressView(value: value).progressViewStyle(.circular)
        }
      }
      HStack(spacing: spacing(platform)) {
        for phase in [0, 0.25, 0.5] { ProgressView().phase(phase) }
        ProgressView().controlSize(.large)
      }
      ProgressView("Loading…")
    }
  }

  private static func ratingPage(_ platform: Platform) -> GalleryPage {
    column("ratings", "Ratings", platform) {
      for value in [0, 2.5, 5] { RatingIndicator(value: value) }
      RatingIndicator(value: 3).symbol("heart").color(.pink)
      RatingIndicator("Rating", value: 4).editable()
      RatingIndicator(value: 4).showsNumerals()
      RatingIndicator(value: 2).editable().disabled()
      if platform != .watchos { RatingIndicator(value: 2).editable().state(.focused) }
    }
  }

  private static func gaugePage(_ platform: Platform) -> GalleryPage {
    column("gauges", "Gauges", platform) {
      for style in [GaugeStyle.linearCapacity, .accessoryLinear, .accessoryLinearCapacity] {
        Gauge("Battery", value: 0.7).gaugeStyle(style).showsNumerals()
      }
      for style in [GaugeStyle.accessoryCircular, .accessoryCircularCapacity] {
        HStack(spacing: spacing(platform)) {
          Gauge("°C", value: 21, in: 10...30).gaugeStyle(style).valueLabels(current: "21")
          Gauge(value: 21, in: 10...30).gaugeStyle(style).showsNumerals().tint(.green)
        }
      }
    }
  }

  private static func pageControlPage(_ platform: Platform) -> GalleryPage {
    column("page-controls", "Page controls", platform) {
      PageControl(numberOfPages: 5, currentPage: 1)
      PageControl(numberOfPages: 5).backgroundStyle(.prominent)
      PageControl(numberOfPages: 4, currentPage: 2).firstIndicatorImage("location.fill")
      PageControl(numberOfPages: 4, currentPage: 2).indicatorImage("star.fill")
      for page in [0, 20, 39] { PageControl(numberOfPages: 40, currentPage: page) }
      PageControl(numberOfPages: 5).disabled()
    }
  }

  private static func tickPage() -> GalleryPage {
    GalleryPage("slider-ticks", "Tick marks, knobs and upright sliders", platform: .macos) {
      VStack(spacing: 16) {
        for size in ControlSize.allCases {
          Slider(value: 3, in: 0...5, step: 1).controlSize(size)
          Slider(value: 0.3).controlSize(size)
        }
      }.frame(width: 240)
      HStack(spacing: 24) {
        for size in [ControlSize.regular, .small] {
          Slider(value: 0.1).sliderType(.circular).controlSize(size)
          Slider(value: 0.3).sliderType(.circular).tickMarks(9).controlSize(size)
        }
        Slider(value: 0.3).vertical().frame(height: 110)
        Slider(value: 3, in: 0...5, step: 1).vertical().showsNumerals().frame(height: 110)
      }
    }
  }

  private static func levelPage() -> GalleryPage {
    column("level-indicators", "Level indicators", .macos) {
      for value in [3, 7, 9.0] {
        LevelIndicator(value: value, in: 0...10).thresholds(warning: 6, critical: 9)
      }
      LevelIndicator(value: 4, in: 0...10).showsNumerals()
      LevelIndicator("Disk", value: 40, in: 0...100, style: .continuousCapacity)
      LevelIndicator(value: 3).disabled()
    }
  }

  private static func progressSizePage() -> GalleryPage {
    GalleryPage("progress-sizes", "Sizes of progress", platform: .macos) {
      for size in ControlSize.allCases {
        HStack(spacing: 20) {
          caption(size.rawValue)
          ProgressView(value: 0.4).controlSize(size).frame(width: 140)
          ProgressView(value: 0.4).progressViewStyle(.circular).controlSize(size)
          ProgressView().controlSize(size)
          RatingIndicator(value: 2.5).controlSize(size)
        }
      }
    }
  }
}
