import MaquetteCore
import MaquetteSpec

/// The spec of a sheet as people copy it: for its platform, without what only specimens may say.
package struct GallerySpec: Sendable {
  private enum Source: Sendable {
    case text(String)
    case specimen([UInt8], SpecNode, Platform)
    case side(SpecNode, Platform)
  }

  private let source: Source
  /// The first line, where the spec alone does not draw the sheet; otherwise empty.
  private let command: String

  /// A spec that is complete as it stands.
  init(_ text: String) { (source, command) = (.text(text), "") }

  /// A specimen's spec on a platform.
  ///
  /// - Parameters:
  ///   - text: the file.
  ///   - root: the same without its key `specimen`.
  ///   - overlays: what is drawn over it. No key of a spec says so: a comment names the option.
  ///   - name: of the file in that comment.
  init(
    _ text: [UInt8], _ root: SpecNode, platform: Platform, overlays: [Overlay], name: String
  ) {
    source = .specimen(text, root, platform)
    let words = overlays.map(\.rawValue).joined(separator: ",")
    command = overlays.isEmpty ? "" : "# maquette render \(name).yaml --overlay \(words)\n"
  }

  /// One side of a rule, whose spec stands nowhere as a whole.
  init(side root: SpecNode, platform: Platform) {
    (source, command) = (.side(root, platform), "")
  }

  /// The spec as YAML, with the file's own comments and lines where it has such.
  package var text: String { command + yaml }

  private var yaml: String {
    switch source {
    case .text(let text): return text.hasSuffix("\n") ? text : text + "\n"
    case .side(let root, let platform): return Self.written(root, platform)
    case .specimen(let bytes, let root, let platform):
      let edited = Self.edited(bytes, platform)
      let isPlain = !edited.contains(Self.stage)
      return isPlain ? edited : Self.written(root, platform)
    }
  }

  /// Keeps the room around what is open, and is in no catalogue but that of specimens.
  private static let stage = "PresentationStage"

  /// The file's own lines, without those of its key `specimen`.
  private static func edited(_ bytes: [UInt8], _ platform: Platform) -> String {
    let own = "platform: \(platform.rawValue)"
    var lines: [String] = []
    var start: Int?
    var isSpecimen = false
    var hasPlatform = false
    for line in String(decoding: bytes, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
    {
      let isTop = line.first.map { $0 != " " && $0 != "#" } ?? false
      if isTop { isSpecimen = line.hasPrefix("specimen:") }
      if isSpecimen { continue }
      if isTop { start = start ?? lines.count }
      let isPlatform = line.hasPrefix("platform:")
      hasPlatform = hasPlatform || isPlatform
      lines.append(isPlatform ? own : String(line))
    }
    // One for iOS alone need not say so.
    if !hasPlatform, platform != .ios { lines.insert(own, at: start ?? 0) }
    return lines.joined(separator: "\n")
  }

  private static func written(_ root: SpecNode, _ platform: Platform) -> String {
    var plain = withoutStages(root)
    if case .map(var entries) = plain.value {
      let own = SpecNode(.scalar(platform.rawValue), at: plain.location)
      if let index = entries.firstIndex(where: { $0.key == "platform" }) {
        entries[index].value = own
      } else if platform != .ios {
        entries.insert(SpecNode.Entry(key: "platform", location: plain.location, value: own), at: 0)
      }
      plain.value = .map(entries)
    }
    let text = SpecWriter.yaml(plain)
    let formatted = try? SpecFormatter.format(Array(text.utf8), file: "sheet.yaml")
    return formatted.map { String(decoding: $0, as: UTF8.self) } ?? text
  }

  /// The same with plain stacks in the place of stages.
  private static func withoutStages(_ node: SpecNode, inStage: Bool = false) -> SpecNode {
    var node = node
    switch node.value {
    case .scalar: break
    case .list(let nodes): node.value = .list(nodes.map { withoutStages($0) })
    case .map(let entries):
      node.value = .map(
        entries.map { entry in
          var entry = entry
          let isStage = entry.key == stage
          if isStage { entry.key = "VStack" }
          if inStage, entry.key == "content" { entry.key = "children" }
          entry.value = withoutStages(entry.value, inStage: isStage)
          return entry
        })
    }
    return node
  }
}
