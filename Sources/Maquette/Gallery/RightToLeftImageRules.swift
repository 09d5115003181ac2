import MaquetteSpec

extension GalleryPage {
  /// What the Human Interface Guidelines (Right to left) say about images.
  ///
  /// - Throws: ``DiagnosticError`` when a sample cannot be read.
  static func rightToLeftImageRules() throws -> [GalleryPage] {
    let (boat, portrait) = (try SamplePictures.boat(), try SamplePictures.portrait())
    let stages = try (1...3).map(SamplePictures.plant)
    return [
      GalleryPage(
        rule: "rtl-images",
        "Avoid flipping images like photographs, illustrations, and general artwork",
        platform: .ios
      ) { side in
        HStack(spacing: 12) {
          Image(boat).scaledToFit().cornerRadius(10).frame(width: 150)
          Image(portrait).scaledToFit().clipShape(.circle).frame(width: 84)
        }
        Label(side.text("By the sea", "على البحر"))
      },
      GalleryPage(
        rule: "rtl-image-order",
        "Reverse the positions of images when their order is meaningful", platform: .ios
      ) { side in
        ruleCaption(side.text("Three weeks of a plant", "نبتة في ثلاثة أسابيع"))
        HStack(spacing: 12) {
          for stage in stages {
            Image(stage).scaledToFit().cornerRadius(8).frame(width: 72, height: 72)
          }
        }
        ruleCaption(side.text("No order: positions stay", "بلا ترتيب"))
        HStack(spacing: 12) {
          for picture in [boat, portrait, stages[2]] {
            Image(picture).scaledToFill().cornerRadius(8).frame(width: 72, height: 72)
          }
        }.orderIsMeaningful(false)
      },
    ]
  }

  private static func ruleCaption(_ text: String) -> Label {
    Label(text, font: .style(.subheadline), color: .secondary)
  }
}
