#include "CMartletGTK.h"
#include <glib-unix.h>
#include <stdint.h>
#include <unistd.h>

// Exported by libdispatch and Foundation for run loops other than their own; no header declares them.
extern int _dispatch_get_main_queue_handle_4CF(void);
extern void _dispatch_main_queue_callback_4CF(void *message);
extern const void *kCFRunLoopDefaultMode;
extern const void *CFRunLoopGetMain(void);
extern int32_t CFRunLoopRunInMode(const void *mode, double seconds, unsigned char return_after_source_handled);
extern double CFRunLoopGetNextTimerFireDate(const void *run_loop, const void *mode);
extern double CFAbsoluteTimeGetCurrent(void);

// Above redraws (120), so that frames see what was queued; below events.
enum { queue_priority = G_PRIORITY_HIGH_IDLE + 10 };

static void run_loop_pass(void) {
    CFRunLoopRunInMode(kCFRunLoopDefaultMode, 0, 0);
}

static gboolean queue_ready(int fd, GIOCondition condition, gpointer data) {
    uint64_t count;
    ssize_t ignored = read(fd, &count, sizeof count);
    (void)ignored;
    _dispatch_main_queue_callback_4CF(NULL);
    run_loop_pass();
    return G_SOURCE_CONTINUE;
}

static double seconds_to_next_timer(void) {
    double date = CFRunLoopGetNextTimerFireDate(CFRunLoopGetMain(), kCFRunLoopDefaultMode);
    return date == 0 ? G_MAXINT : date - CFAbsoluteTimeGetCurrent();
}

static gboolean timer_prepare(GSource *source, int *timeout) {
    double seconds = seconds_to_next_timer();
    if (seconds <= 0) {
        *timeout = 0;
        return TRUE;
    }
    // One millisecond late rather than a busy millisecond early.
    *timeout = seconds > 3600 ? 3600000 : (int)(seconds * 1000) + 1;
    return FALSE;
}

static gboolean timer_check(GSource *source) {
    return seconds_to_next_timer() <= 0;
}

static gboolean timer_dispatch(GSource *source, GSourceFunc callback, gpointer data) {
    run_loop_pass();
    return G_SOURCE_CONTINUE;
}

void martlet_attach_main_queue(void) {
    GSource *queue = g_unix_fd_source_new(_dispatch_get_main_queue_handle_4CF(), G_IO_IN);
    g_source_set_callback(queue, G_SOURCE_FUNC(queue_ready), NULL, NULL);
    g_source_set_priority(queue, queue_priority);
    g_source_attach(queue, NULL);
    g_source_unref(queue);

    static GSourceFuncs functions = { timer_prepare, timer_check, timer_dispatch, NULL, NULL, NULL };
    GSource *timers = g_source_new(&functions, sizeof(GSource));
    g_source_set_priority(timers, queue_priority);
    g_source_attach(timers, NULL);
    g_source_unref(timers);
}
