#include "specimens.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

#define FUNCTIONS(name)                                                       \
  const uint8_t *maquette_specimen_##name(void) { return name; }              \
  size_t maquette_specimen_##name##_size(void) { return sizeof name; }

static const uint8_t list[] = {
#embed "../../Snapshots/specimens/gallery.txt"
};
FUNCTIONS(list)

// `make specimens` writes the list of files.
static const uint8_t texts[] = {
#include "texts.h"
};
FUNCTIONS(texts)

static const uint8_t boat[] = {
#embed "../../Snapshots/specimens/image/boat.svg"
};

static const uint8_t stage_1[] = {
#embed "../../Snapshots/specimens/image/stage-1.svg"
};

static const uint8_t stage_2[] = {
#embed "../../Snapshots/specimens/image/stage-2.svg"
};

static const uint8_t stage_3[] = {
#embed "../../Snapshots/specimens/image/stage-3.svg"
};

static const uint8_t portrait[] = {
#embed "../../Snapshots/specimens/image/portrait.svg"
};

static const uint8_t leaf[] = {
#embed "../../Snapshots/specimens/image/leaf.svg"
};

static const uint8_t sprite[] = {
#embed "../../Snapshots/specimens/image/sprite.png"
};

#define PICTURE(name, bytes) {name, bytes, sizeof bytes}

static const struct maquette_picture pictures[] = {
    PICTURE("boat.svg", boat),
    PICTURE("stage-1.svg", stage_1),
    PICTURE("stage-2.svg", stage_2),
    PICTURE("stage-3.svg", stage_3),
    PICTURE("portrait.svg", portrait),
    PICTURE("leaf.svg", leaf),
    PICTURE("sprite.png", sprite),
};

const struct maquette_picture *maquette_specimen_pictures(void) { return pictures; }
size_t maquette_specimen_picture_count(void) { return sizeof pictures / sizeof *pictures; }
