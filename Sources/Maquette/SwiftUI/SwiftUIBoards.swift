import MaquetteComponents
import MaquetteCore
import MaquetteSpec
import MaquetteThemes

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
    let content =
      self.spec.map { export.view(of: $0, at: keys.place(of: "spec")) }
      ?? export.stack(self.children)
    guard !self.title.isEmpty else { return content }
    var title = SwiftView("Text(\(SwiftLiteral.title(self.title)))")
    title.modifiers.append(".font(.headline)")
    return SwiftView("VStack(alignment: .leading)", children: [title, content])
  }
}

extension SwiftUIComponents {
  /// The view of another file's spec, in what that file says about its environment.
  fileprivate func view(of spec: NamedSpec, at location: SourceLocation?) -> SwiftView {
    let patch = spec.environment
    // What is wrong with translations is told, though the source has keys instead of them.
    var component = spec.component.resolved(in: patch.environment, sink: sink)
    let original = spec.component.untranslated
    if let original {
      component = original.component.resolved(in: patch.environment, sink: DiagnosticSink())
    }
    var view = view(component, translating: SwiftUITexts(original?.texts ?? []))
    view.modifiers += SwiftUIEnvironment.modifiers(patch, ofPreview: false)
    var unknown = SwiftUIEnvironment.unknown(patch)
    let platform = patch.environment.platform
    if platform != self.platform { unknown.insert("platform: \(platform.rawValue)", at: 0) }
    for word in unknown {
      miss(
        "'\(word)' of '\(spec.name)' cannot be set on a view in SwiftUI", at: location, in: &view)
    }
    return view
  }
}
