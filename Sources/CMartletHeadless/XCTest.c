#define _GNU_SOURCE
#include "CMartletHeadless.h"
#include <dlfcn.h>

// XCTest is not linked to what uses views without tests, such as a benchmark, so its function is looked for when it is
// needed. Its arguments are a String and a StaticString as Swift hands them over: in words.

typedef __attribute__((swiftcall)) void (*fail_function)(
    uint64_t first, uint64_t second, const char *file, uintptr_t length, uint8_t flags, uintptr_t line);

bool martlet_fail_xctest(
    uint64_t first, uint64_t second, const char *file, uintptr_t length, uintptr_t line) {
    fail_function fail = (fail_function)dlsym(RTLD_DEFAULT, "$s6XCTest7XCTFail_4file4lineySS_s12StaticStringVSutF");
    if (fail) fail(first, second, file, length, 0, line);
    return fail != 0;
}
