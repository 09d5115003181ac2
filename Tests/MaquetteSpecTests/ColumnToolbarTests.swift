import MaquetteComponents
import MaquetteCore
import MaquetteSpec
import MaquetteThemes
import Testing

@Suite("Toolbars in the columns of a Mac's window")
struct ColumnToolbarTests {
  /// The keys of the toolbars of a list, of the contents and of an inspector; empty for none.
  private func drawn(list: String = "", detail: String = "", inspector: String = "") throws -> (
    scene: Scene, unused: [String]
  ) {
    func bar(_ keys: String) -> String {
      keys.isEmpty ? "" : "        - Toolbar: {items: [{symbol: plus}], \(keys)}\n"
    }
    let spec =
      "platform: macos\nwidth: 1100\nheight: 400\nScreen:\n  - SplitView:\n"
      + "      sidebar:\n        - List: [Label: One]\n"
      + "      content:\n\(bar(list))        - List: [Label: Ada]\n"
      + "      detail:\n\(bar(detail))        - Label: Lunch\n"
      + "      inspector:\n\(bar(inspector))        - Label: More\n"
    return try drawn(spec)
  }

  private func drawn(_ spec: String) throws -> (scene: Scene, unused: [String]) {
    let document = try read(spec)
    let (scene, warnings) = try lowered(document)
    return (scene, warnings.filter { $0.id == .unusedKey }.map(\.message))
  }

  private func texts(_ scene: Scene) -> [String] { scene.nodes.compactMap(\.text) }

  @Test("The title is the list's, or else that of the contents, or else the inspector's")
  func titles() throws {
    for title in ["Inbox", "الوارد", "דואר נכנס", "इनबॉक्स", "受信", "Входящие"] {
      let all = try drawn(
        list: "title: \(title), subtitle: 3", detail: "title: A", inspector: "title: B")
      #expect(texts(all.scene).contains(title) && texts(all.scene).contains("3"), "\(title)")
      #expect(!texts(all.scene).contains("A") && !texts(all.scene).contains("B"), "\(title)")
      let told = "'title' changes nothing: the title of another column is the window's"
      #expect(all.unused == [told, told], "\(title)")
      let two = try drawn(
        list: "displayMode: default", detail: "title: \(title)", inspector: "title: B")
      #expect(texts(two.scene).contains(title) && !texts(two.scene).contains("B"), "\(title)")
      let one = try drawn(list: "searchPrompt: a", inspector: "title: \(title)")
      #expect(texts(one.scene).contains(title) && one.unused.isEmpty, "\(title)")
    }
  }

