// Written by `swift run theme-generator` from Themes/*.yaml.

import MaquetteCore

/// The spinner.
struct ActivityIndicatorLook: SingleLook {
  static let control = "activityIndicator"
  var values: LookValues
  var color: Color { values.color("color") }
  var diameter: Double { values.number("diameter") }
  /// Measured (flutter cupertino_ui, activity_indicator.dart): half of the spokes fade, from 147…
  var faintest: Double { values.number("faintest") }
  var largeDiameter: Double { values.number("largeDiameter") }
  var spacing: Double { values.number("spacing") }
  var spokes: Double { values.number("spokes") }
  var strongest: Double { values.number("strongest") }
  /// Estimated: SwiftUI's ProgressView has its title below the spokes.
  var title: LookFont { values.font("title") }
  var titleColor: Color { values.color("titleColor") }
}

/// The items of bars.
struct BarButtonLook: SingleLook {
  static let control = "barButton"
  var values: LookValues
  var compactPadding: Double { values.number("compactPadding") }
  var compactSymbolScale: Double { values.number("compactSymbolScale") }
  var font: LookFont { values.font("font") }
  var glass: Color? { values.optionalColor("glass") }
  var glassPaint: Paint { values.paint("glass") }
  var glassContrastBorder: Color? { values.optionalColor("glassContrastBorder") }
  var glassPadding: Double? { values.optionalNumber("glassPadding") }
  var glassProminentText: Color? { values.optionalColor("glassProminentText") }
  var glassShadow: [Shadow] { values.shadows("glassShadow") }
  var glassSide: Double? { values.optionalNumber("glassSide") }
  var symbolScale: Double { values.number("symbolScale") }
}

/// Bezels other than those of push buttons.
struct BezelLook: FamilyLook {
  enum Control: String {
    case accessoryBarActionBezel
    case accessoryBarBezel
    case badgeBezel
    case circularBezel
    case disclosureBezel
    case pushDisclosureBezel
    case toolbarBezel
  }
  var values: LookValues
  func font(at size: ControlSize) -> LookFont { values.font("font", size) }
  func height(at size: ControlSize) -> Double { values.number("height", size) }
  var padding: Double { values.number("padding") }
  func radius(at size: ControlSize) -> Double { values.number("radius", size) }
}

/// Letters on a bright tint.
struct BrightTintLook: SingleLook {
  static let control = "brightTint"
  var values: LookValues
  var contrast: Double? { values.optionalNumber("contrast") }
  var increasedContrast: Double { values.number("increasedContrast") }
}

/// The gap between buttons in a group.
struct ButtonGroupLook: SingleLook {
  static let control = "buttonGroup"
  var values: LookValues
  var columnSpacing: Double { values.number("columnSpacing") }
  var equalHeights: Double { values.number("equalHeights") }
  var equalWidths: Double { values.number("equalWidths") }
  var prefersRow: Double { values.number("prefersRow") }
  var rowSpacing: Double { values.number("rowSpacing") }
  var trailing: Double { values.number("trailing") }
}

/// The calendar of a date picker.
struct CalendarLook: SingleLook, OutlinedLook {
  static let control = "calendar"
  var values: LookValues
  var arrow: Color { values.color("arrow") }
  var arrowFont: LookFont { values.font("arrowFont") }
  var arrowPitch: Double { values.number("arrowPitch") }
  var arrowTarget: Double { values.number("arrowTarget") }
  var arrowTrailing: Double { values.number("arrowTrailing") }
  var bottomPadding: Double { values.number("bottomPadding") }
  var cardGap: Double { values.number("cardGap") }
  var circle: Double { values.number("circle") }
  var contrastBorder: Color? { values.optionalColor("contrastBorder") }
  var contrastBorderWidth: Double? { values.optionalNumber("contrastBorderWidth") }
  var day: LookFont { values.font("day") }
  var dayColor: Color { values.color("dayColor") }
  /// Marks below days.
  var decorationColor: Color { values.color("decorationColor") }
  var decorationFont: LookFont { values.font("decorationFont") }
  var decorationLarge: Double { values.number("decorationLarge") }
  var decorationMedium: Double { values.number("decorationMedium") }
  var decorationOffset: Double { values.number("decorationOffset") }
  var decorationSmall: Double { values.number("decorationSmall") }
  var disabledArrow: Color { values.color("disabledArrow") }
  var disabledColor: Color { values.color("disabledColor") }
  var disabledFill: Color { values.color("disabledFill") }
  var disclosure: LookFont { values.font("disclosure") }
  var disclosureGap: Double { values.number("disclosureGap") }
  var disclosureWidth: Double { values.number("disclosureWidth") }
  var divider: Color { values.color("divider") }
  var fieldActiveFill: Color { values.color("fieldActiveFill") }
  var fieldActiveText: Color { values.color("fieldActiveText") }
  var fieldFill: Color { values.color("fieldFill") }
  var fieldHeight: Double { values.number("fieldHeight") }
  var fieldInset: Double { values.number("fieldInset") }
  var fieldPadding: Double { values.number("fieldPadding") }
  var fieldRadius: Double { values.number("fieldRadius") }
  var fieldText: Color { values.color("fieldText") }
  var footer: LookFont { values.font("footer") }
  var footerColor: Color { values.color("footerColor") }
  var footerGap: Double { values.number("footerGap") }
  var footerHeight: Double { values.number("footerHeight") }
  var footerPadding: Double { values.number("footerPadding") }
  var gridHeight: Double { values.number("gridHeight") }
  var gridPadding: Double { values.number("gridPadding") }
  var headerHeight: Double { values.number("headerHeight") }
  var headerPadding: Double { values.number("headerPadding") }
  var headerTop: Double { values.number("headerTop") }
  var minWidth: Double { values.number("minWidth") }
  var numberShare: Double { values.number("numberShare") }
  var rowHeight: Double { values.number("rowHeight") }
  var segmentGap: Double { values.number("segmentGap") }
  var selectedColor: Color { values.color("selectedColor") }
  var selectedDay: LookFont { values.font("selectedDay") }
  /// Measured (cupertino_calendar_picker): 0.12 in light appearance.
  var selectedFill: Color { values.color("selectedFill") }
  var selectedTodayColor: Color { values.color("selectedTodayColor") }
  var selectedTodayFill: Color { values.color("selectedTodayFill") }
  var shapeHeight: Double { values.number("shapeHeight") }
  var shapePadding: Double { values.number("shapePadding") }
  var title: LookFont { values.font("title") }
  var titleColor: Color { values.color("titleColor") }
  var titleLeading: Double { values.number("titleLeading") }
  var todayColor: Color { values.color("todayColor") }
  /// Estimated: the ring that marks today without colour, and the shapes behind title and…
  var todayRing: Double { values.number("todayRing") }
  var turn: Color? { values.optionalColor("turn") }
  var weekday: LookFont { values.font("weekday") }
  var weekdayColor: Color { values.color("weekdayColor") }
  var weekdayGap: Double { values.number("weekdayGap") }
  var weekdayHeight: Double { values.number("weekdayHeight") }
  var width: Double { values.number("width") }
}

/// The card that a compact date picker opens.
struct CalendarCardLook: SingleLook, OutlinedLook {
  static let control = "calendarCard"
  var values: LookValues
  var background: Color { values.color("background") }
  var backgroundPaint: Paint { values.paint("background") }
  var contrastBorder: Color? { values.optionalColor("contrastBorder") }
  var contrastBorderWidth: Double? { values.optionalNumber("contrastBorderWidth") }
  var monthWheelsWidth: Double { values.number("monthWheelsWidth") }
  var radius: Double { values.number("radius") }
  var shadow: [Shadow] { values.shadows("shadow") }
  var wheelsHeight: Double { values.number("wheelsHeight") }
  var wheelsPadding: Double { values.number("wheelsPadding") }
  var wheelsWidth: Double { values.number("wheelsWidth") }
}

/// Lists of a watch get smaller and fade towards the lower edge. Estimated: by how much.
struct CarouselLook: SingleLook {
  static let control = "carousel"
  var values: LookValues
  var opacity: Double { values.number("opacity") }
  var reach: Double { values.number("reach") }
  var scale: Double { values.number("scale") }
}

struct ChartPictureLook: SingleLook {
  static let control = "chartPicture"
  var values: LookValues
  var axis: LookFont { values.font("axis") }
  var axisColor: Color { values.color("axisColor") }
  var barRadius: Double { values.number("barRadius") }
  var grid: Color { values.color("grid") }
  var height: Double { values.number("height") }
  var line: Double { values.number("line") }
  var point: Double { values.number("point") }
}

/// A check box. Measured (WebKit's control sizes): the side.
struct CheckMarkLook: FamilyLook, OutlinedLook {
  enum Control: String {
    case checkbox
    case radio
  }
  var values: LookValues
  var border: Color { values.color("border") }
  var borderWidth: Double { values.number("borderWidth") }
  var contrastBorder: Color? { values.optionalColor("contrastBorder") }
  var contrastBorderWidth: Double? { values.optionalNumber("contrastBorderWidth") }
  var disabledFill: Color { values.color("disabledFill") }
  var disabledMark: Color { values.color("disabledMark") }
  var dot: Double? { values.optionalNumber("dot") }
  /// Estimated: in a window that is not in front, the box has no fill and a dark mark.
  var inactiveMark: Color { values.color("inactiveMark") }
  var mark: Color { values.color("mark") }
  var markWidth: Double { values.number("markWidth") }
  var off: Color { values.color("off") }
  var onBottom: Color { values.color("onBottom") }
  var onTop: Color { values.color("onTop") }
  var pressedOverlay: Color { values.color("pressedOverlay") }
  var radius: Double { values.number("radius") }
  var shadow: [Shadow] { values.shadows("shadow") }
  func side(at size: ControlSize) -> Double { values.number("side", size) }
  func spacing(at size: ControlSize) -> Double { values.number("spacing", size) }
}

/// A circular slider.
struct CircularSliderLook: SingleLook, OutlinedLook {
  static let control = "circularSlider"
  var values: LookValues
  var border: Color { values.color("border") }
  var borderWidth: Double { values.number("borderWidth") }
  var contrastBorder: Color? { values.optionalColor("contrastBorder") }
  var contrastBorderWidth: Double? { values.optionalNumber("contrastBorderWidth") }
  var dot: Color { values.color("dot") }
  var dotInsetShare: Double { values.number("dotInsetShare") }
  var dotShare: Double { values.number("dotShare") }
  var fill: Color { values.color("fill") }
  func knob(at size: ControlSize) -> Double { values.number("knob", size) }
  var pressedOverlay: Color { values.color("pressedOverlay") }
  var shadow: [Shadow] { values.shadows("shadow") }
  var tick: Double { values.number("tick") }
  var tickColor: Color { values.color("tickColor") }
  func tickedSide(at size: ControlSize) -> Double { values.number("tickedSide", size) }
}

/// The clock of a date picker.
struct ClockFaceLook: SingleLook, OutlinedLook {
  static let control = "clockFace"
  var values: LookValues
  var contrastBorder: Color? { values.optionalColor("contrastBorder") }
  var contrastBorderWidth: Double? { values.optionalNumber("contrastBorderWidth") }
  var contrastPeriodColor: Color { values.color("contrastPeriodColor") }
  var diameter: Double { values.number("diameter") }
  var disabledOpacity: Double { values.number("disabledOpacity") }
  var face: Color { values.color("face") }
  var frameHeight: Double { values.number("frameHeight") }
  var frameWidth: Double { values.number("frameWidth") }
  var handColor: Color { values.color("handColor") }
  var handWidth: Double { values.number("handWidth") }
  var hourInset: Double { values.number("hourInset") }
  var innerPin: Double { values.number("innerPin") }
  var minuteInset: Double { values.number("minuteInset") }
  var numeral: LookFont { values.font("numeral") }
  var numeralColor: Color { values.color("numeralColor") }
  var numeralInset: Double { values.number("numeralInset") }
  var periodBelow: Double { values.number("periodBelow") }
  var periodColor: Color { values.color("periodColor") }
  var periodFont: LookFont { values.font("periodFont") }
  var pin: Double { values.number("pin") }
  var rimBottom: Color { values.color("rimBottom") }
  var rimTop: Color { values.color("rimTop") }
  var rimWidth: Double { values.number("rimWidth") }
  var secondColor: Color { values.color("secondColor") }
  var secondInset: Double { values.number("secondInset") }
  var secondTail: Double { values.number("secondTail") }
  var secondWidth: Double { values.number("secondWidth") }
}

/// The panel that picks a colour: a grid of twelve hues in ten steps, the opacity with a field…
struct ColorPanelLook: SingleLook {
  static let control = "colorPanel"
  var values: LookValues
  var add: LookFont? { values.optionalFont("add") }
  var background: Color { values.color("background") }
  var cell: Double { values.number("cell") }
  var columns: Double { values.number("columns") }
  var field: Color? { values.optionalColor("field") }
  var fieldText: LookFont? { values.optionalFont("fieldText") }
  var fieldWidth: Double? { values.optionalNumber("fieldWidth") }
  var knob: Double { values.number("knob") }
  var label: LookFont { values.font("label") }
  var marker: Double { values.number("marker") }
  var mode: LookFont? { values.optionalFont("mode") }
  var modeFill: Color? { values.optionalColor("modeFill") }
  var modeHeight: Double? { values.optionalNumber("modeHeight") }
  var padding: Double { values.number("padding") }
  var radius: Double { values.number("radius") }
  var separator: Color { values.color("separator") }
  var spacing: Double { values.number("spacing") }
  var swatch: Double { values.number("swatch") }
  var swatchBorder: Color? { values.optionalColor("swatchBorder") }
  var swatchGap: Double { values.number("swatchGap") }
  var title: LookFont? { values.optionalFont("title") }
  var trackHeight: Double { values.number("trackHeight") }
  var wheel: Double? { values.optionalNumber("wheel") }
  var width: Double { values.number("width") }
}

/// A colour well (UIColorWell).
struct ColorWellLook: SingleLook, OutlinedLook {
  static let control = "colorWell"
  var values: LookValues
  var border: Color { values.color("border") }
  var contrastBorder: Color? { values.optionalColor("contrastBorder") }
  var contrastBorderWidth: Double? { values.optionalNumber("contrastBorderWidth") }
  var disabledOpacity: Double { values.number("disabledOpacity") }
  var fill: Color? { values.optionalColor("fill") }
  /// Estimated (from memory): a colour picker with a title takes the available width, as a switch…
  var fillsWidth: Double { values.number("fillsWidth") }
  var gap: Double { values.number("gap") }
  var isField: Double { values.number("isField") }
  var pressed: Color { values.color("pressed") }
  var radius: Double? { values.optionalNumber("radius") }
  var ring: Double { values.number("ring") }
  var size: Double { values.number("size") }
  var swatchBorder: Color? { values.optionalColor("swatchBorder") }
  var width: Double? { values.optionalNumber("width") }
}

/// A combo box. Measured (violetlib/jnr, AppKit 11 to 15): heights and radii.
struct ComboBoxLook: SingleLook {
  static let control = "comboBox"
  var values: LookValues
  var arrow: Color { values.color("arrow") }
  var arrowWidth: Double { values.number("arrowWidth") }
  func button(at size: ControlSize) -> Double { values.number("button", size) }
  var buttonBottom: Color { values.color("buttonBottom") }
  var buttonInset: Double { values.number("buttonInset") }
  var buttonRadius: Double { values.number("buttonRadius") }
  /// Estimated: an arrow without a box, as that of a pop-up button.
  var buttonTop: Color { values.color("buttonTop") }
  var disabledArrow: Color { values.color("disabledArrow") }
  var disabledButton: Color { values.color("disabledButton") }
  func height(at size: ControlSize) -> Double { values.number("height", size) }
  func radius(at size: ControlSize) -> Double { values.number("radius", size) }
}

