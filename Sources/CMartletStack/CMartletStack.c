#define _GNU_SOURCE
#include "CMartletStack.h"
#include <sys/mman.h>
#include <ucontext.h>

struct call {
    void (*body)(void *);
    void *context;
};

// makecontext passes integers only: the call waits here until the other stack has begun.
static _Thread_local struct call waiting;

static void begin(void) {
    struct call call = waiting;
    call.body(call.context);
}

void martlet_call_on_stack(void *stack, size_t size, void (*body)(void *), void *context) {
    ucontext_t here, there;
    getcontext(&there);
    there.uc_stack.ss_sp = stack;
    there.uc_stack.ss_size = size;
    there.uc_link = &here;
    waiting.body = body;
    waiting.context = context;
    makecontext(&there, begin, 0);
    swapcontext(&here, &there);
}

void *martlet_reserve_stack(size_t size) {
    void *memory = mmap(
        NULL, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_STACK, -1, 0);
    return memory == MAP_FAILED ? NULL : memory;
}
