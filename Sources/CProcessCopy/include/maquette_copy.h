#ifndef MAQUETTE_COPY_H
#define MAQUETTE_COPY_H

#include <sys/types.h>

// Copies of a process that has one thread: all that it has read and prepared is there in each of them,
// and what one does is gone when it ends.

/// The exit code of a copy that could not begin: EX_OSERR of sysexits.h.
enum { MAQUETTE_COPY_FAILED = 71 };

/// Makes a copy of this process, which ends at the latest when this one does. Its standard input is
/// empty, and what it writes to standard output and standard error can be read by the parent.
///
/// @param output takes the end to read from, which does not block; in the copy it is -1.
/// @return the copy's number, 0 in the copy itself, or -1 with `errno`.
pid_t maquette_copy_start(int *output);

/// Ends a copy, and all that it started.
void maquette_copy_end(pid_t copy);

/// Waits for the end of a copy.
///
/// @return its exit code, or 128 and the number of the signal that ended it, as in a shell.
int maquette_copy_wait(pid_t copy);

#endif
