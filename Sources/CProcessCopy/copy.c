#define _GNU_SOURCE
#include "maquette_copy.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

/// The copy's part: its streams, and that it ends with the parent.
static int prepare(pid_t parent, int target) {
  // A group of its own, with all that it starts, so that it can be ended as a whole.
  setpgid(0, 0);
  if (prctl(PR_SET_PDEATHSIG, SIGKILL) != 0 || getppid() != parent) return 0;
  int nothing = open("/dev/null", O_RDONLY);
  if (nothing < 0 || dup2(nothing, STDIN_FILENO) < 0) return 0;
  if (nothing > STDERR_FILENO) close(nothing);
  return dup2(target, STDOUT_FILENO) >= 0 && dup2(target, STDERR_FILENO) >= 0;
}

pid_t maquette_copy_start(int *output) {
  int ends[2];
  if (pipe2(ends, O_CLOEXEC) != 0) return -1;
  // What is not written yet would be written twice.
  fflush(NULL);
  pid_t parent = getpid();
  pid_t copy = fork();
  if (copy == 0) {
    if (!prepare(parent, ends[1])) _exit(70);
    close(ends[0]);
    close(ends[1]);
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
  if (ended < 0) return 70;
  return WIFSIGNALED(status) ? 128 + WTERMSIG(status) : WEXITSTATUS(status);
}
