import MaquetteCore
import MaquetteSpec

/// The spec of a sheet's other pictures: what a variant says about the environment stands at the top, in the
/// place of what the spec itself says about it.
extension GallerySpec {
  /// What a variant says: a key at the top of a spec, and its value.
  package typealias Trait = (key: String, value: String)

  /// A line of the text with its line feed; `key` is that of the environment which it sets.
  private struct Line {
    var text: String
    var key: String?
    /// It begins in the first column, and is no remark.
    var isTop: Bool
  }

  package func text(with traits: [Trait]) -> String {
    pieces(with: traits).reduce(into: "") { text, piece in
      switch piece {
      case .plain(let line), .traits(let line): text += line
      case .own(_, let line, let isReplaced): text += isReplaced ? "" : line
      }
    }
  }

  /// The same for a page, whose script changes the traits: they stand in the span of that class, and spans
  /// with a `data-key` are empty where one of the traits is about the same key.
  func html(with traits: [Trait]) -> String {
    pieces(with: traits).reduce(into: "") { text, piece in
      switch piece {
      case .plain(let line): text += Escape.html(line)
      case .traits(let lines): text += "<span class=\"traits\">\(Escape.html(lines))</span>"
      case .own(let key, let line, let isReplaced):
        let shown = Escape.html(line)
        text += "<span data-key=\"\(key)\" data-line=\"\(shown)\">\(isReplaced ? "" : shown)</span>"
      }
    }
  }

  private enum Piece {
    case plain(String)
    case own(key: String, line: String, isReplaced: Bool)
    case traits(String)
  }

  private func pieces(with traits: [Trait]) -> [Piece] {
    let lines = lines
    let added = Self.added(traits, to: lines)
    var pieces = lines.map { line -> Piece in
      guard let key = line.key else { return .plain(line.text) }
      return .own(key: key, line: line.text, isReplaced: added.contains { $0.key == key })
    }
    // Behind the platform, or before all that is no remark.
    let platform = lines.firstIndex { $0.key == "platform" }
    let place = platform.map { $0 + 1 } ?? lines.firstIndex { $0.isTop } ?? lines.count
    pieces.insert(.traits(added.map(Self.line).joined()), at: place)
    return pieces
  }

  private static func added(_ traits: [Trait], to lines: [Line]) -> [Trait] {
    traits.filter { trait in !lines.contains { $0.text == line(trait) } }
  }

  /// A trait as a line of a spec.
  static func line(_ trait: Trait) -> String { "\(trait.key): \(trait.value)\n" }

  private var lines: [Line] {
    let text = text
    let whole = text.hasSuffix("\n") ? text : text + "\n"
    return whole.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map { line in
      let isTop = line.first.map { $0 != " " && $0 != "#" } ?? false
      let key = isTop ? line.firstIndex(of: ":").map { String(line[..<$0]) } : nil
      return Line(
        text: line + "\n", key: key.flatMap { EnvironmentTrait.named($0)?.key }, isTop: isTop)
    }
  }
}
