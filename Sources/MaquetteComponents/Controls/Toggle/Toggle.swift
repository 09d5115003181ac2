import MaquetteCore

/// How a toggle looks, under SwiftUI's names and AppKit's.
public enum ToggleStyle: String, Hashable, Sendable, CaseIterable, SpecChoice {
  /// What the platform does: a check box on macOS, a row that says On or Off on tvOS, a switch
  /// elsewhere.
  case automatic
  /// A switch; there is none on tvOS.
  case `switch`
  /// A button that stays down.
  case button
  /// A box with a check mark; on macOS only.
  case checkbox
  /// A round box, one of several of which one is on; on macOS only.
  case radio

  /// UIKit's and AppKit's words.
  public static var synonyms: [String: ToggleStyle] {
    [
      "sliding": .switch, "push": .button, "pushOnPushOff": .button, "checkBox": .checkbox,
      "radioButton": .radio,
    ]
  }
}

/// Something that is on or off: SwiftUI's `Toggle`, UIKit's `UISwitch`, AppKit's `NSSwitch` and its
/// check boxes and radio buttons.
///
/// With a title, a switch of iOS and watchOS takes all the width there is, as SwiftUI's does; on
/// macOS only in a row of a list. The title wraps and grows with the text size, the figure does not.
/// Assistive technology is told `on`, `off` or `mixed`, or ``onText`` and ``offText``.
public struct Toggle: CatalogComponent, StatefulComponent, IconBearer {
  public struct Keys: StateKeys {
    public let title = Key(
      "",
      "The name of the setting; leave it out for the control alone.", aliases: ["text", "label"])
    public let systemImage = Key(
      "", "A symbol before the title.", aliases: ["symbol"], type: .symbol)
    let icon = PartKey(
      \Toggle.specIcon,
      "A symbol's name, a component, or a tile: {symbol: wifi, background: blue}.")
    public let subtitle = Key("", "A smaller text below the title.")
    public let isOn = Key(false, "Whether it is on.", aliases: ["on", "value"])
    public let isMixed = Key(
      false, "Whether it represents several settings, only some of which are on.",
      aliases: ["mixed"])
    public let style = Key<ToggleStyle>(
      .automatic, "How it looks; 'checkbox' and 'radio' exist on macOS only.",
      aliases: ["toggleStyle", "preferredStyle"])
    public let controlSize = Key.controlSize()
    public let state = Key.controlState()
    public let tint = Key<ColorValue?>(
      nil, "The colour of the toggle when it is on.", aliases: ["tintColor", "onTintColor"])
    public let thumbTintColor = Key<ColorValue?>(nil, "The colour of a switch's thumb.")
    public let showsOnOffLabels = Key(
      false, "Whether a switch has marks for on and off, as with the setting On/Off Labels.",
      aliases: ["onOffLabels"])
    public let labelsHidden = Key.labelsHidden()
    public let onText = Key(
      "", "The text for on: tvOS shows it, and assistive technology reads it.")
    public let offText = Key(
      "", "The text for off: tvOS shows it, and assistive technology reads it.")
  }

  public static let keys = Keys()
  public static var symbolKey: Key<String> { keys.systemImage }
  public var values = KeyedValues()

  /// A component before the title, an ``IconTile`` for example; `nil`, the default, for the symbol.
  public var icon: AnyComponent?

  /// A toggle; everything else has its default.
  public init(_ title: String = "", isOn: Bool = false, style: ToggleStyle = .automatic) {
    self.title = title
    self.isOn = isOn
    self.style = style
  }

  /// A toggle with a symbol before its title.
  public init(_ title: String, systemImage: String, isOn: Bool = false) {
    self.init(title, isOn: isOn)
    self.systemImage = systemImage
  }

  /// The toggle in another style.
  public func toggleStyle(_ style: ToggleStyle) -> Toggle { with { $0.style = style } }

  /// The toggle standing for several things of which some are on, or not.
  public func mixed(_ isMixed: Bool = true) -> Toggle { with { $0.isMixed = isMixed } }

  public func makeElement(in context: LayoutContext) -> any LayoutElement {
    ToggleLayout(toggle: self, context: context.entering("Toggle")).element()
  }
}
