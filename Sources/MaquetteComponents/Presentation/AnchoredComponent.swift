/// A component that stands where what it belongs to does, and opens beside that.
protocol AnchoredComponent: CatalogComponent {
  /// What it belongs to.
  var source: [AnyComponent] { get set }
}

extension Popover: AnchoredComponent {
  var source: [AnyComponent] {
    get { self.anchor }
    set { self.anchor = newValue }
  }
}

extension ConfirmationDialog: AnchoredComponent {
  var source: [AnyComponent] {
    get { self.anchor }
    set { self.anchor = newValue }
  }
}

extension [AnyComponent] {
  /// All of them below one another, or the only one; `nil` for none.
  var column: AnyComponent? {
    count > 1 ? AnyComponent(VStack { self }) : first
  }
}

/// How something with an arrow stands beside what it belongs to.
struct PopoverAttachment {
  var edge: ConfirmationDialog.ArrowEdge
  /// Which edges line up along that.
  var alignment: MenuAlignment
  /// Where along what it belongs to the arrow points to.
  var point: Alignment?

  /// Whether it stands before or after what it belongs to.
  var isBeside: Bool { edge == .leading || edge == .trailing }
}
