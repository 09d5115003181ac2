/// A component that is made of others: a type with a `body`, as a view of SwiftUI is.
///
/// ```swift
/// struct ProfileRow: CompositeComponent {
///   var name: String
///   var isOnline = false
///
///   var body: [AnyComponent] {
///     HStack(spacing: 12) {
///       Circle().frame(width: 32, height: 32)
///       Label(name)
///       Spacer()
///       Toggle(isOn: isOnline)
///     }
///   }
/// }
/// ```
///
/// Specs have `definitions` for the same.
public protocol CompositeComponent: Component {
  /// What it is made of; several components lie below one another.
  @ComponentBuilder var body: [AnyComponent] { get }
}

extension CompositeComponent {
  /// What its ``body`` says, several components below one another.
  public var erased: AnyComponent {
    let parts = body
    return parts.count == 1 ? parts[0] : VStack { parts }.erased
  }

  public func makeElement(in context: LayoutContext) -> any LayoutElement {
    erased.makeElement(in: context)
  }
}
