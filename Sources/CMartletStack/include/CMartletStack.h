#pragma once
#include <stddef.h>

/// Calls body(context) on the stack of `size` bytes that begins at `stack`, and returns when it returns.
void martlet_call_on_stack(void *stack, size_t size, void (*body)(void *), void *context);

/// Memory for a stack: reserved, and only used as it is touched. NULL when there is none.
void *martlet_reserve_stack(size_t size);
