import Maquette

extension SnapshotCase {
  /// The pair of pictures of every rule of the Human Interface Guidelines (Right to left) on each
  /// platform that has what it is about, on iOS in light and dark.
  static var rightToLeftRules: [SnapshotCase] {
    Platform.allCases.flatMap { platform in
      // A page that cannot be made is missed by the test of the rules' names.
      ((try? GalleryPage.rightToLeftRules(platform)) ?? []).flatMap { page in
        (platform == .ios ? [Appearance.light, .dark] : [.light]).map { appearance in
          let name = page.name.dropFirst("\(platform.rawValue)-rtl-".count)
          return SnapshotCase(
            name: "\(platform.rawValue)/rule-\(name)" + (appearance == .dark ? "~dark" : ""),
            component: page.document.component,
            environment: Environment(platform: platform, appearance: appearance, scale: 1),
            // Two pictures and the rule above them.
            mostBytes: 75_000)
        }
      }
    }
  }
}
