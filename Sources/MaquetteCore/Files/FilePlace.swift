#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Which file it is, by whatever path, link or second name it is reached.
package struct FileIdentity: Hashable, Sendable {
  private let device: UInt64
  private let number: UInt64

  /// The file, folder or device at a path, links followed; `nil` when nothing is there.
  package init?(_ path: String) {
    guard let status = Disk.status(of: path) else { return nil }
    self.init(status)
  }

  /// The file that the system tells of.
  package init(_ status: stat) {
    (device, number) = (UInt64(status.st_dev), UInt64(status.st_ino))
  }
}

extension Disk {
  /// Links that are followed on one way, as the system counts.
  private static let mostLinks = 40

  /// The path from the root that a path means, with all links followed, whether it is there or not.
  ///
  /// Where there are more links than the system follows, it is the path as it was given: the system
  /// opens nothing there. One with some of the links followed could be opened.
  ///
  /// - Parameter folder: where a path that does not start at the root starts; empty for the current
  ///   folder.
  package static func resolved(_ path: String, in folder: String = "") -> String {
    let start = Paths.isAbsolute(path) ? path : Paths.slashed(folder) + path
    let full = Paths.isAbsolute(start) ? start : Paths.slashed(currentFolder ?? "/") + start
    var rest = Array(Paths.parts(of: full).reversed())
    var known: [String] = []
    var links = 0
    while let part = rest.popLast() {
      if part == "." { continue }
      if part == ".." {
        _ = known.popLast()
        continue
      }
      let place = "/" + (known + [part]).joined(separator: "/")
      if let target = link(at: place) {
        links += 1
        guard links <= mostLinks else { return full }
        if Paths.isAbsolute(target) { known = [] }
        rest += Paths.parts(of: target).reversed()
      } else {
        known.append(part)
      }
    }
    return "/" + known.joined(separator: "/")
  }

  /// The shortest name of a file, as people write it: without `..` behind a folder, unless that folder
  /// is a link and `..` leads elsewhere.
  package static func plain(_ path: String) -> String {
    let plain = Paths.plain(path)
    return Paths.areSame(resolved(plain), resolved(path)) ? plain : path
  }

  /// The folder of what a package puts beside a program, with a slash at its end; `nil` when there is no
  /// such program.
  ///
  /// - Parameter program: its file; links are followed.
  package static func sharedFolder(of program: String = "/proc/self/exe") -> String? {
    real(program).map { Paths.folder(of: $0) + "../share/maquette/" }
  }

  /// The path from the root that a file's path means, where its own link, if it is one, is not followed.
  package static func place(of path: String) -> String { FolderPlaces().place(of: path) }

  /// Where a link leads, as it says; `nil` for what is no link.
  package static func link(at path: String) -> String? {
    guard isLink(path) else { return nil }
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let size = buffer.count
    let count = buffer.withUnsafeMutableBufferPointer { buffer in
      Disk.call(path) { name in
        buffer.baseAddress.map { Int32(readlink(name, $0, size)) } ?? -1
      }
    }
    return count < 0 ? nil : PathText.text(buffer[..<Int(count)].map { UInt8(bitPattern: $0) })
  }

  /// Whether a path, resolved, is below a folder, resolved.
  package static func isBelow(_ path: String, _ folder: String) -> Bool {
    Paths.starts(path, with: Paths.slashed(folder))
  }
}
