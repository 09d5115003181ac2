import MaquetteComponents
import MaquetteCore

extension Grid: SwiftUISource {
  func source(in export: SwiftUIComponents, _ keys: ExportedKeys) -> SwiftView {
    keys.say("columns", "spacing", "verticalSpacing", "children")
    let cells = export.views(self.children)
    let columns = max(1, self.columns)
    let rows = stride(from: 0, to: cells.count, by: columns).map { start in
      SwiftView("GridRow", children: Array(cells[start..<min(start + columns, cells.count)]))
    }
    let across = "horizontalSpacing: {spacing?}"
    let down = "verticalSpacing: {\(self.verticalSpacing == nil ? "spacing" : "verticalSpacing")?}"
    return SwiftView(
      keys.call("Grid(alignment: .{alignment?}, \(across), \(down))"), children: rows)
  }
}

extension ScrollView: SwiftUISource {
  func source(in export: SwiftUIComponents, _ keys: ExportedKeys) -> SwiftView {
    keys.say("axes", "indicators", "children")
    var views = export.views(self.children)
    let isVertical = self.axes == .vertical
    var view: SwiftView
    if isVertical, let list = export.list(of: views, self.children) {
      view = list
    } else {
      keys.say("contentOffset")
      if isVertical {
        for (index, child) in zip(views.indices, self.children) {
          export.tellOfList(in: &views[index], child)
        }
      }
      if views.count > 1 || self.spacing != nil {
        let name = self.axes == .horizontal ? "HStack" : "VStack"
        views = [SwiftView(keys.call("\(name)(spacing: {spacing?})"), children: views)]
      }
      let axes = [
        "vertical": [], "horizontal": [".horizontal"], "both": ["[.horizontal, .vertical]"],
      ]
      view = SwiftView(
        SwiftView.call("ScrollView", axes[self.axes.rawValue] ?? []), children: views)
      view.scroll(to: contentOffset)
    }
    if self.indicators != .automatic {
      view.modifiers.append(".scrollIndicators(.\(self.indicators.rawValue))")
    }
    keys.add([".defaultScrollAnchor(.{defaultScrollAnchor?})"], to: &view)
    return view
  }
}

extension SwiftView {
  /// Scrolls the scroll view that it is to a point, from its leading upper corner.
  mutating func scroll(to point: Point) {
    guard point != .zero else { return }
    let (x, y) = (SwiftLiteral.number(point.x), SwiftLiteral.number(point.y))
    modifiers.append(
      ".scrollPosition(.constant(ScrollPosition(point: CGPoint(x: \(x), y: \(y)))))")
  }
}

extension ViewThatFits: SwiftUISource {
  func source(in export: SwiftUIComponents, _ keys: ExportedKeys) -> SwiftView {
    keys.say("axes")
    let axes = self.axes == .both ? "" : "(in: .\(self.axes.rawValue))"
    return keys.view("ViewThatFits\(axes)", of: "children")
  }
}

extension Divider: SwiftUISource {
  func source(in export: SwiftUIComponents, _ keys: ExportedKeys) -> SwiftView {
    var view = SwiftView("Divider()")
    guard keys.has("color") else { return view }
    if let text = SwiftUIColors.background(self.color, on: export.platform) {
      keys.say("color")
      view.modifiers.append(".overlay(\(text))")
    }
    return view
  }
}
