import Glibc
import Maquette
import MaquetteCore
import MaquetteSpec

/// Pictures that a document showed and shows no more, as when a block has got another id.
struct MarkdownLeftovers {
  /// What a block showed before, for as long as nothing else is known of it.
  private var candidates: [(path: String, address: String)] = []
  private var kept = PathSet()

  /// Takes a block: the files that its old markup names are candidates, those that it shows now and
  /// reads are kept.
  mutating func add(
    _ job: MarkdownBlockJob, _ outcome: MarkdownBlockJob.Outcome, in folder: PictureFolder
  ) {
    for picture in outcome.pictures { _ = kept.insert(picture.fullPath) }
    for input in outcome.inputs { _ = kept.insert(Batch.fullPath(of: input)) }
    guard outcome.markup != nil else { return }
    let text = String(decoding: job.document.bytes[job.block.range], as: UTF8.self)
    for name in Disk.names(in: folder.path.isEmpty ? "." : folder.path) ?? [] {
      let isPicture = Paths.ends(".png", in: name) || Paths.ends(".svg", in: name)
      guard isPicture, !Paths.isHidden(name) else { continue }
      let address = Escape.address(folder.link + name)
      let argument = MarkupText.argument(folder.link + name)
      let isNamed =
        ["\"", "#", ")"].contains { text.contains(address + $0) }
        || text.contains("} \(argument)\n")
      if isNamed { candidates.append((folder.path + name, address)) }
    }
  }

  /// Those that no document of the run names any more.
  func paths(_ documents: [MarkdownResult.Document]) -> [String] {
    var seen = PathSet()
    let texts = documents.map { String(decoding: $0.bytes, as: UTF8.self) }
    return candidates.compactMap { path, address in
      let full = Batch.fullPath(of: path)
      let isNamed = texts.contains { $0.contains(address) }
      guard !isNamed, !kept.contains(full), seen.insert(full) else { return nil }
      return path
    }
  }
}

extension MarkdownResult {
  /// Removes the pictures that no document shows any more: only files that we wrote, and no links.
  ///
  /// - Returns: what was removed.
  package func removeLeftovers() -> [String] {
    leftovers.filter { path in
      guard let status = Disk.ownStatus(of: path), status.st_mode & S_IFMT == S_IFREG,
        let bytes = try? FileReader.read(path: path, limit: Limits.imageBytes),
        OwnFile.isOurs(bytes)
      else { return false }
      Disk.remove(path)
      return true
    }
  }
}
