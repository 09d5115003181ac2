import Maquette
import MaquetteCore

/// What of a picture is compared with its baseline.
public enum SnapshotStrategy: String, Hashable, Sendable, CaseIterable {
  /// Its pixels and its scene: a picture, and a text beside it.
  case picture
  /// The scene as text: frames, texts, fonts and colours, so that no library's rasteriser matters.
  case scene
  /// What assistive technology is told, a line each, in its order.
  case accessibility
  /// The values that the component was made with; of a picture or scene, what `scene` has.
  case description

  /// The text that is compared; `nil` for pictures.
  func text(of picture: Renderer.Picture, component: Any?) -> String? {
    switch self {
    case .picture: nil
    case .scene: SceneDump(picture.scene).text
    case .accessibility: SpokenScene(picture.scene).text
    case .description: component.map { ValueDescription($0).text } ?? SceneDump(picture.scene).text
    }
  }
}

/// What assistive technology is told of a scene, in its order.
struct SpokenScene {
  let text: String

  init(_ scene: Scene) {
    var lines: [String] = []
    SpokenScene.visit(scene.root, depth: 0, &lines)
    text = lines.map { $0 + "\n" }.joined()
  }

  private static func visit(_ node: SceneNode, depth: Int, _ lines: inout [String]) {
    var depth = depth
    if let thing = node.accessibility {
      // What is hidden hides what is in it.
      if thing.isHidden { return }
      if thing.isElement {
        lines.append(String(repeating: "  ", count: depth) + line(of: thing))
        depth += 1
      }
    }
    for child in node.children { visit(child, depth: depth, &lines) }
  }

  private static func line(of thing: Accessibility) -> String {
    var words = ["\(thing.role.rawValue) “\(Escape.terminalLine(thing.label))”"]
    if let value = thing.value { words.append("value “\(Escape.terminalLine(value))”") }
    // A button has the trait of one.
    words += thing.traits.map(\.rawValue).filter { $0 != thing.role.rawValue }
    if let level = thing.headingLevel { words.append("heading \(level)") }
    if let hint = thing.hint { words.append("hint “\(Escape.terminalLine(hint))”") }
    if let name = thing.identifier { words.append("identifier “\(Escape.terminalLine(name))”") }
    return words.joined(separator: ", ")
  }
}

/// A value as lines of text that are the same in every process: what is `nil` or empty is left out,
/// and sets and dictionaries are sorted.
struct ValueDescription {
  private(set) var text = ""
  private static let deepest = 24

  init(_ value: Any) { add(value, label: nil, depth: 0) }

  private mutating func add(_ value: Any, label: String?, depth: Int) {
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional {
      if let inner = mirror.children.first { add(inner.value, label: label, depth: depth) }
      return
    }
    let head = String(repeating: "  ", count: depth) + (label.map { $0 + ": " } ?? "")
    if let string = value as? String {
      if !string.isEmpty || depth == 0 { text += "\(head)\"\(Escape.swift(string))\"\n" }
      return
    }
    guard !mirror.children.isEmpty, depth < ValueDescription.deepest else {
      let isCollection = [.collection, .set, .dictionary].contains(mirror.displayStyle)
      if !isCollection || depth == 0 { text += "\(head)\(Escape.terminalLine("\(value)"))\n" }
      return
    }
    switch mirror.displayStyle {
    case .set, .dictionary:
      text += "\(head)\(type(of: value))\n"
      text += mirror.children.map { ValueDescription($0.value).text }.sorted().joined()
        .split(separator: "\n").map { String(repeating: "  ", count: depth + 1) + $0 + "\n" }
        .joined()
    case .enum:
      let child = mirror.children.first
      text += "\(head).\(child?.label ?? "")\n"
      if let child { add(child.value, label: nil, depth: depth + 1) }
    default:
      text += "\(head)\(type(of: value))\n"
      for child in mirror.children { add(child.value, label: child.label, depth: depth + 1) }
    }
  }
}
