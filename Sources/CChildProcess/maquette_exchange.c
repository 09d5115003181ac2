#define _GNU_SOURCE
#include "maquette_child.h"

#include <errno.h>
#include <poll.h>
#include <sys/socket.h>
#include <time.h>

int64_t maquette_now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (int64_t)time.tv_sec * 1000000000 + time.tv_nsec;
}

/// Waits until a socket is ready, or it is of no use to wait for longer.
static maquette_exchange_status wait_for(
  int socket, short events, const maquette_patience *patience
) {
  int64_t end = 0, last = -1;
  for (;;) {
    int milliseconds = -1;
    if (patience->pid > 0) {
      int64_t now = maquette_now();
      int64_t had = maquette_child_cpu(patience->pid);
      if (end == 0 || had > last) end = now + patience->idle;
      last = had;
      int64_t left = end - now;
      if (left <= 0) return MAQUETTE_EXCHANGE_LATE;
      // Of one that is gone there may still be something to read.
      if (had >= 0) {
        if (had >= patience->cpu) return MAQUETTE_EXCHANGE_CPU;
        if (patience->cpu - had < left) left = patience->cpu - had;
      }
      milliseconds = left > 1000000000 ? 1000 : (int)(left / 1000000) + 1;
    }
    struct pollfd place = {socket, events, 0};
    int ready = poll(&place, 1, milliseconds);
    if (ready > 0) return MAQUETTE_EXCHANGE_DONE;
    if (ready < 0 && errno != EINTR && errno != EAGAIN) return MAQUETTE_EXCHANGE_CLOSED;
  }
}

maquette_exchange_status maquette_send(
  int socket, const void *bytes, size_t count, const maquette_patience *patience
) {
  const char *next = bytes;
  while (count > 0) {
    ssize_t sent = send(socket, next, count, MSG_NOSIGNAL | MSG_DONTWAIT);
    if (sent >= 0) {
      next += sent;
      count -= (size_t)sent;
    } else if (errno == EAGAIN || errno == EWOULDBLOCK) {
      maquette_exchange_status status = wait_for(socket, POLLOUT, patience);
      if (status != MAQUETTE_EXCHANGE_DONE) return status;
    } else if (errno != EINTR) {
      return MAQUETTE_EXCHANGE_CLOSED;
    }
  }
  return MAQUETTE_EXCHANGE_DONE;
}

maquette_exchange_status maquette_receive(
  int socket, void *bytes, size_t count, const maquette_patience *patience
) {
  char *next = bytes;
  while (count > 0) {
    ssize_t received = recv(socket, next, count, MSG_DONTWAIT);
    if (received > 0) {
      next += received;
      count -= (size_t)received;
    } else if (received == 0) {
      return MAQUETTE_EXCHANGE_CLOSED;
    } else if (errno == EAGAIN || errno == EWOULDBLOCK) {
      maquette_exchange_status status = wait_for(socket, POLLIN, patience);
      if (status != MAQUETTE_EXCHANGE_DONE) return status;
    } else if (errno != EINTR) {
      return MAQUETTE_EXCHANGE_CLOSED;
    }
  }
  return MAQUETTE_EXCHANGE_DONE;
}
