#ifndef MAQUETTE_DEFLATE_H
#define MAQUETTE_DEFLATE_H

#include <stddef.h>
#include <stdint.h>

// Deflate (RFC 1951) for the rows of pictures of user interfaces.
//
// Other compressors look at bytes. This one looks at pixels, and begins a match only where one can
// begin: where a pixel differs from the one before it, or in the run of equal pixels that leads
// there. A picture of an interface has few such places, so for each of them there is time to ask
// which matches together take the fewest bits.
//
// 1. maquette_deflate.c reads rows, and makes a node of each place where a token may begin or end,
//    with links for the matches from there (maquette_nodes.h): in the run itself, in the row above,
//    and those that maquette_find.h finds.
// 2. maquette_parse.c finds the cheapest way through 2,048 nodes, from the last one to the first.
//    What a symbol costs is known from the block so far.
// 3. maquette_blocks.c adds the tokens to the block, or begins another one where two tables of
//    codes take less than one. maquette_codes.c makes the codes.

/// The memory that compressing takes: 0.5 MB, of which small pictures touch a part. One thread at a
/// time may use it.
typedef struct maquette_deflater maquette_deflater;

/// Rows of a PNG file: for each a byte that names its filter, and then its pixels.
typedef struct {
  const uint8_t *bytes;
  /// At least 1 each.
  size_t width, height;
  /// Bytes of a pixel: 3 or 4.
  size_t pixel;
} maquette_rows;

/// Returns NULL when there is no memory.
maquette_deflater *maquette_deflater_make(void);

void maquette_deflater_free(maquette_deflater *deflater);

/// Compresses rows, and returns how many bytes of `out` that took: 0 when `room` was too little,
/// and for 2 GiB of rows. `room` needs seven bytes more than that: words are written whole.
size_t maquette_deflate(
    maquette_deflater *deflater, const maquette_rows *rows, uint8_t *out, size_t room);

#endif