/// A compact date picker. Measured (iOS 15): 34 points high, 8 points away from its card.
struct CompactDatePickerLook: SingleLook, OutlinedLook {
  static let control = "compactDatePicker"
  var values: LookValues
  var cardGap: Double { values.number("cardGap") }
  /// Measured: the card has its middle over the value, but keeps 25.7 points from the edge of a…
  var cardMargin: Double { values.number("cardMargin") }
  var cardWidth: Double { values.number("cardWidth") }
  var color: Color { values.color("color") }
  var contrastBorder: Color? { values.optionalColor("contrastBorder") }
  var contrastBorderWidth: Double? { values.optionalNumber("contrastBorderWidth") }
  var disabledColor: Color { values.color("disabledColor") }
  var fill: Color { values.color("fill") }
  var font: LookFont { values.font("font") }
  var gap: Double { values.number("gap") }
  var height: Double { values.number("height") }
  var horizontalPadding: Double { values.number("horizontalPadding") }
  var minTitleWidth: Double { values.number("minTitleWidth") }
  var minWidth: Double { values.number("minWidth") }
  var openColor: Color { values.color("openColor") }
  /// Estimated: the line that shows without colour that the picker is open.
  var openMark: Double { values.number("openMark") }
  /// Measured (cupertino_calendar_picker): the opacity while pressed.
  var pressedOpacity: Double { values.number("pressedOpacity") }
  var radius: Double { values.number("radius") }
  var spacing: Double { values.number("spacing") }
  /// Estimated: the rest of the space above and below the text of a row.
  var stackedMargin: Double { values.number("stackedMargin") }
  var verticalPadding: Double { values.number("verticalPadding") }
}

/// Complications on a case of 45 mm and on others.
struct ComplicationLook: SingleLook {
  static let control = "complication"
  var values: LookValues
  var background: Color { values.color("background") }
  var bezelRadius: Double { values.number("bezelRadius") }
  var bezelText: Double { values.number("bezelText") }
  var bezelWidth: Double { values.number("bezelWidth") }
  var circularSmallWidth: Double { values.number("circularSmallWidth") }
  var cornerRadius: Double { values.number("cornerRadius") }
  var cornerText: Double { values.number("cornerText") }
  var extraLargeHeight: Double { values.number("extraLargeHeight") }
  var extraLargeWidth: Double { values.number("extraLargeWidth") }
  var graphicBezelWidth: Double { values.number("graphicBezelWidth") }
  var graphicCircularWidth: Double { values.numberOfCase("graphicCircularWidth") }
  var graphicCornerWidth: Double { values.number("graphicCornerWidth") }
  var graphicExtraLargeWidth: Double { values.number("graphicExtraLargeWidth") }
  var graphicRectangularHeight: Double { values.numberOfCase("graphicRectangularHeight") }
  var graphicRectangularWidth: Double { values.numberOfCase("graphicRectangularWidth") }
  var inset: Double { values.number("inset") }
  var label: Double { values.number("label") }
  var labelColor: Color { values.color("labelColor") }
  var labelGap: Double { values.number("labelGap") }
  var modularLargeHeight: Double { values.number("modularLargeHeight") }
  var modularLargeWidth: Double { values.number("modularLargeWidth") }
  var modularSmallHeight: Double { values.number("modularSmallHeight") }
  var modularSmallWidth: Double { values.number("modularSmallWidth") }
  var radius: Double { values.number("radius") }
  var share: Double { values.numberOfCase("share") }
  var utilitarianLargeHeight: Double { values.number("utilitarianLargeHeight") }
  var utilitarianLargeWidth: Double { values.number("utilitarianLargeWidth") }
  var utilitarianSmallFlatHeight: Double { values.number("utilitarianSmallFlatHeight") }
  var utilitarianSmallFlatWidth: Double { values.number("utilitarianSmallFlatWidth") }
  var utilitarianSmallHeight: Double { values.number("utilitarianSmallHeight") }
  var utilitarianSmallWidth: Double { values.number("utilitarianSmallWidth") }
}

/// What stands where there is nothing to show.
struct ContentUnavailableLook: SingleLook {
  static let control = "contentUnavailable"
  var values: LookValues
  var actionGap: Double { values.number("actionGap") }
  var actionsBeside: Double? { values.optionalNumber("actionsBeside") }
  var actionsGap: Double { values.number("actionsGap") }
  var description: LookFont { values.font("description") }
  var descriptionColor: Color { values.color("descriptionColor") }
  var isEmphasized: Double? { values.optionalNumber("isEmphasized") }
  var padding: Double { values.number("padding") }
  var symbol: LookFont { values.font("symbol") }
  var symbolColor: Color { values.color("symbolColor") }
  var symbolGap: Double { values.number("symbolGap") }
  var textGap: Double { values.number("textGap") }
  var title: LookFont { values.font("title") }
  var titleColor: Color { values.color("titleColor") }
}

/// A context menu and its preview. Estimated: all numbers.
struct ContextMenuLook: SingleLook {
  static let control = "contextMenu"
  var values: LookValues
  var backdrop: Color { values.color("backdrop") }
  var background: Color { values.color("background") }
  var blur: Double { values.number("blur") }
  var gap: Double { values.number("gap") }
  var margin: Double { values.number("margin") }
  /// Nothing is lifted, so no corners are cut off.
  var radius: Double { values.number("radius") }
  var shadow: [Shadow] { values.shadows("shadow") }
}

/// A date picker in a field.
struct DateFieldLook: SingleLook, OutlinedLook {
  static let control = "dateField"
  var values: LookValues
  var border: Color { values.color("border") }
  var borderWidth: Double { values.number("borderWidth") }
  var contrastBorder: Color? { values.optionalColor("contrastBorder") }
  var contrastBorderWidth: Double? { values.optionalNumber("contrastBorderWidth") }
  var disabledFill: Color { values.color("disabledFill") }
  var disabledText: Color { values.color("disabledText") }
  var edge: Color { values.color("edge") }
  var fill: Color { values.color("fill") }
  func font(at size: ControlSize) -> LookFont { values.font("font", size) }
  func height(at size: ControlSize) -> Double { values.number("height", size) }
  var padding: Double { values.number("padding") }
  var radius: Double { values.number("radius") }
  var selectedText: Color { values.color("selectedText") }
  var selection: Color { values.color("selection") }
  var selectionPadding: Double { values.number("selectionPadding") }
  var selectionRadius: Double { values.number("selectionRadius") }
  var stepperGap: Double { values.number("stepperGap") }
  var text: Color { values.color("text") }
}

/// Dates and times.
struct DateLabelLook: SingleLook {
  static let control = "dateLabel"
  var values: LookValues
  var joinsDayPeriod: Double { values.number("joinsDayPeriod") }
}

/// The calendar that opens below a date field. Estimated: a popover of AppKit.
struct DatePopoverLook: SingleLook, OutlinedLook {
  static let control = "datePopover"
  var values: LookValues
  var arrowHeight: Double { values.number("arrowHeight") }
  var arrowWidth: Double { values.number("arrowWidth") }
  var background: Color { values.color("background") }
  var backgroundPaint: Paint { values.paint("background") }
  var border: Color { values.color("border") }
  var borderWidth: Double { values.number("borderWidth") }
  var contrastBorder: Color? { values.optionalColor("contrastBorder") }
  var contrastBorderWidth: Double? { values.optionalNumber("contrastBorderWidth") }
  var gap: Double { values.number("gap") }
  var padding: Double { values.number("padding") }
  var radius: Double { values.number("radius") }
  var shadow: [Shadow] { values.shadows("shadow") }
}

/// The body of a device, which is a neutral drawing of ours.
struct DeviceFrameLook: SingleLook {
  static let control = "deviceFrame"
  var values: LookValues
  var bezel: Double { values.number("bezel") }
  var buttonDepth: Double { values.number("buttonDepth") }
  var color: Color { values.color("color") }
  var glass: Color { values.color("glass") }
  var highlight: Color { values.color("highlight") }
  var homeBezel: Double { values.number("homeBezel") }
  var homeButton: Double { values.number("homeButton") }
  var homeRadius: Double { values.number("homeRadius") }
  var islandFrom: Double { values.number("islandFrom") }
  var islandGap: Double { values.number("islandGap") }
  var islandHeight: Double { values.number("islandHeight") }
  var islandWidth: Double { values.number("islandWidth") }
  var leftButton1: Double { values.number("leftButton1") }
  var leftButton2: Double { values.number("leftButton2") }
  var leftButton3: Double { values.number("leftButton3") }
  var leftLength1: Double { values.number("leftLength1") }
  var leftLength2: Double { values.number("leftLength2") }
  var leftLength3: Double { values.number("leftLength3") }
  var notchFrom: Double { values.number("notchFrom") }
  var notchHeight: Double { values.number("notchHeight") }
  var notchRadius: Double { values.number("notchRadius") }
  var notchWidth: Double { values.number("notchWidth") }
  var rightButton1: Double { values.number("rightButton1") }
  var rightButton2: Double { values.number("rightButton2") }
  var rightLength1: Double { values.number("rightLength1") }
  var rightLength2: Double { values.number("rightLength2") }
  var rim: Double { values.number("rim") }
}

/// An alert. Measured (flutter cupertino_ui, dialog.dart).
struct DialogLook: FamilyLook, OutlinedLook {
  enum Control: String {
    case alert
    case actionSheet
  }
  var values: LookValues
  var accessibilityWidth: Double? { values.optionalNumber("accessibilityWidth") }
  var arrowHeight: Double? { values.optionalNumber("arrowHeight") }
  var arrowWidth: Double? { values.optionalNumber("arrowWidth") }
  var backdrop: Color { values.color("backdrop") }
  var background: Color { values.color("background") }
  var backgroundPaint: Paint { values.paint("background") }
  var border: Color? { values.optionalColor("border") }
  var borderWidth: Double? { values.optionalNumber("borderWidth") }
  var button: LookFont? { values.optionalFont("button") }
  var buttonFill: Color? { values.optionalColor("buttonFill") }
  var buttonGap: Double? { values.optionalNumber("buttonGap") }
  var buttonHeight: Double? { values.optionalNumber("buttonHeight") }
  var buttonPadding: Double? { values.optionalNumber("buttonPadding") }
  var cancelBackground: Color? { values.optionalColor("cancelBackground") }
  var cancelGap: Double? { values.optionalNumber("cancelGap") }
  var contrastBorder: Color? { values.optionalColor("contrastBorder") }
  var contrastBorderWidth: Double? { values.optionalNumber("contrastBorderWidth") }
  var field: Color? { values.optionalColor("field") }
  var fieldBorder: Color? { values.optionalColor("fieldBorder") }
  /// The field of an alert.
  var fieldGap: Double { values.number("fieldGap") }
  var fieldInset: Double? { values.optionalNumber("fieldInset") }
  /// Peer (view tree): a field of 24 points with a radius of 6.
  var fieldPadding: Double? { values.optionalNumber("fieldPadding") }
  var fieldRadius: Double? { values.optionalNumber("fieldRadius") }
  var gap: Double? { values.optionalNumber("gap") }
  var horizontalPadding: Double? { values.optionalNumber("horizontalPadding") }
  var icon: Double? { values.optionalNumber("icon") }
  var isLeading: Double? { values.optionalNumber("isLeading") }
  var loneText: LookFont? { values.optionalFont("loneText") }
  var margin: Double? { values.optionalNumber("margin") }
  var message: LookFont { values.font("message") }
  var messageColor: Color? { values.optionalColor("messageColor") }
  var padding: Double? { values.optionalNumber("padding") }
  var popoverShadow: [Shadow] { values.shadows("popoverShadow") }
  var popoverWidth: Double? { values.optionalNumber("popoverWidth") }
  var radius: Double? { values.optionalNumber("radius") }
  var separator: Color? { values.optionalColor("separator") }
  var shadow: [Shadow] { values.shadows("shadow") }
  var textGap: Double { values.number("textGap") }
  var title: LookFont { values.font("title") }
  var verticalPadding: Double? { values.optionalNumber("verticalPadding") }
  var width: Double? { values.optionalNumber("width") }
}

/// A disclosure button. Measured (violetlib/jnr, disclosure buttons): heights and radii.
struct DisclosureLook: FamilyLook, OutlinedLook {
  enum Control: String {
    case disclosureButton
    case disclosureChevron
    case disclosureTriangle
  }
  var values: LookValues
  var border: Color? { values.optionalColor("border") }
  var borderWidth: Double? { values.optionalNumber("borderWidth") }
  var chevron: Double { values.number("chevron") }
  var chevronWidth: Double { values.number("chevronWidth") }
  var color: Color { values.color("color") }
  var contrastBorder: Color? { values.optionalColor("contrastBorder") }
  var contrastBorderWidth: Double? { values.optionalNumber("contrastBorderWidth") }
  var disabledColor: Color { values.color("disabledColor") }
  var fill: Color? { values.optionalColor("fill") }
  var fillsWidth: Double { values.number("fillsWidth") }
  var indent: Double { values.number("indent") }
  var isLeading: Double { values.number("isLeading") }
  var listIndent: Double { values.number("listIndent") }
  var pressedOpacity: Double? { values.optionalNumber("pressedOpacity") }
  var pressedOverlay: Color? { values.optionalColor("pressedOverlay") }
  func radius(at size: ControlSize) -> Double? { values.optionalNumber("radius", size) }
  var rowSpacing: Double { values.number("rowSpacing") }
  var shadow: [Shadow] { values.shadows("shadow") }
  func side(at size: ControlSize) -> Double { values.number("side", size) }
  var spacing: Double { values.number("spacing") }
  var tintedTitle: Double? { values.optionalNumber("tintedTitle") }
}

/// The small keyboard that floats.
struct FloatingKeyboardLook: SingleLook {
  static let control = "floatingKeyboard"
  var values: LookValues
  var barHeight: Double { values.number("barHeight") }
  var bottomRow: Double { values.number("bottomRow") }
  var extraShare: Double { values.number("extraShare") }
  var gap: Double { values.number("gap") }
  var grabber: Color { values.color("grabber") }
  var grabberHeight: Double { values.number("grabberHeight") }
  var grabberRow: Double { values.number("grabberRow") }
  var grabberWidth: Double { values.number("grabberWidth") }
  var isWide: Double { values.number("isWide") }
  var keyHeight: Double { values.number("keyHeight") }
  var leastSide: Double { values.number("leastSide") }
  var letterFont: LookFont { values.font("letterFont") }
  var margin: Double { values.number("margin") }
  var mostSide: Double { values.number("mostSide") }
  var padKeyHeight: Double { values.number("padKeyHeight") }
  var padMargin: Double { values.number("padMargin") }
  var panel: Color { values.color("panel") }
  var panelMargin: Double { values.number("panelMargin") }
  var panelRadius: Double { values.number("panelRadius") }
  var panelShadow: [Shadow] { values.shadows("panelShadow") }
  var panelWidth: Double { values.number("panelWidth") }
  var radius: Double { values.number("radius") }
  var returnShare: Double { values.number("returnShare") }
  var rowHeight: Double { values.number("rowHeight") }
  var sideGap: Double { values.number("sideGap") }
  var switchShare: Double { values.number("switchShare") }
  var top: Double { values.number("top") }
  var wordFont: LookFont { values.font("wordFont") }
}

/// The ring of the keyboard's focus.
struct FocusRingLook: SingleLook {
  static let control = "focusRing"
  var values: LookValues
  var color: Color { values.color("color") }
  var gap: Double { values.number("gap") }
  var width: Double { values.number("width") }
}

/// A form in columns. Estimated: SwiftUI's form.
struct FormLook: SingleLook {
  static let control = "form"
  var values: LookValues
  var footer: LookFont { values.font("footer") }
  var footerColor: Color { values.color("footerColor") }
  var gap: Double { values.number("gap") }
  var header: LookFont { values.font("header") }
  var label: LookFont { values.font("label") }
  var rowSpacing: Double { values.number("rowSpacing") }
  var sectionGap: Double { values.number("sectionGap") }
}

