import MaquetteCore

/// What a picker of a watch shows inside of an outline.
protocol WatchPickerContent: AnyObject {
  /// The width that shows all of it, in points.
  var idealWidth: Double { get }
  /// Whether it can be made smaller to fit with others into a width.
  var isScalable: Bool { get }
  /// What is drawn in the room inside of an outline, from back to front; `scale` is a share of the
  /// size of texts.
  func place(in room: Rect, scale: Double) -> WatchPickerDrawing
}

/// The drawing of a column: what nobody asks about, and the node of what is chosen.
struct WatchPickerDrawing {
  var items: [DrawItem]
  var chosen: [SceneNode]
}

/// One of the columns of a picker on a watch: an outline with values that the crown turns.
struct WatchColumn {
  /// What the node is called.
  var name: String
  var content: any WatchPickerContent
  /// What stands above the outline; empty for nothing.
  var caption = ""
  /// What stands between it and the column before it; empty for nothing.
  var separator = ""
  var isFocused = false
  /// A width of its own, in points; `nil` for a share.
  var width: Double?
  /// What it is to assistive technology.
  var accessibility: Accessibility
  /// The place of what is chosen among how many; `nil` where no indicator is shown.
  var position: (index: Int, count: Int)?
}
