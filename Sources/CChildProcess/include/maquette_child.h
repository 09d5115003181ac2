#ifndef MAQUETTE_CHILD_H
#define MAQUETTE_CHILD_H

#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

// Child processes that do work for their parent over a socket, within limits of processor time and
// memory that the parent sets for each piece of work, and that end when the parent does.

/// A child as its parent knows it.
typedef struct {
  /// Its number; 0 when there is none.
  pid_t pid;
  /// The parent's end of the socket.
  int socket;
  /// What it writes to standard error; -1 where the system has no unnamed files.
  int messages;
} maquette_child;

/// Starts a program that serves at its standard input. Nothing else of the parent's is open in it, and
/// of the environment it has what names libraries.
///
/// @param command, kind: its two arguments.
/// @return 0, or the number of an error.
int maquette_child_start(
  const char *program, const char *command, const char *kind, maquette_child *child);

/// Ends a child that may still be at work, and waits until it is gone.
///
/// @param grace nanoseconds that it may take to end by itself.
/// @return as waitpid says; 0 when it is not known.
int maquette_child_end(maquette_child *child, int64_t grace);

/// Bounds what a child may take from now on.
///
/// @param cpu nanoseconds of processor time, all that it has had counted.
/// @param memory bytes of its own memory.
/// @return 0, or the number of an error.
int maquette_child_limit(pid_t pid, int64_t cpu, uint64_t memory);

/// The processor time that a child has had, in nanoseconds; -1 when it is gone.
int64_t maquette_child_cpu(pid_t pid);

/// Bytes of memory that a child has of its own; 0 when that is not known.
uint64_t maquette_child_memory(pid_t pid);

/// Reads the start of what a child that has ended wrote to standard error, and forgets it.
///
/// @return how many bytes.
size_t maquette_child_messages(maquette_child *child, char *target, size_t count);

/// What came of an exchange.
typedef enum {
  MAQUETTE_EXCHANGE_DONE = 0,
  /// The other side is gone, or sends no more.
  MAQUETTE_EXCHANGE_CLOSED = 1,
  /// It has had more processor time than it may.
  MAQUETTE_EXCHANGE_CPU = 2,
  /// It has had no processor time for too long.
  MAQUETTE_EXCHANGE_LATE = 3,
} maquette_exchange_status;

/// When waiting ends.
typedef struct {
  /// The child; 0 to wait for as long as the other side is there.
  pid_t pid;
  /// Nanoseconds of its processor time.
  int64_t cpu;
  /// Nanoseconds in which it must have had some processor time, however busy the machine is.
  int64_t idle;
} maquette_patience;

/// Nanoseconds of a clock that goes on.
int64_t maquette_now(void);

/// Sends all of some bytes. A reader that is gone is no signal.
maquette_exchange_status maquette_send(
  int socket, const void *bytes, size_t count, const maquette_patience *patience);

/// Receives exactly as many bytes.
maquette_exchange_status maquette_receive(
  int socket, void *bytes, size_t count, const maquette_patience *patience);

/// The exit code of a child that asked for more memory than it may have.
#define MAQUETTE_CHILD_NO_MEMORY 86

/// The child's part, first: closes what it needs not, and leaves no dump.
///
/// @return 0, or the number of an error.
int maquette_child_prepare(void);

/// The child's part, after libraries were loaded and before anything is read: from here on it opens no
/// file and no connection, starts no program and raises no limit, as far as the kernel can see to that;
/// ends when memory is refused, since libraries may draw something else then; and ends when the socket
/// is closed.
///
/// @return 0, or the number of an error.
int maquette_child_lock(int socket);

#endif
