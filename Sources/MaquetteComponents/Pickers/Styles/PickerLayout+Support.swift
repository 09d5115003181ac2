import MaquetteCore
import MaquetteThemes

extension PickerLayout {
  /// Whether the platform has the style; reports what it has where it does not.
  func isSupported() -> Bool {
    let names = context.conventions.pickerStyles
    guard !names.contains(style.rawValue) else { return true }
    let list = names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "")
    let name = context.theme.platform.displayName
    let isColumns = picker.style == .automatic
    context.report(
      .error,
      isColumns
        ? "\(name) has no wheels for 'columns'"
        : "\(name) has no picker in the style \(style.rawValue)",
      key: isColumns ? "columns" : "style", length: isColumns ? 1 : style.rawValue.count,
      hint: isColumns
        ? "list what can be chosen below 'options:', or draw it on another platform"
        : "use \(list)", id: .notOnPlatform)
    return false
  }

  /// How the title before the control is written.
  var introduction: ControlIntroduction {
    ControlIntroduction(
      title: picker.title, size: picker.controlSize, isHidden: picker.labelsHidden,
      isEnabled: picker.state != .disabled)
  }

  /// The chosen option; `nil` where there is nothing to choose from.
  var selectedOption: PickerOption? {
    guard let index = selectedIndex, picker.options.indices.contains(index) else { return nil }
    return picker.options[index]
  }

  /// Whether it is a control that is higher than text, which needs less room around it in a row.
  var holdsControl: Bool {
    switch style {
    case .segmented, .wheel, .palette: true
    case .menu: context.conventions.menuButton != .bare
    default: false
    }
  }

  /// Whether, as a row, it is a button as a whole.
  var isRowButton: Bool {
    switch style {
    case .menu: context.conventions.menuButton == .bare && !picker.isPresented
    case .navigationLink: true
    default: false
    }
  }

  /// What assistive technology is told of a picker that is one button.
  var buttonAccessibility: Accessibility {
    let value = selectedOption?.accessibilityLabel ?? ""
    let isNamed = !picker.title.isEmpty
    return Accessibility(
      role: .button, label: isNamed ? picker.title : value, value: isNamed ? value : nil,
      traits: picker.state == .disabled ? [.button, .notEnabled] : [.button])
  }

  /// Options beside one another as one thing of assistive technology, with the picker's title.
  func grouped(_ content: any LayoutElement) -> any LayoutElement {
    let title = picker.title
    return AlteredElement(content) { nodes in
      nodes.enumerated().map { index, node in
        var node = node
        if index == 0, node.accessibility == nil {
          node.accessibility = Accessibility(role: .group, label: title)
        }
        return node
      }
    }
  }
}

extension PickerOption {
  /// The name of the symbol that stands for it, also where it is an ``Image``; empty for none.
  var symbolName: String {
    systemImage.isEmpty ? (icon?.base as? Image)?.systemName ?? "" : systemImage
  }

  func label(color: ColorValue, isEnabled: Bool) -> Label {
    var label = Label(title, color: color, numberOfLines: 0)
    label.systemImage = systemImage
    label.icon = icon
    label.isEnabled = isEnabled
    if color != .primary { label.iconColor = color }
    return label
  }
}
