extension Label {
  /// The element of a label that stands for another component, under that one's name.
  ///
  /// - Parameter below: what stands below its texts, beside the icon of both; `nil` for nothing.
  func makeElement(
    in context: LayoutContext, named name: String, above below: (any LayoutElement)? = nil
  ) -> any LayoutElement {
    let context = context.entering(name)
    let hasIcon = (!self.systemImage.isEmpty || self.icon != nil) && self.labelStyle != .titleOnly
    let element: any LayoutElement =
      hasIcon
      ? IconLabelElement(self, above: below, name: name, context: context)
      : texts(above: below, named: name, in: context)
    return self.opacity < 1 ? FadedElement(element, opacity: self.opacity) : element
  }
}
