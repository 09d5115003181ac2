import MaquetteCore

extension LayoutContext {
  /// The element of a container's content.
  package func element(for child: AnyComponent, at index: Int, axis: Axis?) -> any LayoutElement {
    guard budget.take(reportingTo: sink, at: child.provenance ?? provenance), !WorkBudget.isSpent
    else {
      return EmptyElement()
    }
    var copy = self.inkedTint != nil && child.fillsWithTint ? outOfInk : self
    copy.slot = index
    copy.axis = axis
    copy.provenance = nil
    copy.ownsWidth = false
    return child.makeElement(in: copy)
  }

  /// The elements of all contents of a container.
  package func elements(for children: [AnyComponent], axis: Axis?) -> [any LayoutElement] {
    children.enumerated().map { element(for: $1, at: $0, axis: axis) }
  }
}
