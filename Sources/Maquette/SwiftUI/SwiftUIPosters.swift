import MaquetteComponents
import MaquetteCore

extension SwiftUIComponents {
  /// A picture that fills its room; a symbol's ground where there is none.
  func artwork(
    _ artwork: Backdrop?, at location: SourceLocation?, in outer: inout SwiftView
  ) -> SwiftView {
    switch artwork {
    case nil: return SwiftView("Color.secondary.opacity(0.2)")
    case .paint(let paint):
      var view = SwiftView("Rectangle()")
      view.modifiers.append(".fill(\(self.paint(paint, at: location, in: &outer)))")
      return view
    case .picture(let file):
      var view = SwiftView("Image(\(SwiftLiteral.string(Image.asset(of: file.name))))")
      view.modifiers = [".resizable()", ".scaledToFill()"]
      return view
    case .wallpaper(let name):
      miss(
        "'\(name)' is a wallpaper of Maquette: put a picture in its place", at: location,
        in: &outer)
      return SwiftView("Color.secondary")
    }
  }
}

extension Poster: SwiftUISource {
  func source(in export: SwiftUIComponents, _ keys: ExportedKeys) -> SwiftView {
    keys.say("title", "subtitle", "artwork", "shape", "systemImage", "progress")
    var missed = SwiftView("")
    var picture = export.artwork(self.artwork, at: keys.place(of: "artwork"), in: &missed)
    let ratio = SwiftLiteral.number(
      self.shape == .landscape ? 16.0 / 9 : self.shape == .portrait ? 2.0 / 3 : 1)
    picture.modifiers.append(".aspectRatio(\(ratio), contentMode: .fit)")
    if !self.systemImage.isEmpty {
      picture.modify(".overlay", blocks: [("", [SwiftLiteral.symbol(self.systemImage)])])
    }
    if let progress = self.progress {
      var bar = SwiftView("ProgressView(value: \(SwiftLiteral.number(progress)))")
      bar.modifiers.append(".padding(8)")
      picture.modify(".overlay(alignment: .bottom)", blocks: [("", [bar])])
    }
    picture.modifiers.append(
      self.shape == .circle ? ".clipShape(Circle())" : ".clipShape(.rect(cornerRadius: 12))")
    var rows = [picture]
    if !self.title.isEmpty { rows.append(SwiftLiteral.text(self.title)) }
    if !self.subtitle.isEmpty {
      var line = SwiftLiteral.text(self.subtitle)
      line.modifiers = [".font(.caption)", ".foregroundStyle(.secondary)"]
      rows.append(line)
    }
    var view = SwiftView(
      "Button {} label:", children: [SwiftView("VStack(alignment: .leading)", children: rows)])
    view.comments = missed.comments
    view.modifiers.append(
      export.conventions.distant ? ".buttonStyle(.card)" : ".buttonStyle(.plain)")
    keys.add("state", to: &view)
    return view
  }
}

extension Shelf: SwiftUISource {
  func source(in export: SwiftUIComponents, _ keys: ExportedKeys) -> SwiftView {
    keys.say("title", "action", "columns", "spacing", "children")
    var rows: [SwiftView] = []
    var head: [SwiftView] = []
    if !self.title.isEmpty {
      var title = SwiftLiteral.text(self.title)
      title.modifiers = [".font(.title2.bold())"]
      head.append(title)
    }
    if !self.action.isEmpty {
      head += [SwiftView("Spacer()"), SwiftView("Button(\(SwiftLiteral.title(self.action))) {}")]
    }
    if !head.isEmpty { rows.append(SwiftView("HStack", children: head)) }
    let spacing = self.spacing.map { ["spacing: \(SwiftLiteral.number($0))"] } ?? []
    let count = self.columns.map { max(1, Int($0)) }
    let items = self.children.map { child in
      var item = export.view(child)
      if let count {
        item.modifiers.append(
          ".containerRelativeFrame(.horizontal, count: \(count), span: 1, spacing: 40)")
      }
      return item
    }
    var scroll = SwiftView(
      "ScrollView(.horizontal)",
      children: [SwiftView(call: "LazyHStack", spacing, children: items)])
    scroll.modifiers.append(".scrollClipDisabled()")
    rows.append(scroll)
    return SwiftView("VStack(alignment: .leading)", children: rows)
  }
}