/// A gauge. Estimated: SwiftUI's gauges in an app.
struct GaugeLook: SingleLook, OutlinedLook {
  static let control = "gauge"
  var values: LookValues
  var barHeight: Double { values.number("barHeight") }
  var contrastBorder: Color? { values.optionalColor("contrastBorder") }
  var contrastBorderWidth: Double? { values.optionalNumber("contrastBorderWidth") }
  var diameter: Double { values.number("diameter") }
  var end: LookFont { values.font("end") }
  var endColor: Color { values.color("endColor") }
  var endPosition: Double { values.number("endPosition") }
  var endSpacing: Double { values.number("endSpacing") }
  var endWidth: Double { values.number("endWidth") }
  var fill: Color { values.color("fill") }
  var gapShare: Double { values.number("gapShare") }
  var isCircular: Double { values.number("isCircular") }
  var lineWidth: Double { values.number("lineWidth") }
  var marker: Color { values.color("marker") }
  var markerGap: Double { values.number("markerGap") }
  var minWidth: Double { values.number("minWidth") }
  var ringEnd: LookFont { values.font("ringEnd") }
  var ringEndColor: Color { values.color("ringEndColor") }
  var ringValue: LookFont { values.font("ringValue") }
  var ringValueColor: Color { values.color("ringValueColor") }
  var spacing: Double { values.number("spacing") }
  var title: LookFont { values.font("title") }
  var titleColor: Color { values.color("titleColor") }
  var track: Color { values.color("track") }
  var value: LookFont { values.font("value") }
  var valueColor: Color { values.color("valueColor") }
  var width: Double { values.number("width") }
}

/// A gradient button. Measured (violetlib/jnr, AppKit 11 to 15): heights, and no radius.
struct GradientButtonLook: SingleLook {
  static let control = "gradientButton"
  var values: LookValues
  var arrowGap: Double { values.number("arrowGap") }
  var arrowScale: Double { values.number("arrowScale") }
  var bottom: Color { values.color("bottom") }
  var disabledSymbol: Color { values.color("disabledSymbol") }
  func height(at size: ControlSize) -> Double { values.number("height", size) }
  var increasedLine: Color { values.color("increasedLine") }
  var line: Color { values.color("line") }
  var lineWidth: Double { values.number("lineWidth") }
  var onBottom: Color { values.color("onBottom") }
  var onTop: Color { values.color("onTop") }
  var padding: Double { values.number("padding") }
  var pressed: Color { values.color("pressed") }
  func radius(at size: ControlSize) -> Double { values.number("radius", size) }
  func symbol(at size: ControlSize) -> LookFont { values.font("symbol", size) }
  var symbolColor: Color { values.color("symbolColor") }
  var top: Color { values.color("top") }
  var viewLine: Color { values.color("viewLine") }
  var width: Double { values.number("width") }
}

/// The calendar of a graphical date picker.
struct GraphicalCalendarLook: SingleLook, OutlinedLook {
  static let control = "graphicalCalendar"
  var values: LookValues
  var arrow: Double { values.number("arrow") }
  var arrowColor: Color { values.color("arrowColor") }
  var arrowPitch: Double { values.number("arrowPitch") }
  var border: Color { values.color("border") }
  var borderWidth: Double { values.number("borderWidth") }
  var contrastBorder: Color? { values.optionalColor("contrastBorder") }
  var contrastBorderWidth: Double? { values.optionalNumber("contrastBorderWidth") }
  var day: LookFont { values.font("day") }
  var dayColor: Color { values.color("dayColor") }
  var disabledArrow: Color { values.color("disabledArrow") }
  var disabledDay: Color { values.color("disabledDay") }
  var disabledOpacity: Double { values.number("disabledOpacity") }
  var dot: Double { values.number("dot") }
  var focusedDay: Color { values.color("focusedDay") }
  var focusedSelection: Color { values.color("focusedSelection") }
  var gap: Double { values.number("gap") }
  var ground: Color { values.color("ground") }
  var height: Double { values.number("height") }
  var otherDayColor: Color { values.color("otherDayColor") }
  var padding: Double { values.number("padding") }
  var radius: Double { values.number("radius") }
  var rowHeight: Double { values.number("rowHeight") }
  var selection: Color { values.color("selection") }
  var selectionRadius: Double { values.number("selectionRadius") }
  var title: LookFont { values.font("title") }
  var titleColor: Color { values.color("titleColor") }
  var titleHeight: Double { values.number("titleHeight") }
  var today: Color { values.color("today") }
  /// Estimated: the frame that marks today without colour.
  var todayFrame: Double { values.number("todayFrame") }
  var weekday: LookFont { values.font("weekday") }
  var weekdayColor: Color { values.color("weekdayColor") }
  var weekdayHeight: Double { values.number("weekdayHeight") }
  var width: Double { values.number("width") }
}

/// A group box.
struct GroupBoxLook: SingleLook, OutlinedLook {
  static let control = "groupBox"
  var values: LookValues
  var border: Color? { values.optionalColor("border") }
  var borderWidth: Double? { values.optionalNumber("borderWidth") }
  var contrastBorder: Color? { values.optionalColor("contrastBorder") }
  var contrastBorderWidth: Double? { values.optionalNumber("contrastBorderWidth") }
  var fill: Color { values.color("fill") }
  var fillsWidth: Double { values.number("fillsWidth") }
  var nestedFill: Color { values.color("nestedFill") }
  var padding: Double { values.number("padding") }
  var radius: Double { values.number("radius") }
  var title: LookFont { values.font("title") }
  var titleColor: Color { values.color("titleColor") }
  var titleGap: Double { values.number("titleGap") }
  var titleInset: Double { values.number("titleInset") }
  var titleInside: Double { values.number("titleInside") }
}

/// A help button. Measured (violetlib/jnr): diameters.
struct HelpButtonLook: SingleLook {
  static let control = "helpButton"
  var values: LookValues
  var border: Color { values.color("border") }
  var borderWidth: Double { values.number("borderWidth") }
  func diameter(at size: ControlSize) -> Double { values.number("diameter", size) }
  var disabledFill: Color { values.color("disabledFill") }
  var disabledSign: Color { values.color("disabledSign") }
  var fill: Color { values.color("fill") }
  var increasedBorder: Color { values.color("increasedBorder") }
  var increasedBorderWidth: Double { values.number("increasedBorderWidth") }
  var pressed: Color { values.color("pressed") }
  var shadow: [Shadow] { values.shadows("shadow") }
  func sign(at size: ControlSize) -> LookFont { values.font("sign", size) }
  var signColor: Color { values.color("signColor") }
}

/// Tiles with symbols, as in the Settings app.
struct IconTileLook: SingleLook {
  static let control = "iconTile"
  var values: LookValues
  var background: Color { values.color("background") }
  var color: Color { values.color("color") }
  var column: Double? { values.optionalNumber("column") }
  var radius: Double { values.number("radius") }
  var size: Double { values.number("size") }
  var symbol: LookFont { values.font("symbol") }
}

/// An image button.
struct ImageButtonLook: SingleLook, OutlinedLook {
  static let control = "imageButton"
  var values: LookValues
  var arrowGap: Double { values.number("arrowGap") }
  var arrowScale: Double { values.number("arrowScale") }
  var contrastBorder: Color? { values.optionalColor("contrastBorder") }
  var contrastBorderWidth: Double? { values.optionalNumber("contrastBorderWidth") }
  var disabled: Color { values.color("disabled") }
  var disabledOpacity: Double { values.number("disabledOpacity") }
  var label: LookFont { values.font("label") }
  var labelColor: Color { values.color("labelColor") }
  var labelGap: Double { values.number("labelGap") }
  var onFill: Color { values.color("onFill") }
  var onSymbol: Color { values.color("onSymbol") }
  var padding: Double { values.number("padding") }
  var pressedOpacity: Double { values.number("pressedOpacity") }
  var radius: Double { values.number("radius") }
  var size: Double { values.number("size") }
  var symbolColor: Color { values.color("symbolColor") }
}

/// The view in place of the keyboard, and the bar above it.
struct InputViewLook: SingleLook {
  static let control = "inputView"
  var values: LookValues
  var background: Color { values.color("background") }
  var barBackground: Color { values.color("barBackground") }
  var barGap: Double? { values.optionalNumber("barGap") }
  var barHeight: Double { values.number("barHeight") }
  var barMargin: Double { values.number("barMargin") }
  var barSpacing: Double { values.number("barSpacing") }
  var radius: Double? { values.optionalNumber("radius") }
  var separator: Color { values.color("separator") }
}

/// The keyboard.
struct KeyboardLook: SingleLook {
  static let control = "keyboard"
  var values: LookValues
  var barHeight: Double { values.number("barHeight") }
  var bareFont: LookFont { values.font("bareFont") }
  var bottomInset: Double { values.number("bottomInset") }
  var bottomRow: Double { values.number("bottomRow") }
  var dictationShare: Double { values.number("dictationShare") }
  var digitFont: LookFont { values.font("digitFont") }
  var digitTop: Double { values.number("digitTop") }
  var divider: Color { values.color("divider") }
  var emojiFont: LookFont { values.font("emojiFont") }
  var emojiHeight: Double { values.number("emojiHeight") }
  var extraShare: Double { values.number("extraShare") }
  var facePadding: Double { values.number("facePadding") }
  var gap: Double { values.number("gap") }
  /// Estimated (from memory): people type numbers on the page of numbers and punctuation.
  var hasPads: Double { values.number("hasPads") }
  var isWide: Double { values.number("isWide") }
  var key: Color { values.color("key") }
  var keyHeight: Double { values.number("keyHeight") }
  /// Estimated: the least width of the return key, in widths of a letter's key.
  var leastReturn: Double? { values.optionalNumber("leastReturn") }
  var leastScale: Double { values.number("leastScale") }
  var leastSide: Double { values.number("leastSide") }
  var leastWidth: Double { values.number("leastWidth") }
  var letterFont: LookFont { values.font("letterFont") }
  var lift: Double { values.number("lift") }
  var margin: Double { values.number("margin") }
  var mostSide: Double { values.number("mostSide") }
  var padFont: LookFont { values.font("padFont") }
  var padGap: Double { values.number("padGap") }
  var padKeyHeight: Double { values.number("padKeyHeight") }
  var padMargin: Double { values.number("padMargin") }
  var pressed: Color { values.color("pressed") }
  var pressedText: Color { values.color("pressedText") }
  var proposalFont: LookFont { values.font("proposalFont") }
  var radius: Double { values.number("radius") }
  var returnShare: Double { values.number("returnShare") }
  var returnsBySign: Double { values.number("returnsBySign") }
  var rowHeight: Double { values.number("rowHeight") }
  var shadow: [Shadow] { values.shadows("shadow") }
  var showsSpace: Double { values.number("showsSpace") }
  var sideGap: Double { values.number("sideGap") }
  var sideShare: Double { values.number("sideShare") }
  var special: Color { values.color("special") }
  /// Peer (view tree of an iPhone SE, iOS 26): 39.5 and 30.5 of 375 points, beside the space bar…
  var switchShare: Double { values.number("switchShare") }
  var symbolFont: LookFont { values.font("symbolFont") }
  var text: Color { values.color("text") }
  var tintText: Color { values.color("tintText") }
  var top: Double { values.number("top") }
  var wordFont: LookFont { values.font("wordFont") }
}

/// The keyboard of a phone in landscape.
struct LandscapeKeyboardLook: SingleLook {
  static let control = "landscapeKeyboard"
  var values: LookValues
  var barHeight: Double { values.number("barHeight") }
  var bottomRow: Double { values.number("bottomRow") }
  var dictationShare: Double { values.number("dictationShare") }
  var digitFont: LookFont { values.font("digitFont") }
  var digitTop: Double { values.number("digitTop") }
  var homeButtonBarHeight: Double { values.number("homeButtonBarHeight") }
  var homeButtonKeyHeight: Double { values.number("homeButtonKeyHeight") }
  var homeButtonRowHeight: Double { values.number("homeButtonRowHeight") }
  var keyHeight: Double { values.number("keyHeight") }
  var mostSide: Double { values.number("mostSide") }
  var padFont: LookFont { values.font("padFont") }
  var padKeyHeight: Double { values.number("padKeyHeight") }
  var returnShare: Double { values.number("returnShare") }
  var rowHeight: Double { values.number("rowHeight") }
  var sideShare: Double { values.number("sideShare") }
  var switchShare: Double { values.number("switchShare") }
  var top: Double { values.number("top") }
}

/// UIKit's layout margins.
struct LayoutMarginsLook: SingleLook {
  static let control = "layoutMargins"
  var values: LookValues
  var margin: Double { values.number("margin") }
  var wideFrom: Double { values.number("wideFrom") }
  var wideMargin: Double { values.number("wideMargin") }
}

/// A level indicator. Estimated: NSLevelIndicator's usual 18 points, and its green, yellow and red.
struct LevelIndicatorLook: SingleLook, OutlinedLook {
  static let control = "levelIndicator"
  var values: LookValues
  var blockGap: Double { values.number("blockGap") }
  var border: Color { values.color("border") }
  var borderWidth: Double { values.number("borderWidth") }
  var contrastBorder: Color? { values.optionalColor("contrastBorder") }
  var contrastBorderWidth: Double? { values.optionalNumber("contrastBorderWidth") }
  var critical: Color { values.color("critical") }
  var disabledOpacity: Double { values.number("disabledOpacity") }
  var fill: Color { values.color("fill") }
  /// Estimated: the lines that show a warning and a critical level without colour.
  var hatch: Color { values.color("hatch") }
  var hatchGap: Double { values.number("hatchGap") }
  var hatchWidth: Double { values.number("hatchWidth") }
  var height: Double { values.number("height") }
  var labelFont: LookFont { values.font("labelFont") }
  var minWidth: Double { values.number("minWidth") }
  var numeralColor: Color { values.color("numeralColor") }
  var numeralFont: LookFont { values.font("numeralFont") }
  var numeralGap: Double { values.number("numeralGap") }
  var radius: Double { values.number("radius") }
  var track: Color { values.color("track") }
  var warning: Color { values.color("warning") }
  var width: Double { values.number("width") }
}

/// A link. Measured (flutter cupertino_ui, button.dart): the look of a pressed plain button.
struct LinkLook: SingleLook {
  static let control = "link"
  var values: LookValues
  var color: Color { values.color("color") }
  var disabled: Color { values.color("disabled") }
  var focusOutset: Double { values.number("focusOutset") }
  var focusRadius: Double { values.number("focusRadius") }
  var pressedOpacity: Double { values.number("pressedOpacity") }
  var underline: Double { values.number("underline") }
}

/// Rows of a list in edit mode.
struct ListEditingLook: SingleLook {
  static let control = "listEditing"
  var values: LookValues
  var circle: Double { values.number("circle") }
  var column: Double { values.number("column") }
  var delete: Color { values.color("delete") }
  var handle: Color { values.color("handle") }
  var handleGap: Double { values.number("handleGap") }
  var handleLine: Double { values.number("handleLine") }
  var handlePitch: Double { values.number("handlePitch") }
  var handleWidth: Double { values.number("handleWidth") }
  var insert: Color { values.color("insert") }
  var mark: Color { values.color("mark") }
  var selected: Color { values.color("selected") }
  var sign: Color { values.color("sign") }
  var signWidth: Double { values.number("signWidth") }
  var unmarked: Color { values.color("unmarked") }
  var unmarkedWidth: Double { values.number("unmarkedWidth") }
}

/// A row of a list.
struct ListRowLook: SingleLook {
  static let control = "listRow"
  var values: LookValues
  var titleFont: LookFont { values.font("titleFont") }
}

