import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

@Suite("Outlines")
struct OutlineGroupTests {
  private let outline = OutlineGroup([
    OutlineItem(
      "Documents", systemImage: "folder", isExpanded: true,
      children: [
        "Report",
        OutlineItem("Letters", isExpanded: true, children: ["تقرير", "דוח", "報告", "रिपोर्ट"]),
      ]),
    OutlineItem("Closed", children: ["Hidden"]),
    "Notes",
  ])

  @Test(
    "Each row that is shown is a row of the list; what is closed is not",
    arguments: [Platform.ios, .ipados, .macos])
  func rows(platform: Platform) throws {
    let scene = try draw(
      List(style: .sidebar) { outline }, width: 320, in: Environment(platform: platform))
    let texts = scene.nodes.compactMap(\.text)
    #expect(
      texts == [
        "Documents", "Report", "Letters", "تقرير", "דוח", "報告", "रिपोर्ट", "Closed", "Notes",
      ])
    #expect(nodes(scene, "Row").count == 9)
  }

  @Test("On a Mac titles of one depth stand below one another, with a triangle or without")
  func columns() throws {
    let scene = try draw(
      List(style: .sidebar) {
        OutlineGroup([OutlineItem("A", children: ["x"]), "B"])
      }, width: 320, in: Environment(platform: .macos))
    let starts = scene.nodes.filter { $0.text != nil }.map(\.frame.minX)
    #expect(starts.count == 2 && starts[0] == starts[1])
  }

  @Test(
    "In a Mac's sidebar a group's title stands below those of other rows, and its rows further in",
    arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func groups(direction: LayoutDirection) throws {
    let list = List(style: .sidebar) {
      Label("Recents", systemImage: "clock")
      DisclosureGroup("Albums", isExpanded: true) {
        Label("Summer", systemImage: "sun.max")
        DisclosureGroup("Years", isExpanded: true) { Label("2024", systemImage: "calendar") }
          .systemImage("calendar")
      }.systemImage("photo")
      Section("More") {
        Label("Trash", systemImage: "trash").listRowBadge("3")
        OutlineGroup([
          OutlineItem("Notes", systemImage: "doc"),
          OutlineItem("Files", systemImage: "folder", isExpanded: true, children: ["Report"]),
        ])
      }
    }
    func start(_ text: String, _ list: List, _ platform: Platform = .macos) throws -> Double {
      let scene = try draw(
        list, width: 320, in: Environment(platform: platform, direction: direction))
      let frame = try #require(scene.nodes.first { $0.text == text }).frame
      return direction == .leftToRight ? frame.minX : 320 - frame.maxX
    }
    let first = try start("Recents", list)
    for text in ["Albums", "Trash", "Notes", "Files"] {
      #expect(try abs(start(text, list) - first) < 0.5, "\(text)")
    }
    // Theme: 18 points for each level.
    #expect(try abs(start("Summer", list) - first - 18) < 0.5)
    #expect(try abs(start("Years", list) - first - 18) < 0.5)
    #expect(try abs(start("2024", list) - first - 36) < 0.5)
    // Where nothing opens, and where what opens is at the end, nothing is kept free.
    let plain = List(style: .sidebar) { Label("Recents", systemImage: "clock") }
    #expect(try start("Recents", plain) < first - 10)
    #expect(try abs(start("Recents", list, .ipados) - start("Recents", plain, .ipados)) < 0.5)
  }

  @Test(
    "In every list of a Mac the rows of a group begin where those of an outline do",
    arguments: [ListStyle.plain, .inset, .sidebar], LayoutDirection.allCases)
  func groupsAndOutlines(style: ListStyle, direction: LayoutDirection) throws {
    for text in ["Apple", "تفاح", "りんご", "सेब", "Яблоко"] {
      func starts(_ platform: Platform, _ row: AnyComponent) throws -> [Double] {
        let list = List(style: style) { row }
        let scene = try draw(
          list, width: 320, in: Environment(platform: platform, direction: direction))
        let frames = scene.nodes.filter { $0.text != nil }.map(\.frame)
        try #require(frames.count == 4)
        return frames.map { direction == .leftToRight ? $0.minX : 320 - $0.maxX }
      }
      let group = AnyComponent(
        DisclosureGroup("A", isExpanded: true) {
          Label(text)
          DisclosureGroup("B", isExpanded: true) { Label(text) }
        })
      let outline = AnyComponent(
        OutlineGroup([
          OutlineItem(
            "A", isExpanded: true,
            children: [
              OutlineItem(text),
              OutlineItem("B", isExpanded: true, children: [OutlineItem(text)]),
            ])
        ]))
      let mac = try starts(.macos, group)
      #expect(try zip(mac, starts(.macos, outline)).allSatisfy { abs($0 - $1) < 0.5 })
      // Theme: 18 points for each level.
      #expect(abs(mac[1] - mac[0] - 18) < 0.5 && abs(mac[3] - mac[0] - 36) < 0.5)
      // Where what opens a row is at its end, nothing is kept free before others.
      let phone = try starts(.ios, group)
      #expect(abs(phone[1] - phone[2]) < 0.5)
    }
  }

  @Test("A row may have a number at its end, and a smaller text below")
  func parts() throws {
    var item = OutlineItem("Inbox", systemImage: "tray")
    item.badge = "3"
    item.subtitle = "On this Mac"
    let scene = try draw(List { OutlineGroup(OutlineItems([item])) }, width: 320)
    #expect(scene.nodes.compactMap(\.text) == ["Inbox", "On this Mac", "3"])
  }

  @Test(
    "So may a row that opens others, in a list of each platform",
    arguments: [Platform.ios, .ipados, .macos], [false, true])
  func partsOfGroups(platform: Platform, isExpanded: Bool) throws {
    var item = OutlineItem("Inbox", systemImage: "tray", isExpanded: isExpanded, children: ["New"])
    item.badge = "3"
    item.subtitle = "On this Mac"
    let list = List(style: .sidebar) { OutlineGroup(OutlineItems([item])) }
    let scene = try draw(list, width: 320, in: Environment(platform: platform))
    let texts = scene.nodes.compactMap(\.text)
    #expect(texts == ["Inbox", "On this Mac", "3"] + (isExpanded ? ["New"] : []))
    let badge = try #require(scene.nodes.first { $0.text == "3" }).frame
    #expect(badge.minX > 200)
    let header = try #require(scene.nodes.compactMap(\.accessibility).first)
    #expect(header.label == "Inbox, On this Mac")
    #expect(header.value == (isExpanded ? "expanded, 3" : "collapsed, 3"))
  }

  @Test("Outside of a list it stands by itself")
  func alone() throws {
    let scene = try draw(outline, width: 320)
    #expect(scene.nodes.contains { $0.text == "Documents" })
    #expect(scene.nodes.contains { $0.text == "Hidden" } == false)
  }

  @Test("More rows in one another than there may be are an error, not an end")
  func deep() {
    var item = OutlineItem("leaf")
    for _ in 0..<500 { item = OutlineItem("A", isExpanded: true, children: [item]) }
    let list = List { OutlineGroup(OutlineItems([item])) }
    #expect(complaints(list).contains { $0.id == .tooMuch })
  }
}
