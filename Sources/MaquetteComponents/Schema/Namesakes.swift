/// Properties that a component's namesakes in UIKit, AppKit, WatchKit and SwiftUI have, and whose
/// values are of another kind than those of the key that says the same here.
///
/// Those of the same kind are synonyms of the key, and stand with it in the component's schema.
enum Namesakes {
  /// What to write for a property of a namesake; `nil` for one that no namesake has.
  static func advice(for property: String, of component: String) -> String? {
    if let advice = advice[component]?[property] { return advice }
    guard behaviour[component]?.contains(property) == true else { return nil }
    return "leave it out: it changes what the control does, and nothing in its picture"
  }

  private static let range = "write 'range:' with both ends, or 'minimumValue:' and 'maximumValue:'"
  private static let suppression =
    "write 'showsSuppressionButton: true', and 'suppressionTitle:' for a title of its own"

  private static let search = "write 'searchPrompt:' with the placeholder of the search field"

  private static let advice: [String: [String: String]] = [
    "Alert": [
      "preferredAction": "write 'role: primary' at one of its 'buttons'",
      "preferredStyle": "an action sheet is the component 'ConfirmationDialog:'",
      "alertStyle": "write 'symbol:', for example 'symbol: exclamationmark.triangle'",
      "textFields": "write 'textField:' with its placeholder",
      "suppressionButton": suppression, "dialogSuppressionToggle": suppression,
    ],
    "Button": [
      "hasDestructiveAction": "write 'role: destructive'",
      "keyEquivalent": "write 'role: primary' for Return, or 'role: cancel' for Escape",
      "isBordered": "write 'style: gray', or 'style: plain' for none",
      "isSelected": "write 'value: on'",
      "configuration": "write 'style:': plain, gray, tinted or filled",
      "borderShape": "write 'cornerStyle:'",
      "isTransparent": "write 'style: plain'",
    ],
    "ConfirmationDialog": [
      "titleVisibility": "leave 'title' out for none", "dialogSuppressionToggle": suppression,
    ],
    "DatePicker": [
      "in": "write 'minimumDate:' and 'maximumDate:'",
      "range": "write 'minimumDate:' and 'maximumDate:'",
      "availableDateRange": "write 'minimumDate:' and 'maximumDate:'",
      "timeInterval": "write 'endDate:'",
    ],
    "Image": [
      "scaledToFit": "write 'contentMode: fit'", "scaledToFill": "write 'contentMode: fill'",
      "aspectRatio": "write 'contentMode:' with 'width' and 'height'",
      "imageScaling": "write 'contentMode:'",
      "preferredSymbolConfiguration": "write 'font:' and 'imageScale:'",
    ],
    "Label": [
      "usesSingleLineMode": "write 'numberOfLines: 1'",
      "dynamicTypeSize": "write 'textSize:' at the top of the spec",
    ],
    "LevelIndicator": [
      "isEditable": "leave it out, or draw a 'RatingIndicator:' with 'isEditable'",
      "in": range,
    ],
    "NavigationBar": [
      "prefersLargeTitles": "write 'titleDisplayMode: large'",
      "hidesBackButton": "leave 'backTitle' out", "searchController": search,
      "searchField": search, "searchBar": search,
    ],
    "PageControl": ["direction": "write 'layoutDirection:'"],
    "PathControl": ["url": "write 'items:', the parts of the path in their order"],
    "Picker": ["numberOfComponents": "write 'columns:', a list of options each"],
    "PopUpButton": ["pullsDown": "draw a 'PullDownButton:'"],
    "Popover": [
      "permittedArrowDirections": "write 'arrowEdge:'", "preferredEdge": "write 'arrowEdge:'",
    ],
    "ProgressView": [
      "isIndeterminate": "leave 'value' out", "minValue": "write 'value' of 'total'",
    ],
    "SegmentedControl": [
      "numberOfSegments": "write 'segments:', a list of titles",
      "segmentCount": "write 'segments:', a list of titles",
      "trackingMode": "write 'isMomentary:'",
      "segmentDistribution": "write 'apportionsSegmentWidthsByContent:'",
    ],
    "Sheet": [
      "detents": "write 'detent:', the one that it has in the picture",
      "presentationDetents": "write 'detent:', the one that it has in the picture",
    ],
    "Slider": ["numberOfSteps": "write 'step:', the distance between values"],
    "Toolbar": ["searchField": search, "searchItem": search],
    "TextField": [
      "secure": "draw a 'SecureField:'", "isSecure": "draw a 'SecureField:'",
      "isSecureTextEntry": "draw a 'SecureField:'",
      "type": "a password's field is a 'SecureField:'; what people type with is a 'Keyboard:'",
      "keyboardType": "what people type with is a component of its own, 'Keyboard:'",
    ],
    "Toggle": ["integerValue": "write 'isOn:'", "stringValue": "write 'title:'"],
    "VStack": ["axis": "an axis is a component: 'VStack:' or 'HStack:'"],
    "HStack": ["axis": "an axis is a component: 'VStack:' or 'HStack:'"],
  ]

  private static let behaviour: [String: Set<String>] = [
    "Slider": ["isContinuous", "allowsTickMarkValuesOnly", "altIncrementValue"],
    "Stepper": ["stepValue", "step", "increment", "autorepeat", "isContinuous"],
    "PageControl": ["allowsContinuousInteraction"],
    "DatePicker": ["roundsToMinuteInterval"],
  ]
}
