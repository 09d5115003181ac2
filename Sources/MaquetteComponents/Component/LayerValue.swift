/// Components in front of another one or behind it, in its frame.
package struct LayerValue: Hashable, Sendable {
  /// The components, from back to front.
  package var content: [AnyComponent]
  /// Where they stand in the frame.
  package var alignment = Alignment.center
}
