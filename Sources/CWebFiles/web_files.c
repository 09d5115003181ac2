#include "web_files.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

#define FUNCTION(name) \
  const char *maquette_##name(void) { return name; }

static const char preview_page[] = {
#embed "files/preview/page.html" suffix(, 0)
};
FUNCTION(preview_page)

static const char preview_icon[] = {
#embed "files/preview/icon.svg" suffix(, 0)
};
FUNCTION(preview_icon)

static const char preview_frame_style[] = {
#embed "files/preview/frame.css" suffix(, 0)
};
FUNCTION(preview_frame_style)

static const char preview_picture_style[] = {
#embed "files/preview/pictures.css" suffix(, 0)
};
FUNCTION(preview_picture_style)

static const char preview_panel_style[] = {
#embed "files/preview/panel.css" suffix(, 0)
};
FUNCTION(preview_panel_style)

static const char preview_state_script[] = {
#embed "files/preview/state.js" suffix(, 0)
};
FUNCTION(preview_state_script)

static const char preview_frame_script[] = {
#embed "files/preview/frame.js" suffix(, 0)
};
FUNCTION(preview_frame_script)

static const char preview_stage_script[] = {
#embed "files/preview/stage.js" suffix(, 0)
};
FUNCTION(preview_stage_script)

static const char preview_switch_script[] = {
#embed "files/preview/switches.js" suffix(, 0)
};
FUNCTION(preview_switch_script)

static const char preview_inspector_script[] = {
#embed "files/preview/inspector.js" suffix(, 0)
};
FUNCTION(preview_inspector_script)

static const char preview_tree_script[] = {
#embed "files/preview/tree.js" suffix(, 0)
};
FUNCTION(preview_tree_script)

static const char preview_keyboard_script[] = {
#embed "files/preview/keyboard.js" suffix(, 0)
};
FUNCTION(preview_keyboard_script)

static const char preview_editor_style[] = {
#embed "files/preview/editor.css" suffix(, 0)
};
FUNCTION(preview_editor_style)

static const char preview_tabs_script[] = {
#embed "files/preview/tabs.js" suffix(, 0)
};
FUNCTION(preview_tabs_script)

static const char preview_field_script[] = {
#embed "files/preview/field.js" suffix(, 0)
};
FUNCTION(preview_field_script)

static const char preview_editor_script[] = {
#embed "files/preview/editor.js" suffix(, 0)
};
FUNCTION(preview_editor_script)

static const char preview_news_script[] = {
#embed "files/preview/news.js" suffix(, 0)
};
FUNCTION(preview_news_script)

static const char report_body[] = {
#embed "files/report/body.html" suffix(, 0)
};
FUNCTION(report_body)

static const char report_style[] = {
#embed "files/report/style.css" suffix(, 0)
};
FUNCTION(report_style)

static const char report_list_script[] = {
#embed "files/report/list.js" suffix(, 0)
};
FUNCTION(report_list_script)

static const char report_view_script[] = {
#embed "files/report/views.js" suffix(, 0)
};
FUNCTION(report_view_script)

static const char report_key_script[] = {
#embed "files/report/keys.js" suffix(, 0)
};
FUNCTION(report_key_script)

static const char gallery_style[] = {
#embed "files/gallery/style.css" suffix(, 0)
};
FUNCTION(gallery_style)

static const char lint_style[] = {
#embed "files/lint/lint.css" suffix(, 0)
};
FUNCTION(lint_style)
static const char gallery_script[] = {
#embed "files/gallery/page.js" suffix(, 0)
};
FUNCTION(gallery_script)

static const char inspect_schema[] = {
#embed "files/schemas/inspect.json" suffix(, 0)
};
FUNCTION(inspect_schema)

static const char results_schema[] = {
#embed "files/schemas/results.json" suffix(, 0)
};
FUNCTION(results_schema)

static const char receipts_schema[] = {
#embed "files/schemas/receipts.json" suffix(, 0)
};
FUNCTION(receipts_schema)
