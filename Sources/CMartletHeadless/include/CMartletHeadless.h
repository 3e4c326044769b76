#pragma once
#include <stdbool.h>
#include <stdint.h>

/// Takes a job that is to run on the main actor; false leaves it to the main queue.
typedef bool (*martlet_take_job)(void *job);
/// Takes a job that is to run after some nanoseconds; false leaves it to the system's clock.
typedef bool (*martlet_take_delayed_job)(void *job, uint64_t nanoseconds);

/// Puts these two in front of the concurrency runtime's own ways. To be called once.
void martlet_take_jobs(martlet_take_job take, martlet_take_delayed_job take_delayed);
