import MaquetteCore
import MaquetteLocale

extension LayoutContext {
  /// A number that a control shows or tells: in the locale's digits and signs, without groups, with
  /// as many decimals as it has, three at most.
  func numberText(_ value: Double) -> String { text(of: value, .none) }

  /// A number with its thousands set apart, as a chart has it.
  func groupedNumberText(_ value: Double) -> String { text(of: value, .decimal) }

  private func text(of value: Double, _ style: NumberStyle) -> String {
    let plain = NumberFormat.short(value)
    guard value.isFinite, let settings = try? localeSettings.get() else { return plain }
    let format = NumberFormatStyle(style, maximumFractionDigits: 3)
    let text = try? settings.text(of: value, format: format, by: numberFormatters)
    return directed(number: text ?? plain)
  }
}