  @Test("Without a title, the first subtitle is shown, and the others are told")
  func subtitles() throws {
    for subtitle in ["3 new", "٣ رسائل", "שלוש חדשות", "३ नए", "新着3件", "3 новых"] {
      let one = try drawn(list: "searchPrompt: a", detail: "subtitle: \(subtitle)")
      #expect(one.unused.isEmpty, "\(subtitle): \(one.unused)")
      #expect(texts(one.scene).contains(subtitle))
      let two = try drawn(
        list: "searchPrompt: a", detail: "subtitle: \(subtitle)", inspector: "subtitle: B")
      #expect(
        two.unused == [
          "'subtitle' changes nothing: the subtitle of another column is the window's"
        ], "\(subtitle)")
      #expect(!texts(two.scene).contains("B"))
      let low = try drawn(
        list: "title: A, subtitle: \(subtitle)", detail: "title: D, toolbarStyle: unifiedCompact")
      #expect(
        low.unused.filter { $0.hasPrefix("'subtitle'") } == [
          "'subtitle' changes nothing: only a unified toolbar is high enough for it"
        ], "\(subtitle): \(low.unused)")
      #expect(!texts(low.scene).contains(subtitle))
    }
  }

  @Test("A subtitle is shown without a title, too") func subtitleAlone() throws {
    for (subtitle, os) in [("3 new", 15), ("٣ رسائل", 26), ("שלוש חדשות", 15), ("新着3件", 26)] {
      let alone = try drawn(
        "platform: macos\nosVersion: \(os)\nwidth: 500\nToolbar: {subtitle: \(subtitle)}\n")
      #expect(texts(alone.scene).contains(subtitle) && alone.unused.isEmpty, "\(alone.unused)")
    }
  }

  @Test("There is one search field: that of the window's bar, or else the list's or inspector's")
  func search() throws {
    func prompts(_ scene: Scene) -> [String] {
      scene.nodes.filter { $0.component == "SearchField" }.compactMap(\.accessibility?.label)
    }
    let told =
      "'searchPrompt' changes nothing: the window has one search field, that of the first bar"
    let all = try drawn(
      list: "searchPrompt: One", detail: "searchPrompt: Two", inspector: "searchPrompt: Three")
    #expect(prompts(all.scene) == ["Two"] && all.unused == [told, told])
    let columns = try drawn(list: "searchPrompt: One", inspector: "searchPrompt: Three")
    #expect(prompts(columns.scene) == ["One"] && columns.unused == [told])
    let last = try drawn(list: "title: A", inspector: "searchPrompt: Three")
    #expect(prompts(last.scene) == ["Three"] && last.unused.isEmpty)
  }

  @Test("What a column's bar says of the whole toolbar is told to change nothing")
  func others() throws {
    let told = try drawn(list: "displayMode: labelOnly, showsWindowControls: false").unused
    #expect(told.count == 2)
    for key in ["displayMode", "showsWindowControls"] {
      let message = "'\(key)' changes nothing: the window's own 'toolbar' says it for the items of"
      #expect(told.contains { $0.hasPrefix(message) }, "\(key)")
    }
    #expect(try drawn(detail: "displayMode: labelOnly").unused.isEmpty)
  }

  @Test("The font of an item is told to change nothing")
  func font() throws {
    for title in ["Go", "يوم", "עבור", "जाएँ", "進む"] {
      let list = "items: [Button: {title: \(title), font: title}]"
      let told = try window("title: A", list: list, bars: []).unused
      #expect(
        told == ["'font' changes nothing: all items of a toolbar have the font of the toolbar"],
        "\(title)")
    }
  }

  // MARK: Several bars in one column

  /// A split view of a Mac's window whose contents have toolbars.
  private func window(_ keys: String, list: String = "", bars: [String]) throws -> (
    scene: Scene, unused: [String]
  ) {
    let list = list.isEmpty ? "" : "{Toolbar: {\(list)}}, "
    let bars = bars.map { "{Toolbar: {\($0)}}, " }.joined()
    return try drawn(
      "platform: macos\nWindow:\n  \(keys)\n  children:\n    - SplitView:\n"
        + "        sidebar: [{List: [Label: One]}]\n"
        + "        content: [\(list){List: [Label: Ada]}]\n"
        + "        detail: [\(bars){Label: Lunch}]\n")
  }

  private static let told = "'title' changes nothing: the title of another column is the window's"

  @Test("What the bar of the contents says below a window's title and a list's is told")
  func belowWindow() throws {
    for title in ["Inbox", "الوارد", "דואר נכנס", "इनबॉक्स", "受信", "Входящие"] {
      let two = try window(
        "title: A", list: "title: \(title)",
        bars: ["title: Detail, subtitle: Sub, showsWindowControls: false"])
      #expect(texts(two.scene).contains(title) && !texts(two.scene).contains("Detail"))
      #expect(two.unused.contains(ColumnToolbarTests.told), "\(title)")
      for key in ["subtitle", "showsWindowControls"] {
        #expect(two.unused.contains { $0.hasPrefix("'\(key)' changes nothing") }, "\(key)")
      }
      let one = try window("title: A", bars: ["title: \(title)"])
      #expect(texts(one.scene).contains(title) && one.unused.isEmpty, "\(title)")
    }
  }

  @Test("What a window's own bar and that of its contents say twice is told once for each")
  func ownBar() throws {
    let both = try window(
      "toolbar: {title: Own, searchPrompt: Own find}",
      bars: ["title: Detail, searchPrompt: Find, selection: 1, showsWindowControls: false"])
    #expect(texts(both.scene).contains("Detail") && !texts(both.scene).contains("Own"))
    let keys = both.unused.map { $0.prefix { $0 != " " } }
    #expect(keys.sorted() == ["'searchPrompt'", "'selection'", "'showsWindowControls'", "'title'"])
    let style = try window("toolbar: {displayMode: iconOnly}", bars: ["displayMode: labelOnly"])
    #expect(style.unused.count == 1)
    #expect(try window("title: A", bars: ["displayMode: labelOnly"]).unused.isEmpty)
  }

  @Test("Of two bars in one column the first has the title and the search, also without a window")
  func twoBars() throws {
    let bars = ["title: First, searchPrompt: Find", "title: Second, searchPrompt: Other"]
    let alone = try drawn(
      "platform: macos\nwidth: 1000\nheight: 400\nSplitView:\n"
        + "  sidebar: [{List: [Label: One]}]\n"
        + "  detail: [{Toolbar: {\(bars[0])}}, {Toolbar: {\(bars[1])}}, {Label: Lunch}]\n")
    for (scene, unused) in [alone, try window("title: A", bars: bars)] {
      #expect(texts(scene).contains("First") && !texts(scene).contains("Second"))
      #expect(unused.count == 2 && unused.contains(ColumnToolbarTests.told))
      #expect(unused.contains { $0.hasPrefix("'searchPrompt' changes nothing") })
      let fields = scene.nodes.filter { $0.component == "SearchField" }
      #expect(fields.map(\.accessibility?.label) == ["Find"])
    }
  }

  @Test("The items of a sidebar's bar stand between the window's buttons and that which hides it")
  func sidebar() throws {
    for direction in ["ltr", "rtl"] {
      for around in ["osVersion: 15", "osVersion: 26"] {
        let (scene, unused) = try drawn(
          "platform: macos\n\(around)\ndirection: \(direction)\nWindow:\n  title: A\n  children:\n"
            + "    - SplitView:\n"
            + "        sidebar: [{Toolbar: {items: [{symbol: plus}]}}, {List: [Label: One]}]\n"
            + "        detail: [{Label: Lunch}]\n")
        #expect(unused.isEmpty)
        #expect(scene.nodes.filter { $0.accessibility?.label == "Close" }.count == 1)
        let buttons = scene.nodes.filter { $0.component == "Button" }
        let item = try #require(buttons.first { $0.path.contains("SidebarItems") })
        let toggle = try #require(buttons.first { $0.path.contains("SidebarToggle") })
        let zoom = try #require(scene.nodes.first { $0.accessibility?.label == "Zoom" })
        let order = [zoom, item, toggle].map(\.frame)
        let read = direction == "ltr" ? order : order.reversed()
        #expect(read[0].maxX <= read[1].minX && read[1].maxX <= read[2].minX, "\(around)")
        #expect(abs(item.frame.midY - toggle.frame.midY) < 1, "\(around)")
      }
    }
  }
}
