import Maquette

extension LintPicture {
  /// All texts of the spec in order, as labels: those that are one, and those that make their words
  /// themselves, such as dates and numbers, with what the spec says about their look.
  var texts: [(item: LintItem, label: Label)] {
    items.compactMap { item in
      if let label = item.component as? Label { return (item, label) }
      guard item.component is any StyledText else { return nil }
      var label = Label(node(of: item)?.text ?? "")
      label.font = item.value("font") ?? label.font
      label.color = item.value("color") ?? label.color
      label.alignment = item.value("alignment") ?? label.alignment
      return (item, label)
    }
  }
}

extension LintPicture {
  /// All texts and links, as labels: a link has a font of its own, too.
  var textsAndLinks: [(item: LintItem, label: Label)] {
    texts
      + all(Link.self).map { item, link in
        var label = Label(link.title)
        label.font = link.font
        return (item, label)
      }
  }
}

extension LintItem {
  /// What a component has under one of its keys; `nil` where it has no such key.
  func value<Value>(_ key: String) -> Value? {
    guard let component = component as? any CatalogComponent else { return nil }
    return type(of: component).schema.value(component, key) as? Value
  }
}
