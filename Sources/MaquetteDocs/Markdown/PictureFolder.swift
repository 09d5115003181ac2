import MaquetteCore
import MaquetteSpec

/// Where the pictures of a block are, for us and for the document.
struct PictureFolder {
  /// Its path, with a slash at its end, or empty.
  let path: String
  /// The folder that was named and that links may not leave: a document is data, and does not decide
  /// on what lies outside of where it is.
  let root: String
  /// As the document's links have it, with a slash at its end, or empty.
  let link: String

  init(_ block: MarkdownBlock, _ document: MarkdownDocument, _ settings: MarkdownSettings) {
    if let folder = block.options.folder?.value {
      link = Paths.slashed(folder == "." ? "" : folder)
      (path, root) = (document.targetFolder + link, document.root)
    } else if let images = settings.imagesFolder {
      path = Paths.slashed(images == "." ? "" : images)
      root = path
      link = PictureFolder.link(from: document.targetFolder, to: path)
    } else {
      link = "images/"
      (path, root) = (document.targetFolder + link, document.root)
    }
  }

  /// The same for all ids and folders' names in one place that differ in the case of letters only.
  func key(of id: String) -> PathKey {
    let (whole, start) = (Disk.resolved(path), Disk.resolved(root))
    guard Paths.starts(whole, with: start) else {
      return PathKey(whole + "/" + id.lowercased())
    }
    return PathKey(start + (Paths.rest(of: whole, after: start) + "/" + id).lowercased())
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
    let isInside =
      Paths.staysBelow(folder.value) && !folder.value.utf8.contains(0)
      && (try? SafePath.resolve(folder.value, below: document.targetFolder)) != nil
    // The document's own folder is no folder below it, but fine.
    if isInside || folder.value == "." { return nil }
    return problem("'\(shown)' is outside the document's folder", hint)
  }

  /// The way from one folder to another.
  private static func link(from start: String, to end: String) -> String {
    let from = parts(of: start)
    let to = parts(of: end)
    var shared = 0
    while shared < min(from.count, to.count), from[shared] == to[shared] { shared += 1 }
    let steps = [String](repeating: "..", count: from.count - shared) + to[shared...].map(\.text)
    return steps.map { $0 + "/" }.joined()
  }

  /// The names on the way from the root to a folder, which may not be there yet; all links are
  /// followed.
  private static func parts(of folder: String) -> [PathKey] {
    Paths.parts(of: Disk.resolved(folder)).map { PathKey($0) }
  }
}