/// Drawings in place of maps, charts and films.
struct MapPictureLook: SingleLook {
  static let control = "mapPicture"
  var values: LookValues
  var block: Color { values.color("block") }
  var halo: Color { values.color("halo") }
  var height: Double { values.number("height") }
  var highway: Color { values.color("highway") }
  var land: Color { values.color("land") }
  var park: Color { values.color("park") }
  var pin: Color { values.color("pin") }
  var pinRing: Color { values.color("pinRing") }
  var road: Color { values.color("road") }
  var roadEdge: Color { values.color("roadEdge") }
  var text: LookFont { values.font("text") }
  var textColor: Color { values.color("textColor") }
  var water: Color { values.color("water") }
}

/// The sign of a pop-up button beside its title.
struct MenuButtonLook: FamilyLook {
  enum Control: String {
    case popUpButton
    case pullDownButton
  }
  var values: LookValues
  var arrow: Color? { values.optionalColor("arrow") }
  var arrowBottom: Color? { values.optionalColor("arrowBottom") }
  func arrowInset(at size: ControlSize) -> Double? { values.optionalNumber("arrowInset", size) }
  func arrowRadius(at size: ControlSize) -> Double? { values.optionalNumber("arrowRadius", size) }
  func arrowSize(at size: ControlSize) -> Double? { values.optionalNumber("arrowSize", size) }
  var arrowTop: Color? { values.optionalColor("arrowTop") }
  var bezel: Double { values.number("bezel") }
  var disabledArrow: Color? { values.optionalColor("disabledArrow") }
  func height(at size: ControlSize) -> Double? { values.optionalNumber("height", size) }
  var inactiveArrow: Color? { values.optionalColor("inactiveArrow") }
  func minWidth(at size: ControlSize) -> Double? { values.optionalNumber("minWidth", size) }
  var overlays: Double? { values.optionalNumber("overlays") }
  /// Peer (pxlnv.com, "Ventura System Settings"): in rows of a grouped form, the bezel appears…
  var quietArrow: Color? { values.optionalColor("quietArrow") }
  var quietArrowFill: Color? { values.optionalColor("quietArrowFill") }
  func radius(at size: ControlSize) -> Double? { values.optionalNumber("radius", size) }
  var signEnd: Double? { values.optionalNumber("signEnd") }
  var signFollowsTitle: Double? { values.optionalNumber("signFollowsTitle") }
  var signGap: Double { values.number("signGap") }
  var signScale: Double { values.number("signScale") }
  func titleGap(at size: ControlSize) -> Double? { values.optionalNumber("titleGap", size) }
  func titleInset(at size: ControlSize) -> Double? { values.optionalNumber("titleInset", size) }
}

/// The panel of an open menu.
struct MenuPanelLook: SingleLook, OutlinedLook {
  static let control = "menu"
  var values: LookValues
  var background: Color { values.color("background") }
  var backgroundPaint: Paint { values.paint("background") }
  var baselineBottom: Double { values.number("baselineBottom") }
  var baselineTop: Double { values.number("baselineTop") }
  var border: Color { values.color("border") }
  var borderWidth: Double { values.number("borderWidth") }
  var columnLines: Double { values.number("columnLines") }
  var contrastBorder: Color? { values.optionalColor("contrastBorder") }
  var contrastBorderWidth: Double? { values.optionalNumber("contrastBorderWidth") }
  var coveredScale: Double { values.number("coveredScale") }
  var coversGlass: Double? { values.optionalNumber("coversGlass") }
  var destructive: Color { values.color("destructive") }
  /// Estimated: how much darker a menu is behind its submenu.
  var dim: Color { values.color("dim") }
  var disabled: Color { values.color("disabled") }
  var gap: Double { values.number("gap") }
  var header: LookFont { values.font("header") }
  var headerColor: Color { values.color("headerColor") }
  var headerPadding: Double { values.number("headerPadding") }
  var highlight: Color { values.color("highlight") }
  var highlightInset: Double { values.number("highlightInset") }
  var highlightRadius: Double { values.number("highlightRadius") }
  var highlightedTitle: Color { values.color("highlightedTitle") }
  var horizontalPadding: Double { values.number("horizontalPadding") }
  var icon: LookFont { values.font("icon") }
  var iconColumn: Double { values.number("iconColumn") }
  var iconColumnGrowth: Double { values.number("iconColumnGrowth") }
  var iconOffset: Double { values.number("iconOffset") }
  var iconStart: Double? { values.optionalNumber("iconStart") }
  var largeWidth: Double { values.number("largeWidth") }
  var leadingIcons: Double { values.number("leadingIcons") }
  var mark: LookFont { values.font("mark") }
  var markColumn: Double { values.number("markColumn") }
  var markColumnGrowth: Double { values.number("markColumnGrowth") }
  var markPosition: Double { values.number("markPosition") }
  var maxLines: Double { values.number("maxLines") }
  var radius: Double { values.number("radius") }
  var rowHeight: Double { values.number("rowHeight") }
  var section: Color { values.color("section") }
  var sectionGap: Double { values.number("sectionGap") }
  var sectionInset: Double { values.number("sectionInset") }
  var sectionLine: Double { values.number("sectionLine") }
  var separator: Color { values.color("separator") }
  var separators: Double { values.number("separators") }
  var shadow: [Shadow] { values.shadows("shadow") }
  var shortcutColor: Color { values.color("shortcutColor") }
  var shortcutGap: Double { values.number("shortcutGap") }
  var shortcuts: Double { values.number("shortcuts") }
  var submenuCovers: Double { values.number("submenuCovers") }
  var submenuOverlap: Double { values.number("submenuOverlap") }
  var subtitle: LookFont { values.font("subtitle") }
  var subtitleColor: Color { values.color("subtitleColor") }
  var subtitleGap: Double { values.number("subtitleGap") }
  var title: LookFont { values.font("title") }
  var titleColor: Color { values.color("titleColor") }
  var verticalPadding: Double { values.number("verticalPadding") }
  var width: Double { values.number("width") }
}

/// The navigation bar.
struct NavigationBarLook: SingleLook {
  static let control = "navigationBar"
  var values: LookValues
  var backGap: Double { values.number("backGap") }
  var backMargin: Double { values.number("backMargin") }
  var background: Color { values.color("background") }
  var backgroundPaint: Paint { values.paint("background") }
  /// Measured (iOS 26 beta): the chevron has 11.1 × 19.1 points, and its middle is 1.6 points…
  var chevron: LookFont { values.font("chevron") }
  var chevronShift: Double? { values.optionalNumber("chevronShift") }
  /// Estimated (from memory of UIKit): phones in landscape whose width is compact.
  var compactHeight: Double { values.number("compactHeight") }
  var contrastHairline: Color { values.color("contrastHairline") }
  var hairline: Color { values.color("hairline") }
  var hardScrollEdge: Color? { values.optionalColor("hardScrollEdge") }
  var hardScrollEdgePaint: Paint { values.paint("hardScrollEdge") }
  var height: Double { values.number("height") }
  var inlineSubtitlePitch: Double? { values.optionalNumber("inlineSubtitlePitch") }
  var item: LookFont { values.font("item") }
  var itemInset: Double { values.number("itemInset") }
  var largeTitle: LookFont { values.font("largeTitle") }
  /// Large titles.
  var largeTitleBottom: Double { values.number("largeTitleBottom") }
  var largeTitleHeight: Double { values.number("largeTitleHeight") }
  var largeTitleMargin: Double { values.number("largeTitleMargin") }
  var leastSearchWidth: Double? { values.optionalNumber("leastSearchWidth") }
  var margin: Double { values.number("margin") }
  /// Measured: bar_height (flutter cupertino_ui search_field.dart). All else is hidden then.
  var openSearchHeight: Double { values.number("openSearchHeight") }
  var prompt: LookFont { values.font("prompt") }
  var promptHeight: Double { values.number("promptHeight") }
  var rise: Double { values.number("rise") }
  var risesFrom: Double { values.number("risesFrom") }
  var rowBottom: Double? { values.optionalNumber("rowBottom") }
  /// Estimated: where nothing is above the row, as on a phone in landscape, the space above it…
  var rowTop: Double? { values.optionalNumber("rowTop") }
  var scrollEdge: Color? { values.optionalColor("scrollEdge") }
  var scrollEdgePaint: Paint { values.paint("scrollEdge") }
  /// Estimated: a bar that is opaque, with Reduce Transparency or increased contrast, ends in a…
  var scrollEdgeLine: Color? { values.optionalColor("scrollEdgeLine") }
  var scrollEdgeReach: Double? { values.optionalNumber("scrollEdgeReach") }
  var searchHeight: Double { values.number("searchHeight") }
  var searchMargin: Double { values.number("searchMargin") }
  var searchTop: Double { values.number("searchTop") }
  /// A search field in the bar.
  var searchWidth: Double? { values.optionalNumber("searchWidth") }
  /// Documented (WWDC25, sessions 284 and 323): a phone's search field is in the bar at the bottom.
  var searchesBelow: Double? { values.optionalNumber("searchesBelow") }
  /// Estimated: the shape behind a chevron alone, with Button Shapes.
  var shapeSide: Double { values.number("shapeSide") }
  var spacing: Double { values.number("spacing") }
  var subtitle: LookFont? { values.optionalFont("subtitle") }
  var subtitleBottom: Double? { values.optionalNumber("subtitleBottom") }
  var subtitleColor: Color? { values.optionalColor("subtitleColor") }
  var subtitlePitch: Double? { values.optionalNumber("subtitlePitch") }
  var subtitleTop: Double? { values.optionalNumber("subtitleTop") }
  var title: LookFont { values.font("title") }
  var titleGap: Double { values.number("titleGap") }
  var titleOnly: Double { values.number("titleOnly") }
}

/// A row that leads to another screen.
struct NavigationRowLook: SingleLook {
  static let control = "navigationRow"
  var values: LookValues
  /// Estimated: UIKit's check mark, and its details button at the end of a row.
  var checkScale: Double? { values.optionalNumber("checkScale") }
  var chevron: LookFont { values.font("chevron") }
  var chevronColor: Color { values.color("chevronColor") }
  var chevronInset: Double? { values.optionalNumber("chevronInset") }
  var chevronScale: Double { values.number("chevronScale") }
  var detail: LookFont? { values.optionalFont("detail") }
  var detailGap: Double? { values.optionalNumber("detailGap") }
  var isStacked: Double { values.number("isStacked") }
  var pressedOpacity: Double { values.number("pressedOpacity") }
  var spacing: Double { values.number("spacing") }
  var titleFont: LookFont { values.font("titleFont") }
  var value: Color { values.color("value") }
  var valueFont: LookFont { values.font("valueFont") }
}

/// A notification at the top of the screen.
struct NotificationLook: SingleLook, OutlinedLook {
  static let control = "notification"
  var values: LookValues
  var background: Color { values.color("background") }
  var backgroundPaint: Paint { values.paint("background") }
  var border: Color { values.color("border") }
  var contrastBorder: Color? { values.optionalColor("contrastBorder") }
  var contrastBorderWidth: Double? { values.optionalNumber("contrastBorderWidth") }
  var gap: Double { values.number("gap") }
  var icon: Double { values.number("icon") }
  var iconRadius: Double { values.number("iconRadius") }
  var iconSymbol: LookFont { values.font("iconSymbol") }
  var isTrailing: Double { values.number("isTrailing") }
  var margin: Double { values.number("margin") }
  var padding: Double { values.number("padding") }
  var radius: Double { values.number("radius") }
  var shadow: [Shadow] { values.shadows("shadow") }
  var text: LookFont { values.font("text") }
  var textColor: Color { values.color("textColor") }
  var time: LookFont { values.font("time") }
  var timeColor: Color { values.color("timeColor") }
  var title: LookFont { values.font("title") }
  var titleColor: Color { values.color("titleColor") }
  var toastHeight: Double { values.number("toastHeight") }
  var toastPadding: Double { values.number("toastPadding") }
  var toastSymbol: LookFont { values.font("toastSymbol") }
  var toastText: LookFont { values.font("toastText") }
  var toastTitle: LookFont { values.font("toastTitle") }
  var width: Double { values.number("width") }
}

/// A number field. Estimated: a field with round corners, and a stepper beside it.
struct NumberFieldLook: SingleLook {
  static let control = "numberField"
  var values: LookValues
  var gap: Double { values.number("gap") }
  var hasBezel: Double { values.number("hasBezel") }
  var hasStepper: Double { values.number("hasStepper") }
  var width: Double { values.number("width") }
}

/// An option of a picker in a row.
struct OptionRowLook: SingleLook {
  static let control = "optionRow"
  var values: LookValues
  var disabledMark: Color { values.color("disabledMark") }
  var font: LookFont { values.font("font") }
  var mark: Color { values.color("mark") }
  var rowSpacing: Double { values.number("rowSpacing") }
  var scale: Double { values.number("scale") }
  var spacing: Double { values.number("spacing") }
}

/// A page control.
struct PageControlLook: SingleLook, OutlinedLook {
  static let control = "pageControl"
  var values: LookValues
  var contrastBorder: Color? { values.optionalColor("contrastBorder") }
  var contrastBorderWidth: Double? { values.optionalNumber("contrastBorderWidth") }
  var current: Color { values.color("current") }
  var disabledOpacity: Double { values.number("disabledOpacity") }
  var dot: Double { values.number("dot") }
  var farShare: Double { values.number("farShare") }
  var ground: Color { values.color("ground") }
  var height: Double { values.number("height") }
  var indicatorFont: LookFont { values.font("indicatorFont") }
  var nearShare: Double { values.number("nearShare") }
  var other: Color { values.color("other") }
  var padding: Double { values.number("padding") }
  var pitch: Double { values.number("pitch") }
}

/// A palette picker.
struct PaletteLook: SingleLook, OutlinedLook {
  static let control = "palette"
  var values: LookValues
  var cellPadding: Double { values.number("cellPadding") }
  var contrastBorder: Color? { values.optionalColor("contrastBorder") }
  var contrastBorderWidth: Double? { values.optionalNumber("contrastBorderWidth") }
  var disabled: Color { values.color("disabled") }
  var font: LookFont { values.font("font") }
  var highlight: Color { values.color("highlight") }
  var highlightInset: Double { values.number("highlightInset") }
  var highlightRadius: Double { values.number("highlightRadius") }
  var minHeight: Double { values.number("minHeight") }
  var minWidth: Double { values.number("minWidth") }
  var padding: Double { values.number("padding") }
  var ringWidth: Double { values.number("ringWidth") }
  var scale: Double { values.number("scale") }
  var selected: Color { values.color("selected") }
  var symbol: Color { values.color("symbol") }
}

/// A path control.
struct PathControlLook: SingleLook {
  static let control = "pathControl"
  var values: LookValues
  var chevron: LookFont { values.font("chevron") }
  var chevronColor: Color { values.color("chevronColor") }
  var color: Color { values.color("color") }
  var disabled: Color { values.color("disabled") }
  var font: LookFont { values.font("font") }
  var height: Double { values.number("height") }
  var leastTitle: Double { values.number("leastTitle") }
  var pressedFill: Color { values.color("pressedFill") }
  var radius: Double { values.number("radius") }
  var spacing: Double { values.number("spacing") }
  var symbol: LookFont { values.font("symbol") }
  var symbolColor: Color { values.color("symbolColor") }
  var symbolGap: Double { values.number("symbolGap") }
}

