# What disk.py does, for compiled callers: on Linux the system itself writes and syncs meanwhile (asynchronous I/O).

cdef extern from * nogil:
    """
    #include <errno.h>
    #include <stddef.h>
    #ifdef __linux__
    #include <linux/aio_abi.h>
    #include <stdint.h>
    #include <stdlib.h>
    #include <string.h>
    #include <sys/syscall.h>
    #include <unistd.h>
    #define LUDOTECA_BLOCK 4096

    typedef struct {
        aio_context_t context;
        struct io_event *events;
        char *rooms;
        size_t size;
        int number;
    } ludoteca_ready;

    static size_t ludoteca_begin(int number, size_t size) {
        ludoteca_ready *ready = calloc(1, sizeof *ready);
        if (!ready) return 0;
        ready->size = size;
        ready->number = number;
        ready->events = calloc(number, sizeof *ready->events);
        if (posix_memalign((void **)&ready->rooms, LUDOTECA_BLOCK, number * size)) ready->rooms = NULL;
        if (ready->events && ready->rooms && !syscall(SYS_io_setup, number, &ready->context)) return (size_t)ready;
        free(ready->rooms);
        free(ready->events);
        free(ready);
        return 0;
    }

    static int ludoteca_send(
        size_t handle, int which, int file, int told, const char *text, size_t length, size_t size, long long place
    ) {
        ludoteca_ready *ready = (ludoteca_ready *)handle;
        char *room = ready->rooms + which * ready->size;
        struct iocb order;
        struct iocb *orders[1] = {&order};
        memcpy(room, text, length);
        memset(room + length, 0, size - length);
        memset(&order, 0, sizeof order);
        order.aio_data = which;
        order.aio_lio_opcode = IOCB_CMD_PWRITE;
        order.aio_fildes = file;
        order.aio_buf = (uint64_t)(uintptr_t)room;
        order.aio_nbytes = size;
        order.aio_offset = place;
        order.aio_flags = IOCB_FLAG_RESFD;
        order.aio_resfd = told;
        for (;;) {
            if (syscall(SYS_io_submit, ready->context, 1, orders) == 1) return 0;
            if (errno != EINTR) return errno;
        }
    }

    static int ludoteca_done(size_t handle, int told, int waits) {
        ludoteca_ready *ready = (ludoteca_ready *)handle;
        struct timespec never = {0, 0};
        uint64_t counted;
        if (!waits && read(told, &counted, sizeof counted) < 0 && errno == EAGAIN) return 0;
        for (;;) {
            long number = syscall(
                SYS_io_getevents, ready->context, waits ? 1 : 0, ready->number, ready->events, waits ? NULL : &never
            );
            if (number >= 0 || errno != EINTR) return number >= 0 ? (int)number : -errno;
        }
    }

    static int ludoteca_which(size_t handle, int at) { return (int)((ludoteca_ready *)handle)->events[at].data; }

    static int ludoteca_size(size_t handle, int at) { return (int)((ludoteca_ready *)handle)->events[at].res; }

    static void ludoteca_end(size_t handle) {
        ludoteca_ready *ready = (ludoteca_ready *)handle;
        syscall(SYS_io_destroy, ready->context);
        free(ready->rooms);
        free(ready->events);
        free(ready);
    }
    #else
    static size_t ludoteca_begin(int number, size_t size) { return 0; }
    static int ludoteca_send(
        size_t handle, int which, int file, int told, const char *text, size_t length, size_t size, long long place
    ) { return ENOSYS; }
    static int ludoteca_done(size_t handle, int told, int waits) { return -ENOSYS; }
    static int ludoteca_which(size_t handle, int at) { return 0; }
    static int ludoteca_size(size_t handle, int at) { return 0; }
    static void ludoteca_end(size_t handle) {}
    #endif
    """
    size_t begin "ludoteca_begin"(int number, size_t size) noexcept
    int c_send "ludoteca_send"(
        size_t ready, int which, int file, int told, const char* text, size_t length, size_t size, long long place
    ) noexcept
    int done "ludoteca_done"(size_t ready, int told, bint waits) noexcept
    int which "ludoteca_which"(size_t ready, int at) noexcept
    int size "ludoteca_size"(size_t ready, int at) noexcept
    void end "ludoteca_end"(size_t ready) noexcept


cdef inline int send(size_t ready, int which, int file, int told, bytes text, size_t size, long long place):
    return c_send(ready, which, file, told, text, len(text), size, place)
