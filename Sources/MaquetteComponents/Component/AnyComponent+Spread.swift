/// A row that is one of the options that its maker has, with a name and a value of its own.
protocol OptionRow: Component {}

extension AnyComponent {
  /// The rows of a list that it makes, each inside of what is said about rows and about the texts in them; `nil` for
  /// what is one row.
  ///
  /// What is said about a group is said about all of its rows, as in SwiftUI. Its state, its badge, what can be done
  /// with it and what assistive technology is told of it belong to the first. A row's own word wins, and so do the
  /// name and the value of an option.
  ///
  /// - Parameter rows: the rows of a component that nothing alters; `nil` for one.
  func spread(_ rows: (AnyComponent) -> [AnyComponent]?) -> [AnyComponent]? {
    guard let modified = base as? ModifiedComponent else { return rows(self) }
    func altered(_ row: AnyComponent, _ modifier: ModifiedComponent.Modifier) -> AnyComponent {
      AnyComponent(ModifiedComponent(content: row, modifier: modifier), provenance: provenance)
    }
    let (content, traits) = listRow
    guard traits == ListRowTraits() else {
      return content.spread(rows)?.enumerated().map { index, row in
        let given = index == 0 ? traits : traits.ofAllRows
        return altered(row, .listRow(given.overlaid(by: row.listRow.traits)))
      }
    }
    switch modified.modifier {
    case .environment, .writing:
      return modified.content.spread(rows)?.map { altered($0, modified.modifier) }
    case .accessibility(let patch):
      return modified.content.spread(rows)?.enumerated().map { index, row in
        guard index == 0 || patch.isHidden == true else { return row }
        let isOption = row.unmodified is any OptionRow
        return altered(row, .accessibility(isOption ? patch.ofOption : patch))
      }
    default: return nil
    }
  }

  /// What makes the rows, without what is said about them.
  var makerOfRows: AnyComponent {
    var maker = self
    _ = spread { component in
      maker = component
      return nil
    }
    return maker
  }
}

extension ListRowTraits {
  /// What the rows of a group have in common.
  fileprivate var ofAllRows: ListRowTraits {
    var traits = self
    (traits.state, traits.swipeActions, traits.contextMenu) = (nil, nil, nil)
    (traits.badge, traits.badgeProminence) = (nil, nil)
    return traits
  }
}

extension AccessibilityPatch {
  /// What it says of an option of the picker that it is about: the option has a name and a value of its own.
  fileprivate var ofOption: AccessibilityPatch {
    var patch = self
    (patch.label, patch.value) = (nil, nil)
    return patch
  }
}
