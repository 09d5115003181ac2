import MaquetteCore

/// Buttons as a spec writes them for a group, an alert or a sheet: as components, as texts, or as
/// maps of a button's keys.
struct ActionList: SpecValue {
  var buttons: [AnyComponent]

  static func specType(range: ClosedRange<Double>) -> SpecType { .actions }

  static func read(_ node: SpecNode, by reader: SpecReader) -> ActionList? {
    guard let list = node.list else {
      return ActionList.button(node, by: reader).map { ActionList(buttons: [$0]) }
    }
    let buttons = list.compactMap { ActionList.button($0, by: reader) }
    return buttons.count == list.count ? ActionList(buttons: buttons) : nil
  }

  /// The button that a value stands for; `nil` after reporting why there is none.
  private static func button(_ node: SpecNode, by reader: SpecReader) -> AnyComponent? {
    let decoder = ComponentDecoder(reader: reader)
    var isComponent = false
    switch node.value {
    case .scalar(let text): isComponent = reader.catalogue.isComponent(text)
    case .map(let entries):
      isComponent = entries.contains { ComponentDecoder.isComponentName($0.key) }
    case .list:
      reader.fail(
        "'\(reader.key)' has a list in its list", at: node,
        hint: "write each button as a list item of its own",
        id: .wrongType)
      return nil
    }
    // A text is a button's title, a map its keys.
    let entry = SpecNode.Entry(key: "Button", location: node.location, value: node)
    let component =
      isComponent
      ? decoder.component(node) : decoder.component([entry], at: node.location)
    guard let component else { return nil }
    if component.button == nil {
      let name = ActionList.name(of: component)
      reader.fail(
        "'\(reader.key)' takes buttons, not '\(name)'",
        at: component.provenance?.location
          ?? node.location, length: name.count,
        hint: "write 'Button:', or the title alone", id: .wrongType)
      return nil
    }
    return component
  }

  private static func name(of component: AnyComponent) -> String {
    guard let named = component.unmodified.cast(to: (any CatalogComponent).self) else {
      return "a component"
    }
    return type(of: named).schema.name
  }

  var specText: String { "" }
  var heldComponents: [AnyComponent] { buttons }
}

/// At most one button, as a spec writes it for a place in a toolbar.
struct ActionValue: SpecValue {
  var button: AnyComponent?

  static func specType(range: ClosedRange<Double>) -> SpecType { .actions }

  static func read(_ node: SpecNode, by reader: SpecReader) -> ActionValue? {
    if let list = node.list, list.count != 1 {
      reader.fail(
        "'\(reader.key)' takes one button, not \(list.count)", at: node,
        hint: "keep one of them", id: .wrongType)
      return nil
    }
    return ActionList.read(node, by: reader).map { ActionValue(button: $0.buttons.first) }
  }

  var specText: String { "" }
  var heldComponents: [AnyComponent] { button.map { [$0] } ?? [] }
}

extension AnyComponent {
  /// The button that it is, whatever is said about it besides.
  package var button: Button? { unmodified as? Button }

  /// What stands in a bar: itself, or the one thing that a popover or dialog belongs to.
  var barItem: AnyComponent {
    guard let anchored = unmodified.cast(to: (any AnchoredComponent).self),
      anchored.source.count == 1
    else { return self }
    return anchored.source[0].barItem
  }

  /// Whether it is a button that UIKit draws by itself, in a bar or anywhere.
  var isSystemButton: Bool {
    barItem.button.map { $0.systemItem != nil || $0.type != .system } ?? false
  }

  /// The same with another component in the button's place.
  func replacingButton(_ change: (Button) -> any Component) -> AnyComponent {
    replacing(Button.self, by: change)
  }

  /// The same with another component in the place of one of a type, also where a popover or dialog
  /// belongs to that.
  func replacing<Found: Component>(_ type: Found.Type, by change: (Found) -> any Component)
    -> AnyComponent
  {
    if var modified = base as? ModifiedComponent {
      modified.content = modified.content.replacing(type, by: change)
      return AnyComponent(modified, provenance: provenance)
    }
    if var anchored = base.cast(to: (any AnchoredComponent).self), anchored.source.count == 1 {
      anchored.source[0] = anchored.source[0].replacing(type, by: change)
      return AnyComponent(anchored, provenance: provenance)
    }
    guard let found = base as? Found else { return self }
    return AnyComponent(change(found), provenance: provenance)
  }
}

extension LayoutContext {
  /// Buttons alone, each with its number; anything else is reported.
  func actions(_ components: [AnyComponent]) -> [Action] {
    components.enumerated().compactMap { index, component in
      if let button = component.button {
        return Action(component: component, button: button, index: index)
      }
      report(
        .error, "it takes buttons only", hint: "put other components elsewhere", id: .wrongType)
      return nil
    }
  }
}

/// A button among others.
struct Action {
  /// The button with what is said about it besides.
  var component: AnyComponent
  var button: Button
  /// Its place among the others, as they were given.
  var index: Int

  var role: ButtonRole { button.role }

  /// The same with a changed button.
  func changed(_ change: (inout Button) -> Void) -> Action {
    var copy = self
    change(&copy.button)
    let button = copy.button
    copy.component = component.replacingButton { _ in button }
    return copy
  }
}
