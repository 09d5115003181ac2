import MaquetteCore

/// A scene as its dump tells it: what can be kept beside a picture and read back.
///
/// Whatever a dump leaves out (glyphs, findings that are only notes) is not in it, of the points of
/// outlines there is only a digest, and numbers have two decimals, so that a scene that was just made and one that was
/// read from a file are equally precise.
package struct SceneOutline: Hashable, Sendable {
  /// The canvas, in points.
  package var size: Size
  /// What the canvas is filled with; `nil` for a transparent one.
  package var background: Color?
  /// The direction of the interface.
  package var direction: LayoutDirection
  /// BCP 47 tag of the interface's language.
  package var language: String
  /// Every node in paint order, the root first: a node comes before those inside of it.
  package var nodes: [Node]
  /// What is doubtful about the picture, in the order of the dump.
  package var findings: [Finding]

  /// A face with its size.
  package struct Font: Hashable, Sendable {
    /// The face, for example `Inter-SemiBold`.
    package var name: String
    /// Size of an em, in points.
    package var size: Double
  }

  /// Something doubtful about the picture.
  package struct Finding: Hashable, Sendable {
    /// Its stable name, for example `hit-target-overlap`.
    package var id: String
    /// What is doubtful.
    package var message: String
  }

  /// One component, without those inside of it.
  package struct Node: Hashable, Sendable {
    /// Where the component is in the spec, for example `VStack/Button[2]`.
    package var path: String
    /// How many nodes it is inside of; 0 for the root.
    package var depth: Int
    /// Its frame, in points.
    package var frame: Rect
    /// The area that answers to touch or pointer; `nil` when there is none.
    package var hitTarget: Rect?
    /// The first baseline's distance from the top of the canvas; `nil` without text.
    package var baseline: Double?
    /// The text as drawn; `nil` without text.
    package var text: String?
    /// The font of its text; `nil` without text.
    package var font: Font?
    /// What assistive technology is told; `nil` for nodes that only arrange others.
    package var accessibility: Accessibility?
    /// Only what is inside of this is drawn of the node and those in it; `nil` for all.
    package var clip: OutlineShape?
    /// How far all that it and those in it draw is blurred, in points.
    package var blur = 0.0
    /// How all of that is mixed with what is behind it; empty for what covers it.
    package var blend = ""
    /// What it draws, from back to front; those in a group come after it and are one deeper.
    package var items: [OutlineItem] = []

    /// The kind of component: the last step of its path without its number; `Picture` for a node
    /// without a path.
    package var component: String {
      let step = path.utf8.split(separator: UInt8(ascii: "/")).last ?? Substring(path).utf8
      let name = step.prefix { $0 != UInt8(ascii: "[") }
      return name.isEmpty ? "Picture" : String(Substring(name))
    }
  }

  /// The outline of a scene, by way of its dump.
  ///
  /// - Throws: ``DiagnosticError`` for a scene with numbers that are none or beyond all use, or
  ///   that is deeper than ``Limits/depth`` allows; never for one that can be painted.
  package init(_ scene: Scene) throws {
    try self.init(parsing: SceneDump(scene).text)
  }

  /// The outline that a dump tells. Lines before `scene …` that begin with `# ` are skipped.
  ///
  /// - Throws: ``DiagnosticError`` with line and column for what is no dump, at most
  ///   ``Limits/diagnostics`` of them, and for more than ``Limits/dumpBytes``.
  package init(parsing text: String) throws {
    var parser = OutlineParser()
    self = try parser.outline(of: text)
  }

  init(size: Size, background: Color?, direction: LayoutDirection, language: String) {
    self.size = size
    self.background = background
    self.direction = direction
    self.language = language
    nodes = []
    findings = []
  }

  /// Adds an item to the last node.
  mutating func add(_ item: OutlineItem) {
    guard !nodes.isEmpty else { return }
    nodes[nodes.count - 1].items.append(item)
  }
}
