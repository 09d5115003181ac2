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
public struct Toggle: CatalogComponent {
  /// What is on or off; empty for the figure alone.
  public var title: String
  /// A symbol before the title; empty for none.
  public var systemImage = ""
  /// Whether it is on; no by default.
  public var isOn: Bool
  /// Whether it stands for several things of which some are on; no by default. Check boxes, radio
  /// buttons and button toggles show it, switches do not.
  public var isMixed = false
  /// How it looks; what the platform does by default.
  public var style: ToggleStyle
  /// How large it is, on macOS; regular by default.
  public var controlSize = ControlSize.regular
  /// What is happening to it; nothing by default.
  public var state = ControlState.normal
  /// The colour of what is on; `nil`, the default, for the platform's: green switches, other styles
  /// in the tint.
  public var tint: ColorValue?
  /// The colour of a switch's thumb; `nil`, the default, for white.
  public var thumbTintColor: ColorValue?
  /// Whether a switch of iOS or watchOS has the marks for on and off, whatever the setting
  /// ``Environment/onOffLabels`` says; no by default.
  public var showsOnOffLabels = false
  /// Whether the title is not drawn but told to assistive technology; no by default.
  public var labelsHidden = false
  /// What says that it is on, on tvOS and to assistive technology; empty for the English word.
  public var onText = ""
  /// What says that it is off, on tvOS and to assistive technology; empty for the English word.
  public var offText = ""

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

  /// The toggle in another size.
  public func controlSize(_ size: ControlSize) -> Toggle { with { $0.controlSize = size } }

  /// The toggle in another state.
  public func state(_ state: ControlState) -> Toggle { with { $0.state = state } }

  /// The toggle with another colour for what is on.
  public func tint(_ color: ColorValue?) -> Toggle { with { $0.tint = color } }

  /// The toggle disabled, or not.
  public func disabled(_ isDisabled: Bool = true) -> Toggle {
    state(isDisabled ? .disabled : .normal)
  }

  /// The toggle standing for several things of which some are on, or not.
  public func mixed(_ isMixed: Bool = true) -> Toggle { with { $0.isMixed = isMixed } }

  /// The toggle without its title, which assistive technology is still told.
  public func labelsHidden(_ isHidden: Bool = true) -> Toggle {
    with { $0.labelsHidden = isHidden }
  }

  private func with(_ change: (inout Toggle) -> Void) -> Toggle {
    var copy = self
    change(&copy)
    return copy
  }

  /// What measures and draws it in an environment.
  public func makeElement(in context: LayoutContext) -> any LayoutElement {
    ToggleLayout(self, context: context.entering("Toggle")).element()
  }
}
