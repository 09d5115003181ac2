/// Functions that libraries of the wheel use, and that the C libraries of Ubuntu 22.04, Red Hat Enterprise
/// Linux 9 and Amazon Linux 2023 do not have. See older_glibc.py.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <link.h>
#include <stdlib.h>
#include <sys/random.h>

/// Fills memory with bytes that nobody can guess. As in glibc 2.36, it cannot fail but by ending the process.
void arc4random_buf(void *target, size_t count) {
  for (size_t done = 0; done < count;) {
    ssize_t got = getrandom((char *)target + done, count - done, 0);
    if (got < 0 && errno != EINTR) abort();
    if (got > 0) done += (size_t)got;
  }
}

/// As in glibc 2.36.
uint32_t arc4random(void) {
  uint32_t value;
  arc4random_buf(&value, sizeof value);
  return value;
}

typedef struct {
  uintptr_t address;
  struct dl_find_object *found;
} search;

static int look(struct dl_phdr_info *info, size_t size, void *context) {
  (void)size;
  search *wanted = context;
  uintptr_t tables = 0, start = UINTPTR_MAX, end = 0;
  for (size_t at = 0; at < info->dlpi_phnum; at++) {
    const ElfW(Phdr) *part = info->dlpi_phdr + at;
    uintptr_t first = info->dlpi_addr + part->p_vaddr;
    if (part->p_type == PT_GNU_EH_FRAME) tables = first;
    if (part->p_type != PT_LOAD) continue;
    if (first < start) start = first;
    if (first + part->p_memsz > end) end = first + part->p_memsz;
  }
  if (wanted->address < start || wanted->address >= end || tables == 0) return 0;
  wanted->found->dlfo_map_start = (void *)start;
  wanted->found->dlfo_map_end = (void *)end;
  wanted->found->dlfo_eh_frame = (void *)tables;
  return 1;
}

/// Finds the object that has an address, and where it keeps its tables for unwinding: by asking glibc 2.35,
/// if this is one, which is faster.
int _dl_find_object(void *address, struct dl_find_object *found) {
  typedef int function(void *, struct dl_find_object *);
  function *own = (function *)dlvsym(RTLD_NEXT, "_dl_find_object", "GLIBC_2.35");
  if (own != NULL) return own(address, found);
  search wanted = {(uintptr_t)address, found};
  *found = (struct dl_find_object){0};
  Dl_info about;
  void *map = NULL;
  if (dl_iterate_phdr(look, &wanted) == 0) return -1;
  if (dladdr1(address, &about, &map, RTLD_DL_LINKMAP) == 0) return -1;
  found->dlfo_link_map = map;
  return 0;
}
