#include "CMartletSettings.h"
#include <errno.h>
#include <signal.h>
#include <stdint.h>
#include <sys/eventfd.h>
#include <unistd.h>

static volatile sig_atomic_t arrived;
static int descriptor = -1;

static void note(int signal) {
    int saved = errno;
    uint64_t one = 1;
    arrived = signal;
    ssize_t written = write(descriptor, &one, sizeof one);
    (void)written;
    errno = saved;
}

int martlet_settings_watch_signals(void) {
    if (descriptor >= 0) return descriptor;
    descriptor = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
    if (descriptor < 0) return -1;
    static const int signals[] = {SIGTERM, SIGINT, SIGHUP};
    for (size_t index = 0; index < sizeof signals / sizeof *signals; index++) {
        struct sigaction now;
        // What the program handles or ignores by itself stays so.
        if (sigaction(signals[index], NULL, &now) != 0 || now.sa_handler != SIG_DFL) continue;
        // The second signal ends the program at once, whatever the first one waits for.
        struct sigaction handler = {.sa_handler = note, .sa_flags = SA_RESTART | SA_RESETHAND};
        sigemptyset(&handler.sa_mask);
        sigaction(signals[index], &handler, NULL);
    }
    return descriptor;
}

void martlet_settings_end_by_signal(void) {
    if (arrived == 0) return;
    signal(arrived, SIG_DFL);
    kill(getpid(), arrived);
}
