/// What pages and pictures of bars show, in English and in Arabic.
struct BarSamples {
  static let tabs: [TabItem] = [
    TabItem("Home", systemImage: "house"), TabItem("Orders", systemImage: "bag", badge: "3"),
    TabItem("Saved", systemImage: "heart"), TabItem("Account", systemImage: "person"),
  ]

  static let path: [PathItem] = [
    PathItem("Macintosh HD", systemImage: "archivebox"),
    PathItem("Users", systemImage: "folder"), PathItem("Report", systemImage: "doc.text"),
  ]

  static func width(_ platform: Platform) -> Double {
    switch platform {
    case .ios: 390
    case .ipados: 700
    case .macos: 420
    case .tvos: 860
    case .watchos: 184
    }
  }

  private let platform: Platform
  private let isArabic: Bool

  init(_ platform: Platform, isArabic: Bool) {
    self.platform = platform
    self.isArabic = isArabic
  }

  private func text(_ english: String, _ arabic: String) -> String {
    isArabic ? arabic : english
  }

  private var bar: NavigationBar {
    NavigationBar(
      text("Sounds", "الأصوات"), titleDisplayMode: .inline, backTitle: text("Settings", "الإعدادات")
    ) {
    } trailingItems: {
      Button(text("Edit", "تحرير"), style: .plain)
    }.toolbarBackground(.visible)
  }

  private var tabBar: TabBar {
    TabBar([
      TabItem(text("Home", "الرئيسية"), systemImage: "house"),
      TabItem(text("Orders", "الطلبات"), systemImage: "bag", badge: "3"),
      TabItem(text("Account", "الحساب"), systemImage: "person"),
    ])
  }

  private var steps: PreviousNextControl {
    var control = PreviousNextControl()
    control.showsTitles = platform == .ios || platform == .ipados
    control.backTitle = text("Previous", "السابق")
    control.forwardTitle = text("Next", "التالي")
    return control
  }

  private var rows: List {
    List {
      NavigationLink(text("Ringtone", "نغمة الرنين"), value: text("Opening", "الافتتاح"))
      NavigationLink(text("Haptics", "اللمس"))
    }
  }

  /// What flips on the platform: what leads back, steps through a list, shows where one is, and
  /// switches between areas in a fixed order, which a television has a picture of its own for.
  var rule: VStack {
    VStack(spacing: platform == .tvos ? 40 : 16) {
      switch platform {
      case .ios, .ipados:
        bar
        rows
        steps
        tabBar
      case .macos:
        Toolbar(text("Inbox", "الوارد")) {
          Button(text("Archive", "أرشفة"), symbol: "archivebox")
          Button(text("Delete", "حذف"), symbol: "trash")
        } leadingItems: {
          PreviousNextControl()
        }.windowControls()
        steps
        PathControl([
          PathItem(text("Macintosh HD", "القرص"), systemImage: "archivebox"),
          PathItem(text("Users", "المستخدمون"), systemImage: "folder"),
          PathItem(text("Report", "التقرير"), systemImage: "doc.text"),
        ])
      case .tvos, .watchos:
        rows
        steps
      }
    }
  }

  /// The tab bar alone, for a screen so large that it fills a picture.
  var focusedTabs: TabBar { tabBar.state(.focused) }
}
