import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing
import ThreadClock

@Suite("Tables")
struct TableTests {
  private let columns: TableColumns = [
    "Name", TableColumn("Size", width: 80, alignment: .trailing), "Kind",
  ]
  private let rows: TableRows = [
    ["Notes", "12 KB", "Text"], ["Picture", "3 MB", "PNG"], ["Film", "1 GB", "MPEG"],
  ]

  private func mac(_ direction: LayoutDirection = .leftToRight) -> Environment {
    Environment(theme: .macos, direction: direction)
  }

  @Test(
    "Cells stand below the heads of their columns, at the end where those say so",
    arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func alignment(direction: LayoutDirection) throws {
    let scene = try draw(
      Table(columns, rows: rows), width: 500, in: mac(direction))
    let heads = nodes(scene, "Column").map(\.frame)
    let cells = nodes(scene, "Label").map(\.frame)
    #expect(heads.count == 3)
    #expect(cells.count == 9)
    for (index, cell) in cells.enumerated() {
      let head = heads[index % 3]
      #expect(cell.minX >= head.minX && cell.maxX <= head.maxX)
    }
    // Both ends of the sizes, which are of different lengths, are one below the other.
    let sizes = [cells[1], cells[4], cells[7]]
    let ends = direction == .leftToRight ? sizes.map(\.maxX) : sizes.map(\.minX)
    #expect(Set(ends).count == 1)
    let order: [Double] = heads.map(\.minX)
    let sorted: [Double] = order.sorted()
    #expect(order == (direction == .leftToRight ? sorted : Array(sorted.reversed())))
  }

  @Test("A column has the width that it is given; the others share what is left")
  func widths() throws {
    let scene = try draw(Table(columns, rows: rows), width: 600, in: mac())
    let heads = nodes(scene, "Column").map(\.frame.width)
    #expect(heads[1] == 80 + 12)
    let all = heads.reduce(0, +)
    #expect(abs(all - 580) < 1e-6)
  }

  @Test("Where there is no room texts are cut, and columns no narrower than their least width")
  func narrow() throws {
    let long: TableRows = [["A name that is far longer than its column", "1", "Text"]]
    let table = Table(columns, rows: long)
    let scene = try draw(table, width: 260, in: mac())
    #expect(nodes(scene, "Label")[0].text?.contains("…") == true)
    #expect(nodes(scene, "Column").allSatisfy { $0.frame.width >= 30 })
  }

  @Test("The head of the column that is sorted by has an arrow, and says which way")
  func sorting() throws {
    for (order, value) in [(SortOrder.forward, "Ascending"), (.reverse, "Descending")] {
      let table = Table(columns, rows: rows).sortOrder(TableSortOrder("Size", order: order))
      let scene = try draw(table, width: 500, in: mac())
      let heads = nodes(scene, "Column")
      #expect(heads.map { $0.accessibility?.value } == [nil, value, nil])
      #expect(heads[1].leaves.count > heads[0].leaves.count)
    }
  }

  @Test("A column that is not there is an error that names those that are")
  func wrongColumn() {
    let table = Table(columns, rows: rows).sortOrder("Date")
    #expect(
      complaints(table, in: mac()).contains {
        $0.message.contains("'Date' is not among the columns")
      })
    #expect(
      complaints(Table([], rows: rows), in: mac()).contains {
        $0.message.contains("the table has no columns")
      })
  }

  @Test("More cells than columns are an error; fewer leave the rest empty")
  func cellCounts() throws {
    let wrong = Table(["A"], rows: [["1", "2"]])
    #expect(
      complaints(wrong, in: mac()).contains {
        $0.message.contains("the row has 2 cells, the table 1 column")
      })
    // A phone shows the first column alone.
    let three = Table(["A", "B"], rows: [["1", "2"], ["1", "2", "3"]])
    for environment in [mac(), Environment(), Environment(platform: .ipados)] {
      #expect(
        complaints(three, in: environment).count {
          $0.message.contains("the row has 3 cells, the table 2 columns")
        } == 1)
    }
    let scene = try draw(Table(["A", "B"], rows: [["1"]]), width: 300, in: mac())
    #expect(nodes(scene, "Label").count == 1)
  }

  @Test("Every second row has another ground on a Mac, to the end of the table")
  func alternating() throws {
    let scene = try draw(
      Table(columns, rows: rows), width: 500, height: 200, in: mac())
    let second = Theme.macos.colors["alternatingContentBackground"]?[ColorTraits()]
    let stripes = scene.root.leaves.filter { $0.color == second }
    // 200 points less a head of 28: rows of 24, of which the 2nd, 4th and 6th.
    #expect(stripes.count == 3 || stripes.count == 4)
    let plain = try draw(
      Table(columns, rows: rows).alternatesRowBackgrounds(false), width: 500, in: mac())
    #expect(plain.root.leaves.allSatisfy { $0.color != second })
  }

  @Test("A chosen row has the accent behind it and white texts, and is told to be chosen")
  func selection() throws {
    let scene = try draw(
      Table(columns, rows: rows).selection([1]), width: 500, in: mac())
    let texts = nodes(scene, "Label").map { $0.leaves.first?.color?.hex }
    #expect(texts[3...5].allSatisfy { $0 == "#FFFFFF" })
    let chosen = scene.nodes.compactMap(\.accessibility).filter { $0.traits.contains(.selected) }
    #expect(chosen.map(\.label) == ["Picture"])
    #expect(
      complaints(Table(columns, rows: rows).selection([3]), in: mac()).contains {
        $0.message.contains("'selection' is 3; there is no such row")
      })
  }

  @Test(
    "Rows that are chosen below one another have one ground, others one each",
    arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func adjoining(direction: LayoutDirection) throws {
    func grounds(_ selection: RowNumbers) throws -> [Double] {
      let table = Table(columns, rows: rows).alternatesRowBackgrounds(false).selection(selection)
      return try draw(table, width: 500, in: mac(direction)).root.leaves.compactMap { item in
        if case .fill(.roundedRect(let rect, _, _), _) = item { rect.height } else { nil }
      }
    }
    #expect(try grounds([0, 1]) == [48])
    #expect(try grounds([0, 2]) == [24, 24])
    #expect(try grounds([0, 1, 2]) == [72])
  }

  private let outline: TableRows = [
    TableRow(
      isExpanded: true, children: [["Report", "1 KB", "Text"]]
    ) {
      Label("Documents")
      Label("--")
      Label("Folder")
    },
    TableRow(children: [["Hidden", "2 KB", "Text"]]) { Label("Closed") },
    ["Notes", "12 KB", "Text"],
  ]

  @Test("Rows open and close others, which are further in; all titles leave room for the chevron")
  func opening() throws {
    let scene = try draw(Table(columns, rows: outline), width: 500, in: mac())
    let names = nodes(scene, "Label").filter {
      ["Documents", "Report", "Closed", "Notes"].contains($0.text)
    }
    #expect(names.map(\.text) == ["Documents", "Report", "Closed", "Notes"])
    let starts = names.map(\.frame.minX)
    #expect(starts[0] == starts[2] && starts[0] == starts[3] && starts[1] == starts[0] + 16)
    let chevrons = nodes(scene, "Disclosure").compactMap(\.accessibility)
    #expect(chevrons.map(\.value) == ["expanded", "collapsed"])
    #expect(chevrons.map(\.label) == ["Documents", "Closed"])
  }

  @Test("On an iPhone a table is its first column without a head, on an iPad it has all")
  func phones() throws {
    let phone = try draw(Table(columns, rows: rows), width: 390, in: Environment(platform: .ios))
    #expect(nodes(phone, "Column").isEmpty && nodes(phone, "Label").count == 3)
    let pad = try draw(Table(columns, rows: rows), width: 700, in: Environment(platform: .ipados))
    #expect(nodes(pad, "Column").count == 3 && nodes(pad, "Label").count == 9)
    #expect(nodes(pad, "Column").allSatisfy { ($0.hitTarget?.height ?? 0) >= 44 })
  }

  @Test(
    "Where there are none the error says so", arguments: [Platform.tvos, .watchos])
  func elsewhere(platform: Platform) {
    #expect(
      complaints(Table(columns, rows: rows), in: Environment(platform: platform)).contains {
        $0.message.contains("has no table")
      })
  }

  @Test(
    "Cells are of any script, and higher texts make higher rows",
    arguments: ["ملاحظات", "הערות", "メモ", "टिप्पणी", "บันทึก"])
  func scripts(text: String) throws {
    var environment = Environment(platform: .ipados)
    environment.textSize = .accessibility3
    let scene = try draw(Table(["A", "B"], rows: [[text, "1"]]), width: 700, in: environment)
    let row = try #require(nodes(scene, "TableRow").first)
    #expect(row.frame.height > 52)
    for label in nodes(scene, "Label") { #expect(row.frame.union(label.frame) == row.frame) }
  }

  @Test("A thousand rows cost as much each as a hundred")
  func growth() throws {
    func table(_ count: Int) -> Table {
      Table(columns, rows: TableRows((0..<count).map { ["Row \($0)", "1 KB", "Text"] }))
    }
    func seconds(_ count: Int) throws -> Double {
      let clock = ThreadClock()
      let time = try clock.measure { _ = try draw(table(count), width: 500, in: mac()) }
      return Double(time.components.seconds) + Double(time.components.attoseconds) / 1e18
    }
    _ = try seconds(10)
    let (few, many) = (try seconds(100), try seconds(1000))
    #expect(many < 40 * few, "100 rows: \(few) s, 1000 rows: \(many) s")
  }
}
