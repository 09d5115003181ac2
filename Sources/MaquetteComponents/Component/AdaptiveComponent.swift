import MaquetteCore

/// What makes a component anew for each environment.
package protocol ComponentSource: AnyObject, Sendable {
  /// The component in an environment; `nil` after reporting why there is none.
  func component(in environment: Environment, sink: DiagnosticSink) -> AnyComponent?
}

/// A component that another environment may have differently, such as a spec with `when` or
/// `strings`. Whoever draws asks for the one of the environment first.
package struct AdaptiveComponent: Component {
  /// The component in no environment: with everything that any environment has.
  package let whole: AnyComponent
  /// What makes it for each environment.
  package let source: any ComponentSource

  /// A component from what makes it.
  package init(whole: AnyComponent, source: any ComponentSource) {
    self.whole = whole
    self.source = source
  }

  /// The component in an environment; one that shows nothing after reporting why there is none.
  package func component(in environment: Environment, sink: DiagnosticSink) -> AnyComponent {
    source.component(in: environment, sink: sink) ?? AnyComponent(Nothing())
  }

  public func makeElement(in context: LayoutContext) -> any LayoutElement {
    component(in: context.environment, sink: context.sink).makeElement(in: context)
  }

  public static func == (lhs: AdaptiveComponent, rhs: AdaptiveComponent) -> Bool {
    lhs.whole == rhs.whole && lhs.source === rhs.source
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(whole) }
}

/// What stands in the place of a component that an error keeps from being there.
private struct Nothing: Component {
  func makeElement(in context: LayoutContext) -> any LayoutElement { EmptyElement() }
}

extension AnyComponent {
  package func resolved(in environment: Environment, sink: DiagnosticSink) -> AnyComponent {
    guard let adaptive = base as? AdaptiveComponent else { return self }
    return adaptive.component(in: environment, sink: sink)
  }
}
