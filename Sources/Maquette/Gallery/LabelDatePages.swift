extension GalleryPage {
  /// Dates, timers and relative dates, on a watch.
  ///
  /// - Throws: ``InputProblem`` for a moment or locale that there is not.
  static func labelDatePages() throws -> [GalleryPage] {
    let locales = ["en_US", "en_GB", "de", "fr", "ja", "ko", "ar_EG", "fa", "he", "hi", "th"]
    return [
      GalleryPage("label-dates", "Date labels", platform: .watchos) {
        Grid(columns: 2, alignment: .leading, spacing: 16, verticalSpacing: 6) {
          for name in locales {
            caption(name)
            dateLabel(name)
          }
        }
      },
      try timerPage(), try complicationPage(), facePage(),
    ]
  }

  private static func dateLabel(_ locale: String) -> DateLabel {
    var label = DateLabel(dateStyle: .medium, timeStyle: .short)
    label.locale = try? LocaleIdentifier(locale)
    return label
  }

  private static func timerPage() throws -> GalleryPage {
    let target = try Moment("2007-01-09T11:12:43Z")
    return GalleryPage("label-timers", "Timer labels", platform: .watchos) {
      Grid(columns: 2, alignment: .leading, spacing: 16, verticalSpacing: 6) {
        for style in DurationStyle.allCases {
          caption(style.rawValue)
          TimerLabel("Workout", target: target, style: style)
        }
      }
    }
  }

  private static func complicationPage() throws -> GalleryPage {
    let target = try Moment("2007-01-09T11:12:43Z")
    return GalleryPage("label-complications", "Texts that fit complications", platform: .watchos) {
      Grid(columns: 4, alignment: .leading, spacing: 16, verticalSpacing: 6) {
        Label("")
        for style in RelativeDateStyle.allCases { caption(style.rawValue) }
        for family in ComplicationFamily.allCases {
          caption(family.rawValue)
          for style in RelativeDateStyle.allCases {
            RelativeDateLabel(target, style: style, family: family)
          }
        }
      }
    }
  }

  private static func facePage() -> GalleryPage {
    GalleryPage("complications", "Complications", platform: .watchos, width: 420) {
      Grid(columns: 2, alignment: .leading, spacing: 16, verticalSpacing: 10) {
        for family in ComplicationFamily.allCases {
          caption(family.rawValue)
          Complication(family, widgetLabel: family.hasCurvedLabel ? "8 of 10 cups" : "") {
            if family.outline == .circle { Image(systemName: "drop.fill") }
            DateLabel(dateStyle: .short).font(.footnote)
          }
        }
      }
    }
  }
}
