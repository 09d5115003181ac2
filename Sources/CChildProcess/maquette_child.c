#define _GNU_SOURCE
#include "maquette_child.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

// MARK: Starting

/// What a child has of the environment: where libraries are, and one thread for each process.
static char **make_environment(char *environment[4]) {
  static char threads[] = "RAYON_NUM_THREADS=1";
  static char arenas[] = "MALLOC_ARENA_MAX=1";
  int count = 0;
  environment[count++] = threads;
  environment[count++] = arenas;
  for (char **entry = environ; entry && *entry; entry++) {
    if (strncmp(*entry, "LD_LIBRARY_PATH=", 16) == 0) {
      environment[count++] = *entry;
      break;
    }
  }
  environment[count] = NULL;
  return environment;
}

static int spawn(
  const char *program, char *const *arguments, int socket, int messages, pid_t *pid
) {
  posix_spawn_file_actions_t actions;
  posix_spawnattr_t attributes;
  int error = posix_spawn_file_actions_init(&actions);
  if (error) return error;
  error = posix_spawnattr_init(&attributes);
  if (error) {
    posix_spawn_file_actions_destroy(&actions);
    return error;
  }
  // A terminal's Ctrl-C is the parent's affair; signals that it ignores are none of the child's.
  sigset_t none, all;
  sigemptyset(&none);
  sigfillset(&all);
  posix_spawnattr_setpgroup(&attributes, 0);
  posix_spawnattr_setsigmask(&attributes, &none);
  posix_spawnattr_setsigdefault(&attributes, &all);
  posix_spawnattr_setflags(
    &attributes, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
  error = posix_spawn_file_actions_adddup2(&actions, socket, 0);
  if (!error) error = posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0);
  if (!error) {
    error = messages >= 0
      ? posix_spawn_file_actions_adddup2(&actions, messages, 2)
      : posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0);
  }
  char *environment[4];
  if (!error) {
    error = posix_spawn(
      pid, program, &actions, &attributes, arguments, make_environment(environment));
  }
  posix_spawnattr_destroy(&attributes);
  posix_spawn_file_actions_destroy(&actions);
  return error;
}

/// Gives a file a number that is none of the standard streams', which may have been closed.
static int above_streams(int file) {
  if (file < 0 || file > 2) return file;
  int copy = fcntl(file, F_DUPFD_CLOEXEC, 3);
  close(file);
  return copy;
}

int maquette_child_start(
  const char *program, const char *command, const char *kind, maquette_child *child
) {
  int ends[2];
  if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) != 0) return errno;
  int messages = above_streams(memfd_create("messages", MFD_CLOEXEC));
  for (int index = 0; index < 2; index++) ends[index] = above_streams(ends[index]);
  pid_t pid = 0;
  char *const arguments[] = {"maquette", (char *)command, (char *)kind, NULL};
  int error = spawn(program, arguments, ends[1], messages, &pid);
  close(ends[1]);
  if (error) {
    close(ends[0]);
    if (messages >= 0) close(messages);
    return error;
  }
  child->pid = pid;
  child->socket = ends[0];
  child->messages = messages;
  return 0;
}

int maquette_child_end(maquette_child *child, int64_t grace) {
  if (child->pid <= 0) return 0;
  int status = 0;
  pid_t ended = 0;
  for (int64_t end = maquette_now() + grace; grace > 0 && maquette_now() < end;) {
    ended = waitpid(child->pid, &status, WNOHANG);
    if (ended != 0 && !(ended < 0 && errno == EINTR)) break;
    struct timespec moment = {0, 1000000};
    nanosleep(&moment, NULL);
  }
  if (ended == 0) {
    kill(child->pid, SIGKILL);
    do { ended = waitpid(child->pid, &status, 0); } while (ended < 0 && errno == EINTR);
  }
  close(child->socket);
  child->pid = 0;
  child->socket = -1;
  return ended > 0 ? status : 0;
}

// MARK: Limits

int maquette_child_limit(pid_t pid, int64_t cpu, uint64_t memory) {
  // The parent counts exactly; this holds should the parent be held up.
  struct rlimit time = {(rlim_t)(cpu / 1000000000) + 2, RLIM_INFINITY};
  struct rlimit data = {memory, RLIM_INFINITY};
  if (prlimit(pid, RLIMIT_CPU, &time, NULL) != 0) return errno;
  return prlimit(pid, RLIMIT_DATA, &data, NULL) == 0 ? 0 : errno;
}

int64_t maquette_child_cpu(pid_t pid) {
  clockid_t clock;
  struct timespec time;
  if (clock_getcpuclockid(pid, &clock) != 0 || clock_gettime(clock, &time) != 0) return -1;
  return (int64_t)time.tv_sec * 1000000000 + time.tv_nsec;
}

uint64_t maquette_child_memory(pid_t pid) {
  char name[48];
  snprintf(name, sizeof name, "/proc/%d/statm", (int)pid);
  FILE *file = fopen(name, "re");
  if (!file) return 0;
  unsigned long data = 0;
  int found = fscanf(file, "%*u %*u %*u %*u %*u %lu", &data);
  fclose(file);
  return found == 1 ? (uint64_t)data * (uint64_t)sysconf(_SC_PAGESIZE) : 0;
}

size_t maquette_child_messages(maquette_child *child, char *target, size_t count) {
  if (child->messages < 0) return 0;
  ssize_t read = pread(child->messages, target, count, 0);
  close(child->messages);
  child->messages = -1;
  return read > 0 ? (size_t)read : 0;
}