/// The status bar of a phone.
struct PhoneStatusBarLook: SingleLook {
  static let control = "phoneStatusBar"
  var values: LookValues
  var bolt: Color { values.color("bolt") }
  var charging: Color { values.color("charging") }
  var color: Color { values.color("color") }
  var font: LookFont { values.font("font") }
  var gap: Double { values.number("gap") }
  var inactive: Color { values.color("inactive") }
  var indicatorGap: Double { values.number("indicatorGap") }
  var indicatorHeight: Double { values.number("indicatorHeight") }
  var indicatorShare: Double { values.number("indicatorShare") }
  var indicatorWidth: Double? { values.optionalNumber("indicatorWidth") }
  var islandFrom: Double { values.number("islandFrom") }
  var islandMiddle: Double { values.number("islandMiddle") }
  var islandShift: Double { values.number("islandShift") }
  var lowBattery: Color { values.color("lowBattery") }
  var lowPower: Color { values.color("lowPower") }
  var margin: Double { values.number("margin") }
  var networkFont: LookFont { values.font("networkFont") }
  var notchDrop: Double? { values.optionalNumber("notchDrop") }
  var notchFont: LookFont? { values.optionalFont("notchFont") }
  var notchGap: Double { values.number("notchGap") }
  var notchMiddle: Double? { values.optionalNumber("notchMiddle") }
  var notchSignMiddle: Double? { values.optionalNumber("notchSignMiddle") }
  var notchSignScale: Double { values.number("notchSignScale") }
  var notchTo: Double? { values.optionalNumber("notchTo") }
  var outline: Color { values.color("outline") }
  var percentageFont: LookFont { values.font("percentageFont") }
  var sensorWidth: Double { values.number("sensorWidth") }
  var sensorsFrom: Double { values.number("sensorsFrom") }
  var signScale: Double { values.number("signScale") }
  var smallFont: LookFont { values.font("smallFont") }
  var smallSignScale: Double { values.number("smallSignScale") }
}

/// Pickers.
struct PickerListLook: SingleLook {
  static let control = "pickerList"
  var values: LookValues
  var caption: LookFont { values.font("caption") }
  var captionColor: Color { values.color("captionColor") }
  var captionFill: Color { values.color("captionFill") }
  var captionGap: Double { values.number("captionGap") }
  var captionHeight: Double { values.number("captionHeight") }
  var captionPadding: Double { values.number("captionPadding") }
  var captionRadius: Double { values.number("captionRadius") }
  var card: Color { values.color("card") }
  var cardOffset: Double { values.number("cardOffset") }
  var cardRadius: Double { values.number("cardRadius") }
  var cardScale: Double { values.number("cardScale") }
  var cardShade: Color { values.color("cardShade") }
  var cardWidth: Double { values.number("cardWidth") }
  var cardsBehind: Double { values.number("cardsBehind") }
  var columnGap: Double { values.number("columnGap") }
  var contrastOutline: Color { values.color("contrastOutline") }
  var disabledOpacity: Double { values.number("disabledOpacity") }
  var disabledText: Color { values.color("disabledText") }
  var fade: Double { values.number("fade") }
  var focusedOutline: Color { values.color("focusedOutline") }
  var focusedOutlineWidth: Double { values.number("focusedOutlineWidth") }
  var height: Double { values.numberOfCase("height") }
  var idleCaption: Color { values.color("idleCaption") }
  var image: Color { values.color("image") }
  var imagePadding: Double { values.number("imagePadding") }
  var imageShare: Double { values.number("imageShare") }
  var indicatorColor: Color { values.color("indicatorColor") }
  var indicatorHeight: Double { values.number("indicatorHeight") }
  var indicatorInset: Double { values.number("indicatorInset") }
  var indicatorThumb: Double { values.number("indicatorThumb") }
  var indicatorTrack: Color { values.color("indicatorTrack") }
  var indicatorWidth: Double { values.number("indicatorWidth") }
  /// Measured (the system's list picker): 20 of 269 pixels on each side.
  var inset: Double { values.number("inset") }
  var leastHeight: Double { values.number("leastHeight") }
  /// How small texts become so that they fit.
  var leastOptionScale: Double { values.number("leastOptionScale") }
  var leastRowPitch: Double { values.number("leastRowPitch") }
  var leastTextScale: Double { values.number("leastTextScale") }
  /// Estimated: the line around the part that the Digital Crown turns, where colour alone may not…
  var markedOutlineWidth: Double { values.number("markedOutlineWidth") }
  var neighbourInset: Double { values.number("neighbourInset") }
  /// Measured (HIG, Pickers, a picture): a neutral gray of 126 to 129.
  var outline: Color { values.color("outline") }
  var outlineWidth: Double { values.number("outlineWidth") }
  var padding: Double { values.number("padding") }
  var radius: Double { values.numberOfCase("radius") }
  var rowPitch: Double { values.number("rowPitch") }
  var separatorGap: Double { values.number("separatorGap") }
  var text: Double { values.numberOfCase("text") }
  var textColor: Color { values.color("textColor") }
}

/// The background of a control that is one target.
struct PlatterLook: SingleLook, OutlinedLook {
  static let control = "platter"
  var values: LookValues
  var contrastBorder: Color? { values.optionalColor("contrastBorder") }
  var contrastBorderWidth: Double? { values.optionalNumber("contrastBorderWidth") }
  var disabledOpacity: Double { values.number("disabledOpacity") }
  var fill: Color { values.color("fill") }
  /// Estimated: as around buttons that the Digital Crown turns.
  var focusedBorder: Color? { values.optionalColor("focusedBorder") }
  var focusedBorderWidth: Double? { values.optionalNumber("focusedBorderWidth") }
  var focusedScale: Double? { values.optionalNumber("focusedScale") }
  var horizontalPadding: Double { values.number("horizontalPadding") }
  var liftedFill: Color? { values.optionalColor("liftedFill") }
  var liftedForeground: Color? { values.optionalColor("liftedForeground") }
  var liftedSecondary: Color? { values.optionalColor("liftedSecondary") }
  var liftedShadow: [Shadow] { values.shadows("liftedShadow") }
  var minHeight: Double { values.number("minHeight") }
  var pressedOpacity: Double? { values.optionalNumber("pressedOpacity") }
  var pressedScale: Double? { values.optionalNumber("pressedScale") }
  var pressedShadow: [Shadow] { values.shadows("pressedShadow") }
  var radius: Double { values.number("radius") }
  var scrollingRadius: Double? { values.optionalNumber("scrollingRadius") }
  var verticalPadding: Double { values.number("verticalPadding") }
}

/// A popover.
struct PopoverLook: SingleLook, OutlinedLook {
  static let control = "popover"
  var values: LookValues
  var anchorShown: Double? { values.optionalNumber("anchorShown") }
  var arrowHeight: Double { values.number("arrowHeight") }
  var arrowWidth: Double { values.number("arrowWidth") }
  var background: Color { values.color("background") }
  var backgroundPaint: Paint { values.paint("background") }
  var border: Color? { values.optionalColor("border") }
  var borderWidth: Double? { values.optionalNumber("borderWidth") }
  var contrastBorder: Color? { values.optionalColor("contrastBorder") }
  var contrastBorderWidth: Double? { values.optionalNumber("contrastBorderWidth") }
  var gap: Double { values.number("gap") }
  /// Documented (UIKit, contentSizeForViewInPopover): the width of contents that have none of…
  var listWidth: Double? { values.optionalNumber("listWidth") }
  var radius: Double { values.number("radius") }
  /// Estimated: the distance of popovers, menus and calendars from the edges of the safe area.
  var screenMargin: Double? { values.optionalNumber("screenMargin") }
  var shadow: [Shadow] { values.shadows("shadow") }
}

/// A poster with a title below it. Estimated: as in apps for music and films.
struct PosterLook: SingleLook {
  static let control = "poster"
  var values: LookValues
  var barFill: Color { values.color("barFill") }
  var barHeight: Double { values.number("barHeight") }
  var barInset: Double { values.number("barInset") }
  var barTrack: Color { values.color("barTrack") }
  var border: Color { values.color("border") }
  var disabledOpacity: Double { values.number("disabledOpacity") }
  var focusedScale: Double { values.number("focusedScale") }
  var focusedShadow: [Shadow] { values.shadows("focusedShadow") }
  var focusedTitleColor: Color? { values.optionalColor("focusedTitleColor") }
  var gap: Double { values.number("gap") }
  var placeholder: Color { values.color("placeholder") }
  var placeholderSymbol: Color { values.color("placeholderSymbol") }
  var pressedScale: Double { values.number("pressedScale") }
  var radius: Double { values.number("radius") }
  var shadow: [Shadow] { values.shadows("shadow") }
  var shine: Color { values.color("shine") }
  var subtitle: LookFont { values.font("subtitle") }
  var subtitleColor: Color { values.color("subtitleColor") }
  var symbol: LookFont { values.font("symbol") }
  var title: LookFont { values.font("title") }
  var titleColor: Color { values.color("titleColor") }
  var width: Double { values.number("width") }
}

/// A progress bar.
struct ProgressBarLook: SingleLook, OutlinedLook {
  static let control = "progressBar"
  var values: LookValues
  var contrastBorder: Color? { values.optionalColor("contrastBorder") }
  var contrastBorderWidth: Double? { values.optionalNumber("contrastBorderWidth") }
  var fill: Color { values.color("fill") }
  func height(at size: ControlSize) -> Double { values.number("height", size) }
  var minWidth: Double { values.number("minWidth") }
  var movingShare: Double { values.number("movingShare") }
  var numeralColor: Color { values.color("numeralColor") }
  var numeralFont: LookFont { values.font("numeralFont") }
  var numeralGap: Double { values.number("numeralGap") }
  var spacing: Double { values.number("spacing") }
  var title: LookFont { values.font("title") }
  var titleColor: Color { values.color("titleColor") }
  var track: Color { values.color("track") }
  var value: LookFont { values.font("value") }
  var valueColor: Color { values.color("valueColor") }
  var width: Double { values.number("width") }
}

/// A ring that shows progress. Estimated: UIKit has no ring.
struct ProgressRingLook: SingleLook, OutlinedLook {
  static let control = "progressRing"
  var values: LookValues
  var contrastBorder: Color? { values.optionalColor("contrastBorder") }
  var contrastBorderWidth: Double? { values.optionalNumber("contrastBorderWidth") }
  func diameter(at size: ControlSize) -> Double { values.number("diameter", size) }
  var fill: Color { values.color("fill") }
  func lineWidth(at size: ControlSize) -> Double { values.number("lineWidth", size) }
  var spacing: Double { values.number("spacing") }
  func spokes(at size: ControlSize) -> Double? { values.optionalNumber("spokes", size) }
  var title: LookFont { values.font("title") }
  var titleColor: Color { values.color("titleColor") }
  var track: Color { values.color("track") }
  var value: LookFont { values.font("value") }
  var valueColor: Color { values.color("valueColor") }
}

/// A prominent header.
struct ProminentHeaderLook: SingleLook {
  static let control = "prominentHeader"
  var values: LookValues
  var bottom: Double { values.number("bottom") }
  var color: Color { values.color("color") }
  var font: LookFont { values.font("font") }
  var top: Double { values.number("top") }
}

/// Radio buttons of a picker.
struct RadioGroupLook: SingleLook {
  static let control = "radioGroup"
  var values: LookValues
  var columnSpacing: Double { values.number("columnSpacing") }
  var rowSpacing: Double { values.number("rowSpacing") }
}

/// A rating. Estimated: iOS has no rating control.
struct RatingIndicatorLook: SingleLook {
  static let control = "ratingIndicator"
  var values: LookValues
  var color: Color { values.color("color") }
  var disabledOpacity: Double { values.number("disabledOpacity") }
  func font(at size: ControlSize) -> LookFont { values.font("font", size) }
  var numeralColor: Color { values.color("numeralColor") }
  var numeralFont: LookFont { values.font("numeralFont") }
  var numeralGap: Double { values.number("numeralGap") }
  var outlinesPlaceholders: Double { values.number("outlinesPlaceholders") }
  var placeholder: Color { values.color("placeholder") }
  var scale: Double { values.number("scale") }
  var spacing: Double { values.number("spacing") }
}

/// The spinner of a list that refreshes.
struct RefreshControlLook: SingleLook {
  static let control = "refreshControl"
  var values: LookValues
  var color: Color { values.color("color") }
  var diameter: Double { values.number("diameter") }
  var font: LookFont { values.font("font") }
  var gap: Double { values.number("gap") }
  var height: Double { values.number("height") }
}

/// Round action buttons. Measured (watch-date-picker).
struct RoundActionButtonLook: SingleLook {
  static let control = "roundActionButton"
  var values: LookValues
  var diameter: Double { values.numberOfCase("diameter") }
  var gap: Double { values.number("gap") }
  var gray: Color { values.color("gray") }
  var grayGlyph: Color { values.color("grayGlyph") }
  var margin: Double { values.number("margin") }
  var symbol: Double { values.numberOfCase("symbol") }
  var tinted: Color { values.color("tinted") }
  var tintedGlyph: Color { values.color("tintedGlyph") }
}

/// A number or a short text at the end of a row.
struct RowBadgeLook: SingleLook {
  static let control = "rowBadge"
  var values: LookValues
  var color: Color { values.color("color") }
  var font: LookFont { values.font("font") }
  var gap: Double { values.number("gap") }
  var prominentColor: Color { values.color("prominentColor") }
  var prominentFill: Color { values.color("prominentFill") }
  var prominentFont: LookFont { values.font("prominentFont") }
  var prominentHeight: Double { values.number("prominentHeight") }
  var prominentPadding: Double { values.number("prominentPadding") }
}

/// A row that has an open context menu.
struct RowPreviewLook: SingleLook {
  static let control = "rowPreview"
  var values: LookValues
  var gap: Double { values.number("gap") }
  var ground: Color { values.color("ground") }
  var radius: Double { values.number("radius") }
  var reach: Double { values.number("reach") }
  var ring: Double { values.number("ring") }
  var shadow: [Shadow] { values.shadows("shadow") }
  var veil: Color { values.color("veil") }
}

/// Selected and pressed rows.
struct RowStateLook: SingleLook {
  static let control = "rowState"
  var values: LookValues
  var highlighted: Color { values.color("highlighted") }
  var selected: Color { values.color("selected") }
  var selectedText: Color? { values.optionalColor("selectedText") }
  var sidebarHighlighted: Color? { values.optionalColor("sidebarHighlighted") }
  var sidebarSelected: Color? { values.optionalColor("sidebarSelected") }
  var sidebarSelectedText: Color? { values.optionalColor("sidebarSelectedText") }
  var unemphasized: Color? { values.optionalColor("unemphasized") }
}

/// The texts of a row with a subtitle. Estimated: SwiftUI's second text in the label of a row.
struct RowTextsLook: SingleLook {
  static let control = "rowTexts"
  var values: LookValues
  var gap: Double { values.number("gap") }
  var subtitle: LookFont { values.font("subtitle") }
  var subtitleColor: Color { values.color("subtitleColor") }
}

/// How much larger Arabic and Hebrew letters are.
struct ScriptBalanceLook: SingleLook {
  static let control = "scriptBalance"
  var values: LookValues
  var points: Double { values.number("points") }
}

/// The scroll indicator. Peer (readings of UIScrollView): 3 points wide, 3 points from the edge.
struct ScrollIndicatorLook: SingleLook {
  static let control = "scrollIndicator"
  var values: LookValues
  var color: Color { values.color("color") }
  var inset: Double { values.number("inset") }
  var least: Double { values.number("least") }
  var thickness: Double { values.number("thickness") }
  var track: Color? { values.optionalColor("track") }
  var trackLength: Double? { values.optionalNumber("trackLength") }
}

