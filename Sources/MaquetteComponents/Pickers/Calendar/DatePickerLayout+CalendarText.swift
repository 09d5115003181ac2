import MaquetteThemes

extension DatePickerLayout {
  /// The layout with texts no larger than the grid of a calendar has room for: as in UIKit they grow
  /// to the largest size below those for accessibility. Estimated.
  var withCalendarText: DatePickerLayout {
    var inner = context
    if inner.environment.textSize.isAccessibilitySize { inner.environment.textSize = .xxxLarge }
    return DatePickerLayout(picker: picker, values: values, context: inner)
  }
}
