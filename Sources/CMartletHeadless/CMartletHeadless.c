#define _GNU_SOURCE
#include "CMartletHeadless.h"
#include <dlfcn.h>
#include <time.h>

// These functions stand before libdispatch's own for everything but libdispatch itself. Swift's executors and
// DispatchQueue go through them; Swift 6.3 no longer asks the hooks of its concurrency library for the main actor.

typedef void (*async_function)(void *queue, void *context, void (*function)(void *));
typedef void (*after_function)(uint64_t when, void *queue, void *context, void (*function)(void *));
typedef void (*async_block)(void *queue, void *block);
typedef void (*after_block)(uint64_t when, void *queue, void *block);

// libdispatch and the blocks runtime, whose headers are not on every include path.
extern char _dispatch_main_q;
extern uint64_t dispatch_time(uint64_t when, int64_t delta);
extern uint64_t dispatch_walltime(const struct timespec *when, int64_t delta);
extern void *_Block_copy(const void *block);
extern void _Block_release(const void *block);
extern __attribute__((swiftcall)) void *swift_task_getCurrent(void);

/// The part of a block that calling it needs.
struct block {
    void *isa;
    int flags;
    int reserved;
    void (*invoke)(void *block);
};

static martlet_take_work take_work;

void martlet_take(martlet_take_work take) {
    take_work = take;
}

void martlet_call_on_main_queue(void *context, void (*function)(void *)) {
    static async_function next;
    if (!next) next = (async_function)dlsym(RTLD_NEXT, "dispatch_async_f");
    next(&_dispatch_main_q, context, function);
}

static void call_block(void *block) {
    ((struct block *)block)->invoke(block);
    _Block_release(block);
}

/// Seconds from now to a time of libdispatch's, whose highest two bits name its clock: 11 counts the wall clock
/// backwards, 10 is the clock that also runs in suspension, 0 the one that does not.
static double seconds_until(uint64_t when) {
    int64_t delay;
    if (when >> 62 == 3) {
        delay = (int64_t)(dispatch_walltime(NULL, 0) - when);
    } else if (when >> 63) {
        struct timespec time;
        clock_gettime(CLOCK_BOOTTIME, &time);
        delay = (int64_t)(when & INT64_MAX) - ((int64_t)time.tv_sec * 1000000000 + time.tv_nsec);
    } else {
        delay = (int64_t)(when - dispatch_time(0, 0));
    }
    return delay > 0 ? (double)delay / 1e9 : 0;
}

static bool take(martlet_work_kind kind, void *context, void (*function)(void *), double seconds) {
    return take_work && take_work(kind, context, function, seconds);
}

void dispatch_async_f(void *queue, void *context, void (*function)(void *)) {
    bool is_main = queue == &_dispatch_main_q;
    // A task that hands over itself is the caller going elsewhere, not something it started.
    bool is_own = take_work && context == swift_task_getCurrent();
    martlet_work_kind kind = is_own ? martlet_own_job : is_main ? martlet_main_job : martlet_other_job;
    if (take(kind, context, function, 0)) return;
    static async_function next;
    if (!next) next = (async_function)dlsym(RTLD_NEXT, "dispatch_async_f");
    next(queue, context, function);
}

void dispatch_after_f(uint64_t when, void *queue, void *context, void (*function)(void *)) {
    // Tasks that sleep wait this way, on whatever queue.
    if (take_work && when != UINT64_MAX && take(martlet_other_job, context, function, seconds_until(when))) return;
    static after_function next;
    if (!next) next = (after_function)dlsym(RTLD_NEXT, "dispatch_after_f");
    next(when, queue, context, function);
}

void dispatch_async(void *queue, void *block) {
    if (take_work && queue == &_dispatch_main_q) {
        void *copy = _Block_copy(block);
        if (take(martlet_block, copy, call_block, 0)) return;
        _Block_release(copy);
    }
    static async_block next;
    if (!next) next = (async_block)dlsym(RTLD_NEXT, "dispatch_async");
    next(queue, block);
}

void dispatch_after(uint64_t when, void *queue, void *block) {
    if (take_work && queue == &_dispatch_main_q && when != UINT64_MAX) {
        void *copy = _Block_copy(block);
        if (take(martlet_block, copy, call_block, seconds_until(when))) return;
        _Block_release(copy);
    }
    static after_block next;
    if (!next) next = (after_block)dlsym(RTLD_NEXT, "dispatch_after");
    next(when, queue, block);
}
