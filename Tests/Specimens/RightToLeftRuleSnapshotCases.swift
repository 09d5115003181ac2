import Maquette

extension SnapshotCase {
  /// Every rule of the Human Interface Guidelines (Right to left) on each platform that has what
  /// it is about: one picture for each side of its pair, on iOS in light and dark.
  static var rightToLeftRules: [SnapshotCase] {
    Platform.allCases.flatMap { platform in
      // A page that cannot be made is missed by the test of the rules' names.
      ((try? GalleryPage.rightToLeftRules(platform)) ?? []).flatMap { page in
        page.sides.flatMap { side in
          (platform == .ios ? [Appearance.light, .dark] : [.light]).map { appearance in
            let name = page.name.dropFirst("\(platform.rawValue)-rtl-".count)
            return SnapshotCase(
              name: "\(platform.rawValue)/rule-\(name).\(side.name)"
                + (appearance == .dark ? "~dark" : ""),
              component: side.component,
              environment: Environment(platform: platform, appearance: appearance, scale: 1))
          }
        }
      }
    }
  }
}
