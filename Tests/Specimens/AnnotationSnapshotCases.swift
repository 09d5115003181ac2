import Maquette

extension SnapshotCase {
  /// Callouts and redlines in both directions and appearances, on every platform.
  static var annotations: [SnapshotCase] {
    Platform.allCases.flatMap { platform in
      [Overlay.callouts, .redlines].flatMap { overlay in
        annotated(overlay, platform)
      }
    }
  }

  private static func annotated(_ overlay: Overlay, _ platform: Platform) -> [SnapshotCase] {
    return ["", "-dark", "-rtl"].compactMap { suffix -> SnapshotCase? in
      guard suffix != "-dark" || platform.appearances.count > 1 else { return nil }
      guard suffix.isEmpty || platform == .ios else { return nil }
      let environment = Environment(
        platform: platform, appearance: suffix == "-dark" ? .dark : platform.appearances[0],
        direction: suffix == "-rtl" ? .rightToLeft : .leftToRight,
        scale: 1)
      var snapshot = SnapshotCase(
        name: "\(platform.rawValue)/annotation-\(overlay.rawValue)\(suffix)",
        component: form(platform), environment: environment)
      snapshot.overlays = [overlay]
      return snapshot
    }
  }

  private static func form(_ platform: Platform) -> AnyComponent {
    VStack(alignment: .leading, spacing: 8) {
      Label(platform == .tvos ? "Cart" : "Sign in")
      if platform != .tvos { Toggle("Stay signed in", isOn: true) }
      Button(platform == .tvos ? "Go" : "Continue", style: .filled, role: .primary)
    }
    .padding(20).frame(width: platform == .tvos ? 300 : 184)
  }
}
