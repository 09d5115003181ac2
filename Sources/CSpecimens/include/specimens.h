#ifndef MAQUETTE_SPECIMENS_H
#define MAQUETTE_SPECIMENS_H

#include <stddef.h>
#include <stdint.h>

// The specs of Snapshots/specimens, in the program itself.

/// The names of the files in their order, one a line.
const uint8_t *_Nonnull maquette_specimen_list(void);
size_t maquette_specimen_list_size(void);

/// The files in the same order, each with a NUL after it.
const uint8_t *_Nonnull maquette_specimen_texts(void);
size_t maquette_specimen_texts_size(void);

/// A picture that the specs name.
struct maquette_picture {
  const char *_Nonnull name;
  const uint8_t *_Nonnull bytes;
  size_t size;
};

/// The pictures, in no order.
const struct maquette_picture *_Nonnull maquette_specimen_pictures(void);
size_t maquette_specimen_picture_count(void);

#endif
