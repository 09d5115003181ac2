#include "locale_data.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

// 'make build' writes them from the toolchain's library (Tools/LocaleData.swift).
#if __has_include("made/icudt.h")
#include "made/icudt.h"

__attribute__((aligned(16))) const unsigned char MAQUETTE_ICU_DATA[] = {
#embed "made/icudt.dat"
};
#endif
