internal import CWebFiles

/// The page of the live preview: text that is in the program itself, so that it is one file and
/// needs no folder beside it. It loads nothing from elsewhere.
enum Page {
  static let html = String(cString: maquette_preview_page())

  /// The picture in the browser's tab.
  static let icon = String(cString: maquette_preview_icon())

  /// Its style sheet.
  static let style = [
    maquette_preview_frame_style(), maquette_preview_picture_style(),
    maquette_preview_panel_style(), maquette_preview_editor_style(),
  ].map { String(cString: $0) }.joined()

  static let script =
    "\"use strict\";\n"
    + [
      maquette_preview_state_script(), maquette_preview_frame_script(),
      maquette_preview_stage_script(), maquette_preview_switch_script(),
      maquette_preview_inspector_script(), maquette_preview_tree_script(),
      maquette_preview_tabs_script(), maquette_preview_field_script(),
      maquette_preview_editor_script(),
      maquette_preview_keyboard_script(), maquette_preview_news_script(),
    ].map { String(cString: $0) }.joined()
}
