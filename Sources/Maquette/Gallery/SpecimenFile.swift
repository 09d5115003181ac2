internal import CSpecimens
import MaquetteComponents
import MaquetteCore
import MaquetteSpec

/// A spec of `Snapshots/specimens`, which is a page of the gallery on one platform or several, or a
/// picture that baselines are kept of.
///
/// It is a spec like any other, and its file's name says the rest: `toggle/toggles.ios+ipados.yaml` is
/// the pages `ios-toggles` and `ipados-toggles`, whatever platform the spec names. Its title is the
/// page's; the picture's has the platform before it. ``SpecimenKeys`` has what no spec says.
///
/// Around something that is open, `PresentationStage` keeps the room that it takes; it also holds what
/// has a margin around its frame.
package struct SpecimenFile: Sendable {
  /// The file below `Snapshots/specimens`, without its ending.
  package let path: String
  /// The spec.
  package let text: [UInt8]
  /// The file's name without its platforms.
  package let name: String
  /// Those that its name says; none where it says anything else.
  package let platforms: [Platform]

  private static let catalogue = Catalogue.standard.adding { PresentationStage.self }

  /// A file's path below `Snapshots/specimens`, without its ending, and its bytes.
  package init(path: String, text: [UInt8]) {
    self.path = path
    self.text = text
    let parts = Paths.name(of: path).split(separator: ".", maxSplits: 1).map(String.init)
    name = parts.first ?? ""
    let words = parts.count == 2 ? parts[1] : ""
    let platforms = words.split(separator: "+").compactMap { Platform(rawValue: "\($0)") }
    let isWhole = platforms.map(\.rawValue).joined(separator: "+") == words
    self.platforms = isWhole ? platforms : []
  }

  /// Something in the list of the gallery.
  package enum Entry: Sendable {
    /// A file.
    case file(SpecimenFile)
    /// The pages of all symbols that there are.
    case symbols
  }

  /// All of the gallery's, in their order.
  package static var gallery: [Entry] {
    let lines = UnsafeBufferPointer(
      start: maquette_specimen_list(), count: maquette_specimen_list_size())
    let texts = UnsafeBufferPointer(
      start: maquette_specimen_texts(), count: maquette_specimen_texts_size())
    var rest = texts.split(separator: 0)[...]
    return lines.split(separator: UInt8(ascii: "\n")).map { line in
      let path = String(decoding: line, as: UTF8.self)
      if path == "@symbols" { return .symbols }
      return .file(SpecimenFile(path: path, text: rest.popFirst().map { Array($0) } ?? []))
    }
  }

  /// The folder that it is in, which is called after what it shows.
  private var folder: String { String(path.prefix { $0 != "/" }) }

  /// Whether it shows a rule in several directions.
  var isRule: Bool { path.hasPrefix("right-to-left/rtl-") }

  /// The variants that baselines are kept of on a platform; none of a page of the gallery alone.
  ///
  /// - Throws: ``DiagnosticError`` when what stands below `specimen` is wrong.
  package func variants(on platform: Platform) throws -> [Variant] {
    try read().keys.variants[platform] ?? []
  }

  /// Its page on a platform; `nil` where it has none.
  ///
  /// - Throws: ``DiagnosticError`` when the spec is wrong.
  package func page(on platform: Platform) throws -> GalleryPage? {
    guard platforms.contains(platform) else { return nil }
    let (root, keys) = try read()
    if !keys.sides.isEmpty { return try rule(keys, root, on: platform) }
    var document = try document(root)
    document.environment.platform = platform
    let title = document.canvas.title
    if keys.title == nil { document.canvas.title = title.map { "\(platform.displayName): \($0)" } }
    var page = GalleryPage(
      name, keys.title ?? title ?? "", platform: platform, document: document,
      overlays: keys.overlays)
    page.component = folder
    page.spec = GallerySpec(
      text, root, platform: platform, overlays: keys.overlays, name: name)
    return page
  }

  private func rule(_ keys: SpecimenKeys, _ root: SpecNode, on platform: Platform) throws
    -> GalleryPage
  {
    let pictures = try keys.sides.map { side in
      RuleSide(
        name: side.name, caption: side.caption,
        picture: try document(
          SpecNode(.map((root.map ?? []) + (side.view.map { [$0] } ?? [])), at: side.location)
        ).component, direction: side.direction, locale: side.locale)
    }
    let title = root.map?.first { $0.key == "title" }?.value.scalar
    var page = GalleryPage(
      rule: name, title ?? "", platform: platform, width: keys.width, sides: pictures)
    page.component = folder
    let view = keys.sides.first?.view.map { [$0] } ?? []
    page.spec = GallerySpec(
      side: SpecNode(.map((root.map ?? []) + view), at: root.location), platform: platform)
    return page
  }

  /// The spec, and what stands beside it.
  private func read() throws -> (spec: SpecNode, keys: SpecimenKeys) {
    let root = try YAMLReader.read(text, file: path)
    do {
      guard let index = root.map?.firstIndex(where: { $0.key == "specimen" }) else {
        return (root, SpecimenKeys())
      }
      var entries = root.map ?? []
      let own = entries.remove(at: index).value
      return (
        SpecNode(.map(entries), at: root.location), try SpecimenKeys(own, platforms: platforms)
      )
    } catch let error as DiagnosticError {
      throw error.naming(path)
    }
  }

  private func document(_ node: SpecNode) throws -> SpecDocument {
    do {
      return try SpecDocument(
        decoding: node, catalogue: Self.catalogue, pictures: SamplePictures.all)
    } catch let error as DiagnosticError {
      throw error.naming(path)
    }
  }
}
