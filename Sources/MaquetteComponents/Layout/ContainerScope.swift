import MaquetteCore
import MaquetteThemes

/// What the containers around say of what is in them: few say anything, so contexts have it in common.
public struct ContainerScope {
  /// Takes what is presented over other contents, up to the screen around.
  var presentations = PresentationCollector()
  /// The room that a row or a complication around leaves; `nil` outside of both.
  var contentRoom: ContentRoom?
  /// Whether a scrolling view is around.
  package var isScrolling = false
  /// Whether it is presented over a screen, which is dimmed behind it.
  var isPresented = false
  /// What the tint is behind an alert, a sheet or a popover; `nil` where nothing dims it.
  var dimmedTint: DimmedTint?
  /// The colours that a row around gives its texts and symbols; `nil` for none.
  var rowColors: SelectionColors?
  /// Whether a screen's backdrop is behind, which lists do not hide.
  var isOverBackdrop = false
  /// Whether a Mac's sheet is around, whose ground goes on behind lists that have the background of windows.
  var isInSheet = false
  /// Whether a screen's panel for input is around, which draws what keys stand on.
  var isInputView = false
  /// Whether a toolbar is around, where some buttons of macOS do not belong.
  package var isToolbar = false
  /// Whether it is in a bar of gradient buttons, which has a ground of its own.
  var isButtonBar = false
  /// In a bar, the text size outside of it.
  var textSizeAround: TextSize?
  /// What bars know of the screen or window around.
  var bars = CopyOnWrite(BarScope())
  /// The style of lists without one; `nil` for the theme's.
  var automaticListStyle: String?
  /// How the list around looks; `nil` outside of lists.
  var list: ListLook?
  /// Whether the list around is a form, whose toggles are small switches on a Mac.
  var isForm = false
  /// Whether a row is selected beside the sidebar around, where keys go, so that the sidebar's own
  /// selection is quiet.
  var selectsBesideSidebar = false
  /// Whether it is in a window with a sheet, which has the keyboard: what is chosen in the window is quiet
  /// (`NSTableRowView.isEmphasized`).
  var isBehindSheet = false
  /// Whether a state that draws nothing is reported.
  var checksStates = true
  /// Whether a section is at the top of its list, or in none.
  var isFirstSection = true
  /// Whether a list is all of a popover, whose edge is as far from the first card as from its sides.
  var fillsPopover = false
  /// Whether there is room above the first card of a list, which begins below a small title or something else.
  var hasRoomAboveCards = false
  /// The nearest round corners around, which concentric ones follow; `nil` for none.
  var corners: CornerContainer?
  /// How texts are written that say nothing themselves.
  var writing = Writing()
  /// How texts look in the header or footer of a section around; `nil` outside of both.
  var sectionText: SectionText?
}
