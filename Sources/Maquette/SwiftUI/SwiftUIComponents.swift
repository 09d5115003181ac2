import MaquetteComponents
import MaquetteCore
import MaquetteSpec

/// Makes views of components.
final class SwiftUIComponents {
  private let catalogue = Catalogue.standard
  let platform: Platform
  private(set) var warnings: [Diagnostic] = []

  init(platform: Platform) { self.platform = platform }

  /// The view of a whole spec.
  func top(_ root: SpecNode, canvas: Canvas) -> SwiftView {
    var content = SwiftView("EmptyView()")
    if let entries = root.map {
      let named = entries.first { ComponentDecoder.isComponentName($0.key) }
      let schema = named.flatMap { catalogue.schema(named: $0.key) }
      let own = entries.filter {
        !SpecDocument.isTopKey($0.key, of: schema, in: named)
      }
      if let view = entries.first(where: { $0.key == "view" }), named == nil {
        content = several(view.value)
      } else {
        content = view(SpecNode(.map(own), at: root.location))
      }
    } else {
      content = several(root)
    }
    let extent = [("width", canvas.width), ("height", canvas.height)].compactMap { name, value in
      value.map { "\(name): \(NumberFormat.short($0))" }
    }
    if !extent.isEmpty { content.modifiers.append(".frame(\(extent.joined(separator: ", ")))") }
    if case .color(let color) = canvas.background,
      let name = SwiftUIColors.color(color.text)
    {
      content.modifiers.append(".background(\(name.hasPrefix(".") ? "Color" + name : name))")
    }
    return content
  }

  private func several(_ node: SpecNode) -> SwiftView {
    node.list == nil ? view(node) : SwiftView("VStack", children: children(node))
  }

  /// The views of a list of components, or of a single one.
  func children(_ node: SpecNode?) -> [SwiftView] {
    guard let node else { return [] }
    return (node.list ?? [node]).map(view)
  }

  /// The view of a component.
  func view(_ spec: SpecNode) -> SwiftView {
    guard let node = ExportedNode(spec, catalogue: catalogue) else {
      var view = SwiftView("EmptyView()")
      miss("this is not exported to SwiftUI", at: spec.location, in: &view)
      return view
    }
    var view = container(node) ?? control(node) ?? text(node) ?? unknown(node)
    common(node, &view)
    for (key, value) in node.rest {
      let text = value.scalar.map { ": \(SpecNode.excerpt($0))" } ?? ""
      miss(
        "'\(key)\(text)' of \(node.name) is not exported to SwiftUI", at: value.location, in: &view)
    }
    return view
  }

  private func unknown(_ node: ExportedNode) -> SwiftView {
    let children = node.take("children").map(children) ?? []
    let title = node.text("title") ?? node.text("text")
    var view =
      children.isEmpty
      ? title.map { SwiftView("Text(\(SwiftLiteral.verbatim($0)))") } ?? SwiftView("EmptyView()")
      : SwiftView("Group", children: children)
    miss("\(node.name) is not exported to SwiftUI", at: node.location, in: &view)
    return view
  }

  /// Tells that something cannot be said: in a comment and in a warning.
  func miss(_ message: String, at location: SourceLocation?, in view: inout SwiftView) {
    let text = Escape.comment(message)
    view.comments.append(text)
    warnings.append(Diagnostic(.warning, text, location: location))
  }
}
