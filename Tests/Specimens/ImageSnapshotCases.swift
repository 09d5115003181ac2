import Maquette

extension SnapshotCase {
  /// Picture files: on iOS in all variants, elsewhere in one. None without the samples, which other
  /// tests would tell.
  static var imageSpecimens: [SnapshotCase] {
    Platform.allCases.flatMap { platform in
      ((try? specimens(on: platform)) ?? []).flatMap { name, component in
        variants(of: platform).map { suffix, environment in
          SnapshotCase(
            name: "\(platform.rawValue)/image-\(name)\(suffix)",
            component: component.padding(12), environment: environment)
        }
      }
    }
  }

  private static func specimens(on platform: Platform) throws -> [(String, AnyComponent)] {
    let common = [("placeholders", placeholders), ("icons", try icons(on: platform))]
    guard platform == .ios else { return common }
    return try common + [
      ("never-flips", neverFlips()), ("order", order()), ("modes", modes()), ("shapes", shapes()),
    ]
  }

  private static var placeholders: AnyComponent {
    AnyComponent(
      HStack(spacing: 12) {
        Image().frame(width: 72, height: 48)
        Image().clipShape(.circle).frame(width: 40, height: 40)
      })
  }

  private static func icons(on platform: Platform) throws -> AnyComponent {
    let face = Image(try SamplePictures.named("portrait.svg")).scaledToFit().clipShape(.circle)
      .frame(width: 24, height: 24)
    let sprig = Image(try SamplePictures.named("leaf.svg")).scaledToFit().renderingMode(.template)
    let boat = Image(try SamplePictures.named("boat.svg")).scaledToFit()
    return AnyComponent(
      VStack(spacing: 12) {
        Label("Ana", icon: face)
        for state in [ButtonState.normal, .pressed, .disabled] {
          Button("Profile", state: state).icon(face)
        }
        Button("Garden", style: .tinted).icon(sprig.frame(width: 18))
        if platform == .macos {
          ImageButton(systemName: "", title: "Boat", imageSize: 48).icon(boat)
        }
      })
  }

  private static func neverFlips() throws -> AnyComponent {
    let (boat, sprite) = (
      try SamplePictures.named("boat.svg"), try SamplePictures.named("sprite.png")
    )
    return AnyComponent(
      HStack(spacing: 12) {
        Image(boat).scaledToFit().cornerRadius(8).frame(width: 90)
        Image(sprite).scaledToFit().with(\.interpolation, .none).frame(width: 48)
      })
  }

  private static func order() throws -> AnyComponent {
    let stages = try (1...3).map { try SamplePictures.named("stage-\($0).svg") }
    func row(_ isMeaningful: Bool) -> HStack {
      HStack(spacing: 8) {
        for stage in stages { Image(stage).scaledToFit().frame(width: 40) }
      }.orderIsMeaningful(isMeaningful)
    }
    return AnyComponent(
      VStack(spacing: 8) {
        row(true)
        row(false)
      })
  }

  private static func modes() throws -> AnyComponent {
    let boat = try SamplePictures.named("boat.svg")
    return AnyComponent(
      Grid(columns: 4, spacing: 6) {
        for mode in [ImageContentMode.fit, .fill, .stretch, .left] {
          Image(boat).contentMode(mode).frame(width: 44, height: 44)
            .background("tertiarySystemFill")
        }
      })
  }

  private static func shapes() throws -> AnyComponent {
    let (portrait, leaf) = (
      try SamplePictures.named("portrait.svg"), try SamplePictures.named("leaf.svg")
    )
    return AnyComponent(
      HStack(spacing: 8) {
        for shape in ImageClipShape.allCases {
          Image(portrait).scaledToFill().clipShape(shape).frame(width: 48, height: 36)
        }
        Image(leaf).scaledToFit().renderingMode(.template).color("green").frame(width: 32)
      })
  }
}
