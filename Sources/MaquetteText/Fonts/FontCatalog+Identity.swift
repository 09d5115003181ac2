internal import Glibc
import MaquetteCore

extension FontCatalog {
  /// Lines that differ whenever the files of the catalogue do, or those that words are divided by: each
  /// file's path, size and time of its last change in nanoseconds, and fonts that are not there.
  ///
  /// Whoever works on a font may keep the time that its bytes are dated with, so of files given by
  /// hand the time counts that nobody can set. Packages are dated alike on all machines, which may
  /// share a cache.
  package var identity: [String] {
    let added = PathSet(addedFaces.map(\.style.path))
    let patterns = HyphenationFiles.all(in: PinnedFolders.current.hyphenation).compactMap { file in
      Disk.status(of: file).map {
        "\($0.st_size) \($0.st_mtim.tv_sec).\($0.st_mtim.tv_nsec) \(file)"
      }
    }
    return patterns
      + families.flatMap { family in
        family.styles.map { style in
          guard style.isPresent, let status = Disk.status(of: style.file) else {
            return "- \(style.file)"
          }
          let time = added.contains(style.file) ? status.st_ctim : status.st_mtim
          return "\(status.st_size) \(time.tv_sec).\(time.tv_nsec) \(style.file)"
        }
      }
  }
}
