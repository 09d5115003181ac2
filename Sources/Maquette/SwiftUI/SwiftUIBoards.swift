import MaquetteComponents
import MaquetteCore

extension Board: SwiftUISource {
  func source(in export: SwiftUIComponents, _ keys: ExportedKeys) -> SwiftView {
    keys.say("title", "children", "spacing")
    let space = SwiftLiteral.number(self.spacing ?? 64)
    let row = SwiftView(
      "HStack(alignment: .top, spacing: \(space))", children: export.views(self.children))
    guard !self.title.isEmpty else { return row }
    var title = SwiftView("Text(\(SwiftLiteral.title(self.title)))")
    title.modifiers.append(".font(.title.bold())")
    return SwiftView("VStack(alignment: .leading)", children: [title, row])
  }
}

extension Artboard: SwiftUISource {
  func source(in export: SwiftUIComponents, _ keys: ExportedKeys) -> SwiftView {
    keys.say("title", "children", "spec")
    let content = self.spec.map { export.view($0.component) } ?? export.stack(self.children)
    guard !self.title.isEmpty else { return content }
    var title = SwiftView("Text(\(SwiftLiteral.title(self.title)))")
    title.modifiers.append(".font(.headline)")
    return SwiftView("VStack(alignment: .leading)", children: [title, content])
  }
}
