#define _GNU_SOURCE
#include "maquette_copy.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

static void close_above_streams(int file) {
  if (file > STDERR_FILENO) close(file);
}

/// The copy's part: its streams, and that it ends with the parent. It opens no more files than it closes:
/// the parent may have as many as a process may.
static int prepare(pid_t parent, const int ends[2]) {
  // A group of its own, with all that it starts, so that it can be ended as a whole.
  setpgid(0, 0);
  if (prctl(PR_SET_PDEATHSIG, SIGKILL) != 0 || getppid() != parent) return 0;
  if (dup2(ends[1], STDOUT_FILENO) < 0 || dup2(ends[1], STDERR_FILENO) < 0) return 0;
  close_above_streams(ends[0]);
  close_above_streams(ends[1]);
  // A pipe that nobody writes to is as empty as /dev/null, which not every container has.
  int nothing[2];
  close(STDIN_FILENO);
  if (pipe(nothing) != 0) return 0;
  int is_first = nothing[0] == STDIN_FILENO || dup2(nothing[0], STDIN_FILENO) >= 0;
  close_above_streams(nothing[0]);
  close_above_streams(nothing[1]);
  return is_first;
}

pid_t maquette_copy_start(int *output) {
  int ends[2];
  if (pipe2(ends, O_CLOEXEC) != 0) return -1;
  // What is not written yet would be written twice.
  fflush(NULL);
  pid_t parent = getpid();
  pid_t copy = fork();
  if (copy == 0) {
    if (!prepare(parent, ends)) {
      dprintf(STDERR_FILENO, "error: a copy of the worker cannot begin: %s\n", strerror(errno));
      _exit(MAQUETTE_COPY_FAILED);
    }
    *output = -1;
    return 0;
  }
  int error = errno;
  close(ends[1]);
  if (copy < 0) {
    close(ends[0]);
    errno = error;
    return -1;
  }
  // Whichever of both comes first.
  setpgid(copy, copy);
  fcntl(ends[0], F_SETFL, O_NONBLOCK);
  *output = ends[0];
  return copy;
}

void maquette_copy_end(pid_t copy) {
  if (copy > 0 && kill(-copy, SIGKILL) != 0) kill(copy, SIGKILL);
}

int maquette_copy_wait(pid_t copy) {
  int status = 0;
  pid_t ended;
  do { ended = waitpid(copy, &status, 0); } while (ended < 0 && errno == EINTR);
  if (ended < 0) return MAQUETTE_COPY_FAILED;
  return WIFSIGNALED(status) ? 128 + WTERMSIG(status) : WEXITSTATUS(status);
}
