import MaquetteCore

/// The room a container offers; `nil` means as much as is needed.
public struct ProposedSize: Hashable, Sendable {
  /// The width, in points.
  package var width: Double?
  /// The height, in points.
  package var height: Double?

  /// As much as is needed in both directions.
  package static let ideal = ProposedSize(width: nil, height: nil)

  /// A proposal from its parts.
  package init(width: Double?, height: Double?) {
    self.width = width
    self.height = height
  }

  /// The proposal for a given extent.
  package init(_ size: Size) {
    self.init(width: size.width, height: size.height)
  }

  /// What is left of it within insets.
  func inset(by insets: EdgeInsets) -> ProposedSize {
    ProposedSize(
      width: width.map { max(0, $0 - insets.horizontal) },
      height: height.map { max(0, $0 - insets.vertical) })
  }
}

/// Whether an element takes more room than it needs.
public enum Stretch: Hashable, Sendable {
  /// Stays at the size of its content.
  case none
  /// Grows, and shares evenly with others that grow.
  case fill
}

/// A component in the middle of being laid out. Elements live for one picture, on one thread.
public protocol LayoutElement: AnyObject {
  /// The size the element takes when it is offered some room. Asking again costs little.
  func size(for proposal: ProposedSize) -> Size
  /// The scene nodes of the element in its final frame.
  func place(in frame: Rect) -> [SceneNode]
  /// Whether it grows along an axis.
  func stretch(along axis: Axis) -> Stretch
  /// The least extent along an axis that the element can be squeezed to, in points.
  func minimum(along axis: Axis) -> Double
  /// The greatest extent along an axis that the element takes of any room, in points; infinity when
  /// it takes all of it.
  func maximum(along axis: Axis) -> Double
  /// How early a stack serves it: those with the greatest priority before all others.
  var layoutPriority: Double { get }
  /// Where a guide is that somebody has moved, in points from the leading or upper edge, in a size;
  /// `nil` for one in its usual place.
  func explicitGuide(_ guide: AlignmentGuide, along axis: Axis, in size: Size) -> Double?
  /// The distance of the first baseline from the top in a size; `nil` without text.
  func firstBaseline(in size: Size) -> Double?
  /// How far the text stands from the element's leading edge in a size; `nil` when it starts there,
  /// or when there is none. Separators of lists start below the text of their rows.
  func textInset(in size: Size) -> Double?
  /// What it is one of: elements of one group that stand in one stack are equally high. `nil` for
  /// those that are as high as they are.
  var heightGroup: String? { get }
  /// Whether it is one of its ``heightGroup`` in a size: what is far higher than usual is not.
  func joinsHeightGroup(at size: Size) -> Bool
}

extension LayoutElement {
  /// The size that it has by itself, or in a width where that is too much.
  func size(atMost width: Double?) -> Size {
    let ideal = size(for: .ideal)
    guard let width, ideal.width > width else { return ideal }
    return size(for: ProposedSize(width: width, height: nil))
  }

  /// Most elements stay as they are.
  package func stretch(along axis: Axis) -> Stretch { .none }

  /// Most elements cannot be squeezed.
  package func minimum(along axis: Axis) -> Double { size(for: .ideal)[axis] }

  /// Most elements take what they want, or all there is.
  package func maximum(along axis: Axis) -> Double {
    stretch(along: axis) == .none ? size(for: .ideal)[axis] : .infinity
  }

  /// Most elements wait for nobody.
  package var layoutPriority: Double { 0 }

  /// Most guides are where they usually are.
  package func explicitGuide(_ guide: AlignmentGuide, along axis: Axis, in size: Size) -> Double? {
    nil
  }

  /// Most elements have no text.
  package func firstBaseline(in size: Size) -> Double? { nil }

  /// Most elements are as high as they are.
  package var heightGroup: String? { nil }

  /// Most elements do in any size.
  package func joinsHeightGroup(at size: Size) -> Bool { true }

  /// Most elements start with their text.
  package func textInset(in size: Size) -> Double? { nil }
}

extension Size {
  /// The extent along an axis.
  subscript(_ axis: Axis) -> Double {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

extension ProposedSize {
  /// The proposal along an axis.
  subscript(_ axis: Axis) -> Double? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  init(_ axis: Axis, main: Double?, cross: Double?) {
    self =
      axis == .horizontal
      ? ProposedSize(width: main, height: cross) : ProposedSize(width: cross, height: main)
  }
}
