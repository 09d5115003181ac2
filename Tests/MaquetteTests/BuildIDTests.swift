import MaquetteSpec
import Specimens
import Testing

@testable import Maquette

@Suite("The number of a build")
struct BuildIDTests {
  @Test("A program and a library have one, what is neither has none")
  func files() throws {
    #expect(BuildID.text(of: "/proc/self/exe").utf8.count >= 16)
    let libraries = LoadedLibraries.identities.filter { $0.contains("libcairo.so") }
    #expect(libraries.allSatisfy { $0.split(separator: " ")[2].utf8.count == 40 })
    #expect(libraries.allSatisfy(LoadedLibraries.isCurrent))
    for path in ["/etc/passwd", "/dev/null", "/nowhere", "/"] {
      #expect(BuildID.text(of: path) == "-")
    }
  }

  @Test("A damaged header is read or not, and nothing worse")
  func damage() throws {
    let whole = try FileReader.head(of: "/proc/self/exe")
    #expect(BuildID.text(in: whole) == BuildID.text(of: "/proc/self/exe"))
    var numbers = RandomNumbers(seed: 7)
    for _ in 0..<2000 {
      var bytes = whole
      for _ in 0..<4 {
        bytes[Int(numbers.next() % 1024)] = UInt8(truncatingIfNeeded: numbers.next())
      }
      _ = BuildID.text(in: Array(bytes.prefix(Int(numbers.next() % 4096))))
    }
  }
}

extension FileReader {
  /// The first page of a file.
  fileprivate static func head(of path: String) throws -> [UInt8] {
    Array(try read(path: path, limit: 1 << 30).prefix(4096))
  }
}
