import Maquette

extension SnapshotCase {
  /// The rules for text of the page on right-to-left languages, each from left to right and from
  /// right to left.
  static var rightToLeftText: [SnapshotCase] {
    var pseudo = Environment(scale: 1)
    pseudo.pseudo = .long
    var turned = pseudo
    turned.pseudo = .rightToLeft
    let both = [
      ("", Environment(scale: 1)), (".rtl", Environment(direction: .rightToLeft, scale: 1)),
    ]
    return specimens.flatMap { name, component in
      both.map { suffix, environment in
        SnapshotCase(
          name: "ios/text-\(name)\(suffix)", component: component.padding(12),
          environment: environment)
      }
    } + [
      SnapshotCase(name: "ios/text-pseudo-long", component: form, environment: pseudo),
      SnapshotCase(name: "ios/text-pseudo-rtl", component: form, environment: turned),
      SnapshotCase(
        name: "ios/text-numerals.ar-EG", component: numerals.padding(12),
        environment: Environment(locale: "ar_EG", scale: 1)),
    ]
  }

  private static var form: AnyComponent {
    VStack(spacing: 10) {
      Label("Sign in").font(.title)
      Button("Continue").style(.filled).symbol("chevron.forward")
      Label(AttributedText("Free ") + AttributedText("returns", .bold))
    }.padding(12)
  }

  private static var numerals: AnyComponent {
    AnyComponent(
      VStack(alignment: .leading, spacing: 6) {
        NumberLabel(541, style: .none)
        NumberLabel(-1_234_567.25)
        NumberLabel(0.25, style: .percent)
        Label("هاتف: 0501-234-567")
        Label("טלפון: 03 555 0123")
      })
  }

  private static var specimens: [(String, AnyComponent)] {
    let english = "A paragraph in English is read from the left in every interface there is."
    let arabic = "هذه الفقرة باللغة العربية ولها ثلاثة أسطر على الأقل، ولذلك تبدأ من اليمين."
    let list = List {
      Label(english, numberOfLines: 0)
      Label("العربية")
    }
    return [
      (
        "paragraphs",
        VStack(alignment: .leading, spacing: 8) {
          Label(english, numberOfLines: 0)
          Label(arabic, numberOfLines: 0)
          Label("Two lines stand as all else here", numberOfLines: 2)
        }.frame(width: 200)
      ),
      ("items", list.frame(width: 260)),
      (
        "balance",
        AnyComponent(
          HStack(spacing: 12) {
            Label("NEW جديد")
            Label("NEW جديد").with(\.balancesScripts, false)
            Button("SALE").subtitle("מבצע")
          })
      ),
      ("numerals", numerals),
      (
        "mixed",
        VStack(alignment: .leading, spacing: 6) {
          Label("שלום (Hello) [1]!")
          Label("A sentence with עברית at its end").with(\.lineBreakMode, .byTruncatingMiddle)
          Label("جملة طويلة باللغة العربية مع English")
        }.frame(width: 160)
      ),
    ]
  }
}
