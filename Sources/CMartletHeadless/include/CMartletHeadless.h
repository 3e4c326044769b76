#pragma once
#include <stdbool.h>
#include <stdint.h>

typedef enum {
    /// A job of the main actor.
    martlet_main_job,
    /// A block of the main queue.
    martlet_block,
    /// A job of another actor or of none, or one that wakes a sleeping task.
    martlet_other_job,
    /// The task that runs now, which goes elsewhere or yields.
    martlet_own_job,
} martlet_work_kind;

/// Takes work that is to run after some seconds; false leaves it to its queue.
typedef bool (*martlet_take_work)(martlet_work_kind kind, void *context, void (*function)(void *), double seconds);

/// Offers all work for queues to `take` first.
void martlet_take(martlet_take_work take);

/// Has `function` called from the main queue, whoever takes work.
void martlet_call_on_main_queue(void *context, void (*function)(void *));
