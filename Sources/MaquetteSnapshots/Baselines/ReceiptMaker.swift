import Maquette
import MaquetteCore
import MaquetteSpec
import MaquettePainting
import MaquetteThemes

/// Writes receipts, and remembers what is dear to find out: checksums of fonts and themes.
///
/// One thread at a time may use it.
package final class ReceiptMaker {
  private let libraries = LibraryVersions.all
  private var fonts: [ByteExact: String] = [:]
  private var symbols: [Symbol: String] = [:]
  private var themes: [(theme: Theme, digest: String)] = []

  /// A maker that knows no font yet.
  package init() {}

  /// The receipt of a picture.
  package func receipt(of drawn: DrawnSnapshot) -> Receipt {
    var entries = [Receipt.Entry("spec", drawn.key)]
    if !drawn.place.isEmpty { entries.append(.init("place", drawn.place)) }
    entries.append(.init("variant", drawn.variant.isEmpty ? "plain" : drawn.variant))
    if !drawn.set.isEmpty { entries.append(.init("set", drawn.set)) }
    if !drawn.flags.isEmpty { entries.append(.init("flags", drawn.flags)) }
    entries += [
      .init("png", "\(Checksum.crc32(drawn.png)) \(drawn.png.count)"),
      .init("maquette", MaquetteVersion.text),
    ]
    entries += libraries.map { .init($0.name, $0.version) }
    if let picture = drawn.picture {
      let environment = picture.environment
      entries += [
        .init("theme", "\(environment.theme.name) \(digest(of: environment.theme))"),
        .init("platform", environment.platform.rawValue), .init("locale", environment.locale),
      ]
    }
    entries += (drawn.picture?.symbols ?? []).map { symbol in
      .init("\(Receipt.symbol)\(symbol.name)", digest(of: symbol))
    }
    entries.append(.init("scale", NumberFormat.short(drawn.scale)))
    if let scene = drawn.picture?.scene {
      entries += faces(in: scene).map { .init("\(Receipt.font)\($0.name)", checksum(of: $0.file)) }
    }
    return Receipt(entries)
  }

  /// The faces that a scene's texts are drawn with, by name.
  private func faces(in scene: Scene) -> [FontFace] {
    var faces: Set<FontFace> = []
    func visit(_ items: [DrawItem]) {
      for item in items {
        switch item {
        case .text(let run, _): faces.insert(run.face)
        case .group(let group): visit(group.items)
        case .fill, .stroke, .line, .shadow, .image: break
        }
      }
    }
    for node in scene.nodes { visit(node.allItems) }
    return faces.sorted { ($0.name, $0.file) < ($1.name, $1.file) }
  }

  private func checksum(of file: String) -> String {
    if let known = fonts[ByteExact(file)] { return known }
    let bytes = try? FileReader.read(path: file, limit: Limits.fontBytes)
    let sum = bytes.map { "\(Checksum.crc32($0)) \($0.count)" } ?? "unreadable"
    fonts[ByteExact(file)] = sum
    return sum
  }

  private func digest(of symbol: Symbol) -> String {
    if let known = symbols[symbol] { return known }
    let digest = Checksum.crc32(Array(StableText.of(symbol).utf8))
    symbols[symbol] = digest
    return digest
  }

  private func digest(of theme: Theme) -> String {
    if let known = themes.first(where: { $0.theme == theme }) { return known.digest }
    let digest = Checksum.crc32(Array(StableText.of(theme).utf8))
    themes.append((theme, digest))
    return digest
  }
}
