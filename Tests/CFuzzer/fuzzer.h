#pragma once

#include <stddef.h>
#include <stdint.h>

/* Runs libFuzzer (LLVM's library of that name, "Using libFuzzer as a library"), which the sanitizer links. */
int LLVMFuzzerRunDriver(int *count, char ***words, int (*one)(const uint8_t *bytes, size_t size));
