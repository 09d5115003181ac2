import MaquetteCore

/// Draws the first of several texts that fits, as a label does, under a component's own name.
final class AdaptiveTextElement: LayoutElement {
  private let name: String
  private let labels: [Label]
  private let context: LayoutContext
  private let mostWidth: Double
  private let accessibility: Accessibility?
  private var elements: [any LayoutElement] = []

  /// - Parameters:
  ///   - name: the component's name in paths and reports.
  ///   - labels: the texts, the longest first.
  ///   - mostWidth: what there is room for, in points, however much is offered.
  ///   - accessibility: what assistive technology is told; `nil` for the text shown.
  init(
    _ name: String, labels: [Label], mostWidth: Double = .infinity,
    accessibility: Accessibility? = nil, context: LayoutContext
  ) {
    self.name = name
    self.labels = labels
    self.mostWidth = mostWidth
    self.accessibility = accessibility
    self.context = context
  }

  /// The longest text in a width; the shortest one when none fits, which then ends in an ellipsis.
  private func element(in width: Double?) -> any LayoutElement {
    let room = min(width ?? .infinity, mostWidth)
    for index in labels.indices {
      if index == elements.count {
        elements.append(labels[index].makeElement(in: context, named: name))
      }
      let element = elements[index]
      // Most components have one text, and never ask what it takes.
      if index == labels.count - 1 { return element }
      if element.size(for: .ideal).width <= room + 0.01 { return element }
    }
    return EmptyElement()
  }

  private func bounded(_ width: Double?) -> Double? {
    mostWidth < .infinity ? min(width ?? .infinity, mostWidth) : width
  }

  func size(for proposal: ProposedSize) -> Size {
    element(in: proposal.width).size(
      for: ProposedSize(width: bounded(proposal.width), height: proposal.height))
  }

  func stretch(along axis: Axis) -> Stretch { element(in: nil).stretch(along: axis) }

  func minimum(along axis: Axis) -> Double { element(in: nil).minimum(along: axis) }

  func firstBaseline(in size: Size) -> Double? {
    element(in: size.width).firstBaseline(in: size)
  }

  func place(in frame: Rect) -> [SceneNode] {
    var nodes = element(in: frame.width).place(in: frame)
    if let accessibility, !nodes.isEmpty { nodes[0].accessibility = accessibility }
    return nodes
  }
}
