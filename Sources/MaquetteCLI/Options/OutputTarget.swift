import Maquette
import MaquetteCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What `-o` means.
struct OutputTarget {
  let batchOutput: Batch.Output
  /// The format that the name's ending stands for; `nil` when the name says nothing.
  let format: PictureFormat?

  /// Reads the flag; without it pictures go beside their specs.
  ///
  /// - Throws: ``DiagnosticError`` for a name that can be neither a folder nor a picture.
  init(_ path: String?) throws {
    switch path {
    case nil:
      (batchOutput, format) = (.besideSpecs, nil)
    case "-", "/dev/stdout", "/dev/fd/1", "/proc/self/fd/1":
      (batchOutput, format) = (.memory, nil)
    case "":
      throw DiagnosticError("-o is empty", hint: "name a file, a folder, or - for standard output")
    case let path?:
      let named = Paths.endsInSlash(path) ? nil : PictureFormat(fileName: path)
      let isFile = named != nil || OutputTarget.isDevice(path)
      if !isFile, let ending = OutputTarget.foreignEnding(of: path) {
        throw DiagnosticError(
          "cannot write .\(ending) pictures, as '\(path)' asks for",
          hint: "end the name in .png, .svg or .pdf, or in / when it is a folder")
      }
      (batchOutput, format) = (isFile ? .file(path) : .folder(path), named)
    }
  }

  /// Whether a path leads to a device or a pipe, which is written to as it is.
  private static func isDevice(_ path: String) -> Bool {
    guard let status = Disk.status(of: path) else { return false }
    return ![S_IFDIR, S_IFREG].contains(status.st_mode & S_IFMT)
  }

  /// The ending of a path that would be a picture of a kind that nobody here writes; of any kind
  /// but one, when only that is written.
  static func foreignEnding(of path: String, to only: PictureFormat? = nil) -> String? {
    let foreign: Set = [
      "apng", "avif", "bmp", "eps", "gif", "heic", "jpeg", "jpg", "ps", "tif", "tiff", "webp",
    ]
    let ours = only.map { only in PictureFormat.allCases.filter { $0 != only } } ?? []
    let known = foreign.union(ours.map(\.rawValue))
    return Paths.ending(of: path).map { $0.lowercased() }.flatMap { known.contains($0) ? $0 : nil }
  }
}
