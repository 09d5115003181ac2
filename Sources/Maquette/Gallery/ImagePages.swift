import MaquetteSpec

extension GalleryPage {
  /// Picture files: how they fill their room.
  ///
  /// - Throws: ``DiagnosticError`` when a sample cannot be read.
  static func imagePages() throws -> [GalleryPage] {
    try [
      contentModes(), shapes(), placeholders(), icons(.ios), icons(.macos), imageButtons(),
    ]
  }

  private static func contentModes() throws -> GalleryPage {
    let boat = try SamplePictures.boat()
    return GalleryPage("image-content-modes", "How a picture fills its room", platform: .ios) {
      Grid(columns: 4, spacing: 14) {
        for mode in ImageContentMode.allCases {
          caption(
            mode.rawValue,
            Image(boat).contentMode(mode).frame(width: 76, height: 76)
              .background("tertiarySystemFill"))
        }
      }
    }
  }

  private static func shapes() throws -> GalleryPage {
    let (boat, leaf) = (try SamplePictures.boat(), try SamplePictures.leaf())
    let sprite = try SamplePictures.sprite()
    func tinted(_ color: ColorValue) -> AnyComponent {
      Image(leaf).scaledToFit().renderingMode(.template).color(color).frame(width: 48)
    }
    return GalleryPage(
      "image-shapes", "Pictures cut to shapes, in one colour, and pixel art", platform: .ios
    ) {
      HStack(spacing: 14) {
        for shape in ImageClipShape.allCases {
          caption(
            shape.rawValue,
            Image(boat).scaledToFill().clipShape(shape).frame(width: 84, height: 64))
        }
      }
      HStack(spacing: 20) {
        caption("template", tinted(.tint))
        caption("template", tinted("green"))
        caption("original", Image(leaf).scaledToFit().frame(width: 48).background(.custom(.white)))
        caption("high", Image(sprite).scaledToFit().frame(width: 64))
        caption(
          "none", Image(sprite).scaledToFit().with(\.interpolation, .none).frame(width: 64))
      }
    }
  }

  private static func placeholders() -> GalleryPage {
    GalleryPage("image-placeholders", "Placeholders for pictures to come", platform: .ios) {
      HStack(alignment: .bottom, spacing: 16) {
        Image().frame(width: 160, height: 100)
        Image().cornerRadius(12).frame(width: 80, height: 80)
        Image().clipShape(.circle).frame(width: 48, height: 48)
        Image().frame(width: 24, height: 24)
      }
    }
  }

  private static func icons(_ platform: Platform) throws -> GalleryPage {
    let (portrait, leaf) = (try SamplePictures.portrait(), try SamplePictures.leaf())
    let face = Image(portrait).scaledToFit().clipShape(.circle).frame(width: 24, height: 24)
    let sprig = Image(leaf).scaledToFit().renderingMode(.template).frame(width: 18)
    return GalleryPage("image-icons", "Pictures in buttons and labels", platform: platform) {
      HStack(spacing: 16) {
        Label("Ana Haro", icon: face)
        Button("Profile").icon(face)
        Button("Garden", style: .tinted).icon(sprig)
      }
      HStack(spacing: 16) {
        Button("Profile", state: .disabled).icon(face)
        Button("Profile", state: .pressed).icon(face)
        Button("", style: .gray).icon(face)
        Button("Garden", symbolPlacement: .trailing).icon(sprig)
      }
    }
  }

  private static func imageButtons() throws -> GalleryPage {
    let boat = try SamplePictures.boat()
    return GalleryPage("image-button-files", "Image buttons with a picture", platform: .macos) {
      HStack(spacing: 24) {
        ImageButton(systemName: "", title: "Boat", imageSize: 64)
          .icon(Image(boat).scaledToFit().cornerRadius(6))
        ImageButton(systemName: "", title: "Boats", behavior: .popUp, imageSize: 64)
          .icon(Image(boat).scaledToFit().cornerRadius(6))
      }
    }
  }

  private static func caption(_ text: String, _ component: some Component) -> AnyComponent {
    AnyComponent(
      VStack(spacing: 6) {
        component
        Label(text, font: .style(.caption), color: .secondary)
      })
  }
}
