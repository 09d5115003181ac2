/// Callouts and redlines of a picture: what they say, and the picture with them.
package struct Annotations {
  /// The callouts; none without ``Overlay/callouts``.
  package let callouts: [NumberedCallout]
  private let parts: RedlineParts?
  private let scene: Scene

  /// The annotations of a picture.
  ///
  /// - Throws: ``DiagnosticError`` for every callout and filter that is about nothing in it.
  package init(_ scene: Scene, _ overlays: [Overlay], _ options: AnnotationOptions) throws {
    self.scene = scene
    callouts =
      overlays.contains(.callouts) ? try CalloutSelection(scene, options).callouts() : []
    if overlays.contains(.redlines) {
      if !overlays.contains(.callouts), !options.filters.isEmpty {
        _ = try CalloutSelection(scene, options).callouts()
      }
      parts = RedlineParts(scene, filters: options.filters)
    } else {
      parts = nil
    }
  }

  /// Whether there is something to measure.
  package var hasRedlines: Bool { parts?.parts.isEmpty == false }
  /// Whether some redlines were left out.
  package var isCut: Bool { parts?.isCut == true }
  /// Whether some area that answers differs from its frame.
  package var hasTargets: Bool { parts?.parts.contains { $0.hitTarget != nil } == true }

  /// The picture with them. Where labels find no room in it, the canvas grows, and the picture moves.
  package func applied(to picture: Scene, ink: AnnotationInk) -> Scene {
    var layer = AnnotationLayer(scene, ink: ink)
    if let parts {
      let canvas = Rect(origin: .zero, size: scene.size)
      layer.add(parts.parts, RedlineGaps(parts.parts, canvas: canvas).gaps)
    }
    layer.add(callouts)
    guard !layer.items.isEmpty else { return picture }
    return grown(picture, around: layer, ink: ink)
  }

  private func grown(_ picture: Scene, around layer: AnnotationLayer, ink: AnnotationInk) -> Scene {
    var result = picture
    let canvas = Rect(origin: .zero, size: picture.size)
    let margin = 6 * ink.unit
    // Where one side grows all of them do, so that the picture's edge is seen all around.
    let labels = layer.bounds.map { canvas.union($0.inset(by: -margin)) } ?? canvas
    let reach = labels == canvas ? canvas : labels.union(canvas.inset(by: -margin))
    func whole(_ value: Double) -> Double { value > 0.01 ? value.rounded(.up) : 0 }
    let corner = Point(x: whole(-reach.minX), y: whole(-reach.minY))
    let size = Size(
      width: corner.x + canvas.width + whole(reach.maxX - canvas.maxX),
      height: corner.y + canvas.height + whole(reach.maxY - canvas.maxY))
    let isGrown = size != canvas.size
    let frame = Rect(origin: .zero, size: size)
    var marks = SceneNode(
      path: "overlay:annotations", component: "Overlay", frame: canvas, items: layer.items)
    marks.move(by: corner)
    result.root.move(by: corner)
    result.size = size
    for index in result.hitTargets.indices {
      let origin = result.hitTargets[index].area.origin
      result.hitTargets[index].area.origin = origin.offset(x: corner.x, y: corner.y)
    }
    var items: [DrawItem] = []
    let placed = Rect(origin: corner, size: canvas.size)
    if isGrown {
      // All around the picture, which may be transparent itself.
      var around = Path()
      around.addRect(frame)
      around.addRect(placed)
      items.append(
        .fill(.path(around, evenOdd: true), .color(OverlayLegend.ground(isDark: ink.isDark))))
    }
    let inner = SceneNode(
      path: "picture", component: "Picture", frame: placed, clip: .rect(placed),
      children: [result.root])
    if isGrown {
      let line = Color(rgb: ink.isDark ? 0x48484A : 0xC6C6C8)
      marks.items.insert(.stroke(.rect(placed), width: 0.5 * ink.unit, line), at: 0)
    }
    result.root = SceneNode(
      path: "annotated", component: "Picture", frame: frame, items: items,
      children: [inner, marks])
    return result
  }

  /// How the tables begin.
  package static let tableHeads = [
    "| # | Component | Name | Note |\n|--:|---|---|---|\n",
    "| Component | Name | x | y | Size | Hit target |\n|---|---|--:|--:|---|---|\n",
  ]

  /// What they say, as tables in Markdown; empty when there is nothing.
  package var markdown: String {
    var text = ""
    if !callouts.isEmpty {
      text += Self.tableHeads[0]
      for callout in callouts {
        text += "| \(callout.number) | \(callout.component) | \(Escape.markdownCell(callout.name)) "
        text += "| \(Escape.markdownCell(callout.text)) |\n"
      }
    }
    let rows = parts?.parts.filter { !$0.isGround } ?? []
    if !rows.isEmpty {
      if !text.isEmpty { text += "\n" }
      text += Self.tableHeads[1]
      for part in rows {
        let (x, y) = (part.frame.minX, part.frame.minY)
        text += "| \(part.component) | \(Escape.markdownCell(part.name)) "
        text += "| \(NumberFormat.short(x, digits: 1)) | \(NumberFormat.short(y, digits: 1)) "
        text += "| \(part.sizeText) "
        text += "| \(part.hitTarget.map { RedlineParts.text(of: $0.size) } ?? "") |\n"
      }
      if isCut { text += "\nOnly the first \(RedlineParts.most) are measured.\n" }
    }
    return text
  }
}
