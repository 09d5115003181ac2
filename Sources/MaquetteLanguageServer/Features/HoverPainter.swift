import Maquette
import MaquettePainting
import MaquetteSpec

/// Draws what the cursor is at, for documentation: a component as the text has it, or its first example
/// where the text cannot be drawn.
final class HoverPainter {
  private let renderer: Renderer
  private let settings: ServerSettings

  init(_ settings: ServerSettings) {
    self.settings = settings
    renderer = Renderer(fontPaths: settings.fontPaths, limits: settings.limits)
  }

  /// Opens what the first picture needs, fonts for one, before somebody waits for it.
  func warmUp() { _ = try? renderer.bytes(of: Label("A")) }

  /// A picture of no more bytes than there may be.
  struct Picture {
    var title: String
    var bytes: [UInt8]
    /// In points.
    var width: Double

    /// The picture in Markdown.
    ///
    /// - Parameter isSized: whether its width stands behind the address, as Visual Studio Code reads it;
    ///   others would take it for a part of the picture.
    func markdown(isSized: Bool) -> String {
      let address = "data:image/png;base64," + Base64.encoded(bytes)
      let size = isSized ? "|width=\(NumberFormat.short(width))" : ""
      return "![\(Documentation.escaped(title))](\(address)\(size))"
    }
  }

  /// The whole spec.
  func picture(of document: OpenDocument, root: ProjectRoot?) -> Picture? {
    guard let spec = try? read(document.text.bytes, of: document, root) else { return nil }
    return draw(spec, "This spec")
  }

  /// The component whose name stands at an offset.
  func picture(
    of schema: ComponentSchema, at offset: Int, in document: OpenDocument, root: ProjectRoot?
  ) -> Picture? {
    if let location = document.text.location(of: offset),
      let node = try? YAMLReader.read(document.text.bytes, file: document.name),
      let part = SpecPart(node).root(showing: location),
      let spec = try? bounded({
        try SpecDocument(decoding: part, folder: document.folder, root: root)
      }), let picture = draw(spec, schema.name)
    {
      return picture
    }
    return example(of: schema, in: document, root)
  }

  /// A component's first example, in the environment of the text where that can be read.
  private func example(
    of schema: ComponentSchema, in document: OpenDocument, _ root: ProjectRoot?
  ) -> Picture? {
    guard let example = schema.examples.first,
      let node = try? YAMLReader.read(example.spec)
    else { return nil }
    let own = try? YAMLReader.read(document.text.bytes, file: document.name)
    let around = own.map { SpecPart($0).environment } ?? []
    let fitted = SpecNode(.map(around + SpecPart(node).rest), at: node.location)
    // In another environment than its own it may lack what it needs.
    for part in around.isEmpty ? [node] : [fitted, node] {
      if let spec = try? bounded({
        try SpecDocument(decoding: part, folder: document.folder, root: root)
      }), let picture = draw(spec, "Example: \(example.title)") {
        return picture
      }
    }
    return nil
  }

  private func read(
    _ bytes: [UInt8], of document: OpenDocument, _ root: ProjectRoot?
  ) throws -> SpecDocument {
    try bounded {
      try SpecDocument(parsing: bytes, file: document.name, folder: document.folder, root: root)
    }
  }

  private func bounded<Result>(_ work: () throws -> Result) throws -> Result {
    var taken = 0
    return try WorkBudget.bounded(by: settings.limits, taken: &taken, work)
  }

  /// Points of a picture's area up to which it is drawn with two pixels each.
  private static let largestSharp = 120_000.0

  private func draw(_ spec: SpecDocument, _ title: String) -> Picture? {
    var environment = spec.environment.environment
    for scale in [2.0, 1.0] {
      environment.scale = scale
      guard
        let picture = try? renderer.picture(
          of: spec.component, on: spec.canvas, in: environment)
      else { return nil }
      let area = picture.scene.size.width * picture.scene.size.height
      if scale > 1, area > Self.largestSharp { continue }
      guard let bytes = try? renderer.bytes(of: picture) else { return nil }
      if bytes.count <= settings.pictureBytes {
        return Picture(title: title, bytes: bytes, width: picture.scene.size.width)
      }
    }
    return nil
  }
}

extension DocumentText {
  /// The place of an offset as messages have it; `nil` where lines are too long to count.
  func location(of offset: Int) -> SourceLocation? {
    let line = line(of: offset)
    var start = start(ofLine: line)
    if line == 0, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { start = 3 }
    guard offset >= start, offset - start <= 4000 else { return nil }
    return SourceLocation(line: line + 1, column: string(start..<offset).count + 1)
  }
}

/// Takes a spec apart: what it is drawn in, and a component of it.
struct SpecPart {
  private let root: SpecNode
  private static let names = Set(
    EnvironmentTrait.all.map(\.key) + ["theme", "symbols", SpecVocabulary.definitionsKey]
      + [SpecVocabulary.useKey, "strings"])

  init(_ root: SpecNode) { self.root = root }

  /// The entries at the top that decide on how all is drawn.
  var environment: [SpecNode.Entry] { (root.map ?? []).filter(isEnvironment) }

  /// The other entries.
  var rest: [SpecNode.Entry] { (root.map ?? []).filter { !isEnvironment($0) } }

  private func isEnvironment(_ entry: SpecNode.Entry) -> Bool {
    let named = (root.map ?? []).first { ComponentDecoder.isComponentName($0.key) }
    let schema = named.flatMap { Catalogue.standard.schema(named: $0.key) }
    return Self.names.contains(entry.key)
      && SpecDocument.isTopKey(entry.key, of: schema, in: named)
  }

  /// A spec that draws the component whose name stands at a place, and nothing else.
  func root(showing place: SourceLocation) -> SpecNode? {
    if root.map?.contains(where: { $0.location == place }) == true { return root }
    guard var found = SpecPart.map(with: place, in: root) else { return nil }
    // A repetition would have no row, and a condition may not hold.
    let left = SpecVocabulary.itemInfos.map(\.name)
    found.value = .map((found.map ?? []).filter { !left.contains($0.key) })
    let view = SpecNode.Entry(
      key: SpecVocabulary.viewKey, location: found.location, value: found)
    return SpecNode(.map(environment + [view]), at: root.location)
  }

  private static func map(with place: SourceLocation, in node: SpecNode) -> SpecNode? {
    switch node.value {
    case .scalar: return nil
    case .list(let nodes): return nodes.lazy.compactMap { map(with: place, in: $0) }.first
    case .map(let entries):
      if entries.contains(where: { $0.location == place }) { return node }
      return entries.lazy.compactMap { map(with: place, in: $0.value) }.first
    }
  }
}
