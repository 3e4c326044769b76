#include "CMartletHeadless.h"
#include <time.h>

#define SWIFTCALL __attribute__((swiftcall))

// The hooks that the Swift concurrency runtime has for its users.
typedef SWIFTCALL void (*enqueue_main)(void *job);
typedef SWIFTCALL void (*enqueue_delay)(unsigned long long nanoseconds, void *job);
typedef SWIFTCALL void (*enqueue_deadline)(long long, long long, long long, long long, int, void *);

extern SWIFTCALL void (*swift_task_enqueueMainExecutor_hook)(void *job, enqueue_main original);
extern SWIFTCALL void (*swift_task_enqueueGlobalWithDelay_hook)(unsigned long long, void *job, enqueue_delay original);
extern SWIFTCALL void (*swift_task_enqueueGlobalWithDeadline_hook)(
    long long seconds, long long nanoseconds, long long tolerance_seconds, long long tolerance_nanoseconds, int clock,
    void *job, enqueue_deadline original);

static martlet_take_job take_job;
static martlet_take_delayed_job take_delayed_job;

static SWIFTCALL void on_main(void *job, enqueue_main original) {
    if (!take_job(job)) original(job);
}

static SWIFTCALL void on_delay(unsigned long long nanoseconds, void *job, enqueue_delay original) {
    if (!take_delayed_job(job, nanoseconds)) original(nanoseconds, job);
}

static SWIFTCALL void on_deadline(
    long long seconds, long long nanoseconds, long long tolerance_seconds, long long tolerance_nanoseconds, int clock,
    void *job, enqueue_deadline original) {
    // 1 is the clock that goes on while the machine sleeps, 2 the one that does not.
    struct timespec now;
    clock_gettime(clock == 1 ? CLOCK_BOOTTIME : CLOCK_MONOTONIC, &now);
    long long left = (seconds - now.tv_sec) * 1000000000LL + (nanoseconds - now.tv_nsec);
    if (!take_delayed_job(job, left < 0 ? 0 : (uint64_t)left))
        original(seconds, nanoseconds, tolerance_seconds, tolerance_nanoseconds, clock, job);
}

void martlet_take_jobs(martlet_take_job take, martlet_take_delayed_job take_delayed) {
    take_job = take;
    take_delayed_job = take_delayed;
    swift_task_enqueueMainExecutor_hook = on_main;
    swift_task_enqueueGlobalWithDelay_hook = on_delay;
    swift_task_enqueueGlobalWithDeadline_hook = on_deadline;
}
