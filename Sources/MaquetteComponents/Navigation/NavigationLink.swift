import MaquetteCore
import MaquetteThemes

/// A row that leads to another screen: SwiftUI's `NavigationLink`, UIKit's table cell with an
/// accessory. It is made for lists and stands elsewhere, too.
///
/// Title and symbol stand at the leading end, the value and the chevron at the trailing one; from
/// right to left the chevron stands at the left and points there.
public struct NavigationLink: CatalogComponent {
  /// What it leads to.
  public var title: String
  /// How things stand there; empty for nothing.
  public var value: String
  /// A number or a short text in the value's place; empty for none. A number has the locale's digits.
  public var badge = ""
  /// The name of a symbol before the title; empty for none.
  public var systemImage: String
  /// What stands at its end; a chevron by default.
  public var accessory: RowAccessory
  /// What is happening to it; nothing by default.
  public var state = ControlState.normal

  /// A link; what is not given is left out.
  public init(
    _ title: String, value: String = "", systemImage: String = "",
    accessory: RowAccessory = .disclosureIndicator
  ) {
    self.title = title
    self.value = value
    self.systemImage = systemImage
    self.accessory = accessory
  }

  /// The link in another state.
  public func state(_ state: ControlState) -> NavigationLink {
    var copy = self
    copy.state = state
    return copy
  }

  /// The link disabled, or not.
  public func disabled(_ isDisabled: Bool = true) -> NavigationLink {
    state(isDisabled ? .disabled : .normal)
  }

  /// What measures and draws it in an environment.
  public func makeElement(in context: LayoutContext) -> any LayoutElement {
    let context = context.entering("NavigationLink")
    guard let look = context.look(NavigationRowLook.self, component: "row that leads on") else {
      return EmptyElement()
    }
    if title.isEmpty {
      context.report(
        .warning, "the row has no title", key: "title",
        hint: "write 'NavigationLink: General', for example", id: .nothingToShow)
    }
    var label = Label(title, numberOfLines: 0)
    label.systemImage = systemImage
    var traits: [Accessibility.Trait] = [.button]
    if accessory == .checkmark { traits.append(.selected) }
    if state == .disabled { traits.append(.notEnabled) }
    let value = badge.isEmpty ? self.value : context.environment.badgeText(badge)
    return NavigationRow(
      component: "NavigationLink", title: title.isEmpty && systemImage.isEmpty ? nil : label,
      value: value.isEmpty ? nil : Label(value, numberOfLines: 0),
      valueKey: badge.isEmpty ? "value" : "badge", state: state,
      accessory: drawnAccessory(in: context),
      accessibility: Accessibility(
        role: .button, label: title.isEmpty ? systemImage : title,
        value: value.isEmpty ? nil : value, traits: traits)
    ).element(look: look, in: context)
  }

  /// Rows of televisions and watches are one target and have no buttons in them.
  private func drawnAccessory(in context: LayoutContext) -> RowAccessory {
    let platform = context.theme.platform
    guard accessory.hasButton, platform == .tvos || platform == .watchos else { return accessory }
    context.report(
      .warning, "rows have no buttons for details on \(platform.displayName)", key: "accessory",
      length: accessory.rawValue.count, hint: "use 'accessory: disclosureIndicator'")
    return accessory == .detailDisclosureButton ? .disclosureIndicator : .none
  }

  private static let prototype = NavigationLink("")

  /// Its name, keys and examples.
  public static let schema = ComponentSchema(
    "NavigationLink", prototype: prototype,
    summary: "A row that leads to another screen, with a value and a chevron.",
    titleKey: "title",
    properties: [
      Property(
        "title", \.title, "What it leads to.", aliases: ["text", "label"], prototype: prototype),
      Property(
        "value", \.value, "How things stand there.", aliases: ["detail", "secondaryText"],
        prototype: prototype),
      Property(
        "badge", \.badge,
        "A number, in the locale's digits, or a short text in the value's place.",
        prototype: prototype),
      Property(
        "systemImage", \.systemImage, "A symbol before the title.",
        aliases: ["symbol", "image", "icon"], type: .symbol, prototype: prototype),
      Property(
        "accessory", \.accessory, "What stands at its end.", aliases: ["accessoryType"],
        prototype: prototype),
      Property("state", \.state, "What is happening to it.", prototype: prototype),
    ],
    examples: [
      ComponentExample(
        "Rows of settings",
        "width: 390\nList:\n  - NavigationLink: Wi-Fi\n    value: Home\n    symbol: wifi\n"
          + "  - NavigationLink: Notifications\n    symbol: bell\n"
          + "  - NavigationLink: Home network\n    accessory: detailDisclosureButton\n")
    ])
}
