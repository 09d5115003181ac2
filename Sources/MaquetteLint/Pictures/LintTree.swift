import Maquette

/// Finds the components of a picture as they were decoded.
struct LintTree {
  private(set) var items: [LintItem] = []
  /// `nil` for a tree of everything, drawn or not.
  private let drawn: Set<SourceLocation>?
  private let sink = DiagnosticSink()

  /// - Parameter drawn: the places of what the scene shows; `nil` to take all forms of everything.
  init(of component: AnyComponent, in environment: Environment, drawn: Set<SourceLocation>?) {
    self.drawn = drawn
    visit(component, key: "", in: environment, below: nil)
  }

  private mutating func visit(
    _ component: AnyComponent, key: String, in environment: Environment, below parent: LintItem?
  ) {
    var environment = environment
    var current = component
    var modifiers: [ModifiedComponent.Modifier] = []
    var layers: [AnyComponent] = []
    var provenance = component.provenance
    while true {
      provenance = provenance ?? current.provenance
      if current.base is AdaptiveComponent {
        current = current.resolved(in: environment, sink: sink)
        continue
      }
      guard let modified = current.base as? ModifiedComponent else { break }
      modifiers.append(modified.modifier)
      layers += modified.layers
      if case .environment(let patch) = modified.modifier { patch.apply(to: &environment) }
      current = modified.content
    }
    let catalogued = current.base as? any CatalogComponent
    let item = LintItem(
      index: items.count, component: current.base,
      name: catalogued.map { type(of: $0).componentName } ?? "", modifiers: modifiers,
      provenance: provenance ?? parent?.provenance, key: key, environment: environment,
      parent: parent)
    items.append(item)
    parent?.add(item)
    if let catalogued { visit(contentsOf: catalogued, item) }
    for layer in layers { visit(layer, key: "background", in: environment, below: item) }
  }

  private mutating func visit(contentsOf component: any CatalogComponent, _ item: LintItem) {
    var environment = item.environment
    if let patch = (component as? Artboard)?.spec?.environment {
      environment = environment.overlaid(by: patch)
    }
    for (key, held) in type(of: component).schema.contents(of: component) {
      for child in component is ViewThatFits ? shown(of: held) : held {
        visit(child, key: key, in: environment, below: item)
      }
    }
    if let picker = component as? Picker {
      for option in picker.options + picker.columns.flatMap(\.options) {
        guard let icon = option.icon else { continue }
        visit(icon, key: "options", in: environment, below: item)
      }
    }
  }

  /// Of several forms of the same the one that is drawn; the first where nobody can tell.
  private func shown(of forms: [AnyComponent]) -> [AnyComponent] {
    guard let drawn else { return forms }
    let form = forms.first { form in
      LintTree(of: form, in: Environment(), drawn: nil).items.contains { item in
        item.provenance.map { drawn.contains($0.location) } ?? false
      }
    }
    return (form ?? forms.first).map { [$0] } ?? []
  }
}
