import Maquette

extension LintItem {
  /// What a control says that it is for; empty where it says nothing, `nil` for what is no control.
  /// What people have typed or chosen says nothing of that, but for the text of an editor, which often
  /// is all that a screen has.
  var controlTitle: String? {
    switch component {
    case let it as Toggle: it.title
    case let it as TextField: it.title + it.placeholder
    case let it as SecureField: it.title + it.placeholder
    case let it as TextEditor: it.placeholder + it.text
    case let it as NumberField: it.title + it.placeholder
    case let it as ComboBox: it.title + it.placeholder
    case let it as TokenField: it.title + it.placeholder
    case let it as Slider: it.title
    case let it as Stepper: it.title
    case let it as ColorPicker: it.title
    case let it as Gauge: it.title
    case let it as RatingIndicator: it.title
    default: nil
    }
  }

  /// What a picker says that is chosen with it; `nil` for what is no picker.
  var pickerTitle: String? {
    switch component {
    case let it as Picker:
      it.title + it.caption + it.columns.map(\.label).joined()
    case let it as DatePicker: it.title
    case let it as PopUpButton: it.label
    default: nil
    }
  }

  /// Whether it is a control that does not say what it is for.
  var isUnnamedControl: Bool {
    (controlTitle ?? pickerTitle)?.isEmpty == true && spokenLabel.isEmpty && !isHidden
  }

  /// Whether a text beside the control, or beside the few stacks that it is in, says what it is for:
  /// one in its row, or the one right above it. One text names one control.
  var isNamedBeside: Bool {
    var item = self
    for _ in 0..<3 {
      guard let around = item.parent else { return false }
      if around.hasRows {
        if around.placesNamed(below: item.key).contains(item.position) { return true }
      } else {
        let count = item.siblings.count
        if let above = item.neighbor(-1), above.isText,
          count == 2 || !above.isHeading
            || around.placesHeaded(below: item.key).contains(item.position)
        {
          return true
        }
        if count == 2, item.neighbor(1)?.isText == true { return true }
        // The title of a section is that of its only row.
        if let section = around.component as? Section, !section.header.isEmpty, count == 1 {
          return true
        }
      }
      // Of several controls nobody knows which one is meant.
      guard around.isStack,
        around.counts(below: item.key).unnamed == (item.holdsUnnamed ? 1 : 0)
      else { return false }
      item = around
    }
    return false
  }

  /// Whether something beside a symbol, or beside the few stacks that it is in, says in words what
  /// it means: in its row, or right above or below it.
  var isSymbolNamedBeside: Bool {
    var item = self
    for _ in 0..<3 {
      guard let around = item.parent else { return false }
      if let grid = around.component as? Grid {
        if item.hasWordsBeside(inGridOf: max(1, grid.columns)) { return true }
      } else if around.hasRows {
        if item.hasWordsBeside { return true }
      } else if item.neighbor(-1)?.hasWords == true || item.neighbor(1)?.hasWords == true {
        return true
      }
      guard around.isStack, around.name == "ZStack" || !item.isOneOfSymbols else { return false }
      item = around
    }
    return false
  }

  /// Whether what is in it stands beside one another.
  private var hasRows: Bool { ["HStack", "ZStack", "Grid", "Complication"].contains(name) }

  private var isStack: Bool { ["HStack", "VStack", "ZStack", "Grid"].contains(name) }

  /// Whether it is a text in a style of titles, which is for more than what follows it.
  var isHeading: Bool {
    guard let font = value("font") as FontValue?, case .style(let style) = font.base else {
      return false
    }
    return [.largeTitle, .title, .title2, .title3].contains(style)
  }

  /// The next one before or behind it that is no space or line; `nil` for none.
  private func neighbor(_ step: Int) -> LintItem? {
    let siblings = siblings
    var place = position + step
    for _ in 0..<3 {
      guard siblings.indices.contains(place) else { return nil }
      guard ["Spacer", "Divider"].contains(siblings[place].name) else { return siblings[place] }
      place += step
    }
    return nil
  }

  /// Whether words stand in its row of a grid, or right above or below it there.
  private func hasWordsBeside(inGridOf columns: Int) -> Bool {
    guard let counts = parent?.counts(below: key) else { return false }
    let columns = min(columns, siblings.count)
    let start = position / columns * columns
    let places = [start..<start + columns, place(-columns), place(columns)]
    return places.reduce(0) { $0 + counts.words(at: $1) } > (hasWords ? 1 : 0)
  }

  /// The place of a neighbour, as far away as it is.
  private func place(_ step: Int) -> Range<Int> { position + step..<position + step + 1 }

  /// Whether other symbols stand beside it, and nothing that is for use.
  private var isOneOfSymbols: Bool {
    guard let counts = parent?.counts(below: key) else { return false }
    return counts.pictures > (holdsPicture ? 1 : 0) && counts.controls == (holdsControl ? 1 : 0)
  }
}
