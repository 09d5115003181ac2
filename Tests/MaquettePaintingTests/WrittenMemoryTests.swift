import Foundation
import Testing

@testable import MaquettePainting

@Suite("Memory that is about to be written to")
struct WrittenMemoryTests {
  private let page = Int(getpagesize())

  @Test("Only pages that have nothing else in them are asked for")
  func wholePages() {
    let start = 16 * page
    #expect(WrittenMemory.wholePages(from: start, count: 3 * page) == start..<start + 3 * page)
    #expect(
      WrittenMemory.wholePages(from: start - 8, count: 2 * page) == start..<start + page)
    #expect(
      WrittenMemory.wholePages(from: start + 8, count: 2 * page) == start + page..<start + 2 * page)
    #expect(WrittenMemory.wholePages(from: start + 8, count: page - 16).isEmpty)
  }

  @Test("What is around it keeps its values")
  func neighbours() {
    let margin = page + 8
    let count = WrittenMemory.leastBytes + 2 * margin
    let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: count, alignment: page)
    defer { memory.deallocate() }
    memory.initializeMemory(as: UInt8.self, repeating: 7)
    let inner = UnsafeMutableRawBufferPointer(rebasing: memory[margin..<count - margin])
    WrittenMemory.bringIn(inner.bindMemory(to: UInt8.self))
    #expect(memory.allSatisfy { $0 == 7 })
  }

  #if os(Linux)
    @Test("A large one is all there before it is written to, where the system can do so")
    func pages() {
      let count = WrittenMemory.leastBytes
      let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: count, alignment: page)
      defer { memory.deallocate() }
      WrittenMemory.bringIn(memory.bindMemory(to: UInt8.self))
      var present = [UInt8](repeating: 0, count: count / page)
      #expect(mincore(memory.baseAddress, count, &present) == 0)
      let isOld = madvise(memory.baseAddress, page, MADV_POPULATE_WRITE) != 0
      #expect(isOld || present.dropFirst().dropLast().allSatisfy { $0 & 1 == 1 })
    }
  #endif
}
