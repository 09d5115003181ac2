import MaquetteThemes

extension PickerLayout {
  /// Segments; on macOS after the title, elsewhere the title is for assistive technology.
  func segmentedElement() -> any LayoutElement {
    guard !picker.options.isEmpty else { return EmptyElement() }
    var control = SegmentedControl(
      picker.options.map {
        var segment = Segment($0.title, systemImage: $0.symbolName, isEnabled: $0.isEnabled)
        segment.accessibilityLabel = $0.accessibilityLabel
        return segment
      }, selection: selectedIndex ?? SegmentedControl.noSegment)
    control.controlSize = picker.controlSize
    control.state = picker.state
    control.selectedSegmentTintColor = picker.tint
    var introduction = introduction
    if !context.conventions.pickerTitles { introduction.isHidden = true }
    return grouped(
      context.introduced(
        by: introduction, component: "Picker", content: control.makeElement(in: context)))
  }
}