/// A search field.
struct SearchFieldLook: SingleLook, OutlinedLook {
  static let control = "searchField"
  var values: LookValues
  var barMicrophone: Double? { values.optionalNumber("barMicrophone") }
  var border: Color? { values.optionalColor("border") }
  /// Estimated: the gap between the field and its Cancel button.
  var cancelGap: Double? { values.optionalNumber("cancelGap") }
  /// The button that ends the search.
  var cancelsBySign: Double? { values.optionalNumber("cancelsBySign") }
  var color: Color { values.color("color") }
  var contrastBorder: Color? { values.optionalColor("contrastBorder") }
  var contrastBorderWidth: Double? { values.optionalNumber("contrastBorderWidth") }
  var disabledColor: Color? { values.optionalColor("disabledColor") }
  var fill: Color { values.color("fill") }
  /// Estimated: outside of bars, it follows the text size, as UISearchTextField does.
  func font(at size: ControlSize) -> LookFont { values.font("font", size) }
  var gap: Double { values.number("gap") }
  var hasFocusRing: Double? { values.optionalNumber("hasFocusRing") }
  var hasMicrophone: Double { values.number("hasMicrophone") }
  func height(at size: ControlSize) -> Double { values.number("height", size) }
  /// Measured (flutter cupertino_ui, search_field.dart): a sign of 20 points grows to 30 points.
  var iconGrowth: Double? { values.optionalNumber("iconGrowth") }
  var iconScale: Double { values.number("iconScale") }
  var padding: Double { values.number("padding") }
  var radius: Double { values.number("radius") }
  var scopeGap: Double? { values.optionalNumber("scopeGap") }
  var width: Double? { values.optionalNumber("width") }
}

/// The chevron that opens and closes a section of a sidebar.
struct SectionDisclosureLook: SingleLook {
  static let control = "sectionDisclosure"
  var values: LookValues
  var chevron: LookFont { values.font("chevron") }
  var color: Color { values.color("color") }
  var gap: Double { values.number("gap") }
}

/// The letters of an index at the end of a list.
struct SectionIndexLook: SingleLook {
  static let control = "sectionIndex"
  var values: LookValues
  var color: Color { values.color("color") }
  var font: LookFont { values.font("font") }
  var pitch: Double { values.number("pitch") }
  var rowInset: Double { values.number("rowInset") }
  var trailing: Double { values.number("trailing") }
  var width: Double { values.number("width") }
}

/// A segmented control.
struct SegmentedControlLook: SingleLook, OutlinedLook {
  static let control = "segmentedControl"
  var values: LookValues
  var border: Color? { values.optionalColor("border") }
  var borderWidth: Double? { values.optionalNumber("borderWidth") }
  var contrastBorder: Color? { values.optionalColor("contrastBorder") }
  var contrastBorderWidth: Double? { values.optionalNumber("contrastBorderWidth") }
  var disabledText: Color { values.color("disabledText") }
  var fill: Color { values.color("fill") }
  var fillsWidth: Double { values.number("fillsWidth") }
  var focusedScale: Double? { values.optionalNumber("focusedScale") }
  var focusedShadow: [Shadow] { values.shadows("focusedShadow") }
  var focusedText: Color? { values.optionalColor("focusedText") }
  var focusedThumb: Color? { values.optionalColor("focusedThumb") }
  func font(at size: ControlSize) -> LookFont { values.font("font", size) }
  func height(at size: ControlSize) -> Double { values.number("height", size) }
  var horizontalPadding: Double { values.number("horizontalPadding") }
  var minSegmentWidth: Double { values.number("minSegmentWidth") }
  var pressedOpacity: Double { values.number("pressedOpacity") }
  /// Measured (macos_ui): the overlay of push buttons.
  var pressedOverlay: Color? { values.optionalColor("pressedOverlay") }
  var pressedScale: Double { values.number("pressedScale") }
  /// Peer (imitations): the chosen segment is a lens while it is dragged.
  var pressedThumb: Color? { values.optionalColor("pressedThumb") }
  var pressedThumbPaint: Paint { values.paint("pressedThumb") }
  var pressedThumbOutset: Double? { values.optionalNumber("pressedThumbOutset") }
  func radius(at size: ControlSize) -> Double { values.number("radius", size) }
  var segmentGap: Double? { values.optionalNumber("segmentGap") }
  var segmentPadding: Double { values.number("segmentPadding") }
  func selectedFont(at size: ControlSize) -> LookFont { values.font("selectedFont", size) }
  var selectedText: Color { values.color("selectedText") }
  var separator: Color { values.color("separator") }
  var separatorInset: Double { values.number("separatorInset") }
  var separatorWidth: Double { values.number("separatorWidth") }
  var showsBoth: Double { values.number("showsBoth") }
  var symbolGap: Double { values.number("symbolGap") }
  var symbolScale: Double { values.number("symbolScale") }
  var text: Color { values.color("text") }
  var thumb: Color { values.color("thumb") }
  var thumbOutset: Double { values.number("thumbOutset") }
  func thumbRadius(at size: ControlSize) -> Double { values.number("thumbRadius", size) }
  /// Measured (iOS 26 beta): none.
  var thumbShadow: [Shadow] { values.shadows("thumbShadow") }
  var tintedText: Color? { values.optionalColor("tintedText") }
  var verticalPadding: Double { values.number("verticalPadding") }
}

/// The share sheet.
struct ShareSheetLook: SingleLook, OutlinedLook {
  static let control = "shareSheet"
  var values: LookValues
  var app: Double { values.number("app") }
  var appRadius: Double { values.number("appRadius") }
  var background: Color { values.color("background") }
  var backgroundPaint: Paint { values.paint("background") }
  var contrastBorder: Color? { values.optionalColor("contrastBorder") }
  var contrastBorderWidth: Double? { values.optionalNumber("contrastBorderWidth") }
  var headerHeight: Double { values.number("headerHeight") }
  var initials: LookFont { values.font("initials") }
  var itemGap: Double { values.number("itemGap") }
  var itemLabel: LookFont { values.font("itemLabel") }
  var itemWidth: Double { values.number("itemWidth") }
  /// Measured (lists): lines end 16 points before the card's edge.
  var lineTrailing: Double? { values.optionalNumber("lineTrailing") }
  var padding: Double { values.number("padding") }
  var person: Double { values.number("person") }
  var preview: Double { values.number("preview") }
  var previewRadius: Double { values.number("previewRadius") }
  var radius: Double { values.number("radius") }
  /// Estimated: with increased contrast, rows are told from the white or black that glass becomes.
  var rowFill: Color { values.color("rowFill") }
  var rowHeight: Double { values.number("rowHeight") }
  var rowRadius: Double { values.number("rowRadius") }
  var rowSymbol: LookFont { values.font("rowSymbol") }
  var rowText: LookFont { values.font("rowText") }
  var separator: Color { values.color("separator") }
  var subtitle: LookFont { values.font("subtitle") }
  var symbol: LookFont { values.font("symbol") }
  var title: LookFont { values.font("title") }
}

/// A sheet.
struct SheetLook: SingleLook, OutlinedLook {
  static let control = "sheet"
  var values: LookValues
  var backdrop: Color { values.color("backdrop") }
  var background: Color { values.color("background") }
  var backgroundPaint: Paint { values.paint("background") }
  var barBottom: Double? { values.optionalNumber("barBottom") }
  var barHeight: Double? { values.optionalNumber("barHeight") }
  var barItemInset: Double? { values.optionalNumber("barItemInset") }
  var barMargin: Double? { values.optionalNumber("barMargin") }
  /// As in a navigation bar.
  var barSpacing: Double? { values.optionalNumber("barSpacing") }
  var barTop: Double? { values.optionalNumber("barTop") }
  var border: Color? { values.optionalColor("border") }
  var borderWidth: Double? { values.optionalNumber("borderWidth") }
  var contrastBorder: Color? { values.optionalColor("contrastBorder") }
  var contrastBorderWidth: Double? { values.optionalNumber("contrastBorderWidth") }
  var gap: Double { values.number("gap") }
  var grabber: Color? { values.optionalColor("grabber") }
  var grabberHeight: Double? { values.optionalNumber("grabberHeight") }
  var grabberRoom: Double? { values.optionalNumber("grabberRoom") }
  var grabberTop: Double? { values.optionalNumber("grabberTop") }
  var grabberWidth: Double? { values.optionalNumber("grabberWidth") }
  var height: Double? { values.optionalNumber("height") }
  var mediumTopShare: Double? { values.optionalNumber("mediumTopShare") }
  /// Estimated: a sheet in a window is as wide as its contents, and at least as wide as an alert.
  var minWidth: Double? { values.optionalNumber("minWidth") }
  var padding: Double? { values.optionalNumber("padding") }
  var partialBackground: Color? { values.optionalColor("partialBackground") }
  var partialBackgroundPaint: Paint { values.paint("partialBackground") }
  var partialInset: Double? { values.optionalNumber("partialInset") }
  var partialRadius: Double? { values.optionalNumber("partialRadius") }
  var pushedGap: Double? { values.optionalNumber("pushedGap") }
  var pushedMargin: Double? { values.optionalNumber("pushedMargin") }
  var pushedRadius: Double? { values.optionalNumber("pushedRadius") }
  var radius: Double? { values.optionalNumber("radius") }
  var shadow: [Shadow] { values.shadows("shadow") }
  var title: LookFont? { values.optionalFont("title") }
  var titleGap: Double? { values.optionalNumber("titleGap") }
  var topAtSafeArea: Double? { values.optionalNumber("topAtSafeArea") }
  var topPadding: Double? { values.optionalNumber("topPadding") }
  var topShare: Double? { values.optionalNumber("topShare") }
  var width: Double? { values.optionalNumber("width") }
}

/// A shelf. Documented (HIG, Layout): 40 points between columns, and 80 at the sides of the screen.
struct ShelfLook: SingleLook {
  static let control = "shelf"
  var values: LookValues
  var columns: Double { values.number("columns") }
  var isEmphasized: Double? { values.optionalNumber("isEmphasized") }
  var margin: Double { values.number("margin") }
  var overhang: Double { values.number("overhang") }
  var reach: Double { values.number("reach") }
  var spacing: Double { values.number("spacing") }
  var title: LookFont { values.font("title") }
  var titleColor: Color { values.color("titleColor") }
  var titleGap: Double { values.number("titleGap") }
}

/// A sidebar. Documented: it has the background of lists in the style sidebar.
struct SidebarLook: SingleLook {
  static let control = "sidebar"
  var values: LookValues
  var background: Color { values.color("background") }
  var backgroundPaint: Paint { values.paint("background") }
  var inactiveBackground: Color? { values.optionalColor("inactiveBackground") }
  var inactiveBackgroundPaint: Paint { values.paint("inactiveBackground") }
  var inset: Double? { values.optionalNumber("inset") }
  var radius: Double? { values.optionalNumber("radius") }
  var separator: Color { values.color("separator") }
  var shadow: [Shadow] { values.shadows("shadow") }
  /// Whether the bar of a split view's sidebar has a button that hides it.
  var toggle: Double { values.number("toggle") }
  var trailingInset: Double? { values.optionalNumber("trailingInset") }
  var width: Double { values.number("width") }
}

/// A slider.
struct SliderLook: SingleLook, OutlinedLook {
  static let control = "slider"
  var values: LookValues
  var barHeight: Double? { values.optionalNumber("barHeight") }
  var barWidth: Double? { values.optionalNumber("barWidth") }
  var contrastBorder: Color? { values.optionalColor("contrastBorder") }
  var contrastBorderWidth: Double? { values.optionalNumber("contrastBorderWidth") }
  var disabledGlyph: Color? { values.optionalColor("disabledGlyph") }
  var disabledOpacity: Double? { values.optionalNumber("disabledOpacity") }
  var endColor: Color? { values.optionalColor("endColor") }
  var endFont: LookFont? { values.optionalFont("endFont") }
  var fill: Color { values.color("fill") }
  var fillColor: Color? { values.optionalColor("fillColor") }
  var glyph: Color? { values.optionalColor("glyph") }
  var glyphFont: LookFont? { values.optionalFont("glyphFont") }
  var glyphScale: Double? { values.optionalNumber("glyphScale") }
  func height(at size: ControlSize) -> Double { values.number("height", size) }
  var isAround: Double { values.number("isAround") }
  var minSegment: Double? { values.optionalNumber("minSegment") }
  var minWidth: Double { values.number("minWidth") }
  var numeralColor: Color? { values.optionalColor("numeralColor") }
  var numeralFont: LookFont? { values.optionalFont("numeralFont") }
  var numeralGap: Double? { values.optionalNumber("numeralGap") }
  var pressedOpacity: Double? { values.optionalNumber("pressedOpacity") }
  var pressedOverlay: Color? { values.optionalColor("pressedOverlay") }
  /// The same as the knob of a switch.
  var pressedThumb: Color? { values.optionalColor("pressedThumb") }
  var pressedThumbPaint: Paint { values.paint("pressedThumb") }
  var pressedThumbScale: Double? { values.optionalNumber("pressedThumbScale") }
  var radius: Double? { values.optionalNumber("radius") }
  var segmentGap: Double? { values.optionalNumber("segmentGap") }
  var segmentRadius: Double? { values.optionalNumber("segmentRadius") }
  var showsTitle: Double { values.number("showsTitle") }
  var spacing: Double? { values.optionalNumber("spacing") }
  func thumb(at size: ControlSize) -> Double? { values.optionalNumber("thumb", size) }
  var thumbBorder: Color? { values.optionalColor("thumbBorder") }
  var thumbBorderWidth: Double? { values.optionalNumber("thumbBorderWidth") }
  var thumbColor: Color? { values.optionalColor("thumbColor") }
  /// Measured (iOS 26, a sheet over a photo): a Gaussian of 4.5 points fits to 0.65 of 255.
  var thumbShadow: [Shadow] { values.shadows("thumbShadow") }
  var thumbWidth: Double? { values.optionalNumber("thumbWidth") }
  var tick: Color? { values.optionalColor("tick") }
  var tickGap: Double? { values.optionalNumber("tickGap") }
  var tickLength: Double? { values.optionalNumber("tickLength") }
  var tickPitch: Double? { values.optionalNumber("tickPitch") }
  var tickThumbRadius: Double? { values.optionalNumber("tickThumbRadius") }
  var tickThumbWidth: Double? { values.optionalNumber("tickThumbWidth") }
  /// Documented (UISlider.TrackConfiguration): a slider with steps shows them.
  var tickWidth: Double? { values.optionalNumber("tickWidth") }
  var track: Color { values.color("track") }
  func trackHeight(at size: ControlSize) -> Double? { values.optionalNumber("trackHeight", size) }
  var trackInset: Double? { values.optionalNumber("trackInset") }
  var width: Double { values.number("width") }
}

/// The columns of a split view.
struct SplitViewLook: SingleLook {
  static let control = "splitView"
  var values: LookValues
  var contentBackground: Color { values.color("contentBackground") }
  var contentWidth: Double { values.number("contentWidth") }
  var inspectorBackground: Color { values.color("inspectorBackground") }
  var inspectorWidth: Double { values.number("inspectorWidth") }
  var separator: Color { values.color("separator") }
}

/// Documented (HIG, Buttons): the radius on Series 3 and earlier, whose screens have square…
struct SquareScreenLook: SingleLook {
  static let control = "squareScreen"
  var values: LookValues
  var buttonRadius: Double { values.number("buttonRadius") }
}

/// The status bar.
struct StatusBarLook: SingleLook {
  static let control = "statusBar"
  var values: LookValues
  /// Whether the way back is a round button in the corner.
  var backIsButton: Double { values.number("backIsButton") }
  var bottom: Double { values.number("bottom") }
  var chevronScale: Double { values.number("chevronScale") }
  var cornerShare: Double { values.number("cornerShare") }
  var font: LookFont { values.font("font") }
  var gap: Double { values.number("gap") }
  var margin: Double { values.number("margin") }
  var smallFont: LookFont { values.font("smallFont") }
  /// Whether the line of the time stands beside the middle of buttons in the corners.
  var timeBesideButtons: Double { values.number("timeBesideButtons") }
  var timeColor: Color { values.color("timeColor") }
  var titleBelowTime: Double { values.number("titleBelowTime") }
  var titleColor: Color { values.color("titleColor") }
  var titleFont: LookFont { values.font("titleFont") }
  var titleMargin: Double { values.number("titleMargin") }
}

