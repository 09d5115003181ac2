import Maquette

/// The text beside a picture as a run wrote it, receipt and scene: what nobody edited since, and
/// what is nobody else's.
///
/// Only such a text is ever removed or put into another's place. A line of a receipt that this
/// version does not write counts as somebody's own: who loses it to a run has lost it.
struct BaselineText {
  /// Why a text is none that a run wrote.
  enum Strangeness: Error {
    case noReceipt, noScene, isEdited

    /// What is so, with the file's name.
    func words(about file: String) -> String {
      switch self {
      case .noReceipt: "'\(file)' is not a receipt"
      case .noScene: "'\(file)' holds no scene"
      case .isEdited: "'\(file)' has lines that no run wrote"
      }
    }
  }

  /// What the receipt says that the picture is: checksum and size.
  let sum: String

  private static let names =
    Set(LibraryVersions.all.map(\.name)).union(Receipt.subjects).union(Receipt.settings)
    .union(["maquette"])

  /// Reads a text; ends of lines may be those of Windows, as version control makes them.
  init(_ bytes: [UInt8]) throws(Strangeness) {
    let text = BaselineFolder.unixLines(bytes)
    let (receipt, scene) = Receipt.split(text)
    guard receipt.value("spec") != nil, let sum = receipt.value("png") else { throw .noReceipt }
    guard (try? SceneOutline(parsing: String(scene))) != nil else { throw .noScene }
    let names = receipt.entries.map(\.name)
    let areKnown = names.allSatisfy { name in
      BaselineText.names.contains(name) || name.hasPrefix(Receipt.symbol)
        || name.hasPrefix(Receipt.font)
    }
    guard areKnown, Set(names).count == names.count, scene.utf8.starts(with: "scene ".utf8),
      (receipt.text + scene).utf8.elementsEqual(text.utf8)
    else { throw .isEdited }
    self.sum = sum
  }

  /// Whether a text is one that a run wrote.
  static func isOne(_ bytes: [UInt8]) -> Bool { (try? BaselineText(bytes)) != nil }
}
