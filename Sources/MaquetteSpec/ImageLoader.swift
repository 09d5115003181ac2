import MaquetteComponents
import MaquetteCore

/// Reads the picture files that one spec names, each once, within what all of them may take.
final class ImageLoader {
  private let folder: String?
  private let root: ProjectRoot?
  private let dependencies: SpecDependencies?
  private let known: [String: ImageData]
  private var files: [PathKey: Result<ImageData, DiagnosticError>] = [:]
  private var bytes = 0
  private var pixels = 0.0

  /// - Parameters:
  ///   - folder: where the files are; `nil` when the spec may name none.
  ///   - root: a project around that one, in whose folder they may be instead.
  ///   - dependencies: is told of every file.
  ///   - known: pictures that are there without a file.
  init(
    folder: String?, root: ProjectRoot? = nil, dependencies: SpecDependencies? = nil,
    known: [String: ImageData] = [:]
  ) {
    self.known = known
    self.folder = folder
    self.root = root
    self.dependencies = dependencies
  }

  /// The file with a name.
  ///
  /// - Parameter file: the file that has the name in it; `nil` for the spec.
  /// - Throws: ``DiagnosticError`` when there is none, or it cannot be shown.
  func load(_ name: String, of file: String?) throws -> ImageData {
    let name = NamedFiles.inSpec(name, of: file, folder: folder ?? "")
    if let picture = known[name] { return picture }
    if let known = files[PathKey(name)] { return try known.get() }
    let result = Result { try read(name) }.mapError { error in
      error as? DiagnosticError
        ?? DiagnosticError("'\(SpecNode.excerpt(name))' cannot be read", id: .unreadableFile)
    }
    files[PathKey(name)] = result
    return try result.get()
  }

  private func read(_ name: String) throws -> ImageData {
    guard let folder else {
      throw DiagnosticError(
        "a spec without a folder, as from standard input, may not name files",
        hint: "save the spec beside '\(SpecNode.excerpt(name))'", id: .fileOutsideFolder)
    }
    dependencies?.record(folder + name)
    let path = try SafePath.resolve(
      name, below: folder, root: root, dependencies: dependencies)
    let data = try ImageData(ImageLoader.bytes(at: path, name), name: name)
    bytes += data.bytes.count
    pixels += data.pixelSize.width * data.pixelSize.height
    guard bytes <= Limits.imageBytesInAll, pixels <= Double(Limits.imagePixelsInAll) else {
      throw DiagnosticError(
        "with '\(SpecNode.excerpt(name))' the pictures of this spec have more than "
          + "\(Limits.imageBytesInAll >> 20) MiB or \(Limits.imagePixelsInAll >> 20) million pixels",
        hint: "use smaller or fewer pictures")
    }
    return data
  }

  /// The bytes of a file; errors name it as the spec does.
  fileprivate static func bytes(at path: String, _ name: String) throws -> [UInt8] {
    do {
      return try FileReader.read(path: path, limit: Limits.imageBytes)
    } catch let error as FileError {
      let name = SpecNode.excerpt(name)
      switch error {
      case .noSuchFile:
        throw DiagnosticError(
          "there is no file '\(name)'",
          hint: "check its name, which is relative to the spec's folder",
          id: .unreadableFile)
      case .isDirectory:
        throw DiagnosticError(
          "'\(name)' is a folder, not a file", hint: "name a PNG, JPEG or SVG file in it",
          id: .unreadableFile)
      case .isNotAFile:
        throw DiagnosticError(
          "'\(name)' is not a regular file", hint: "name a PNG, JPEG or SVG file",
          id: .unreadableFile)
      case .notReadable(_, let reason):
        throw DiagnosticError(
          "'\(name)' cannot be read: \(reason)", hint: "check its permissions", id: .unreadableFile)
      case .tooLarge(_, let limit):
        throw DiagnosticError(
          "'\(name)' has more than \(limit >> 20) MiB, the most that is read of a picture",
          hint: "save it smaller", id: .tooMuch)
      }
    }
  }
}

extension ImageData {
  /// The PNG, JPEG or SVG file at a path, wherever that is.
  ///
  /// - Throws: ``DiagnosticError`` when it cannot be read or shown.
  public init(contentsOf path: String) throws {
    self = try ImageData(ImageLoader.bytes(at: path, path), name: path)
  }
}

extension Image {
  /// The PNG, JPEG or SVG file at a path, wherever that is, in its own size.
  ///
  /// - Throws: ``DiagnosticError`` when it cannot be read or shown.
  public init(file path: String) throws { self.init(try ImageData(contentsOf: path)) }
}
