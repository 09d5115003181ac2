import MaquetteCore

/// The opened faces of one measurer: each file is opened when it is first needed, and once.
final class FaceStore {
  private struct Key: Hashable {
    @ByteExact var path: String
    var index: Int
  }

  let catalog: FontCatalog
  private var files: [Key: FontFile?] = [:]
  private var chains: [FaceChain] = []
  /// A file that is there and could not be opened: memory or open files ran out.
  private(set) var unreadable: String?
  /// Themes have about ten fonts; more than this is a caller that varies them endlessly.
  private static let chainLimit = 64

  init(catalog: FontCatalog) { self.catalog = catalog }

  /// The families a font asks, in their order.
  func chain(for font: ResolvedFont) -> FaceChain {
    let request = FaceChain.Request(font)
    // Comparing beats hashing: a theme's fonts share one list of fallbacks in memory.
    if let chain = chains.first(where: { $0.request == request }) { return chain }
    if chains.count >= Self.chainLimit { chains.removeAll() }
    let chain = FaceChain(request, store: self)
    chains.append(chain)
    return chain
  }

  /// Tries again what could not be opened; whether there was any.
  func retry() -> Bool {
    guard unreadable != nil else { return false }
    unreadable = nil
    chains.removeAll()
    return true
  }

  /// The face of a family nearest to a style; `nil` when no file of it is there.
  func face(family: String, weight: FontWeight, isItalic: Bool) -> FontFile? {
    guard let style = catalog.file(family: family, weight: weight, isItalic: isItalic) else {
      return nil
    }
    let key = Key(path: style.path, index: style.index)
    if let file = files[key] { return file }
    let file: FontFile?
    do throws(FontFile.Unreadable) {
      file = try FontFile.opened(path: key.path, index: key.index)
    } catch {
      unreadable = unreadable ?? key.path
      return nil
    }
    if let model = catalog.model(of: family, style: style) {
      let broken = catalog.source(of: family)?.broken ?? []
      file?.broken = BrokenGlyphs.scalars(
        of: broken, weight: style.weight, isItalic: style.isItalic)
      file?.findModel = { [unowned self] in
        face(family: model, weight: style.weight, isItalic: style.isItalic)
      }
    }
    file?.isHangingScript = catalog.source(of: family)?.language != nil
    files[key] = .some(file)
    return file
  }
}
