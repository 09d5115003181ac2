/// What people call components elsewhere, and what draws the same here.
package enum ForeignNames {
  /// What to write in place of a component's name, in small letters or capitals; `nil` for names that mean
  /// nothing.
  package static func advice(for name: String) -> String? {
    let bare =
      ["UI", "NS", "WK", "WKInterface"].reversed().lazy
      .filter { name.hasPrefix($0) && name.count > $0.count }
      .map { String(name.dropFirst($0.count)) }.first ?? name
    return advice[name.lowercased()] ?? advice[bare.lowercased()]
  }

  /// The component that a framework's class is; `nil` when it is not there.
  static func component(of name: String, among names: [String]) -> String? {
    if let same = FrameworkClasses.component(of: name), names.contains(same) { return same }
    for prefix in ["WKInterface", "UI", "NS"] where name.hasPrefix(prefix) {
      let bare = name.dropFirst(prefix.count)
      for candidate in [bare, bare.hasSuffix("View") ? bare.dropLast(4) : bare]
      where names.contains(String(candidate)) {
        return String(candidate)
      }
    }
    return nil
  }

  /// By the name in lower case.
  private static let advice: [String: String] = [
    "accordion": "DisclosureGroup", "actionsheet": "ConfirmationDialog",
    "addbutton": "Button with 'systemItem: add'", "anchor": "Link",
    "barbuttonitem": "Button with 'systemItem:'",
    "checkbox": "Toggle with 'style: checkbox'", "closebutton": "Button with 'type: close'",
    "commandmenu": "Menu",
    "controlgroup": "ButtonGroup", "dialog": "Alert or ConfirmationDialog",
    "donebutton": "Button with 'systemItem: done'", "dropdown": "PopUpButton",
    "editbutton": "Button with 'systemItem: edit'",
    "flexiblebutton": "Button with 'bezelStyle: flexiblePush'",
    "hyperlink": "Link", "iconbutton": "Button with 'symbol:'",
    "infobutton": "Button with 'type: infoLight'", "linkbutton": "Link", "listview": "List",
    "menubutton": "Menu", "meter": "Gauge", "menuitem": "Menu with 'items:'", "modal": "Sheet",
    "pageindicator": "PageControl", "popup": "PopUpButton", "progressbar": "ProgressView",
    "progressring": "ProgressView with 'style: circular'", "pulldown": "PullDownButton",
    "pushbutton": "Button with 'bezelStyle: push'",
    "rating": "RatingIndicator", "ratingcontrol": "RatingIndicator",
    "stars": "RatingIndicator", "trackbar": "Slider", "volumeview": "Slider",
    "radio": "Toggle with 'style: radio'", "radiobutton": "Toggle with 'style: radio'",
    "radiogroup": "Picker with 'style: radioGroup'", "segmentedpicker": "SegmentedControl",
    "select": "PopUpButton", "spinner": "ActivityIndicator",
    "systembutton": "Button with 'type:'", "tableview": "List or Table",
    "outlineview": "OutlineGroup",
    "togglebutton": "Toggle with 'style: button'", "toolbaritem": "Button with 'systemItem:'",
    // What holds other things.
    "tabs": "TabBar, or SegmentedControl",
    "navigationview": "Screen with 'navigationBar:'",
    "navigationstack": "Screen with 'navigationBar:'",
    "navigationcontroller": "Screen with 'navigationBar:'",
    "navigationsplitview": "SplitView",
    "sidebar": "List with 'style: sidebar'", "scene": "Screen",
    "textview": "TextEditor",
    "formsection": "Section in a List", "fieldset": "Section in a List",
    "formrow": "LabeledContent in a List",
    "tablecell": "NavigationLink or LabeledContent in a List",
    "tableviewcell": "NavigationLink or LabeledContent in a List",
    "listrow": "NavigationLink or LabeledContent in a List",
    "listitem": "NavigationLink or LabeledContent in a List",
    "row": "NavigationLink or LabeledContent in a List, or HStack", "column": "VStack",
    "card": "GroupBox, or VStack with 'padding:', 'background:' and 'cornerRadius:'",
    "emptystate": "ContentUnavailableView", "emptyview": "ContentUnavailableView",
    "blankslate": "ContentUnavailableView", "noresults": "ContentUnavailableView with 'search:'",
    "group": "VStack", "stack": "VStack or HStack", "stackview": "VStack or HStack",
    "lazyvstack": "VStack", "lazyhstack": "HStack",
    "collectionview": "LazyVGrid, Grid, or List",
    "foreach": "VStack with a list of the components themselves",
    "box": "GroupBox, ZStack, or VStack with 'background:'", "overlay": "ZStack",
    // What is typed into.
    "searchbar": "SearchField, or NavigationBar with 'searchPrompt:'",
    "searchable": "NavigationBar with 'searchPrompt:', or SearchField",
    "input": "TextField", "textinput": "TextField", "textbox": "TextField",
    "securetextfield": "SecureField", "passwordinput": "SecureField",
    "textarea": "TextEditor",
    "numberpad": "Keyboard with 'type: numberPad'", "keypad": "Keyboard with 'type: numberPad'",
    "sharelink": "Button with 'systemItem: share'", "asyncimage": "Image",
    "text": "Label", "icon": "Image with a symbol's name", "symbol": "Image with a symbol's name",
    "calendar": "DatePicker with 'style: inline'",
    "calendarview": "MultiDatePicker", "timepicker": "DatePicker with 'mode: time'",
    "wheelpicker": "Picker with 'style: wheel'",
    "countdowntimer": "DatePicker with 'mode: countdown'",
    "hud": "Notification with 'style: toast'", "toast": "Notification with 'style: toast'",
    "banner": "Notification", "helptag": "Tooltip", "activityview": "ShareSheet",
    "lockup": "Poster", "posterview": "Poster", "videoview": "VideoPlayer",
    "badge": "TabBar or NavigationLink with 'badge:'",
    // HTML's elements.
    "p": "Label", "span": "Label", "h1": "Label with 'font: largeTitle'",
    "h2": "Label with 'font: title'", "h3": "Label with 'font: title2'", "img": "Image",
    "a": "Link", "div": "VStack, HStack or ZStack", "ul": "List", "ol": "List",
    "li": "Label in a List", "nav": "NavigationBar", "video": "VideoPlayer",
    "progress": "ProgressView",
    "separator": "Divider", "rule": "Divider", "hr": "Divider",
  ]
}
