import MaquetteCore

extension LayoutContext {
  /// The colour of what is in the toolbar of a window that is not in front; `nil` elsewhere.
  var inactiveItemColor: Color? {
    isInactive && self.isToolbar ? ToolbarLook(self)?.inactiveItem : nil
  }
}
