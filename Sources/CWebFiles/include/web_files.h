#ifndef MAQUETTE_WEB_FILES_H
#define MAQUETTE_WEB_FILES_H

// Files of web pages, which are in the program itself: each ends with a NUL.

/// The page of the live preview.
const char *_Nonnull maquette_preview_page(void);

/// The picture in the browser's tab.
const char *_Nonnull maquette_preview_icon(void);

/// Colours, the top, the list and the columns.
const char *_Nonnull maquette_preview_frame_style(void);

/// The pictures, their outlines and the errors over them.
const char *_Nonnull maquette_preview_picture_style(void);

/// The inspector, the list of keys, and narrow windows.
const char *_Nonnull maquette_preview_panel_style(void);

/// The state of the page.
const char *_Nonnull maquette_preview_state_script(void);

/// One picture: asks for it, shows it when it is whole, keeps the last good one.
const char *_Nonnull maquette_preview_frame_script(void);

/// The list of specs and the sections with their pictures.
const char *_Nonnull maquette_preview_stage_script(void);

/// The switches above the pictures, and zoom.
const char *_Nonnull maquette_preview_switch_script(void);

/// The component under the pointer, and its place.
const char *_Nonnull maquette_preview_inspector_script(void);

/// The panel at the side: a component's values, and all components.
const char *_Nonnull maquette_preview_tree_script(void);

/// Buttons at the top, keys, and the page's own appearance.
const char *_Nonnull maquette_preview_keyboard_script(void);

/// The editor beside the pictures.
const char *_Nonnull maquette_preview_editor_style(void);

/// The variants of a spec that is edited, as tabs.
const char *_Nonnull maquette_preview_tabs_script(void);

/// What a spec is written in.
const char *_Nonnull maquette_preview_field_script(void);

/// The text of a spec, its messages, saving and export.
const char *_Nonnull maquette_preview_editor_script(void);

/// News of the server, and a server that is gone.
const char *_Nonnull maquette_preview_news_script(void);

/// The body of the report on snapshots.
const char *_Nonnull maquette_report_body(void);

/// The report's style sheet.
const char *_Nonnull maquette_report_style(void);

/// The list: only rows that can be seen are in the document.
const char *_Nonnull maquette_report_list_script(void);

/// The picture that was chosen, in one of four views.
const char *_Nonnull maquette_report_view_script(void);

/// Keys, the clipboard, the appearance, and the start.
const char *_Nonnull maquette_report_key_script(void);

/// The gallery's style sheet.
const char *_Nonnull maquette_gallery_style(void);
/// The gallery's script.
const char *_Nonnull maquette_gallery_script(void);

/// The JSON Schema of what `inspect --json` prints.
const char *_Nonnull maquette_inspect_schema(void);
/// The JSON Schema of the results of a run of snapshots.
const char *_Nonnull maquette_results_schema(void);
/// The JSON Schema of what `snapshot list --json` prints.
const char *_Nonnull maquette_receipts_schema(void);

/// The style sheet of the page of findings.
const char *_Nonnull maquette_lint_style(void);

#endif
