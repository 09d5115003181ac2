/// A piece of interface as a plain value: no closure, no class, no colour looked up.
public protocol Component: Hashable, Sendable {
  /// Turns the value into something that can be measured and placed in an environment.
  func makeElement(in context: LayoutContext) -> any LayoutElement
  /// The component as containers hold it: itself, or what a ``CompositeComponent`` is made of.
  var erased: AnyComponent { get }
}

extension Component {
  /// Whether a component is of the same kind and has the same values. An `AnyHashable` would search all
  /// conformances of the program for each kind of component.
  fileprivate func isEqual(to other: any Component) -> Bool {
    type(of: other) == Self.self && self == other as? Self
  }

  /// The component as one of another protocol; `nil` for one that is not. `as?` from `any Component` would search all
  /// conformances of the program once more for each protocol, for `any Component` itself.
  func cast<Role>(to role: Role.Type) -> Role? { self as? Role }

  /// The component itself, as containers hold it.
  public var erased: AnyComponent { AnyComponent(base: self, provenance: nil) }
}

/// A component that is drawn with round corners itself, besides what is behind it.
protocol CornerRounded: Component {
  /// The component with another corner radius.
  func cornerRadius(_ radius: CornerRadius) -> Self
}

/// A component of any kind, with the place in a spec that it came from.
public struct AnyComponent: Component {
  /// The component.
  public let base: any Component
  /// Where it came from; `nil` when it was made in code. Not part of the value.
  public let provenance: Provenance?

  /// Wraps a component; wrapping twice is the same as once.
  public init(_ base: some Component, provenance: Provenance? = nil) {
    let any = base.erased
    self = provenance == nil ? any : AnyComponent(base: any.base, provenance: provenance)
  }

  /// The same component: wrapping twice is the same as once.
  public var erased: AnyComponent { self }

  fileprivate init(base: any Component, provenance: Provenance?) {
    self.base = base
    self.provenance = provenance
  }

  public func makeElement(in context: LayoutContext) -> any LayoutElement {
    guard let deeper = context.deeper(provenance) else { return EmptyElement() }
    return deeper.element(of: base)
  }

  public static func == (lhs: AnyComponent, rhs: AnyComponent) -> Bool {
    lhs.base.isEqual(to: rhs.base)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(type(of: base)))
    base.hash(into: &hasher)
  }
}
