#pragma once
#include <stdint.h>

/// How often the calling thread has asked for memory since it began.
uint64_t martlet_allocations(void);
