#pragma once
#include <stdbool.h>
#include <stdint.h>

/// What is handed to a queue.
typedef struct {
    void *context;
    void (*function)(void *);
    /// How long it is to wait.
    double seconds;
    /// The task that it belongs to; 0 where it belongs to none, as a block does.
    uint64_t task;
    /// The task that hands it over; 0 where a thread does by itself, as those do that wait for a network or a disk.
    uint64_t caller;
    /// Whether it is for the main queue.
    bool is_main;
    /// Whether it is a job of Swift's, not a block.
    bool is_job;
} martlet_work;

/// Takes work; false leaves it to its queue.
typedef bool (*martlet_take_work)(const martlet_work *work);

/// Offers all work for queues to `take` first.
void martlet_take(martlet_take_work take);

/// Takes a timer that is handed to a run loop, which Foundation's `Timer` is `timer` of; false leaves it to the loop.
typedef bool (*martlet_take_timer)(void *timer);

/// Offers all timers for run loops to `take` first.
void martlet_take_timers(martlet_take_timer take);

/// The task that the caller is; 0 where it is none.
uint64_t martlet_current_task(void);

/// The number of the youngest task so far: tasks are numbered in the order in which they are made.
uint64_t martlet_last_task(void);

/// Has `function` called from the main queue, whoever takes work.
void martlet_call_on_main_queue(void *context, void (*function)(void *));

/// Fails the running test of XCTest; false where there is no XCTest.
///
/// The message is the two words of a Swift string; the file's name has to stay.
bool martlet_fail_xctest(uint64_t first, uint64_t second, const char *file, uintptr_t length, uintptr_t line);
