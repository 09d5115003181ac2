import MaquetteCore
import MaquetteThemes

/// A row that leads to another screen: SwiftUI's `NavigationLink`, UIKit's table cell with an
/// accessory. It is made for lists and stands elsewhere, too.
///
/// Title and symbol stand at the leading end, the value and the chevron at the trailing one; from
/// right to left the chevron stands at the left and points there.
public struct NavigationLink: CatalogComponent, StatefulComponent, IconBearer {
  public struct Keys: StateKeys {
    let titleOrLabel = PartKey(
      \NavigationLink.specTitle,
      "The title, which names the screen that the row leads to, or the components of a row of one's own.",
      named: "title", aliases: ["text", "label"])
    public let subtitle = Key("", "A smaller text below the title.")
    public let value = Key(
      "", "The value of the setting that it leads to, before the chevron.",
      aliases: ["detail", "secondaryText"])
    public let badge = Key(
      "", "A number or a short text after the value; numbers have the locale's digits.")
    public let systemImage = Key(
      "", "A symbol before the title.", aliases: ["symbol", "image"], type: .symbol)
    let icon = PartKey(
      \NavigationLink.specIcon,
      "A symbol's name, a component, or a tile: {symbol: wifi, background: blue}.")
    public let accessory = Key<RowAccessory>(
      .disclosureIndicator,
      "The accessory at the end of the row, such as a chevron.", aliases: ["accessoryType"])
    public let state = Key.controlState()
    /// Its title.
    public var title: Key<String> { NavigationLink.titleKey }
  }

  public static let keys = Keys()
  public static var symbolKey: Key<String> { keys.systemImage }
  public var values = KeyedValues()

  /// The components of a row of one's own, in place of the title: SwiftUI's `label`.
  public var label: [AnyComponent] = []
  /// A component in the symbol's place, an ``IconTile`` for example; `nil`, the default, for the
  /// symbol.
  public var icon: AnyComponent?
  /// How much its badge stands out.
  var badgeProminence = BadgeProminence.standard

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

  /// A link whose row holds components of one's own.
  public init(
    accessory: RowAccessory = .disclosureIndicator,
    @ComponentBuilder label: () -> [AnyComponent]
  ) {
    self.accessory = accessory
    self.label = label()
  }

  public func makeElement(in context: LayoutContext) -> any LayoutElement {
    let context = context.entering("NavigationLink")
    guard let look = context.look(NavigationRowLook.self, component: "row that leads on") else {
      return EmptyElement()
    }
    reportTitle(in: context)
    var title = Label(self.title, numberOfLines: 0)
    title.systemImage = self.systemImage
    title.icon = icon
    title.subtitle = self.subtitle
    var traits: [Accessibility.Trait] = [.button]
    if self.accessory == .checkmark { traits.append(.selected) }
    if self.state == .disabled { traits.append(.notEnabled) }
    let badge = context.environment.badgeText(self.badge)
    let said = [self.value, badge].filter { !$0.isEmpty }.joined(separator: ", ")
    return NavigationRow(
      component: "NavigationLink",
      title: self.title.isEmpty && !hasIcon ? nil : title, content: label.inOneRow,
      value: self.value.isEmpty ? nil : Label(self.value, numberOfLines: 0), valueKey: "value",
      badge: badge.isEmpty ? nil : Label(badge, numberOfLines: 0),
      prominentBadge: badgeText(in: context),
      state: self.state,
      accessory: drawnAccessory(in: context),
      accessibility: Accessibility(
        role: .button, label: Label.spoken(self.title, self.subtitle) ?? self.systemImage,
        value: said.isEmpty ? nil : said, traits: traits)
    ).element(look: look, in: context)
  }

  /// Reports a row without a title, and one with two.
  private func reportTitle(in context: LayoutContext) {
    if label.isEmpty {
      guard self.title.isEmpty else { return }
      context.report(
        .warning, "the row has no title", key: "title",
        hint: "write 'NavigationLink: General', for example", id: .nothingToShow)
      return
    }
    let given = [
      ("systemImage", !self.systemImage.isEmpty), ("icon", icon != nil),
      ("subtitle", !self.subtitle.isEmpty),
    ]
    for (key, isGiven) in given where isGiven {
      let name = context.written(key)
      context.report(
        .warning,
        "'\(name)' changes nothing: a row with a 'label' of components shows neither symbol nor "
          + "subtitle", key: key,
        hint: "put \(key == "subtitle" ? "it as a Label" : "the symbol as an Image") into the "
          + "'label', or leave '\(name)' out", id: .unusedKey)
    }
  }

  /// Its badge where that looks other than a value.
  private func badgeText(in context: LayoutContext) -> BadgeText? {
    guard !self.badge.isEmpty, badgeProminence != .standard, let look = RowBadgeLook(context)
    else { return nil }
    let text = context.environment.badgeText(self.badge)
    return BadgeText(text, prominence: badgeProminence, look: look)
  }

  /// Rows of televisions and watches are one target and have no buttons in them.
  ///
  /// While people edit a list nothing leads on.
  private func drawnAccessory(in context: LayoutContext) -> RowAccessory {
    if context.isListRow, context.list?.mode.isEditing == true, self.accessory.hasChevron {
      return .none
    }
    guard self.accessory.hasButton, !context.conventions.rowButtons else { return self.accessory }
    let name = context.theme.platform.displayName
    context.report(
      .warning, "rows have no buttons for details on \(name)", key: "accessory",
      length: self.accessory.rawValue.count, hint: "use 'accessory: disclosureIndicator'")
    return self.accessory == .detailDisclosureButton ? .disclosureIndicator : .none
  }

  public static let names = ["NavigationLink"]

  /// Its keys and examples.
  public static let schema = ComponentSchema(
    NavigationLink(""), summary: "A row that leads to another screen, with a value and a chevron.",
    titleKey: "title",
    examples: [
      ComponentExample(
        "Rows of settings",
        "width: 390\nList:\n  - NavigationLink: Wi-Fi\n    value: Home\n    symbol: wifi\n"
          + "  - NavigationLink: Notifications\n    symbol: bell\n"
          + "  - NavigationLink: Home network\n    accessory: detailDisclosureButton\n"),
      ComponentExample(
        "A row of one's own",
        "width: 390\nList:\n  - NavigationLink:\n      label:\n        - {Image: person.crop.circle, decorative: true}\n"
          + "        - VStack:\n            alignment: leading\n            children:\n"
          + "              - {Label: Ada Lovelace, font: headline}\n"
          + "              - {Label: See you at noon, color: secondary}\n"),
    ])
}
