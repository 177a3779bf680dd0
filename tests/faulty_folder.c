/* Lets calls that concern one folder fail; loaded with LD_PRELOAD by faulty_folder.py. */
#define _GNU_SOURCE
#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/statvfs.h>
#include <unistd.h>

enum { LOOK = 1, CREATE = 2, CHANGE = 4, FILES = 8, WRITE = 16, SYNC = 32 };

static char folder[4096];
static size_t length;
static volatile int failing_calls, error_number;

void set_fault(const char *path, int error, int calls) {
    failing_calls = 0;
    strncpy(folder, path, sizeof folder - 1);
    length = strlen(folder);
    error_number = error;
    failing_calls = calls;
}

static int fails(const char *path, int calls) {
    if (!(failing_calls & calls) || !path || strncmp(path, folder, length)) return 0;
    if (path[length] != '/' && (path[length] || error_number == EACCES)) return 0;
    errno = error_number;
    return 1;
}

static int fd_fails(int fd, int calls) {
    char link[64], path[4096];
    if (!(failing_calls & calls)) return 0;
    int before = errno;
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    ssize_t size = readlink(link, path, sizeof path - 1);
    errno = before;
    if (size < 0) return 0;
    path[size] = 0;
    return fails(path, calls);
}

#define REAL(name) \
    static typeof(&name) real; \
    if (!real) real = (typeof(&name))dlsym(RTLD_NEXT, #name)
#define WRAP(type, name, parameters, arguments, condition, failure) \
    type name parameters { \
        REAL(name); \
        return (condition) ? failure : real arguments; \
    }

static int open_fails(const char *path, int flags) {
    struct stat found;
    if (fails(path, LOOK)) return 1;
    if ((flags & (O_ACCMODE | O_TRUNC)) && fails(path, CHANGE)) return 1;
    return (flags & O_CREAT) && (failing_calls & CREATE) && stat(path, &found) && fails(path, CREATE);
}

#define WRAP_OPEN(name) \
    int name(const char *path, int flags, ...) { \
        REAL(name); \
        va_list rest; \
        va_start(rest, flags); \
        mode_t mode = flags & (O_CREAT | __O_TMPFILE) ? va_arg(rest, mode_t) : 0; \
        va_end(rest); \
        return open_fails(path, flags) ? -1 : real(path, flags, mode); \
    }
WRAP_OPEN(open)
WRAP_OPEN(open64)
#define WRAP_OPENAT(name) \
    int name(int at, const char *path, int flags, ...) { \
        REAL(name); \
        va_list rest; \
        va_start(rest, flags); \
        mode_t mode = flags & (O_CREAT | __O_TMPFILE) ? va_arg(rest, mode_t) : 0; \
        va_end(rest); \
        return open_fails(path, flags) ? -1 : real(at, path, flags, mode); \
    }
WRAP_OPENAT(openat)
WRAP_OPENAT(openat64)
#define WRAP_FCNTL(name) \
    int name(int fd, int command, ...) { \
        REAL(name); \
        va_list rest; \
        va_start(rest, command); \
        void *argument = va_arg(rest, void *); \
        va_end(rest); \
        int locks = command == F_SETLK || command == F_SETLKW; \
        return locks && fd_fails(fd, FILES) ? -1 : real(fd, command, argument); \
    }
WRAP_FCNTL(fcntl)
WRAP_FCNTL(fcntl64)

typedef const char *Path;
#define CHANGES (LOOK | CHANGE)
WRAP(int, stat, (Path path, struct stat *buffer), (path, buffer), fails(path, LOOK), -1)
WRAP(int, stat64, (Path path, struct stat64 *buffer), (path, buffer), fails(path, LOOK), -1)
WRAP(int, lstat, (Path path, struct stat *buffer), (path, buffer), fails(path, LOOK), -1)
WRAP(int, lstat64, (Path path, struct stat64 *buffer), (path, buffer), fails(path, LOOK), -1)
WRAP(int, fstatat, (int at, Path path, struct stat *buffer, int flags), (at, path, buffer, flags),
     fails(path, LOOK), -1)
WRAP(int, fstatat64, (int at, Path path, struct stat64 *buffer, int flags),
     (at, path, buffer, flags), fails(path, LOOK), -1)
WRAP(int, access, (Path path, int mode), (path, mode),
     fails(path, mode & W_OK ? CHANGES : LOOK), -1)
WRAP(int, faccessat, (int at, Path path, int mode, int flags), (at, path, mode, flags),
     fails(path, mode & W_OK ? CHANGES : LOOK), -1)
WRAP(int, statvfs, (Path path, struct statvfs *buffer), (path, buffer), fails(path, LOOK), -1)
WRAP(int, statvfs64, (Path path, struct statvfs64 *buffer), (path, buffer), fails(path, LOOK), -1)
WRAP(int, mkdir, (Path path, mode_t mode), (path, mode), fails(path, CHANGES | CREATE), -1)
WRAP(int, chmod, (Path path, mode_t mode), (path, mode), fails(path, CHANGES), -1)
WRAP(int, unlink, (Path path), (path), fails(path, CHANGES), -1)
WRAP(int, rename, (Path path, Path target), (path, target),
     fails(path, CHANGES) || fails(target, CHANGES), -1)
WRAP(int, utimensat, (int at, Path path, const struct timespec times[2], int flags),
     (at, path, times, flags), fails(path, CHANGES), -1)
WRAP(DIR *, opendir, (Path path), (path), fails(path, LOOK), NULL)

WRAP(ssize_t, read, (int fd, void *to, size_t size), (fd, to, size), fd_fails(fd, FILES), -1)
WRAP(ssize_t, pread, (int fd, void *to, size_t size, off_t at), (fd, to, size, at),
     fd_fails(fd, FILES), -1)
WRAP(ssize_t, pread64, (int fd, void *to, size_t size, off64_t at), (fd, to, size, at),
     fd_fails(fd, FILES), -1)
WRAP(int, fstat, (int fd, struct stat *buffer), (fd, buffer), fd_fails(fd, FILES), -1)
WRAP(int, fstat64, (int fd, struct stat64 *buffer), (fd, buffer), fd_fails(fd, FILES), -1)
WRAP(ssize_t, write, (int fd, const void *from, size_t size), (fd, from, size),
     fd_fails(fd, FILES | WRITE), -1)
WRAP(ssize_t, pwrite, (int fd, const void *from, size_t size, off_t at), (fd, from, size, at),
     fd_fails(fd, FILES | WRITE), -1)
WRAP(ssize_t, pwrite64, (int fd, const void *from, size_t size, off64_t at), (fd, from, size, at),
     fd_fails(fd, FILES | WRITE), -1)
WRAP(int, ftruncate, (int fd, off_t size), (fd, size), fd_fails(fd, FILES | WRITE), -1)
WRAP(int, ftruncate64, (int fd, off64_t size), (fd, size), fd_fails(fd, FILES | WRITE), -1)
WRAP(int, fallocate, (int fd, int mode, off_t at, off_t size), (fd, mode, at, size),
     fd_fails(fd, FILES | WRITE), -1)
WRAP(int, fallocate64, (int fd, int mode, off64_t at, off64_t size), (fd, mode, at, size),
     fd_fails(fd, FILES | WRITE), -1)
WRAP(int, fsync, (int fd), (fd), fd_fails(fd, FILES | SYNC), -1)
WRAP(int, fdatasync, (int fd), (fd), fd_fails(fd, FILES | SYNC), -1)
