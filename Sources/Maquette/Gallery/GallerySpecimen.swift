internal import CSpecimens
import MaquetteComponents
import MaquetteCore
import MaquetteSpec

/// A spec of `Snapshots/specimens`, which is a page of the gallery on one platform or several.
///
/// It is a spec like any other, and its file's name says the rest: `toggle/toggles.ios+ipados.yaml` is
/// the pages `ios-toggles` and `ipados-toggles`, whatever platform the spec names. Its title is the
/// page's; the picture's has the platform before it. Below `specimen` stands what no spec says:
///
/// * `title`, the page's, where the picture has another one;
/// * `overlays`, what is drawn over it;
/// * `sides` and their `width`, for a rule in several directions and locales: each has its own `view`,
///   or all have the spec's component.
///
/// Around something that is open, `PresentationStage` keeps the room that it takes; it also holds what
/// has a margin around its frame.
package struct GallerySpecimen: Sendable {
  /// The file below `Snapshots/specimens`, without its ending.
  package let path: String
  /// The spec.
  package let text: [UInt8]
  private let name: String
  private let platforms: [Platform]

  private static let catalogue = Catalogue.standard.adding(PresentationStage.self)

  init(path: String, text: [UInt8]) {
    self.path = path
    self.text = text
    let parts = Paths.name(of: path).split(separator: ".").map(String.init)
    name = parts.first ?? ""
    platforms = (parts.last ?? "").split(separator: "+").compactMap { Platform(rawValue: "\($0)") }
  }

  /// Something in the list of the gallery.
  package enum Entry: Sendable {
    /// A file.
    case file(GallerySpecimen)
    /// The pages of all symbols that there are.
    case symbols
  }

  /// All of them, in the order of the gallery.
  package static var all: [Entry] {
    let lines = UnsafeBufferPointer(
      start: maquette_specimen_list(), count: maquette_specimen_list_size())
    let texts = UnsafeBufferPointer(
      start: maquette_specimen_texts(), count: maquette_specimen_texts_size())
    var rest = texts.split(separator: 0)[...]
    return lines.split(separator: UInt8(ascii: "\n")).map { line in
      let path = String(decoding: line, as: UTF8.self)
      if path == "@symbols" { return .symbols }
      return .file(GallerySpecimen(path: path, text: rest.popFirst().map { Array($0) } ?? []))
    }
  }

  /// Whether it shows a rule in several directions.
  var isRule: Bool { path.hasPrefix("right-to-left/") }

  /// Its page on a platform; `nil` where it has none.
  ///
  /// - Throws: ``DiagnosticError`` when the spec is wrong.
  func page(on platform: Platform) throws -> GalleryPage? {
    guard platforms.contains(platform) else { return nil }
    let root = try YAMLReader.read(text, file: path)
    var entries = root.map ?? []
    let index = entries.firstIndex { $0.key == "specimen" }
    let own = index.map { entries.remove(at: $0).value }
    if let sides = own?["sides"]?.list { return try rule(own, sides, entries, on: platform) }
    var document = try document(entries, at: root.location)
    document.environment.platform = platform
    let title = document.canvas.title ?? ""
    let ownTitle = own?["title"]?.scalar
    if ownTitle == nil { document.canvas.title = "\(platform.displayName): \(title)" }
    let overlays = own?["overlays"]?.list ?? []
    return GalleryPage(
      name, ownTitle ?? title, platform: platform, document: document,
      overlays: overlays.compactMap { $0.scalar.flatMap(Overlay.init(rawValue:)) })
  }

  private func rule(
    _ own: SpecNode?, _ sides: [SpecNode], _ entries: [SpecNode.Entry], on platform: Platform
  ) throws -> GalleryPage {
    let pictures = try sides.map { side in
      let view = side.map?.first { $0.key == "view" }
      let document = try document(entries + (view.map { [$0] } ?? []), at: side.location)
      return RuleSide(
        name: side["name"]?.scalar ?? "", caption: side["caption"]?.scalar ?? "",
        picture: document.component,
        direction: side["direction"] == nil ? .leftToRight : .rightToLeft,
        locale: side["locale"]?.scalar ?? "")
    }
    let title = entries.first { $0.key == "title" }?.value.scalar
    let width = own?["width"]?.scalar.flatMap { Double($0) }
    return GalleryPage(
      rule: name, title ?? "", platform: platform, width: width ?? 0, sides: pictures)
  }

  private func document(_ entries: [SpecNode.Entry], at location: SourceLocation) throws
    -> SpecDocument
  {
    do {
      return try SpecDocument(
        decoding: SpecNode(.map(entries), at: location), catalogue: Self.catalogue,
        pictures: SamplePictures.all)
    } catch let error as DiagnosticError {
      throw error.naming(path)
    }
  }
}

extension SpecNode {
  fileprivate subscript(_ key: String) -> SpecNode? { map?.first { $0.key == key }?.value }
}
