import MaquetteComponents
import MaquetteCore
import MaquetteLocale
import Testing

@Suite("NumberLabel")
struct NumberLabelTests {
  private func text(_ label: NumberLabel, locale: String = "en_US") throws -> String? {
    let environment = Environment(theme: roundTheme, locale: locale)
    return try draw(label, in: environment).node("NumberLabel")?.text
  }

  @Test("A number is shown as the environment's locale writes it")
  func locales() throws {
    let label = NumberLabel(1234.5)
    #expect(try text(label) == "1,234.5")
    #expect(try text(label, locale: "ar_EG") == "١٬٢٣٤٫٥")
    #expect(try text(label, locale: "ar-EG-u-nu-latn") == "1,234.5")
    #expect(try text(label, locale: "fa") == "۱٬۲۳۴٫۵")
    #expect(try text(label, locale: "he") == "1,234.5")
  }

  @Test("Its own locale wins, and the interface stays")
  func own() throws {
    var label = NumberLabel(541, style: .none)
    label.locale = try LocaleIdentifier("ar_EG")
    let scene = try draw(label)
    #expect(scene.node("NumberLabel")?.text == "٥٤١")
    #expect(scene.direction == .leftToRight)
    #expect(scene.node("NumberLabel")?.accessibility?.label == "٥٤١")
  }

  @Test("What makes no sense is reported")
  func problems() {
    #expect(complaints(NumberLabel(nil)).first?.message.contains("'value' is missing") == true)
    #expect(complaints(NumberLabel(.nan)).first?.severity == .error)
    #expect(complaints(NumberLabel(.infinity)).first?.severity == .error)
    var label = NumberLabel(1)
    label.minimumFractionDigits = 3
    label.maximumFractionDigits = 1
    #expect(complaints(label).first?.message.contains("more than") == true)
    label = NumberLabel(1, style: .currency)
    label.currency = "Euro"
    #expect(complaints(label).first?.message.contains("no currency 'Euro'") == true)
  }

  @Test("A stepper shows and tells its value in the locale's digits")
  func stepper() throws {
    var stepper = Stepper("Count", value: 12)
    stepper.range = ValueRange(0...20)
    let environment = Environment(theme: roundTheme, locale: "ar_EG")
    let values = try draw(stepper, in: environment).nodes.compactMap(\.accessibility?.value)
    #expect(values == ["١٢"])
  }

  @Test(
    "A sign stays before its number where the interface goes from right to left",
    arguments: [
      ("en_US", "\u{200E}-5"), ("de", "\u{200E}-5"), ("sv", "\u{200E}\u{2212}5"),
    ])
  func signs(locale: String, expected: String) throws {
    var environment = Environment(theme: roundTheme, locale: locale)
    environment.explicitDirection = .rightToLeft
    var gauge = Gauge("Temperature", value: -5)
    gauge.range = ValueRange(-5...10)
    gauge.showsNumerals = true
    for component in [
      AnyComponent(NumberLabel(-5)), AnyComponent(gauge),
      AnyComponent(NumberField(value: -5, in: -10...10)),
    ] {
      let texts = try draw(component, width: 300, in: environment).nodes.flatMap(\.allItems)
        .compactMap { if case .text(let run, _) = $0 { run.text } else { nil } }
      #expect(texts.contains(expected), "\(texts)")
    }
    #expect(try draw(NumberLabel(5), in: environment).node("NumberLabel")?.text == "5")
  }

  @Test("Numbers have no marks besides those of their locale where none is needed")
  func unmarked() throws {
    #expect(try text(NumberLabel(-5)) == "-5")
    let own = try #require(try text(NumberLabel(-5), locale: "ar"))
    #expect(own.unicodeScalars.filter { $0 == "\u{200E}" }.count <= 1, "\(own.debugDescription)")
  }

  @Test(
    "A share and a date keep what ends them at their end",
    arguments: [
      ("de", "\u{200E}40\u{A0}%\u{200E}", "14.03.25"),
      ("hu", "40%", "\u{200E}2025. 03. 14.\u{200E}"),
    ])
  func ends(locale: String, share: String, day: String) throws {
    var environment = Environment(theme: roundTheme, locale: locale)
    environment.explicitDirection = .rightToLeft
    let label = NumberLabel(0.4, style: .percent)
    #expect(try draw(label, in: environment).node("NumberLabel")?.text == share)
    let date = DateLabel(try Moment("2025-03-14T15:05"), dateStyle: .short)
    #expect(try draw(date, in: environment).node("DateLabel")?.text == day)
  }
}
