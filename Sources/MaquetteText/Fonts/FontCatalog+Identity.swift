internal import Glibc

extension FontCatalog {
  /// Lines that differ whenever the files of the catalogue do: each file's path, size and time of
  /// its last change in nanoseconds, and those that are not there.
  public var identity: [String] {
    families.flatMap { family in
      family.styles.map { style in
        var status = stat()
        guard style.isPresent, stat(style.file, &status) == 0 else { return "- \(style.file)" }
        let time = status.st_mtim
        return "\(status.st_size) \(time.tv_sec).\(time.tv_nsec) \(style.file)"
      }
    }
  }
}