/// A stepper.
struct StepperLook: SingleLook, OutlinedLook {
  static let control = "stepper"
  var values: LookValues
  var border: Color? { values.optionalColor("border") }
  var borderWidth: Double? { values.optionalNumber("borderWidth") }
  var contrastBorder: Color? { values.optionalColor("contrastBorder") }
  var contrastBorderWidth: Double? { values.optionalNumber("contrastBorderWidth") }
  var disabledFillOpacity: Double? { values.optionalNumber("disabledFillOpacity") }
  var disabledGlyph: Color { values.color("disabledGlyph") }
  var divider: Color? { values.optionalColor("divider") }
  var dividerHeight: Double? { values.optionalNumber("dividerHeight") }
  var dividerWidth: Double? { values.optionalNumber("dividerWidth") }
  var fill: Color { values.color("fill") }
  var fillsWidth: Double { values.number("fillsWidth") }
  var glyph: Color { values.color("glyph") }
  var glyphFont: LookFont? { values.optionalFont("glyphFont") }
  var glyphScale: Double? { values.optionalNumber("glyphScale") }
  var glyphSide: Double? { values.optionalNumber("glyphSide") }
  var glyphWidth: Double? { values.optionalNumber("glyphWidth") }
  func height(at size: ControlSize) -> Double { values.number("height", size) }
  var isAround: Double { values.number("isAround") }
  var isVertical: Double { values.number("isVertical") }
  var leadingInset: Double? { values.optionalNumber("leadingInset") }
  var pressedFill: Color? { values.optionalColor("pressedFill") }
  var pressedOpacity: Double? { values.optionalNumber("pressedOpacity") }
  var radius: Double { values.number("radius") }
  var shadow: [Shadow] { values.shadows("shadow") }
  var spacing: Double { values.number("spacing") }
  var trailingInset: Double? { values.optionalNumber("trailingInset") }
  func width(at size: ControlSize) -> Double { values.number("width", size) }
}

/// A swipe action.
struct SwipeActionLook: SingleLook {
  static let control = "swipeAction"
  var values: LookValues
  var color: Color { values.color("color") }
  var destructive: Color { values.color("destructive") }
  var edge: Double? { values.optionalNumber("edge") }
  var fill: Color { values.color("fill") }
  var gap: Double { values.number("gap") }
  var inset: Double { values.number("inset") }
  var minWidth: Double { values.number("minWidth") }
  var padding: Double { values.number("padding") }
  var radius: Double { values.number("radius") }
  var rowFill: Color? { values.optionalColor("rowFill") }
  var rowRadius: Double? { values.optionalNumber("rowRadius") }
  var symbol: LookFont { values.font("symbol") }
  var tallFrom: Double? { values.optionalNumber("tallFrom") }
  var tallGap: Double? { values.optionalNumber("tallGap") }
  var tallHeight: Double? { values.optionalNumber("tallHeight") }
  var tallSymbol: LookFont? { values.optionalFont("tallSymbol") }
  var tallTitleColor: Color? { values.optionalColor("tallTitleColor") }
  var tallTop: Double? { values.optionalNumber("tallTop") }
  var tallWidth: Double? { values.optionalNumber("tallWidth") }
  var title: LookFont { values.font("title") }
  var titleGap: Double? { values.optionalNumber("titleGap") }
}

/// A switch.
struct SwitchLook: SingleLook, OutlinedLook {
  static let control = "switch"
  var values: LookValues
  var borderWidth: Double? { values.optionalNumber("borderWidth") }
  var contrastBorder: Color? { values.optionalColor("contrastBorder") }
  var contrastBorderWidth: Double? { values.optionalNumber("contrastBorderWidth") }
  var disabledOpacity: Double { values.number("disabledOpacity") }
  var fillsWidth: Double { values.number("fillsWidth") }
  func height(at size: ControlSize) -> Double { values.number("height", size) }
  /// Measured (macos_ui, switch.dart): #E4E2E4 and #D7D7D7, which these are on white.
  var off: Color { values.color("off") }
  var offBorder: Color? { values.optionalColor("offBorder") }
  /// Estimated: as far from its track as the classic one, and with increased contrast at least 3…
  var offLabel: Color? { values.optionalColor("offLabel") }
  var offLabelInset: Double? { values.optionalNumber("offLabelInset") }
  var offLabelRadius: Double? { values.optionalNumber("offLabelRadius") }
  var offLabelWidth: Double? { values.optionalNumber("offLabelWidth") }
  var on: Color { values.color("on") }
  var onBorder: Color? { values.optionalColor("onBorder") }
  /// Estimated: iOS's marks for on and off, in the same proportion to the track.
  var onLabel: Color? { values.optionalColor("onLabel") }
  var onLabelHeight: Double? { values.optionalNumber("onLabelHeight") }
  var onLabelInset: Double? { values.optionalNumber("onLabelInset") }
  var onLabelWidth: Double? { values.optionalNumber("onLabelWidth") }
  /// Peer (view tree): SwiftUI gives it 61 points beside a title.
  var overhang: Double? { values.optionalNumber("overhang") }
  var pressedOverlay: Color? { values.optionalColor("pressedOverlay") }
  var pressedStretch: Double? { values.optionalNumber("pressedStretch") }
  /// Documented (HIG, Materials): knobs are of glass while they are touched.
  var pressedThumb: Color? { values.optionalColor("pressedThumb") }
  var pressedThumbPaint: Paint { values.paint("pressedThumb") }
  var pressedThumbScale: Double? { values.optionalNumber("pressedThumbScale") }
  var spacing: Double { values.number("spacing") }
  func thumb(at size: ControlSize) -> Double { values.number("thumb", size) }
  var thumbBorder: Color? { values.optionalColor("thumbBorder") }
  var thumbBorderWidth: Double? { values.optionalNumber("thumbBorderWidth") }
  var thumbColor: Color { values.color("thumbColor") }
  /// Estimated: white in dark appearance, too, as on iOS 26.
  var thumbOn: Color? { values.optionalColor("thumbOn") }
  var thumbShadow: [Shadow] { values.shadows("thumbShadow") }
  var thumbWidth: Double? { values.optionalNumber("thumbWidth") }
  func width(at size: ControlSize) -> Double { values.number("width", size) }
}

/// UIKit's system buttons.
struct SystemButtonLook: SingleLook {
  static let control = "systemButton"
  var values: LookValues
  var closeBackground: Color { values.color("closeBackground") }
  var closeColor: Color { values.color("closeColor") }
  var closeDiameter: Double { values.number("closeDiameter") }
  var closeSymbol: LookFont { values.font("closeSymbol") }
  var diameter: Double { values.number("diameter") }
  var symbol: LookFont { values.font("symbol") }
}

/// The tab bar.
struct TabBarLook: SingleLook, OutlinedLook {
  static let control = "tabBar"
  var values: LookValues
  var accessoryGap: Double? { values.optionalNumber("accessoryGap") }
  var accessoryHeight: Double? { values.optionalNumber("accessoryHeight") }
  var accessoryPadding: Double? { values.optionalNumber("accessoryPadding") }
  /// The accessory of the tab bar.
  var accessoryWidth: Double? { values.optionalNumber("accessoryWidth") }
  var background: Color { values.color("background") }
  var backgroundPaint: Paint { values.paint("background") }
  var badge: LookFont { values.font("badge") }
  var badgeColor: Color { values.color("badgeColor") }
  var badgeEdgeOffset: Double? { values.optionalNumber("badgeEdgeOffset") }
  var badgeHeight: Double { values.number("badgeHeight") }
  var badgeMostText: Double { values.number("badgeMostText") }
  var badgeOffset: Double { values.number("badgeOffset") }
  var badgePadding: Double { values.number("badgePadding") }
  var badgeRise: Double { values.number("badgeRise") }
  var badgeText: Color { values.color("badgeText") }
  var badgeTop: Double { values.number("badgeTop") }
  var color: Color { values.color("color") }
  var compactHeight: Double { values.number("compactHeight") }
  var compactLabel: LookFont { values.font("compactLabel") }
  var compactSymbol: LookFont { values.font("compactSymbol") }
  var contrastBorder: Color? { values.optionalColor("contrastBorder") }
  var contrastBorderWidth: Double? { values.optionalNumber("contrastBorderWidth") }
  /// Documented (WWDC25, "Meet Liquid Glass"): with increased contrast, glass is black or white…
  var contrastColor: Color { values.color("contrastColor") }
  var contrastHairline: Color { values.color("contrastHairline") }
  var disabled: Color { values.color("disabled") }
  var fillsSymbols: Double { values.number("fillsSymbols") }
  var focusedColor: Color? { values.optionalColor("focusedColor") }
  var focusedFill: Color? { values.optionalColor("focusedFill") }
  /// Documented (HIG): focus adds a shadow.
  var focusedScale: Double? { values.optionalNumber("focusedScale") }
  var focusedShadow: [Shadow] { values.shadows("focusedShadow") }
  var hairline: Color { values.color("hairline") }
  var height: Double { values.number("height") }
  var iconMiddle: Double { values.number("iconMiddle") }
  var inlineGap: Double { values.number("inlineGap") }
  var inlineLabel: LookFont { values.font("inlineLabel") }
  var inlineSymbol: LookFont { values.font("inlineSymbol") }
  var itemPadding: Double { values.number("itemPadding") }
  var label: LookFont { values.font("label") }
  var labelBaseline: Double { values.number("labelBaseline") }
  var margin: Double { values.number("margin") }
  var minItemWidth: Double { values.number("minItemWidth") }
  var minimizedGap: Double? { values.optionalNumber("minimizedGap") }
  var minimizedMargin: Double? { values.optionalNumber("minimizedMargin") }
  var minimizedSide: Double? { values.optionalNumber("minimizedSide") }
  var mostNarrow: Double { values.number("mostNarrow") }
  /// Documented (HIG, Materials): navigation is on glass, and the selected tab is opaque on it.
  var pill: Color? { values.optionalColor("pill") }
  var pillPaint: Paint { values.paint("pill") }
  var pillHeight: Double? { values.optionalNumber("pillHeight") }
  var pillInset: Double? { values.optionalNumber("pillInset") }
  var pillShadow: [Shadow] { values.shadows("pillShadow") }
  var pillTop: Double? { values.optionalNumber("pillTop") }
  var platterOverlap: Double? { values.optionalNumber("platterOverlap") }
  var platterPitch: Double? { values.optionalNumber("platterPitch") }
  /// Measured (iOS 26 beta): the distance of two tabs.
  var platterPitchOfTwo: Double? { values.optionalNumber("platterPitchOfTwo") }
  /// Documented: a search tab is apart from the others, at the trailing end; a capsule above the…
  var searchGap: Double? { values.optionalNumber("searchGap") }
  /// Peer (pixels, dark appearance): half of the background and half of the tint, which is…
  var selected: Color { values.color("selected") }
  var selectedFill: Color? { values.optionalColor("selectedFill") }
  var selectedGlow: Color? { values.optionalColor("selectedGlow") }
  var selectedLabel: LookFont? { values.optionalFont("selectedLabel") }
  var selectionInset: Double? { values.optionalNumber("selectionInset") }
  /// Estimated: the shape behind the chosen tab, with Button Shapes and where colour alone may…
  var shape: Color { values.color("shape") }
  var shapeInset: Double { values.number("shapeInset") }
  var shapePadding: Double { values.number("shapePadding") }
  var shapeRadius: Double { values.number("shapeRadius") }
  var symbol: LookFont { values.font("symbol") }
  var textPadding: Double { values.number("textPadding") }
  var titlesOnly: Double? { values.optionalNumber("titlesOnly") }
  var wideFrom: Double { values.number("wideFrom") }
}

/// A table. Documented (SwiftUI): an iPhone shows the first column alone.
struct TableLook: SingleLook {
  static let control = "table"
  var values: LookValues
  var alternate: Color { values.color("alternate") }
  var alternates: Double { values.number("alternates") }
  var background: Color { values.color("background") }
  var chevron: LookFont { values.font("chevron") }
  var chevronColor: Color { values.color("chevronColor") }
  var chevronColumn: Double { values.number("chevronColumn") }
  var color: Color { values.color("color") }
  var columnLine: Color { values.color("columnLine") }
  var columnLineInset: Double { values.number("columnLineInset") }
  var firstOnly: Double { values.number("firstOnly") }
  var font: LookFont { values.font("font") }
  var headerBackground: Color { values.color("headerBackground") }
  var headerColor: Color { values.color("headerColor") }
  var headerFont: LookFont { values.font("headerFont") }
  var headerHeight: Double { values.number("headerHeight") }
  var headerLine: Color { values.color("headerLine") }
  var indent: Double { values.number("indent") }
  var inset: Double { values.number("inset") }
  var margin: Double { values.number("margin") }
  var minColumn: Double { values.number("minColumn") }
  var otherColor: Color { values.color("otherColor") }
  var padding: Double { values.number("padding") }
  var radius: Double { values.number("radius") }
  var rowHeight: Double { values.number("rowHeight") }
  var separator: Color { values.color("separator") }
  var sign: LookFont { values.font("sign") }
  var signAtEnd: Double { values.number("signAtEnd") }
  var signGap: Double { values.number("signGap") }
  var sortedColor: Color { values.color("sortedColor") }
  var sortedWeight: Double { values.number("sortedWeight") }
  var verticalPadding: Double { values.number("verticalPadding") }
}

/// A text editor.
struct TextEditorLook: SingleLook {
  static let control = "textEditor"
  var values: LookValues
  var fill: Color { values.color("fill") }
  var lines: Double { values.number("lines") }
  var padding: Double { values.number("padding") }
  var verticalPadding: Double { values.number("verticalPadding") }
  var width: Double { values.number("width") }
}

/// The screen for entering text.
struct TextEntryLook: SingleLook {
  static let control = "textEntry"
  var values: LookValues
  var bar: Color { values.color("bar") }
  var barGap: Double { values.number("barGap") }
  var barWidth: Double { values.number("barWidth") }
  /// Estimated: this distance keeps the last row away from the round corners of the screen.
  var bottom: Double { values.number("bottom") }
  var gap: Double { values.number("gap") }
  var ink: LookFont { values.font("ink") }
  var inkColor: Color { values.color("inkColor") }
  var key: Color { values.color("key") }
  var keyGap: Double { values.number("keyGap") }
  var keyHeight: Double { values.number("keyHeight") }
  /// Estimated: this distance keeps letters away from the edges of their keys.
  var keyPadding: Double { values.number("keyPadding") }
  var keyRadius: Double { values.number("keyRadius") }
  var letter: LookFont { values.font("letter") }
  var pad: Color { values.color("pad") }
  var padRadius: Double { values.number("padRadius") }
  /// Estimated: this distance keeps the field's hit target away from the buttons of the bar.
  var top: Double { values.number("top") }
  var waveHeight: Double { values.number("waveHeight") }
}

