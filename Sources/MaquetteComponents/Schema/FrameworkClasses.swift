/// The classes of Apple's frameworks that are what a component draws. People search for them; a spec that
/// has one is told the component's name. Few are names that specs take, as `UISlider` is: each such name
/// is one more form in the schema, and validators look at all of them.
enum FrameworkClasses {
  /// The component that a class is; `nil` for other names.
  static func component(of name: String) -> String? {
    byComponent.first { $0.value.contains(name) }?.key
  }

  /// By the component's name: UIKit's and MapKit's, then AppKit's, then WatchKit's. Documented, in the
  /// references of these frameworks. Classes that several components draw are left out: `UIStackView`.
  static let byComponent: [String: [String]] = [
    "ActivityIndicator": ["UIActivityIndicatorView"],
    "Button": ["UIButton", "NSButton", "WKInterfaceButton"],
    "ColorPicker": ["UIColorPickerViewController", "NSColorPanel"],
    "ColorWell": ["UIColorWell", "NSColorWell"],
    "ComboBox": ["NSComboBox"],
    "ContentUnavailableView": ["UIContentUnavailableView"],
    "DatePicker": ["NSDatePicker"],
    "GroupBox": ["NSBox"],
    "Image": ["UIImageView", "NSImageView", "WKInterfaceImage"],
    "Label": ["UILabel", "WKInterfaceLabel"],
    "List": ["UITableView", "WKInterfaceTable"],
    "Map": ["MKMapView", "WKInterfaceMap"],
    "NavigationBar": ["UINavigationBar"],
    "OutlineGroup": ["NSOutlineView"],
    "Picker": ["UIPickerView"],
    "PopUpButton": ["NSPopUpButton"],
    "Popover": ["UIPopoverPresentationController", "NSPopover"],
    "ScrollView": ["UIScrollView", "NSScrollView"],
    "SearchField": ["UISearchBar", "UISearchTextField", "NSSearchField"],
    "SecureField": ["NSSecureTextField"],
    "SegmentedControl": ["UISegmentedControl", "NSSegmentedControl"],
    "ShareSheet": ["UIActivityViewController", "NSSharingServicePicker"],
    "Sheet": ["UISheetPresentationController"],
    "SplitView": ["UISplitViewController", "NSSplitView"],
    "Stepper": ["UIStepper", "NSStepper"],
    "TabBar": ["UITabBar"],
    "TabView": ["UITabBarController", "NSTabView"],
    "Table": ["NSTableView"],
    "TextEditor": ["UITextView", "NSTextView"],
    "TextField": ["UITextField", "NSTextField"],
    "Toggle": ["UISwitch", "NSSwitch", "WKInterfaceSwitch"],
    "TokenField": ["NSTokenField"],
    "Toolbar": ["UIToolbar", "NSToolbar"],
    "Window": ["NSWindow"],
  ]
}

extension ComponentSchema {
  /// The classes of Apple's frameworks that are what it draws, without those that are its ``aliases``.
  package var classes: [String] { FrameworkClasses.byComponent[name] ?? [] }
}
