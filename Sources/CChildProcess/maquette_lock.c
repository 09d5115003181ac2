#define _GNU_SOURCE
#include "maquette_child.h"

#include <errno.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdint.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <ucontext.h>
#include <unistd.h>

#if defined(__x86_64__) || defined(__aarch64__)
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <stddef.h>
#endif

// MARK: Ending with the parent

/// Ends the process when the other end of its socket is closed, even in the middle of work.
///
/// A signal for the parent's death comes when the thread ends that started the child, which may be
/// long before the process does.
static void *watch(void *context) {
  struct pollfd place = {(int)(intptr_t)context, POLLRDHUP, 0};
  for (;;) {
    int ready = poll(&place, 1, -1);
    if (ready > 0 && place.revents) _exit(0);
    if (ready < 0 && errno != EINTR) _exit(1);
  }
}

static int start_watch(int socket) {
  pthread_attr_t attributes;
  pthread_t thread;
  int error = pthread_attr_init(&attributes);
  if (error) return error;
  pthread_attr_setstacksize(&attributes, 64 << 10);
  error = pthread_create(&thread, &attributes, watch, (void *)(intptr_t)socket);
  pthread_attr_destroy(&attributes);
  return error;
}

int maquette_child_prepare(void) {
#ifdef SYS_close_range
  if (syscall(SYS_close_range, 3u, ~0u, 0u) != 0)
#endif
  {
    for (int number = 3; number < 1024; number++) close(number);
  }
  // Whoever lists processes would see the name of a link.
  prctl(PR_SET_NAME, "maquette");
  struct rlimit none = {0, 0};
  setrlimit(RLIMIT_CORE, &none);
  // What a library says in its despair is read, but not at any length.
  struct rlimit words = {64 << 10, 64 << 10};
  setrlimit(RLIMIT_FSIZE, &words);
  return chdir("/") == 0 ? 0 : errno;
}

// MARK: Files: Landlock, where the kernel has it

static void lock_files(void) {
#ifdef SYS_landlock_create_ruleset
  struct {
    uint64_t files;
    uint64_t network;
  } handled = {0, 0};
  long version = syscall(SYS_landlock_create_ruleset, NULL, (size_t)0, 1u);
  if (version < 1) return;
  // All that a version knows of, and no rule that allows any of it.
  handled.files = (1u << 13) - 1;
  if (version >= 2) handled.files |= 1u << 13;
  if (version >= 3) handled.files |= 1u << 14;
  if (version >= 5) handled.files |= 1u << 15;
  if (version >= 4) handled.network = 3;
  size_t size = version >= 4 ? sizeof handled : sizeof handled.files;
  long rules = syscall(SYS_landlock_create_ruleset, &handled, size, 0u);
  if (rules < 0) return;
  syscall(SYS_landlock_restrict_self, (int)rules, 0u);
  close((int)rules);
#endif
}

// MARK: System calls: a filter, where the kernel has it

#if defined(__x86_64__)
#define MAQUETTE_ARCHITECTURE AUDIT_ARCH_X86_64
#elif defined(__aarch64__)
#define MAQUETTE_ARCHITECTURE AUDIT_ARCH_AARCH64
#endif

#ifdef MAQUETTE_ARCHITECTURE

/// Marks, in an argument that means nothing then, a call that was looked at.
#define SEEN 0x4D415000u
/// What the allocator asks for at least when nothing else is left.
#define MUCH (1u << 20)

/// Asks for memory in the place of whoever did, and ends the process when there is none: a library that
/// goes on without it may draw something else.
static void ask_for_memory(int signal, siginfo_t *info, void *context) {
  (void)signal;
  int before = errno;
  if (info->si_syscall != SYS_mmap) _exit(MAQUETTE_CHILD_NO_MEMORY + 1);
  mcontext_t *machine = &((ucontext_t *)context)->uc_mcontext;
#if defined(__x86_64__)
  greg_t *values = machine->gregs;
  long result = syscall(
    SYS_mmap, values[REG_RDI], values[REG_RSI], values[REG_RDX], values[REG_R10],
    values[REG_R8], (long)SEEN);
  if (result == -1) _exit(MAQUETTE_CHILD_NO_MEMORY);
  values[REG_RAX] = result;
#else
  unsigned long long *values = machine->regs;
  long result = syscall(
    SYS_mmap, values[0], values[1], values[2], values[3], values[4], (long)SEEN);
  if (result == -1) _exit(MAQUETTE_CHILD_NO_MEMORY);
  values[0] = (unsigned long long)result;
#endif
  errno = before;
}

#define REFUSE(number) \
  BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, (number), 0, 1), \
    BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | EACCES)
#endif

static void lock_calls(void) {
#ifdef MAQUETTE_ARCHITECTURE
  struct sock_filter rules[] = {
    BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, arch)),
    BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, MAQUETTE_ARCHITECTURE, 1, 0),
    BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_KILL_PROCESS),
    BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, nr)),
#ifdef __x86_64__
    // The other numbers of x32 would go round what follows.
    BPF_JUMP(BPF_JMP | BPF_JGE | BPF_K, 0x40000000u, 0, 1),
    BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | EACCES),
    REFUSE(SYS_open),
    REFUSE(SYS_creat),
    REFUSE(SYS_fork),
    REFUSE(SYS_vfork),
#endif
    REFUSE(SYS_openat),
    REFUSE(437),  // openat2
    REFUSE(SYS_open_by_handle_at),
    REFUSE(SYS_execve),
    REFUSE(SYS_execveat),
    REFUSE(SYS_socket),
    REFUSE(SYS_socketpair),
    REFUSE(SYS_connect),
    REFUSE(SYS_bind),
    REFUSE(SYS_accept),
    REFUSE(SYS_accept4),
    REFUSE(SYS_listen),
    REFUSE(SYS_ptrace),
    REFUSE(SYS_process_vm_readv),
    REFUSE(SYS_process_vm_writev),
    REFUSE(SYS_kill),
    REFUSE(SYS_setrlimit),
    REFUSE(SYS_bpf),
    REFUSE(SYS_perf_event_open),
    REFUSE(SYS_userfaultfd),
    REFUSE(SYS_keyctl),
    REFUSE(SYS_mount),
    REFUSE(SYS_unshare),
    REFUSE(SYS_setns),
    REFUSE(425),  // io_uring_setup
    // Memory without a file is asked for by our own hand.
    BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_mmap, 0, 10),
    BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, args[3])),
    BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, MAP_ANONYMOUS, 0, 7),
    BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, args[5])),
    BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SEEN, 5, 0),
    BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, args[1]) + 4),
    BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, 0, 0, 2),
    BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, args[1])),
    BPF_JUMP(BPF_JMP | BPF_JGE | BPF_K, MUCH, 0, 1),
    BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_TRAP),
    BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
    // Limits may be read.
    BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_prlimit64, 0, 5),
    BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, args[2])),
    BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, 0, 0, 2),
    BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, args[2]) + 4),
    BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, 0, 1, 0),
    BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | EPERM),
    BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
  };
  struct sigaction action = {.sa_sigaction = ask_for_memory, .sa_flags = SA_SIGINFO};
  if (sigaction(SIGSYS, &action, NULL) != 0) return;
  struct sock_fprog program = {sizeof rules / sizeof *rules, rules};
  prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program, 0, 0);
#endif
}

int maquette_child_lock(int socket) {
  prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
  lock_files();
  lock_calls();
  return start_watch(socket);
}
