#define _GNU_SOURCE
#include "CMartletHeadless.h"
#include <dlfcn.h>
#include <stdatomic.h>
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
extern __attribute__((swiftcall)) uint64_t swift_task_getJobTaskId(void *job);

/// The part of a block that calling it needs.
struct block {
    void *isa;
    int flags;
    int reserved;
    void (*invoke)(void *block);
};

// Every thread reads it.
static _Atomic(martlet_take_work) take_work;

void martlet_take(martlet_take_work take) {
    take_work = take;
}

void martlet_call_on_main_queue(void *context, void (*function)(void *)) {
    static _Atomic(async_function) next;
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

uint64_t martlet_current_task(void) {
    void *task = swift_task_getCurrent();
    return task ? swift_task_getJobTaskId(task) : 0;
}

/// Whether a function is the one by which Swift's library has its jobs called: it says the same of two of its own.
static bool is_swifts(void (*function)(void *)) {
    static _Atomic(void *) known;
    void *address = (void *)function;
    if (address == known) return true;
    Dl_info owner, swift;
    bool is_own = dladdr(address, &owner) && dladdr((void *)swift_task_getCurrent, &swift) &&
                  owner.dli_fbase == swift.dli_fbase;
    if (is_own) known = address;
    return is_own;
}

/// The number of the youngest task; they are numbered in the order in which they are made.
static _Atomic(uint64_t) last_task;

uint64_t martlet_last_task(void) {
    return last_task;
}

static void note(uint64_t task) {
    uint64_t known = last_task;
    while (task > known && !atomic_compare_exchange_weak(&last_task, &known, task)) {
    }
}

static bool take(bool is_main, bool is_block, void *context, void (*function)(void *), double seconds) {
    bool is_job = !is_block && is_swifts(function);
    uint64_t task = is_job ? swift_task_getJobTaskId(context) : 0;
    note(task);
    martlet_take_work taker = take_work;
    if (!taker) return false;
    martlet_work work = {
        .context = context,
        .function = function,
        .seconds = seconds,
        .task = task,
        .caller = martlet_current_task(),
        .is_main = is_main,
        .is_job = is_job,
    };
    return taker(&work);
}

void dispatch_async_f(void *queue, void *context, void (*function)(void *)) {
    if (take(queue == &_dispatch_main_q, false, context, function, 0)) return;
    static _Atomic(async_function) next;
    if (!next) next = (async_function)dlsym(RTLD_NEXT, "dispatch_async_f");
    next(queue, context, function);
}

void dispatch_after_f(uint64_t when, void *queue, void *context, void (*function)(void *)) {
    // Tasks that sleep wait this way, on whatever queue.
    bool is_main = queue == &_dispatch_main_q;
    if (take_work && when != UINT64_MAX && take(is_main, false, context, function, seconds_until(when))) return;
    static _Atomic(after_function) next;
    if (!next) next = (after_function)dlsym(RTLD_NEXT, "dispatch_after_f");
    next(when, queue, context, function);
}

void dispatch_async(void *queue, void *block) {
    if (take_work && queue == &_dispatch_main_q) {
        void *copy = _Block_copy(block);
        if (take(true, true, copy, call_block, 0)) return;
        _Block_release(copy);
    }
    static _Atomic(async_block) next;
    if (!next) next = (async_block)dlsym(RTLD_NEXT, "dispatch_async");
    next(queue, block);
}

void dispatch_after(uint64_t when, void *queue, void *block) {
    if (take_work && queue == &_dispatch_main_q && when != UINT64_MAX) {
        void *copy = _Block_copy(block);
        if (take(true, true, copy, call_block, seconds_until(when))) return;
        _Block_release(copy);
    }
    static _Atomic(after_block) next;
    if (!next) next = (after_block)dlsym(RTLD_NEXT, "dispatch_after");
    next(when, queue, block);
}

// Foundation's Timer hands its timer to a run loop by this function, and has itself as what the timer calls it with.

typedef void (*add_timer)(void *loop, void *timer, const void *mode);

/// What a timer of Foundation's calls its function with: CFRunLoopTimerContext.
struct timer_context {
    long version;
    void *info;
    const void *(*retain)(const void *info);
    void (*release)(const void *info);
    const void *(*describe)(const void *info);
};

extern void CFRunLoopTimerGetContext(void *timer, struct timer_context *context);

static _Atomic(martlet_take_timer) take_timer;

void martlet_take_timers(martlet_take_timer take) {
    take_timer = take;
}

void CFRunLoopAddTimer(void *loop, void *timer, const void *mode) {
    martlet_take_timer taker = take_timer;
    if (taker) {
        struct timer_context context = {0};
        CFRunLoopTimerGetContext(timer, &context);
        if (context.info && taker(context.info)) return;
    }
    static _Atomic(add_timer) next;
    if (!next) next = (add_timer)dlsym(RTLD_NEXT, "CFRunLoopAddTimer");
    next(loop, timer, mode);
}
