import MaquetteCore

/// What a user says about a component's accessibility; what is `nil` stays as it is.
public struct AccessibilityPatch: Hashable, Sendable {
  /// What the component is called.
  public var label: String?
  /// Its value.
  public var value: String?
  /// What happens when it is used.
  public var hint: String?
  /// Traits beside those that it has.
  public var traits: [Accessibility.Trait]
  /// How deep a heading it is, from 1 to 6.
  public var headingLevel: Int?
  /// Whether it is passed over, with all inside of it.
  public var isHidden: Bool?
  /// A name for tests.
  public var identifier: String?

  /// A patch; what is not given stays as it is.
  public init(
    label: String? = nil, value: String? = nil, hint: String? = nil,
    traits: [Accessibility.Trait] = [], headingLevel: Int? = nil, isHidden: Bool? = nil,
    identifier: String? = nil
  ) {
    self.label = label
    self.value = value
    self.hint = hint
    self.traits = traits
    self.headingLevel = headingLevel
    self.isHidden = isHidden
    self.identifier = identifier
  }

  /// The description with what the patch says of the thing itself.
  func applied(to thing: Accessibility) -> Accessibility {
    var result = thing
    result.label = label ?? thing.label
    result.value = value ?? thing.value
    result.hint = hint ?? thing.hint
    result.traits += traits
    if let headingLevel {
      result.headingLevel = headingLevel
      result.traits.append(.header)
    }
    result.identifier = identifier ?? thing.identifier
    return result
  }

  /// Whether it says something that only a thing of its own can have.
  var names: Bool { label != nil || value != nil || hint != nil || identifier != nil }
}

/// A control that has one name for assistive technology, whatever parts it is put together of.
protocol SingleControl: Component {}

/// Changes what assistive technology is told of its content.
final class AccessibilityElement: WrappingElement {
  private let patch: AccessibilityPatch
  private let isControl: Bool
  let content: any LayoutElement

  /// - Parameter isControl: whether the content is one control.
  init(_ patch: AccessibilityPatch, isControl: Bool = false, content: any LayoutElement) {
    self.patch = patch
    self.isControl = isControl
    self.content = content
  }

  func place(in frame: Rect) -> [SceneNode] {
    var nodes = content.place(in: frame)
    guard !nodes.isEmpty else { return nodes }
    if !(isControl && patchParts(of: &nodes[0])) {
      if patch.names, nodes[0].accessibility == nil {
        nodes[0].accessibility = Accessibility(role: .group, label: "")
      }
      patch(&nodes[0])
    }
    if let isHidden = patch.isHidden {
      for index in nodes.indices { hide(&nodes[index], isHidden) }
    }
    return nodes
  }

  /// What is nothing by itself hands on what is said of it to what is inside, as in SwiftUI.
  private func patch(_ node: inout SceneNode) {
    if let thing = node.accessibility {
      node.accessibility = patch.applied(to: thing)
    } else {
      for index in node.children.indices { patch(&node.children[index]) }
    }
  }

  /// Hands on what is said of a control to those of its parts that are called as it is: all of it to the first, or to
  /// the control's own group, and its name to the others, as to the stepper beside a number. Whether there are any:
  /// columns and days have names of their own.
  private func patchParts(of node: inout SceneNode) -> Bool {
    var things: [Accessibility] = []
    node.collectControls(&things)
    let group = node.accessibility
    guard let first = things.first,
      group.map({ $0.role == .group && $0.label == first.label }) ?? true,
      things.allSatisfy({ $0.label == first.label || $0.role != first.role })
    else { return false }
    var patch = patch
    if let group {
      node.accessibility = patch.applied(to: group)
      patch = AccessibilityPatch(label: patch.label)
    }
    rename(&node, called: first.label, by: &patch)
    return true
  }

