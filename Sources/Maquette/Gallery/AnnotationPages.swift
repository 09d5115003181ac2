import MaquetteSpec

extension GalleryPage {
  /// Numbers with their explanations, and measures, on a small form.
  static func annotationPages(_ platform: Platform) -> [GalleryPage] {
    let width = platform == .watchos ? 184.0 : platform == .tvos ? 900 : 320
    return [
      GalleryPage(
        "callouts", "Callouts", platform: platform, width: width, overlays: [.callouts]
      ) { annotated(platform) },
      GalleryPage(
        "redlines", "Redlines", platform: platform, width: width, overlays: [.redlines]
      ) { annotated(platform) },
    ]
  }

  @ComponentBuilder
  private static func annotated(_ platform: Platform) -> [AnyComponent] {
    Label("Sign in").font(.title2)
    Label("Use the account you shop with", color: .secondary, numberOfLines: 0)
    if platform != .tvos { Toggle("Stay signed in", isOn: true) }
    HStack(spacing: platform == .tvos ? 60 : 12) {
      Button("Continue", style: .filled, role: .primary)
      if platform != .watchos { Button("Not now", role: .cancel) }
    }
  }
}
