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
}
