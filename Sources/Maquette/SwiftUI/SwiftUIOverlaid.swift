import MaquetteComponents
import MaquetteCore

extension NotificationBanner: SwiftUIPresented {
  func present(on view: inout SwiftView, in export: SwiftUIComponents, _ keys: ExportedKeys) {
    keys.say("title", "message", "systemImage", "style")
    var rows: [SwiftView] = []
    if !self.title.isEmpty {
      var title = SwiftLiteral.text(self.title)
      title.modifiers = [".font(.subheadline.weight(.semibold))"]
      rows.append(title)
    }
    if !self.message.isEmpty { rows.append(SwiftLiteral.text(self.message)) }
    let texts = SwiftView("VStack(alignment: .leading)", children: rows)
    let symbol = self.systemImage.isEmpty ? [] : [SwiftLiteral.symbol(self.systemImage)]
    var banner = SwiftView("HStack", children: symbol + [texts])
    banner.modifiers = [
      ".padding()",
      self.style == .toast
        ? ".background(.thickMaterial, in: .capsule)"
        : ".background(.thickMaterial, in: .rect(cornerRadius: 24))",
    ]
    view.modify(".overlay(alignment: .top)", blocks: [("", [banner])])
  }
}

extension ContextMenu: SwiftUIPresented {
  func present(on view: inout SwiftView, in export: SwiftUIComponents, _ keys: ExportedKeys) {
    keys.say("items", "preview")
    guard export.checks(".contextMenu", at: keys.place(of: "items"), in: &view) else { return }
    let rows = export.rows(of: self.items, at: keys.place(of: "items"), in: &view)
    let preview =
      self.preview.isEmpty ? [] : [(name: "preview", views: [export.stack(self.preview)])]
    view.modify(".contextMenu", blocks: [("", rows)] + preview)
  }
}

extension Tooltip: SwiftUISource {
  func source(in export: SwiftUIComponents, _ keys: ExportedKeys) -> SwiftView {
    // The pointer decides on when it is there.
    keys.say("text", "anchor", "isPresented")
    var view = self.anchor.isEmpty ? SwiftView("Color.clear") : export.stack(self.anchor)
    view.modifiers.append(".help(Text(\(SwiftLiteral.verbatim(self.text))))")
    return view
  }
}

extension ColorWell: SwiftUISource {
  func source(in export: SwiftUIComponents, _ keys: ExportedKeys) -> SwiftView {
    keys.say("title", "labelsHidden")
    var view = export.colorPicker(self.title, self.chosen, [], keys)
    // In other places a well has no text beside it.
    let hasTitle = export.isRowOfMacForm && !self.title.isEmpty && !self.labelsHidden
    if !hasTitle { view.modifiers.append(".labelsHidden()") }
    keys.add("state", to: &view)
    return view
  }
}

extension ColorPicker: SwiftUISource {
  func source(in export: SwiftUIComponents, _ keys: ExportedKeys) -> SwiftView {
    keys.say("title", "supportsOpacity", "labelsHidden")
    let words = self.supportsOpacity ? [] : ["supportsOpacity: false"]
    var view = export.colorPicker(self.title, self.chosen, words, keys)
    if self.labelsHidden { view.modifiers.append(".labelsHidden()") }
    keys.add("state", to: &view)
    return view
  }
}

extension SwiftUIComponents {
  fileprivate func colorPicker(
    _ title: String, _ color: ColorValue, _ words: [String], _ keys: ExportedKeys
  ) -> SwiftView {
    keys.say("selection")
    var missed = SwiftView("")
    // A short name would be one of Core Graphics' colours as well.
    let text = SwiftUIColors.color(color, on: platform).map(SwiftUIColors.whole)
    if text == nil {
      missColor("colour", color, at: keys.place(of: "selection"), in: &missed)
    }
    let selection = "selection: .constant(\(text ?? "Color.accentColor"))"
    var view = SwiftView(
      SwiftView.call("ColorPicker", [SwiftLiteral.title(title), selection] + words))
    view.comments = missed.comments
    return view
  }
}

