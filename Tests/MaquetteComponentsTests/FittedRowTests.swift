import MaquetteComponents
import MaquetteCore
import MaquetteThemes
import Testing

@Suite("Bars at the bottom with little room")
struct FittedRowTests {
  private func buttons(_ count: Int, on name: String) throws -> (frames: [Rect], width: Double) {
    let device = try #require(Device.named(name))
    var environment = Environment(platform: .ios, osVersion: 26)
    environment.device = device
    let symbols = ["square.and.arrow.up", "book", "square.and.pencil", "trash", "folder", "star"]
    let toolbar = Toolbar {
      for index in 0..<count {
        if index > 0 { Spacer() }
        Button("", symbol: symbols[index])
      }
    }
    let drawn = try draw(Screen(toolbar: toolbar) { Label("x") }, in: environment)
    let frames = drawn.nodes.filter { $0.path.contains("Toolbar") && $0.component == "Button" }
      .map(\.frame)
    return (frames, drawn.size.width)
  }

  @Test("Gaps shrink first, and both margins stay alike", arguments: [4, 5, 6])
  func gaps(count: Int) throws {
    let (frames, width) = try buttons(count, on: "iPhone SE 4-inch")
    let (first, last) = (try #require(frames.first), try #require(frames.last))
    #expect(frames.count == count)
    #expect(abs(first.minX - (width - last.maxX)) < 0.51)
    for (one, next) in zip(frames, frames.dropFirst()) { #expect(next.minX >= one.maxX - 0.01) }
    #expect(Set(frames.map(\.width)).count == 1)
  }

  @Test("With enough room they are as they were")
  func usual() throws {
    let (frames, width) = try buttons(4, on: "iPhone 15")
    #expect(frames[0].minX == 28 && frames[3].maxX == width - 28)
  }
}
