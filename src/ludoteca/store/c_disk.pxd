# What disk.py does, for compiled callers, who let other threads run meanwhile.

cdef extern from * nogil:
    """
    #include <errno.h>
    #include <string.h>
    #ifdef _WIN32
    #include <io.h>
    #define ludoteca_sync _commit
    #define read _read
    #define write _write
    #else
    #include <unistd.h>
    #ifdef __linux__
    #define ludoteca_sync fdatasync
    #else
    #define ludoteca_sync fsync
    #endif
    #endif

    static int ludoteca_taken(int pipe) {
        char marks[4096];
        int number;
        do number = (int)read(pipe, marks, sizeof marks); while (number < 0 && errno == EINTR);
        return number < 0 ? 0 : number;
    }

    static int ludoteca_synced(int file) {
        int failed;
        do failed = ludoteca_sync(file); while (failed && errno == EINTR);
        return failed ? errno : 0;
    }

    static void ludoteca_pass(int pipe, int number) {
        char marks[4096];
        memset(marks, 0, sizeof marks);
        while (number > 0) {
            int gone = (int)write(pipe, marks, (unsigned)number);
            if (gone < 0 && errno != EINTR) return;
            if (gone > 0) number -= gone;
        }
    }
    """
    int taken "ludoteca_taken"(int pipe) noexcept
    int synced "ludoteca_synced"(int file) noexcept
    void pass_on "ludoteca_pass"(int pipe, int number) noexcept

cdef extern from "Python.h":
    void* leave "PyEval_SaveThread"() noexcept nogil
    void back "PyEval_RestoreThread"(void* held) noexcept nogil
