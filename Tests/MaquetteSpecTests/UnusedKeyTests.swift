import MaquetteComponents
import MaquetteCore
import MaquetteSpec
import MaquetteThemes
import Testing

@Suite("Keys that change nothing")
struct UnusedKeyTests {
  @Test(
    "Messages name a key as it was written, and a range that is wrong is told once",
    arguments: [
      ("TextField: {text: abc, selection: 0..<2}", "'selection' changes nothing: the field has no"),
      ("TextField: {text: abc, insertionPoint: 2}", "'insertionPoint' changes nothing: the field"),
      ("TextField: {text: abc, selection: 1..<9}", "the range 1..<9 goes beyond the text"),
      ("TextField: {text: abc, insertionPoint: 9}", "'insertionPoint' is 9; the text has 3"),
      ("TextField: {text: abc, caret: 10}", "'caret' is 10; the text has 3 characters"),
      ("Toggle: a\nsize: mini\n", "'size' changes nothing on iOS, only on macOS"),
    ])
  func names(spec: String, message: String) throws {
    let found: [String]
    do {
      found = try warnings(spec)
    } catch {
      found = ((error as? DiagnosticError)?.diagnostics ?? []).map(\.message)
    }
    #expect(found.count == 1 && found[0].hasPrefix(message), "\(found)")
  }

  private func warnings(_ spec: String) throws -> [String] {
    try lowered(read(spec)).warnings.map(\.message)
  }

  @Test(
    "A key that another platform or form has is a warning, and the picture is drawn",
    arguments: [
      ("Button: a\nbezelStyle: push\n", "'bezelStyle' changes nothing on iOS, only on macOS"),
      ("Button: a\nopensWindow: true\n", "'opensWindow' changes nothing on iOS, only on macOS"),
      (
        "Button: a\nactivityTitle: b\n",
        "'activityTitle' changes nothing: there is no activity indicator"
      ),
      (
        "Button: a\ncornerStyle: capsule\ncornerRadius: 4\n",
        "'cornerRadius' changes nothing: 'cornerStyle' decides on the radius"
      ),
      (
        "Button:\n  type: close\n  size: large\n",
        "'size' changes nothing: buttons that UIKit draws by itself have one look"
      ),
      (
        "Alert: a\nbuttons:\n  - {title: OK, style: filled}\n",
        "'style' changes nothing: alerts and action sheets draw all their buttons alike"
      ),
      (
        "Alert: a\nshowsSuppressionButton: true\nbuttons: [OK]\n",
        "'showsSuppressionButton' changes nothing on iOS, only on macOS"
      ),
      (
        "platform: ipados\nConfirmationDialog: a\nisSuppressed: true\nbuttons: [OK]\n",
        "'isSuppressed' changes nothing on iPadOS, only on macOS"
      ),
      (
        "platform: tvos\nAlert: a\nsuppressionTitle: b\nbuttons: [OK]\n",
        "'suppressionTitle' changes nothing on tvOS, only on macOS"
      ),
      (
        "platform: tvos\nAlert: a\nsymbol: star\nbuttons: [OK]\n",
        "'symbol' changes nothing on tvOS, only on macOS"
      ),
      (
        "platform: watchos\nAlert: a\nshowsSuppressionButton: true\nbuttons: [OK]\n",
        "'showsSuppressionButton' changes nothing on watchOS, only on macOS"
      ),
      (
        "platform: macos\nAlert: a\nsuppressionTitle: b\nbuttons: [OK]\n",
        "'suppressionTitle' changes nothing: without 'showsSuppressionButton' there is no check box"
      ),
      (
        "NavigationBar: a\nisSearchPresented: true\n",
        "'isSearchPresented' changes nothing: there is no 'searchPrompt'"
      ),
      (
        "platform: tvos\nNavigationBar: a\nisSearchPresented: true\n",
        "'isSearchPresented' changes nothing on tvOS, only on iOS and iPadOS"
      ),
      (
        "ColorPicker: a\nmode: sliders\n", "'mode' changes nothing: the panel is closed"
      ),
      (
        "platform: macos\nColorPicker: a\nmode: sliders\n",
        "'mode' changes nothing on macOS, only on iOS and iPadOS"
      ),
      (
        "Toggle: a\ncontrolSize: mini\n", "'controlSize' changes nothing on iOS, only on macOS"
      ),
      (
        "platform: macos\nSheet: a\ndetent: medium\ncontent: [Label: b]\n",
        "'detent' changes nothing on macOS, only on iOS"
      ),
      (
        "Button: a\nicon: {Label: b}\nsymbolFont: title\n",
        "'symbolFont' changes nothing: a picture has a size of its own"
      ),
      (
        "platform: macos\nList: [{Section: A, indexTitle: A, children: [Label: b]}]\n",
        "'indexTitle' changes nothing: lists on macOS have no index"
      ),
      (
        "platform: tvos\nTextField: a\ntext: Ada\nfocused: true\nselectedRange: 1..<2\n",
        "'selectedRange' changes nothing: people on tvOS type on a screen of its own"
      ),
      (
        "platform: watchos\nSecureField: a\ntext: Ada\nfocused: true\ncaret: 1\n",
        "'caret' changes nothing: people on watchOS type on a screen of its own"
      ),
      (
        "platform: ipados\nosVersion: 26\nTabBar:\n  items: [a]\n  accessory: [Label: b]\n",
        "'accessory' changes nothing: only a screen with a 'tabBar' has it, at its lower edge"
      ),
      (
        "Label: a\nlistRowState: selected\n",
        "'listRowState' changes nothing: only rows of a list have it"
      ),
      (
        "Label: a\nsharedBackgroundVisibility: hidden\n",
        "'sharedBackgroundVisibility' changes nothing: only items of bars have it"
      ),
      (
        "osVersion: 26\nToolbar: [{Label: a, sharedBackgroundVisibility: hidden}]\n",
        "'sharedBackgroundVisibility' changes nothing: there is no glass behind such an item"
      ),
      (
        "platform: macos\nosVersion: 26\n"
          + "Toolbar: [{Label: a, sharedBackgroundVisibility: hidden}]\n",
        "'sharedBackgroundVisibility' changes nothing: there is no glass behind such an item"
      ),
      (
        "Toolbar: [{Button: a, sharedBackgroundVisibility: hidden}]\n",
        "'sharedBackgroundVisibility' changes nothing: there is no glass behind items of this bar, "
          + "as there is since version 26"
      ),
      (
        "Label: a\nswipeActions: [Pin]\n",
        "'swipeActions' changes nothing: only rows of a list have it"
      ),
      (
        "List: [{NavigationLink: a, badgeProminence: increased}]\n",
        "'badgeProminence' changes nothing: there is no 'badge'"
      ),
      (
        "platform: tvos\nList: [{NavigationLink: a, badge: 1, badgeProminence: increased}]\n",
        "'badgeProminence' changes nothing: rows on tvOS have none"
      ),
    ])
  func unused(spec: String, message: String) throws {
    #expect(try warnings(spec) == [message])
  }

