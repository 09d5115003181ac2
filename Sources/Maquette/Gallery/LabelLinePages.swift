extension GalleryPage {
  private static let pangram = "The quick brown fox jumps over the lazy dog"
  private static let arabic = "مرحبا بالعالم، هذا نص طويل لا يتسع له السطر الواحد أبدا"

  static func labelLinePages(_ platform: Platform) -> [GalleryPage] {
    [modePage(platform), strategyPage(platform), fittingPage(platform)]
  }

  private static func modePage(_ platform: Platform) -> GalleryPage {
    let width = 150 * breadth(of: platform)
    let emoji = "🇩🇪🇫🇷🇮🇹 e\u{301}te\u{301} 👩‍👩‍👧‍👦 to the end and beyond"
    return GalleryPage("label-modes", "Line break modes", platform: platform) {
      Grid(
        columns: platform == .watchos ? 2 : 4, alignment: .topLeading, spacing: 20,
        verticalSpacing: 14
      ) {
        for mode in LineBreakMode.allCases {
          caption(mode.rawValue)
          for text in platform == .watchos ? [pangram] : [pangram, arabic, emoji] {
            Label(text, font: .style(.footnote), numberOfLines: mode.wraps ? 2 : 1)
              .with(\.lineBreakMode, mode)
              .frame(width: width, alignment: .leading)
          }
        }
      }
    }
  }

  private static func strategyPage(_ platform: Platform) -> GalleryPage {
    let width = 130 * breadth(of: platform)
    let strategies: [(String, LineBreakStrategy)] = [
      ("none", []), ("pushOut", .pushOut), ("hangulWordPriority", .hangulWordPriority),
      ("standard", .standard),
    ]
    return GalleryPage("label-strategies", "Line break strategies", platform: platform) {
      Grid(columns: 3, alignment: .topLeading, spacing: 20, verticalSpacing: 14) {
        for (name, strategy) in strategies {
          caption(name)
          for text in ["The last word of it is alone", "개인정보를 안전하게 보호합니다"] {
            Label(text, font: .style(.footnote), numberOfLines: 0)
              .with(\.lineBreakStrategy, strategy)
              .frame(width: width, alignment: .leading)
          }
        }
      }
    }
  }

  private static func fittingPage(_ platform: Platform) -> GalleryPage {
    let width = 180 * breadth(of: platform)
    func fitted(_ change: (inout Label) -> Void) -> AnyComponent {
      var label = Label("Text of a certain length")
      change(&label)
      return label.frame(width: width, alignment: .leading).background("secondarySystemFill")
    }
    let cells: [(String, AnyComponent)] = [
      ("truncated", fitted { $0.font = .style(.title3) }),
      (
        "tightened",
        fitted {
          $0.allowsDefaultTighteningForTruncation = true
          $0.text = "Text of a certain length fits"
          $0.font = .style(.callout)
        }
      ),
      (
        "alignBaselines",
        fitted {
          $0.font = .style(.largeTitle)
          $0.adjustsFontSizeToFitWidth = true
        }
      ),
      (
        "alignCenters",
        fitted {
          $0.font = .style(.largeTitle)
          $0.adjustsFontSizeToFitWidth = true
          $0.baselineAdjustment = .alignCenters
        }
      ),
      (
        "baseline none",
        fitted {
          $0.font = .style(.largeTitle)
          $0.adjustsFontSizeToFitWidth = true
          $0.baselineAdjustment = .none
        }
      ),
      (
        "at least 0.8",
        fitted {
          $0.font = .style(.largeTitle)
          $0.adjustsFontSizeToFitWidth = true
          $0.minimumScaleFactor = 0.8
        }
      ),
      (
        "typographic",
        fitted {
          $0.text = "ཧྐྵྨླྺྼྻྂ ยี่ปุ๊ Ấ̂"
          $0.clipsToBounds = true
        }
      ),
      (
        "oversize",
        fitted {
          $0.text = "ཧྐྵྨླྺྼྻྂ ยี่ปุ๊ Ấ̂"
          $0.sizingRule = .oversize
          $0.clipsToBounds = true
        }
      ),
    ]
    return GalleryPage("label-fitting", "Fitting", platform: platform) {
      Grid(columns: 2, alignment: .leading, spacing: 20, verticalSpacing: 14) {
        for (name, label) in cells {
          caption(name)
          label
        }
      }
    }
  }
}

extension LineBreakMode {
  fileprivate var wraps: Bool { self == .byWordWrapping || self == .byCharWrapping }
}
