#pragma once
// Whoever links this takes variables out of the environment that would make the libraries for fonts
// and pictures draw something else. There is nothing to call: it happens before these libraries, some
// of which read their variables as soon as they are loaded, are told that they are loaded.

/// The starts of the names that are taken out; ends with a null pointer.
extern const char *const maquette_removed_variables[];
