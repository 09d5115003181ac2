import MaquetteComponents
import MaquetteCore
import MaquetteSpec
import MaquetteThemes
import Testing

@Suite("Keys of screens, bars and keyboards that change nothing")
struct UnusedBarKeyTests {
  private func warnings(_ spec: String) throws -> [String] {
    let document = try read(spec)
    let drawn = try lowered(document)
    return (document.warnings + drawn.warnings).filter { $0.id == .unusedKey }.map(\.message)
  }

  @Test(
    "Each is told once, with the reason",
    arguments: [
      (
        "device: iPhone 15 landscape\nScreen:\n  statusBar: {batteryLevel: 0.5}\n",
        "'statusBar' changes nothing: a phone on its side shows neither time nor signs"
      ),
      (
        "Screen:\n  statusBar: false\n  showsStatusBar: true\n",
        "'statusBar' changes nothing: 'showsStatusBar' is true"
      ),
      (
        "Screen:\n  statusBar: {dataNetwork: LTE, wifiBars: 3}\n",
        "'wifiBars' changes nothing: 'dataNetwork' is LTE, which has no waves"
      ),
      (
        "Screen:\n  statusBar: {cellularBars: 2, cellularMode: notSupported}\n",
        "'cellularBars' changes nothing: 'cellularMode' is notSupported, which has no bars"
      ),
      (
        "osVersion: 26\nNavigationBar: a\nsubtitle: b\nprincipal: [Label: c]\n",
        "'subtitle' changes nothing: 'principal' is in the place of the title"
      ),
      (
        "osVersion: 26\nNavigationBar: {subtitle: b, leadingItems: [c]}\n",
        "'subtitle' changes nothing: there is no 'title'"
      ),
      (
        "NavigationBar: {subtitle: b, leadingItems: [c]}\n",
        "'subtitle' changes nothing: titles have a subtitle since iOS 26"
      ),
      (
        "NavigationBar: {navigationBarTitleDisplayMode: large, leadingItems: [c]}\n",
        "'navigationBarTitleDisplayMode' changes nothing: there is no 'title'"
      ),
      (
        "NavigationBar: a\nsearchPlacement: navigationBarDrawer\n",
        "'searchPlacement' changes nothing: there is no 'searchPrompt'"
      ),
      (
        "platform: ipados\nosVersion: 26\nNavigationBar: a\nsearchPrompt: b\n"
          + "searchPlacement: navigationBarDrawer\n",
        "'searchPlacement' changes nothing: the search field is in the row where that has space "
          + "for it"
      ),
      (
        "osVersion: 26\nScreen:\n  navigationBar: {title: a, searchPrompt: b, "
          + "hidesSearchBarWhenScrolling: false}\n",
        "'hidesSearchBarWhenScrolling' changes nothing: the search field is in the bar at the bottom"
      ),
      (
        "platform: watchos\nScreen:\n  title: a\n  navigationBar: b\n",
        "'title' changes nothing: the 'title' of the screen is in its place"
      ),
      (
        "platform: watchos\nScreen:\n  navigationBar: {title: a, subtitle: b}\n",
        "'subtitle' changes nothing: a watch's bar has a title and a way back; buttons are in its "
          + "'toolbar'"
      ),
      (
        "osVersion: 26\nTabBar: {items: [a], isAtScrollEdge: true}\n",
        "'isAtScrollEdge' changes nothing: tabs that float have no background of the whole bar"
      ),
      (
        "platform: ipados\nosVersion: 26\nTabBar: {items: [a], itemLayout: stacked}\n",
        "'itemLayout' changes nothing: tabs above the contents have one layout"
      ),
      (
        "platform: tvos\nTabBar: {items: [a], backgroundVisibility: hidden}\n",
        "'backgroundVisibility' changes nothing on tvOS, only on iOS and iPadOS"
      ),
      (
        "platform: tvos\nTabBar: {items: [a], tint: red}\n",
        "'tint' changes nothing on tvOS, only on iOS and iPadOS"
      ),
      (
        "Keyboard: numberPad\nnextKeyboardKey: emoji\n",
        "'nextKeyboardKey' changes nothing: 'numberPad' has twelve keys only"
      ),
      (
        "Keyboard: phonePad\nshowsPredictions: false\n",
        "'showsPredictions' changes nothing: 'phonePad' has twelve keys only"
      ),
      (
        "Keyboard: default\npredictions: [a]\nshowsPredictions: false\n",
        "'showsPredictions' changes nothing: the bar is shown with the words of 'predictions'"
      ),
      (
        "platform: macos\nToolbar: {title: a, scrollEdgeEffect: hard}\n",
        "'scrollEdgeEffect' changes nothing on macOS, only on iOS and iPadOS"
      ),
      (
        "platform: tvos\nNavigationBar: {title: a, titleDisplayMode: large}\n",
        "'titleDisplayMode' changes nothing on tvOS, only on iOS and iPadOS"
      ),
      (
        "platform: tvos\nosVersion: 26\nNavigationBar: {title: a, scrollEdgeEffect: hard}\n",
        "'scrollEdgeEffect' changes nothing on tvOS, only on iOS and iPadOS"
      ),
    ])
  func unused(spec: String, message: String) throws {
    #expect(try warnings(spec) == [message])
  }

  @Test(
    "Where they do something nothing is said",
    arguments: [
      "device: iPhone 15 landscape\nScreen:\n  statusBar: true\n",
      "Screen:\n  statusBar: true\n  showsStatusBar: true\n",
      "Screen:\n  statusBar: {dataNetwork: wifi, wifiBars: 2, cellularBars: 1}\n",
      "Screen:\n  statusBar: {dataNetwork: 5G, cellularBars: 1}\n",
      "osVersion: 26\nNavigationBar: a\nsubtitle: b\n",
      "NavigationBar: {titleDisplayMode: inline, leadingItems: [c]}\n",
      "osVersion: 26\nNavigationBar: a\nsubtitle: b\nprincipal: [Label: c]\ntitleDisplayMode: large\n",
      "osVersion: 26\nScreen:\n  navigationBar: {title: a, searchPrompt: b, "
        + "searchPlacement: navigationBarDrawer, hidesSearchBarWhenScrolling: false}\n",
      "Screen:\n  navigationBar: {title: a, searchPrompt: b, "
        + "searchPlacement: navigationBarDrawer}\n",
      "TabBar: {items: [a], isAtScrollEdge: true}\n",
      "osVersion: 26\nTabBar: {items: [a], itemLayout: compactInline}\n",
      "Keyboard: numbersAndPunctuation\nnextKeyboardKey: emoji\nshift: on\n",
      "platform: ipados\nKeyboard: default\nnextKeyboardKey: emoji\n",
      "osVersion: 26\nToolbar: {items: [a], scrollEdgeEffect: hard}\n",
    ])
  func used(spec: String) throws {
    #expect(try warnings(spec).isEmpty)
  }

  @Test("A title on a screen's bar in every script is no reason for a warning")
  func scripts() throws {
    for title in ["Library", "المكتبة", "ספרייה", "पुस्तकालय", "書庫", "Библиотека"] {
      let spec = "osVersion: 26\nScreen:\n  navigationBar: {title: \(title), subtitle: \(title)}\n"
      #expect(try warnings(spec).isEmpty, "\(title)")
    }
  }
}
