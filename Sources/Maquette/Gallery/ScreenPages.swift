import MaquetteSpec

extension GalleryPage {
  static func screenPages() -> [GalleryPage] {
    [
      GalleryPage("signin", "A sign-in screen", platform: .ios, width: 390) {
        signIn("Sign in", "Use the account you shop with", "Continue", "Not now")
      },
      GalleryPage(
        "signin-ar", "A sign-in screen in Arabic", platform: .ios, locale: "ar", width: 390
      ) {
        signIn("تسجيل الدخول", "استخدم الحساب الذي تتسوق به", "متابعة", "ليس الآن")
      },
      GalleryPage(
        "signin-he", "A sign-in screen in Hebrew", platform: .ios, locale: "he", width: 390
      ) {
        signIn("כניסה", "השתמשו בחשבון הקניות שלכם", "המשך", "לא עכשיו")
      },
      settings(.ios), settings(.macos), direction(),
    ] + watchScreens
  }

  @ComponentBuilder
  private static func signIn(
    _ title: String, _ subtitle: String, _ primary: String, _ cancel: String
  ) -> [AnyComponent] {
    VStack(spacing: 12) {
      Label(title, font: .style(.largeTitle))
      Label(subtitle, color: .secondary)
      Button(primary, style: .filled, size: .large, role: .primary)
      Button(cancel, style: .plain, role: .cancel)
    }
  }

  private static func settings(_ platform: Platform) -> GalleryPage {
    GalleryPage("rows", "Rows", platform: platform, width: 390) {
      VStack(alignment: .leading, spacing: 12) {
        for (symbol, title, note) in [
          ("wifi", "Wi-Fi", "Home"), ("bell.fill", "Notifications", "Off"),
          ("lock.fill", "Privacy", ""),
        ] {
          HStack(spacing: 12) {
            Image(systemName: symbol).frame(width: 26)
            Label(title)
            Spacer()
            Label(note, color: .secondary)
            Image(systemName: "chevron.forward", font: .style(.footnote, weight: .semibold))
              .color(.tertiary)
          }
          Divider()
        }
        HStack {
          Button("Reset", role: .destructive)
          Spacer()
          Button("Cancel", role: .cancel)
          Button("Save", style: .filled, role: .primary)
        }
      }
    }
  }

  /// A screen on every watch, and one that scrolls.
  private static var watchScreens: [GalleryPage] {
    let watches = Device.all.filter { $0.platform == .watchos }
    return [watch(isScrolling: true, on: nil)] + watches.map { watch(isScrolling: false, on: $0) }
  }

  private static func watch(isScrolling: Bool, on device: Device?) -> GalleryPage {
    let screen = Screen(title: "Workout", isScrolling: isScrolling) {
      VStack(spacing: 4) {
        Button("Start", style: .filled, role: .primary)
        if isScrolling { Button("Goal", subtitle: "300 kcal") }
        Button("End", role: .destructive)
      }.padding(EdgeInsets(vertical: 0, horizontal: 4))
    }
    var patch = EnvironmentPatch()
    patch.platform = .watchos
    patch.device = device
    let size = device.map { $0.name.lowercased().replacing(" ", with: "-") } ?? "scrolling"
    return GalleryPage(
      "screen-\(size)",
      isScrolling ? "A scrolling screen" : "A screen on \(device?.name ?? "a watch")",
      platform: .watchos,
      document: SpecDocument(
        component: AnyComponent(screen), canvas: Canvas(title: "watchOS: a workout"),
        environment: patch))
  }

  private static func direction() -> GalleryPage {
    GalleryPage("direction", "What mirrors and what does not", platform: .ios) {
      HStack(spacing: 20) {
        Button("Back", symbol: "chevron.backward", style: .plain)
        Button("Next", symbol: "chevron.forward", symbolPlacement: .trailing, style: .plain)
        Button("Left", symbol: "chevron.left")
        Button("Search", symbol: "magnifyingglass")
        Button("Done", symbol: "checkmark", style: .tinted)
      }
    }
  }
}