  private func rename(
    _ node: inout SceneNode, called name: String, by patch: inout AccessibilityPatch
  ) {
    if let thing = node.accessibility, thing.isControl, thing.label == name {
      node.accessibility = patch.applied(to: thing)
      patch = AccessibilityPatch(label: patch.label)
    }
    for index in node.children.indices { rename(&node.children[index], called: name, by: &patch) }
  }

  private func hide(_ node: inout SceneNode, _ isHidden: Bool) {
    node.accessibility?.isHidden = isHidden
    for index in node.children.indices { hide(&node.children[index], isHidden) }
  }
}

extension SceneNode {
  /// Adds what assistive technology is told of the controls in it.
  fileprivate func collectControls(_ things: inout [Accessibility]) {
    if let accessibility, accessibility.isControl { things.append(accessibility) }
    for child in children { child.collectControls(&things) }
  }
}

extension Accessibility {
  /// Whether it is something that people use.
  fileprivate var isControl: Bool { [.button, .textField, .link].contains(role) && !isHidden }
}

/// The levels of headings, under SwiftUI's names.
public enum AccessibilityHeadingLevel: Int, Hashable, Sendable, CaseIterable {
  case h1 = 1
  case h2
  case h3
  case h4
  case h5
  case h6
}

extension Component {
  /// Sets what assistive technology calls the component.
  public func accessibilityLabel(_ label: String) -> AnyComponent {
    accessibility(AccessibilityPatch(label: label))
  }

  /// Sets what assistive technology reads as the component's value.
  public func accessibilityValue(_ value: String) -> AnyComponent {
    accessibility(AccessibilityPatch(value: value))
  }

  /// Says in a sentence what happens when the component is used.
  public func accessibilityHint(_ hint: String) -> AnyComponent {
    accessibility(AccessibilityPatch(hint: hint))
  }

  /// Adds traits to those that the component has.
  public func accessibilityAddTraits(_ traits: Accessibility.Trait...) -> AnyComponent {
    accessibility(AccessibilityPatch(traits: traits))
  }

  /// Makes the component a heading of a level.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> AnyComponent {
    accessibility(AccessibilityPatch(headingLevel: level.rawValue))
  }

  /// Lets assistive technology pass over the component and all inside of it, or not.
  public func accessibilityHidden(_ isHidden: Bool = true) -> AnyComponent {
    accessibility(AccessibilityPatch(isHidden: isHidden))
  }

  /// Gives the component a name for tests, which nobody hears.
  public func accessibilityIdentifier(_ identifier: String) -> AnyComponent {
    accessibility(AccessibilityPatch(identifier: identifier))
  }

  /// Says several things at once.
  public func accessibility(_ patch: AccessibilityPatch) -> AnyComponent {
    modified(.accessibility(patch))
  }
}

extension Accessibility.Trait {
  /// SwiftUI's name for ``button``.
  public static let isButton = Accessibility.Trait.button
  /// SwiftUI's name for ``header``.
  public static let isHeader = Accessibility.Trait.header
  /// SwiftUI's name for ``link``.
  public static let isLink = Accessibility.Trait.link
  /// SwiftUI's name for ``selected``.
  public static let isSelected = Accessibility.Trait.selected
  /// SwiftUI's name for ``image``.
  public static let isImage = Accessibility.Trait.image
  /// SwiftUI's name for ``staticText``.
  public static let isStaticText = Accessibility.Trait.staticText
  /// SwiftUI's name for ``toggleButton``.
  public static let isToggle = Accessibility.Trait.toggleButton
  /// SwiftUI's name for ``searchField``.
  public static let isSearchField = Accessibility.Trait.searchField
  /// SwiftUI's name for ``keyboardKey``.
  public static let isKeyboardKey = Accessibility.Trait.keyboardKey
  /// SwiftUI's name for ``summaryElement``.
  public static let isSummaryElement = Accessibility.Trait.summaryElement
  /// SwiftUI's name for ``tabBar``.
  public static let isTabBar = Accessibility.Trait.tabBar
  /// SwiftUI's name for ``modal``.
  public static let isModal = Accessibility.Trait.modal
}
