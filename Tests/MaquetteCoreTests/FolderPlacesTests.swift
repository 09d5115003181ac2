import Foundation
import Testing

@testable import MaquetteCore

/// Who asks for many files looks up each folder once, and finds what looking up each file finds.
@Suite("Where folders are")
struct FolderPlacesTests {
  private func inFolder(_ work: (String) throws -> Void) throws {
    let folder =
      FileManager.default.temporaryDirectory.path + "/maquette-places-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try work(folder)
  }

  @Test("Links of the folder are followed, that of the file is not, and ways up count")
  func links() throws {
    try inFolder { folder in
      let real = Disk.resolved(folder)
      try FileManager.default.createDirectory(
        atPath: folder + "/deep/inner", withIntermediateDirectories: true)
      try FileManager.default.createSymbolicLink(
        atPath: folder + "/link", withDestinationPath: "deep/inner")
      try FileManager.default.createSymbolicLink(
        atPath: folder + "/deep/a.yaml", withDestinationPath: "/etc/hostname")
      let places = FolderPlaces()
      for _ in 0..<2 {
        #expect(places.place(of: folder + "/link/a.yaml") == real + "/deep/inner/a.yaml")
        #expect(places.place(of: folder + "/deep/a.yaml") == real + "/deep/a.yaml")
        #expect(places.place(of: folder + "/link/../b.yaml") == real + "/deep/b.yaml")
        #expect(places.place(of: folder + "/none/./c.yaml") == real + "/none/c.yaml")
      }
      // A way up is left out of a name only where it leads to the folder that is named before it.
      #expect(Disk.plain(folder + "/deep/../b.yaml") == folder + "/b.yaml")
      #expect(Disk.plain(folder + "/link/../b.yaml") == folder + "/link/../b.yaml")
    }
  }

  @Test("Names that look alike are folders of their own, as bytes are what counts")
  func bytes() throws {
    try inFolder { folder in
      let real = Disk.resolved(folder)
      let (one, other) = ("caf\u{E9}", "cafe\u{301}")
      for (name, target) in [(one, "first"), (other, "second")] {
        try FileManager.default.createDirectory(
          atPath: folder + "/" + target, withIntermediateDirectories: true)
        #expect(symlink(target, folder + "/" + name) == 0)
      }
      let places = FolderPlaces()
      #expect(places.place(of: "\(folder)/\(one)/a.yaml") == real + "/first/a.yaml")
      #expect(places.place(of: "\(folder)/\(other)/a.yaml") == real + "/second/a.yaml")
      for name in ["東京", "متابعة", "हिन्दी", "👩\u{200D}👧", "a\u{200D}"] {
        #expect(places.place(of: "\(folder)/\(name)/a.yaml") == "\(real)/\(name)/a.yaml")
      }
    }
  }

  @Test("A path without a folder is in the current one")
  func current() {
    #expect(FolderPlaces().place(of: "a.yaml") == Disk.resolved("") + "/a.yaml")
  }
}

@Suite("The process's memory")
struct ProcessMemoryTests {
  @Test("It grows by what is taken and used, and is told again and again")
  func grows() {
    let before = ProcessMemory.bytes()
    #expect(before > 1 << 20)
    let taken = 256 << 20
    let room = UnsafeMutableRawPointer.allocate(byteCount: taken, alignment: 4096)
    defer { room.deallocate() }
    memset(room, 1, taken)
    // Other tests take and give back memory meanwhile.
    #expect(ProcessMemory.bytes() - before > taken / 2)
  }
}