  @Test("Where they do something nothing is said")
  func used() throws {
    #expect(try warnings("ProgressView: a\ntotal: 10\n").count == 1)
    #expect(try warnings("ProgressView: 5\ntotal: 10\n").isEmpty)
    #expect(try warnings("ProgressView: 5\ntotal: 0.5\n").isEmpty)
    #expect(try warnings("platform: macos\nButton: a\nbezelStyle: push\n").isEmpty)
    #expect(
      try warnings("Button: a\nshowsActivityIndicator: true\nactivityTitle: b\n").isEmpty)
    #expect(
      try warnings("List: [{NavigationLink: a, badge: 1, badgeProminence: increased}]\n").isEmpty)
    #expect(try warnings("Button: a\ncornerStyle: fixed\ncornerRadius: 4\n").isEmpty)
    #expect(
      try warnings(
        "platform: macos\nAlert: a\nshowsSuppressionButton: true\nisSuppressed: true\n"
          + "suppressionTitle: b\nbuttons: [OK]\n"
      ).isEmpty)
  }

  @Test("The name of an inline picker in a list is told to change nothing: its options have names")
  func inlinePicker() throws {
    let row = "{Picker: {style: inline, options: [A, B], accessibilityLabel: Size}}"
    let parts = row.replacing("[A, B]", with: "[{title: A, section: One}, B]")
      .replacing("Size", with: "Size, accessibilityValue: Two")
    let told = "changes nothing: the options of an inline picker are rows with names of their own"
    for list in ["List: [\(row)]\n", "List: [{Section: {children: [\(row)]}}]\n"] {
      #expect(try warnings(list) == ["'accessibilityLabel' \(told)"], "\(list)")
    }
    #expect(
      try warnings("List: [\(parts)]\n").sorted()
        == ["'accessibilityLabel' \(told)", "'accessibilityValue' \(told)"])
    let menu = row.replacing("inline", with: "menu")
    #expect(try warnings("List: [\(menu)]\n").isEmpty)
  }
}