/// Text fields.
struct TextFieldLook: SingleLook, OutlinedLook {
  static let control = "textField"
  var values: LookValues
  var affix: Color { values.color("affix") }
  var bezelRadius: Double { values.number("bezelRadius") }
  var border: Color { values.color("border") }
  var borderWidth: Double? { values.optionalNumber("borderWidth") }
  var caretWidth: Double { values.number("caretWidth") }
  var clear: Color { values.color("clear") }
  var clearScale: Double { values.number("clearScale") }
  var color: Color { values.color("color") }
  var contrastBorder: Color? { values.optionalColor("contrastBorder") }
  var contrastBorderWidth: Double? { values.optionalNumber("contrastBorderWidth") }
  var disabledColor: Color { values.color("disabledColor") }
  var disabledFill: Color { values.color("disabledFill") }
  var dot: Double { values.number("dot") }
  var dotPitch: Double { values.number("dotPitch") }
  var edge: Color { values.color("edge") }
  var error: Color { values.color("error") }
  var errorFont: LookFont { values.font("errorFont") }
  var errorGap: Double { values.number("errorGap") }
  var fill: Color { values.color("fill") }
  func font(at size: ControlSize) -> LookFont { values.font("font", size) }
  var gap: Double { values.number("gap") }
  var hasFocusRing: Double { values.number("hasFocusRing") }
  func height(at size: ControlSize) -> Double { values.number("height", size) }
  var indicator: Color { values.color("indicator") }
  var indicatorGap: Double { values.number("indicatorGap") }
  var indicatorWidth: Double { values.number("indicatorWidth") }
  var isPlain: Double { values.number("isPlain") }
  var isSunken: Double { values.number("isSunken") }
  var line: Color { values.color("line") }
  var markFill: Color { values.color("markFill") }
  var markGap: Double { values.number("markGap") }
  var markLine: Color { values.color("markLine") }
  var markWidth: Double { values.number("markWidth") }
  var padding: Double { values.number("padding") }
  var placeholder: Color { values.color("placeholder") }
  var plainExtra: Double { values.number("plainExtra") }
  var radius: Double { values.number("radius") }
  var secureExtra: Double { values.number("secureExtra") }
  var symbolScale: Double { values.number("symbolScale") }
  var token: Color { values.color("token") }
  var tokenInset: Double { values.number("tokenInset") }
  var tokenPadding: Double { values.number("tokenPadding") }
  var tokenRadius: Double { values.number("tokenRadius") }
  var tokenText: Color { values.color("tokenText") }
  var verticalPadding: Double { values.number("verticalPadding") }
  var width: Double { values.number("width") }
}

/// The clock face of a time.
struct TimeFaceLook: SingleLook {
  static let control = "timeFace"
  var values: LookValues
  var border: Color { values.color("border") }
  var borderWidth: Double { values.number("borderWidth") }
  var buttonGap: Double { values.numberOfCase("buttonGap") }
  var buttonHeight: Double { values.numberOfCase("buttonHeight") }
  var buttonRadius: Double { values.numberOfCase("buttonRadius") }
  var buttonWidth: Double { values.numberOfCase("buttonWidth") }
  var contrastBorder: Color { values.color("contrastBorder") }
  var diameter: Double { values.numberOfCase("diameter") }
  var digitColor: Color { values.color("digitColor") }
  var digits: Double { values.numberOfCase("digits") }
  var disabledOpacity: Double { values.number("disabledOpacity") }
  var dot: Double { values.numberOfCase("dot") }
  var dotColor: Color { values.color("dotColor") }
  var focusedBorder: Color { values.color("focusedBorder") }
  var heavyLength: Double { values.number("heavyLength") }
  var heavyMark: Color { values.color("heavyMark") }
  var heavyWidth: Double { values.numberOfCase("heavyWidth") }
  var label: Double { values.numberOfCase("label") }
  var labelColor: Color { values.color("labelColor") }
  var labelDistance: Double { values.number("labelDistance") }
  var mark: Color { values.color("mark") }
  var markLength: Double { values.numberOfCase("markLength") }
  var markWidth: Double { values.numberOfCase("markWidth") }
  /// Estimated: the line around the part that the Digital Crown turns, where colour alone may not…
  var markedBorderWidth: Double { values.number("markedBorderWidth") }
  var otherPeriod: Color { values.color("otherPeriod") }
  var period: Double { values.numberOfCase("period") }
  var periodColor: Color { values.color("periodColor") }
  var periodFill: Color { values.color("periodFill") }
  var periodGap: Double { values.number("periodGap") }
  var periodHeight: Double { values.numberOfCase("periodHeight") }
  var periodRadius: Double { values.numberOfCase("periodRadius") }
  var periodWidth: Double { values.numberOfCase("periodWidth") }
}

/// A button that is a toggle. Estimated: SwiftUI's has no background while it is off.
struct ToggleButtonLook: SingleLook {
  static let control = "toggleButton"
  var values: LookValues
  var isBorderless: Double { values.number("isBorderless") }
}

/// The value at the end of a row. Estimated: as in Settings.
struct ToggleValueLook: SingleLook {
  static let control = "toggleValue"
  var values: LookValues
  var color: Color { values.color("color") }
  var font: LookFont { values.font("font") }
  var spacing: Double { values.number("spacing") }
}

/// A token field. Estimated: tokens are 3 points apart, as in a search field.
struct TokenFieldLook: SingleLook {
  static let control = "tokenField"
  var values: LookValues
  var gap: Double { values.number("gap") }
}

/// The toolbar. Measured (Interface Builder, UIKit Catalog): 44 points high.
struct ToolbarLook: SingleLook, OutlinedLook {
  static let control = "toolbar"
  var values: LookValues
  var background: Color? { values.optionalColor("background") }
  var backgroundPaint: Paint { values.paint("background") }
  var bottomGap: Double? { values.optionalNumber("bottomGap") }
  var close: Color? { values.optionalColor("close") }
  var compactHeight: Double? { values.optionalNumber("compactHeight") }
  var contrastBorder: Color? { values.optionalColor("contrastBorder") }
  var contrastBorderWidth: Double? { values.optionalNumber("contrastBorderWidth") }
  var contrastHairline: Color? { values.optionalColor("contrastHairline") }
  var contrastItem: Color? { values.optionalColor("contrastItem") }
  var controlBorder: Color? { values.optionalColor("controlBorder") }
  /// The controls of a window.
  var controlDiameter: Double? { values.optionalNumber("controlDiameter") }
  var controlEndGap: Double? { values.optionalNumber("controlEndGap") }
  var controlGap: Double? { values.optionalNumber("controlGap") }
  var controlSign: Double? { values.optionalNumber("controlSign") }
  var controlSignColor: Color? { values.optionalColor("controlSignColor") }
  var controlSignWidth: Double? { values.optionalNumber("controlSignWidth") }
  var controlStart: Double? { values.optionalNumber("controlStart") }
  /// Measured (HIG, Pickers, a picture of a case of 46 mm): 35.2 points, 15 from the side, and…
  var cornerDiameter: Double? { values.optionalNumber("cornerDiameter") }
  var cornerDrop: Double? { values.optionalNumber("cornerDrop") }
  var cornerMargin: Double? { values.optionalNumber("cornerMargin") }
  var cornerSymbol: LookFont? { values.optionalFont("cornerSymbol") }
  var disabledItem: Color? { values.optionalColor("disabledItem") }
  var disabledOpacity: Double? { values.optionalNumber("disabledOpacity") }
  var fill: Color? { values.optionalColor("fill") }
  var fillPaint: Paint { values.paint("fill") }
  var graphiteControl: Color? { values.optionalColor("graphiteControl") }
  var hairline: Color? { values.optionalColor("hairline") }
  var hardScrollEdge: Color? { values.optionalColor("hardScrollEdge") }
  var hardScrollEdgePaint: Paint { values.paint("hardScrollEdge") }
  var height: Double { values.number("height") }
  var hoveredFill: Color? { values.optionalColor("hoveredFill") }
  /// Estimated: the signs on the window's buttons, which the pointer shows, too, and the line…
  var inactiveControl: Color? { values.optionalColor("inactiveControl") }
  var inactiveItem: Color? { values.optionalColor("inactiveItem") }
  var inactiveItemGlass: Color? { values.optionalColor("inactiveItemGlass") }
  var inactiveItemGlassPaint: Paint { values.paint("inactiveItemGlass") }
  var inactiveTitle: Color? { values.optionalColor("inactiveTitle") }
  var item: Color? { values.optionalColor("item") }
  var itemGlass: Color? { values.optionalColor("itemGlass") }
  var itemGlassPaint: Paint { values.paint("itemGlass") }
  var itemHeight: Double? { values.optionalNumber("itemHeight") }
  var itemInset: Double? { values.optionalNumber("itemInset") }
  var itemPadding: Double? { values.optionalNumber("itemPadding") }
  var itemRadius: Double? { values.optionalNumber("itemRadius") }
  var itemShadow: [Shadow] { values.shadows("itemShadow") }
  var itemSide: Double? { values.optionalNumber("itemSide") }
  var label: LookFont? { values.optionalFont("label") }
  var labelColor: Color? { values.optionalColor("labelColor") }
  var labelPadding: Double? { values.optionalNumber("labelPadding") }
  var labelledHeight: Double? { values.optionalNumber("labelledHeight") }
  var leastGap: Double? { values.optionalNumber("leastGap") }
  /// Estimated: a field to search with that would be narrower than this and than what stands in…
  var leastSearchWidth: Double? { values.optionalNumber("leastSearchWidth") }
  var margin: Double { values.number("margin") }
  var minItemWidth: Double? { values.optionalNumber("minItemWidth") }
  var minimize: Color? { values.optionalColor("minimize") }
  var paneGap: Double? { values.optionalNumber("paneGap") }
  var paneHeight: Double? { values.optionalNumber("paneHeight") }
  var panePadding: Double? { values.optionalNumber("panePadding") }
  /// Estimated: the background of a pane of settings.
  var paneRadius: Double? { values.optionalNumber("paneRadius") }
  /// Estimated: panes of settings (NSWindow.ToolbarStyle.preference) have symbols over their…
  var paneRowHeight: Double? { values.optionalNumber("paneRowHeight") }
  var paneSymbol: LookFont? { values.optionalFont("paneSymbol") }
  var paneWidth: Double? { values.optionalNumber("paneWidth") }
  var pressedFill: Color? { values.optionalColor("pressedFill") }
  var prominentSymbol: Color? { values.optionalColor("prominentSymbol") }
  var scrollEdge: Color? { values.optionalColor("scrollEdge") }
  var scrollEdgePaint: Paint { values.paint("scrollEdge") }
  var scrollEdgeLine: Color? { values.optionalColor("scrollEdgeLine") }
  /// Measured (iOS 26.0): contents begin to fade 105 points above the lower edge of the screen.
  var scrollEdgeReach: Double? { values.optionalNumber("scrollEdgeReach") }
  /// Estimated: the shadow, and the background of the chosen segment.
  var segmentFill: Color? { values.optionalColor("segmentFill") }
  var shape: Color? { values.optionalColor("shape") }
  var shapeWidth: Double? { values.optionalNumber("shapeWidth") }
  var sign: LookFont? { values.optionalFont("sign") }
  var signGap: Double? { values.optionalNumber("signGap") }
  var spacing: Double { values.number("spacing") }
  var subtitle: LookFont? { values.optionalFont("subtitle") }
  var subtitleColor: Color? { values.optionalColor("subtitleColor") }
  var symbol: LookFont? { values.optionalFont("symbol") }
  var symbolColor: Color? { values.optionalColor("symbolColor") }
  var textItem: LookFont? { values.optionalFont("textItem") }
  var title: LookFont? { values.optionalFont("title") }
  var titleBarHeight: Double? { values.optionalNumber("titleBarHeight") }
  var titleColor: Color? { values.optionalColor("titleColor") }
  var titleGap: Double? { values.optionalNumber("titleGap") }
  var windowTitle: LookFont? { values.optionalFont("windowTitle") }
  var zoom: Color? { values.optionalColor("zoom") }
}

/// A tooltip. Documented (NSHelpManager): help tags have the small system font.
struct TooltipLook: SingleLook, OutlinedLook {
  static let control = "tooltip"
  var values: LookValues
  var background: Color { values.color("background") }
  var border: Color { values.color("border") }
  var color: Color { values.color("color") }
  var contrastBorder: Color? { values.optionalColor("contrastBorder") }
  var contrastBorderWidth: Double? { values.optionalNumber("contrastBorderWidth") }
  var font: LookFont { values.font("font") }
  var gap: Double { values.number("gap") }
  var padding: Double { values.number("padding") }
  var radius: Double { values.number("radius") }
  var shadow: [Shadow] { values.shadows("shadow") }
  var verticalPadding: Double { values.number("verticalPadding") }
  var width: Double { values.number("width") }
}

/// A row with a title in the tint, at the end of a narrow column before the value.
struct ValueCellLook: SingleLook {
  static let control = "valueCell"
  var values: LookValues
  var font: LookFont { values.font("font") }
  var gap: Double { values.number("gap") }
  var width: Double { values.number("width") }
}

struct VideoPictureLook: SingleLook {
  static let control = "videoPicture"
  var values: LookValues
  var barHeight: Double { values.number("barHeight") }
  var control: Color { values.color("control") }
  var height: Double { values.number("height") }
  var padding: Double { values.number("padding") }
  var scrim: Color { values.color("scrim") }
  var sideSymbol: LookFont { values.font("sideSymbol") }
  var symbol: LookFont { values.font("symbol") }
  var time: LookFont { values.font("time") }
}

/// The wheels of pickers.
struct WheelValuesLook: SingleLook {
  static let control = "wheel"
  var values: LookValues
  var band: Color { values.color("band") }
  var bandHeight: Double? { values.optionalNumber("bandHeight") }
  var bandInset: Double { values.number("bandInset") }
  var bandRadius: Double { values.number("bandRadius") }
  var color: Color { values.color("color") }
  var columnGap: Double { values.number("columnGap") }
  var columnPadding: Double { values.number("columnPadding") }
  /// Estimated: with increased contrast, this opacity gives the text a contrast of 4.5 : 1.
  var contrastOpacity: Double { values.number("contrastOpacity") }
  var diameterRatio: Double { values.number("diameterRatio") }
  var disabled: Color { values.color("disabled") }
  var fadeEnd: Double { values.number("fadeEnd") }
  var fadeStart: Double { values.number("fadeStart") }
  var font: LookFont { values.font("font") }
  var height: Double { values.number("height") }
  var labelFont: LookFont { values.font("labelFont") }
  var labelGap: Double { values.number("labelGap") }
  var magnification: Double { values.number("magnification") }
  var offAxis: Double { values.number("offAxis") }
  var opacity: Double { values.number("opacity") }
  var perspective: Double { values.number("perspective") }
  var rowHeight: Double { values.number("rowHeight") }
  var squeeze: Double { values.number("squeeze") }
  var symbolGap: Double { values.number("symbolGap") }
  var width: Double { values.number("width") }
}

/// A window among others.
struct WindowLook: SingleLook, OutlinedLook {
  static let control = "window"
  var values: LookValues
  var border: Color { values.color("border") }
  var contrastBorder: Color? { values.optionalColor("contrastBorder") }
  var contrastBorderWidth: Double? { values.optionalNumber("contrastBorderWidth") }
  var controlHeight: Double? { values.optionalNumber("controlHeight") }
  var dot: Double? { values.optionalNumber("dot") }
  var dotColor: Color? { values.optionalColor("dotColor") }
  var dotGap: Double? { values.optionalNumber("dotGap") }
  var dotTop: Double? { values.optionalNumber("dotTop") }
  var inactiveDotColor: Color? { values.optionalColor("inactiveDotColor") }
  var inactiveShadow: [Shadow] { values.shadows("inactiveShadow") }
  var outline: Color? { values.optionalColor("outline") }
  var radius: Double { values.number("radius") }
  var shadow: [Shadow] { values.shadows("shadow") }
  var third: Double? { values.optionalNumber("third") }
  var tileGap: Double { values.number("tileGap") }
  var toolbarRadius: Double? { values.optionalNumber("toolbarRadius") }
  var wideThird: Double? { values.optionalNumber("wideThird") }
}

/// The tabs of a window. Estimated (from memory): AppKit's row of 28 points, and text of 11.
struct WindowTabsLook: SingleLook {
  static let control = "windowTabs"
  var values: LookValues
  var addSymbol: LookFont { values.font("addSymbol") }
  var addWidth: Double { values.number("addWidth") }
  var background: Color { values.color("background") }
  var color: Color { values.color("color") }
  var fill: Color { values.color("fill") }
  var font: LookFont { values.font("font") }
  var gap: Double { values.number("gap") }
  var height: Double { values.number("height") }
  var inset: Double { values.number("inset") }
  var quietColor: Color { values.color("quietColor") }
  var radius: Double { values.number("radius") }
  var selectedFill: Color { values.color("selectedFill") }
  var separator: Color { values.color("separator") }
}
