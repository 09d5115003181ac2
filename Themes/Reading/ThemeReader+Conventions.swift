import MaquetteCore

extension ThemeReader {
  /// More than any component has.
  private static let mostKeys = 50

  func readConventions(_ node: SpecNode, into conventions: inout Conventions) {
    values.eachEntry(of: node, "'conventions'", keys: Conventions.keys) { key, node in
      switch key {
      case "alert": values.set(&conventions.alert, values.choice(node, key))
      case "confirmationDialog":
        values.set(&conventions.confirmationDialog, values.choice(node, key))
      case "sheet": values.set(&conventions.sheet, values.choice(node, key))
      case "rowRoles": values.set(&conventions.rowRoles, values.choice(node, key))
      case "menuButton": values.set(&conventions.menuButton, values.choice(node, key))
      case "toolbar": values.set(&conventions.toolbar, values.choice(node, key))
      case "screenBars": values.set(&conventions.screenBars, values.choice(node, key))
      case "inlinePicker": values.set(&conventions.inlinePicker, values.choice(node, key))
      case "wheels": values.set(&conventions.wheels, values.choice(node, key))
      case "datePicker": values.set(&conventions.datePicker, values.choice(node, key))
      case "pickerStyle": values.set(&conventions.pickerStyle, pickerStyle(node, key))
      case "pickerStyles":
        let styles = list(node, key, atMost: Conventions.pickerStyleNames.count, pickerStyle)
        values.set(&conventions.pickerStyles, styles)
      case "unused": readUnused(node, into: &conventions.unused)
      case "instead": readInstead(node, into: &conventions.instead)
      case "windows": values.set(&conventions.windows, values.bool(node, key))
      case "accents": values.set(&conventions.accents, values.bool(node, key))
      case "bezels": values.set(&conventions.bezels, values.bool(node, key))
      case "dragging": values.set(&conventions.dragging, values.bool(node, key))
      case "rowButtons": values.set(&conventions.rowButtons, values.bool(node, key))
      case "onOffLabels": values.set(&conventions.onOffLabels, values.bool(node, key))
      case "pickerTitles": values.set(&conventions.pickerTitles, values.bool(node, key))
      case "pointer": values.set(&conventions.pointer, values.bool(node, key))
      case "distant": values.set(&conventions.distant, values.bool(node, key))
      case "statusBarDay": values.set(&conventions.statusBarDay, values.bool(node, key))
      default: break
      }
    }
  }

  private func pickerStyle(_ node: SpecNode, _ key: String) -> String? {
    let names = Conventions.pickerStyleNames
    return values.word(node, key, of: names) { names.contains($0) ? $0 : nil }
  }

  private func list(
    _ node: SpecNode, _ key: String, atMost most: Int,
    _ word: (SpecNode, String) -> String?
  ) -> [String]? {
    values.log?.add(.longList(most), node)
    guard let list = node.list else {
      values.mismatch(node, key, wanted: "a list")
      return nil
    }
    return list.prefix(most).compactMap { word($0, key) }
  }

  private func readUnused(_ node: SpecNode, into unused: inout [String: [String]]) {
    values.eachEntry(of: node, "'unused'", keys: Conventions.components) { key, node in
      values.set(&unused[key], list(node, key, atMost: ThemeReader.mostKeys, values.text))
    }
  }

  private func readInstead(_ node: SpecNode, into instead: inout [String: String]) {
    values.eachEntry(of: node, "'instead'", keys: Conventions.replaceable) { key, node in
      if values.isNone(node) {
        instead[key] = nil
      } else if let text = values.text(node, key) {
        instead[key] = text
      }
    }
  }
}

extension Conventions {
  static let keys = [
    "alert", "confirmationDialog", "sheet", "rowRoles", "menuButton", "toolbar", "screenBars",
    "inlinePicker", "wheels", "datePicker", "pickerStyle", "pickerStyles", "windows", "accents",
    "bezels", "dragging", "rowButtons", "onOffLabels", "pickerTitles", "pointer", "distant",
    "statusBarDay", "unused", "instead",
  ]

  /// The styles of pickers: SwiftUI's and WatchKit's, without `automatic`.
  package static let pickerStyleNames = [
    "wheel", "menu", "segmented", "inline", "radioGroup", "navigationLink", "palette", "list",
    "stack", "sequence",
  ]

  /// The components that ask which of their keys change nothing.
  package static let components = [
    "Alert", "Button", "ColorPicker", "ConfirmationDialog", "DatePicker", "DisclosureGroup",
    "NavigationBar", "PreviousNextControl", "RatingIndicator", "Screen", "SearchField",
    "SegmentedControl", "Sheet", "Slider", "Stepper", "TabBar", "Toggle", "Toolbar",
  ]

  /// The components that say what to use in their place.
  package static let replaceable = [
    "ColorPicker", "Keyboard", "NavigationBar", "SearchField", "ShareSheet", "TabBar", "TextEditor",
    "Toolbar",
  ]
}
