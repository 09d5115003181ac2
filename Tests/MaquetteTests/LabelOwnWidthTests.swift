import Maquette
import MaquetteComponents
import MaquetteCore
import MaquetteSpec
import Testing

/// Documented: a UILabel's natural text starts at the reading edge of its own width, wherever the
/// view around it puts a narrower one.
@Suite("A label's own width")
struct LabelOwnWidthTests {
  /// A value of every key that all components have; none moves the text, but for three.
  private static let values = [
    "padding": "4", "height": "40", "frame": "{width: 200}", "fixedSize": "vertical",
    "layoutPriority": "1", "alignmentGuide": "{leading: 4}", "background": "'#FF0000'",
    "cornerRadius": "4", "clipShape": "capsule", "border": "red", "overlay": "{Label: B}",
    "shadow": "0", "opacity": "0.5", "blur": "1", "blendMode": "multiply",
    "mask": "{Rectangle: }", "contextMenu": "[{title: A}]", "scaleEffect": "1.5",
    "rotationEffect": "90",
    "offset": "[0, 4]", "aspectRatio": "2", "environment": "{textSize: small}",
    "listRowState": "normal", "listRowBackground": "red", "listRowInsets": "4",
    "listRowSeparator": "hidden", "listRowSeparatorTint": "red", "separatorInset": "4",
    "sharedBackgroundVisibility": "hidden",
    "badge": "3", "badgeProminence": "increased", "deleteDisabled": "true",
    "moveDisabled": "true", "swipeActions": "[]", "directionIsAbsolute": "true",
    "layoutDirection": "leftToRight", "baseWritingDirection": "leftToRight", "language": "de",
    "dataDetector": "code", "accessibilityLabel": "A", "accessibilityHint": "A",
    "accessibilityValue": "A", "accessibilityTraits": "button", "accessibilityHeading": "h1",
    "accessibilityHidden": "true", "accessibilityIdentifier": "a",
  ]

  @Test(
    "stays its own whatever is said about it besides",
    arguments: CommonProperties.infos.map(\.name).filter { $0 != "width" })
  func edge(key: String) throws {
    let value = try #require(Self.values[key], "give the new key '\(key)' a value here")
    let width = key == "frame" ? "" : ", width: 200"
    let text = "VStack:\n  children: [{Label: Short\(width), \(key): \(value)}]\n"
    let spec = try SpecDocument(parsing: Array(text.utf8), file: "a.yaml", folder: nil)
    let scene = try Renderer().picture(of: spec.component).scene
    #expect(scene.size.width == 200)
    // A frame or a ratio around a label is a view of its own, in whose middle it stands.
    guard key != "frame", key != "aspectRatio" else { return }
    let left = try #require(Self.firstLetter(of: scene.root), "\(key): no text")
    let start = key == "padding" ? 4.0 : 0
    #expect((start..<start + 2).contains(left), "\(key): \(left)")
  }

  /// Where the first line of text starts, in points from the left.
  private static func firstLetter(of node: SceneNode) -> Double? {
    firstLetter(of: node.items) ?? node.children.lazy.compactMap(firstLetter).first
  }

  /// Where it starts before its group is turned or scaled.
  private static func firstLetter(of items: [DrawItem]) -> Double? {
    items.lazy.compactMap { item in
      switch item {
      case .text(let run, _): run.origin.x
      case .group(let group): firstLetter(of: group.items)
      default: nil
      }
    }.first
  }
}
