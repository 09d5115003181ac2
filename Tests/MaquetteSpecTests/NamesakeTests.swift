import MaquetteComponents
import MaquetteCore
import MaquetteSpec
import Testing

/// The property lists of the classes and views that components are named after.
@Suite("Namesakes in UIKit, AppKit, WatchKit and SwiftUI")
struct NamesakeTests {
  /// A component, properties of its namesakes, and the key of ours that says each.
  private static let table: [(component: String, keys: [String: [String]])] = [
    (
      "Slider",
      [
        "value": ["doubleValue", "floatValue", "integerValue"], "range": ["in", "bounds"],
        "minimumValue": ["minValue"], "maximumValue": ["maxValue"], "step": ["numberOfSteps"],
        "minimumTrackTintColor": ["tint", "tintColor", "trackFillColor"],
        "maximumTrackTintColor": [], "thumbTintColor": [],
        "thumbVisibility": ["sliderThumbVisibility"], "neutralValue": [], "minimumValueImage": [],
        "maximumValueImage": [], "minimumValueLabel": [], "maximumValueLabel": [],
        "numberOfTickMarks": [], "tickMarkPosition": [], "sliderType": [], "isVertical": [],
        "controlSize": [], "title": ["label"],
      ]
    ),
    (
      "Stepper",
      [
        "value": ["doubleValue", "integerValue"], "minimumValue": ["minValue"],
        "maximumValue": ["maxValue"], "range": ["in"], "wraps": ["valueWraps"],
        "title": ["label"],
      ]
    ),
    (
      "Gauge",
      [
        "value": ["doubleValue"], "minimumValue": ["minValue"], "maximumValue": ["maxValue"],
        "range": ["in"], "currentValueLabel": [], "minimumValueLabel": [],
        "maximumValueLabel": [], "style": ["gaugeStyle"], "tint": [],
      ]
    ),
    (
      "LevelIndicator",
      [
        "value": ["doubleValue", "integerValue"], "minimumValue": ["minValue"],
        "maximumValue": ["maxValue"], "warningValue": [], "criticalValue": [], "fillColor": [],
        "style": ["levelIndicatorStyle"],
      ]
    ),
    (
      "ProgressView",
      [
        "value": ["progress", "doubleValue", "isIndeterminate"], "total": ["maxValue"],
        "progressTintColor": ["tint"], "trackTintColor": [],
        "style": ["progressViewStyle"], "controlSize": [], "currentValueLabel": [],
      ]
    ),
    (
      "ActivityIndicator",
      [
        "style": ["controlSize"], "color": [], "hidesWhenStopped": [], "isAnimating": [],
      ]
    ),
    (
      "RatingIndicator",
      [
        "value": ["doubleValue"], "maximum": ["maxValue"], "symbol": ["ratingImage"],
        "showsPlaceholders": ["placeholderVisibility"], "isEditable": [], "color": ["fillColor"],
      ]
    ),
    (
      "PageControl",
      [
        "numberOfPages": [], "currentPage": [], "hidesForSinglePage": [],
        "pageIndicatorTintColor": [], "currentPageIndicatorTintColor": [], "backgroundStyle": [],
        "preferredIndicatorImage": [], "preferredCurrentPageIndicatorImage": [],
        "layoutDirection": ["direction"],
      ]
    ),
    (
      "SegmentedControl",
      [
        "selection": ["selectedSegmentIndex", "selectedSegment", "indexOfSelectedItem"],
        "isMomentary": ["trackingMode"],
        "apportionsSegmentWidthsByContent": ["segmentDistribution"],
        "selectedSegmentTintColor": ["selectedSegmentBezelColor"],
        "segments": ["items", "numberOfSegments", "segmentCount"],
      ]
    ),
    (
      "Toggle",
      [
        "isOn": ["integerValue"], "tint": ["onTintColor", "tintColor"], "thumbTintColor": [],
        "style": ["preferredStyle", "toggleStyle"], "title": ["label"], "controlSize": [],
      ]
    ),
    (
      "Button",
      [
        "title": ["label"], "subtitle": [], "icon": ["image"],
        "symbolPlacement": ["imagePlacement", "imagePosition"],
        "symbolFont": ["preferredSymbolConfigurationForImage"], "baseForegroundColor": [],
        "baseBackgroundColor": ["bezelColor"], "tint": ["tintColor", "contentTintColor"],
        "cornerStyle": ["buttonBorderShape", "borderShape"], "size": ["buttonSize", "controlSize"],
        "role": ["hasDestructiveAction", "keyEquivalent"],
        "style": ["buttonStyle", "isBordered", "configuration"], "value": ["isSelected"],
        "springLoadingHighlight": ["isSpringLoaded"], "bezelStyle": [], "contentInsets": [],
        "imagePadding": [], "titlePadding": [], "titleAlignment": [],
        "showsActivityIndicator": [], "systemItem": ["barButtonSystemItem"],
        "type": ["buttonType"],
      ]
    ),
    (
      "DatePicker",
      [
        "selection": ["date", "dateValue"], "mode": ["datePickerMode", "datePickerElements"],
        "style": ["preferredDatePickerStyle", "datePickerStyle"],
        "minimumDate": ["minDate", "in", "availableDateRange"], "maximumDate": ["maxDate"],
        "minuteInterval": [], "duration": ["countDownDuration"], "endDate": ["timeInterval"],
        "locale": [], "calendar": [], "timeZone": [],
      ]
    ),
    (
      "Picker",
      [
        "selection": ["selectedRow", "selectedItem", "selectedItemIndex"],
        "style": ["pickerStyle"], "options": ["items"], "columns": ["numberOfComponents"],
      ]
    ),
    (
      "PopUpButton",
      [
        "selection": ["selectedItem", "titleOfSelectedItem", "indexOfSelectedItem"],
        "items": ["options"],
      ]
    ),
    (
      "Label",
      [
        "text": ["stringValue"], "attributedText": ["attributedStringValue"], "font": [],
        "color": ["textColor", "foregroundStyle"], "alignment": ["textAlignment"],
        "numberOfLines": ["lineLimit", "maximumNumberOfLines", "usesSingleLineMode"],
        "lineBreakMode": ["truncationMode"], "lineBreakStrategy": [], "kerning": ["tracking"],
        "adjustsFontSizeToFitWidth": [], "minimumScaleFactor": [], "baselineAdjustment": [],
        "allowsDefaultTighteningForTruncation": ["allowsTightening"], "highlightedTextColor": [],
        "isHighlighted": [], "isEnabled": [], "shadowColor": [], "shadowOffset": [],
        "preferredMaxLayoutWidth": [], "preferredVibrancy": [],
        "showsExpansionTextWhenTruncated": ["allowsExpansionToolTips"],
        "enablesMarqueeWhenAncestorFocused": [], "isSelectable": ["textSelection"],
      ]
    ),
    (
      "Image",
      [
        "systemName": [], "color": ["tintColor", "contentTintColor", "foregroundStyle"],
        "contentMode": ["scaledToFit", "scaledToFill", "imageScaling"], "resizable": [],
        "imageScale": [], "renderingMode": [], "interpolation": [],
        "flipsForRightToLeftLayoutDirection": [], "font": ["preferredSymbolConfiguration"],
      ]
    ),
    (
      "Alert",
      [
        "title": ["messageText"], "message": ["informativeText"],
        "buttons": ["actions", "preferredAction"],
        "symbol": ["icon", "alertStyle"], "showsHelp": [], "textField": ["textFields"],
        "showsSuppressionButton": ["suppressionButton", "dialogSuppressionToggle"],
      ]
    ),
    (
      "Sheet",
      [
        "detent": ["selectedDetentIdentifier", "detents", "presentationDetents"],
        "showsGrabber": ["prefersGrabberVisible", "presentationDragIndicator"],
        "backgroundInteraction": ["presentationBackgroundInteraction"],
      ]
    ),
    (
      "Popover",
      [
        "arrowEdge": ["permittedArrowDirections", "preferredEdge"], "anchor": ["sourceView"],
      ]
    ),
    (
      "NavigationBar",
      [
        "title": ["navigationTitle"], "prompt": [],
        "leadingItems": ["leftBarButtonItem", "leftBarButtonItems"],
        "trailingItems": ["rightBarButtonItem", "rightBarButtonItems"],
        "titleDisplayMode": ["largeTitleDisplayMode", "prefersLargeTitles"],
        "backTitle": ["backButtonTitle", "hidesBackButton"], "backButtonDisplayMode": [],
        "searchPrompt": ["searchController", "searchField", "searchBar"],
      ]
    ),
    (
      "TabBar",
      [
        "items": [], "selection": ["selectedItem", "selectedIndex"], "unselectedItemTintColor": [],
        "tint": ["tintColor"],
      ]
    ),
    (
      "Toolbar",
      [
        "items": ["toolbarItems"], "displayMode": [], "toolbarStyle": ["windowToolbarStyle"],
        "subtitle": [], "searchPrompt": ["searchField", "searchItem"],
      ]
    ),
    (
      "NavigationLink",
      [
        "title": ["text"], "value": ["secondaryText"], "badge": [],
        "accessory": ["accessoryType"],
      ]
    ),
  ]

  private static let cases = table.flatMap { row in
    row.keys.sorted { $0.key < $1.key }.flatMap { key, properties in
      ([key] + properties).map { (row.component, $0, key) }
    }
  }

  @Test("A namesake's property is a key, or the error names the key", arguments: cases)
  func property(component: String, property: String, key: String) throws {
    let schema = try #require(Catalogue.standard.schema(named: component))
    let found = errors("\(component):\n  \(property): true\n")
    if let unknown = found.first(where: { $0.id == .unknownKey }) {
      let hint = try #require(unknown.hint)
      #expect(hint.contains("'\(key):") || hint.contains("'\(key)'"), "\(hint)")
    } else if let own = schema.canonicalKey(property) {
      #expect(own == key)
    }
  }

  @Test("What changes nothing in a picture is said to be so")
  func behaviour() throws {
    for (component, property) in [
      ("Slider", "isContinuous"), ("Stepper", "stepValue"), ("Stepper", "autorepeat"),
      ("DatePicker", "roundsToMinuteInterval"),
    ] {
      let found = errors("\(component):\n  \(property): true\n")
      #expect(found.first?.hint?.contains("leave it out") == true, "\(component) \(property)")
    }
  }
}
