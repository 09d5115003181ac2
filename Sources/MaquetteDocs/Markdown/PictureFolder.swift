import Maquette
import MaquetteSpec

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Where the pictures of a block are, for us and for the document.
struct PictureFolder {
  /// Its path, with a slash at its end, or empty.
  let path: String
  /// As the document's links have it, with a slash at its end, or empty.
  let link: String

  init(_ block: MarkdownBlock, _ document: MarkdownDocument, _ settings: MarkdownSettings) {
    func slashed(_ path: String) -> String {
      path.isEmpty || path.hasSuffix("/") ? path : path + "/"
    }
    if let folder = block.options.folder?.value {
      link = slashed(folder == "." ? "" : folder)
      path = document.targetFolder + link
    } else if let images = settings.imagesFolder {
      path = slashed(images == "." ? "" : images)
      link = PictureFolder.link(from: document.targetFolder, to: path)
    } else {
      link = "images/"
      path = document.targetFolder + link
    }
  }

  /// What keeps a block's own folder from being used; `nil` when nothing does.
  static func problem(of block: MarkdownBlock, _ document: MarkdownDocument) -> Diagnostic? {
    guard let folder = block.options.folder else { return nil }
    func problem(_ message: String, _ hint: String) -> Diagnostic {
      Diagnostic(
        .error, message, location: folder.valueLocation,
        length: max(1, min(folder.value.count, 60)), hint: hint)
    }
    let shown = SpecNode.excerpt(folder.value)
    let hint = "name a folder below the document's, or use --images"
    if folder.value.isEmpty { return problem("'folder' is empty", hint) }
    let parts = folder.value.split(separator: "/")
    let isInside =
      !folder.value.hasPrefix("/") && !parts.contains("..") && !folder.value.utf8.contains(0)
      && (try? SafePath.resolve(folder.value, below: document.targetFolder)) != nil
    // The document's own folder is no folder below it, but fine.
    if isInside || folder.value == "." { return nil }
    return problem("'\(shown)' is outside of the document's folder", hint)
  }

  /// The way from one folder to another.
  private static func link(from start: String, to end: String) -> String {
    let from = parts(of: start)
    let to = parts(of: end)
    var shared = 0
    while shared < min(from.count, to.count), from[shared] == to[shared] { shared += 1 }
    let steps = [String](repeating: "..", count: from.count - shared) + to[shared...]
    return steps.map { $0 + "/" }.joined()
  }

  /// The names on the way from the root to a folder, which may not be there yet; all links are
  /// followed.
  private static func parts(of folder: String) -> [String] {
    let start = folder.hasPrefix("/") ? "/" : "./"
    var rest = folder.split(separator: "/")
    var missing: [String] = []
    while true {
      if let known = realpath(start + rest.joined(separator: "/"), nil) {
        defer { free(known) }
        let names = String(cString: known).split(separator: "/").map(String.init)
        return names + missing.reversed()
      }
      guard let last = rest.popLast() else { return missing.reversed() }
      missing.append(String(last))
    }
  }
}