extension ShareSheet: SwiftUIPresented {
  func present(on view: inout SwiftView, in export: SwiftUIComponents, _ keys: ExportedKeys) {
    // People, apps and actions are the system's.
    keys.say("title", "subtitle")
    let words =
      ["item: \(SwiftLiteral.string(self.title))"]
      + (self.subtitle.isEmpty
        ? [] : ["message: Text(\(SwiftLiteral.verbatim(self.subtitle)))"])
    view.modify(".toolbar", blocks: [("", [SwiftView(SwiftView.call("ShareLink", words))])])
    export.miss("people open a share sheet with the button of a ShareLink", at: nil, in: &view)
  }
}

extension MapView: SwiftUISource {
  func source(in export: SwiftUIComponents, _ keys: ExportedKeys) -> SwiftView {
    keys.say("pins", "showsUserLocation", "title")
    export.modules.insert("MapKit")
    var marks = self.pins.texts.map { pin in
      SwiftView("Marker(\(SwiftLiteral.title(pin)), coordinate: CLLocationCoordinate2D())")
    }
    if self.showsUserLocation { marks.append(SwiftView("UserAnnotation()")) }
    var view = marks.isEmpty ? SwiftView("Map()") : SwiftView("Map", children: marks)
    export.addLabel(self.title, to: &view)
    return view
  }
}

extension Chart: SwiftUISource {
  func source(in export: SwiftUIComponents, _ keys: ExportedKeys) -> SwiftView {
    keys.say("values", "labels", "style", "showsAxes", "title")
    export.modules.insert("Charts")
    let labels = self.labels.texts
    // Marks with the same label would be one.
    let areDifferent = Set(labels).count == labels.count
    let names = ["bar": "BarMark", "line": "LineMark", "area": "AreaMark", "point": "PointMark"]
    let marks = self.data.numbers.enumerated().map { index, value in
      let number = SwiftLiteral.number(value)
      let label = index < labels.count ? SwiftLiteral.string(labels[index]) : nil
      let x = label.map { areDifferent ? $0 : "\"\(index): \" + \($0)" } ?? "\(index)"
      guard let name = names[self.style.rawValue] else {
        var mark = SwiftView(
          "SectorMark(angle: .value(\"\", \(number)), innerRadius: .ratio(0.62))")
        let part = label == nil ? "\"\(index)\"" : x
        mark.modifiers.append(".foregroundStyle(by: .value(\"\", \(part)))")
        return mark
      }
      return SwiftView("\(name)(x: .value(\"\", \(x)), y: .value(\"\", \(number)))")
    }
    var view = SwiftView("Chart", children: marks)
    if let tint = self.tint {
      keys.say("tint")
      if let text = SwiftUIColors.style(tint, on: export.platform) {
        view.modifiers.append(".foregroundStyle(\(text))")
      } else {
        export.miss(
          "'tint: \(tint.text)' is a colour of the theme", at: keys.place(of: "tint"), in: &view)
      }
    }
    if self.style == .donut {
      let legend = labels.isEmpty ? ".hidden" : "position: .bottom, alignment: .leading"
      view.modifiers.append(".chartLegend(\(legend))")
    }
    if !self.showsAxes {
      view.modifiers += [".chartXAxis(.hidden)", ".chartYAxis(.hidden)"]
    }
    export.addLabel(self.title, to: &view)
    return view
  }
}

extension VideoPlayer: SwiftUISource {
  func source(in export: SwiftUIComponents, _ keys: ExportedKeys) -> SwiftView {
    keys.say("title", "artwork")
    export.modules.insert("AVKit")
    var view = SwiftView("VideoPlayer(player: nil)")
    export.addLabel(self.title, to: &view)
    if keys.has("artwork") {
      export.miss(
        "the player in SwiftUI shows its own film", at: keys.place(of: "artwork"), in: &view)
    }
    return view
  }
}
