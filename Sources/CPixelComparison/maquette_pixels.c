#include "maquette_pixels.h"

size_t maquette_equal_prefix(const uint32_t *one, const uint32_t *other, size_t count) {
  size_t index = 0;
  while (index < count && one[index] == other[index]) index++;
  return index;
}
