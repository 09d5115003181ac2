#pragma once
// Whoever links this takes variables out of the environment that would make the libraries for fonts
// and pictures draw something else. There is nothing to call for it: it happens before these
// libraries, some of which read their variables as soon as they are loaded, are told so.

/// The starts of the names that are taken out; ends with a null pointer.
extern const char *const maquette_removed_variables[];

/// How many words the program was started with, its name among them; 0 in a library. Swift reads them
/// from /proc, and has none where that is missing.
int maquette_argument_count(void);

/// One of them, from 0.
const char *maquette_argument(int index);

/// How many bytes the stack of the first thread may have.
long maquette_stack_limit(void);
