#define _GNU_SOURCE
#include "CMartletFoundation.h"
#include <ctype.h>
#include <dlfcn.h>
#include <math.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

// Foundation on Linux hands on one string for a key, whatever numbers are put into it later. The function that fills
// formats is given here under its own name, as those of the bundles are: for a string that was looked up and has forms
// for numbers, the form for the numbers at hand is filled instead.

#define REPLACES __attribute__((weak, visibility("default")))

typedef const void *Ref;

extern void CFRelease(Ref object);
extern long CFStringGetLength(Ref string);
extern unsigned char CFStringGetCString(Ref string, char *buffer, long size, unsigned encoding);
extern Ref CFStringCreateWithCString(Ref allocator, const char *text, unsigned encoding);

static const unsigned utf8 = 0x08000100;

// Given by the library of translations, where the program has it: whether any string with forms was looked up, and the
// form of one for its arguments, to be freed, or NULL. What is no number is NaN.
extern bool martlet_has_forms(void) __attribute__((weak));
extern char *martlet_form(const char *format, const double *numbers, int count) __attribute__((weak));

#define MOST_ARGUMENTS 16

typedef enum { none, integer, wide, unsigned_integer, unsigned_wide, number, long_number, object } Kind;

static Kind kind_of(char letter, bool is_wide) {
    if (letter && strchr("dic", letter)) return is_wide ? wide : integer;
    if (letter && strchr("DCoOuUxX", letter)) return is_wide ? unsigned_wide : unsigned_integer;
    if (letter && strchr("aAeEfFgG", letter)) return number;
    return object;
}

/// Which arguments a format takes, and how many.
static int read_kinds(const char *format, Kind kinds[MOST_ARGUMENTS]) {
    int count = 0, next = 0;
    for (const char *at = format; (at = strchr(at, '%'));) {
        at++;
        int place = 0;
        const char *digits = at;
        while (isdigit((unsigned char)*at)) place = place * 10 + (*at++ - '0');
        if (*at == '$') {
            at++;
        } else {
            place = 0;
            at = digits;
        }
        bool is_wide = false, is_long = false;
        while (*at && strchr("-+ 0123456789.*'#hlqLzjt", *at)) {
            if (*at == '*' && next < MOST_ARGUMENTS) kinds[next++] = integer;
            if (strchr("lqzjt", *at)) is_wide = true;
            if (*at == 'L') is_long = true;
            at++;
        }
        if (!*at) break;
        if (*at == '%') {
            at++;
            continue;
        }
        int index = place > 0 ? place - 1 : next++;
        if (index < MOST_ARGUMENTS) {
            Kind kind = kind_of(*at, is_wide);
            kinds[index] = kind == number && is_long ? long_number : kind;
            if (index >= count) count = index + 1;
        }
        at++;
    }
    return count;
}

/// The numbers among the arguments, up to one of which nothing is said.
static int read_numbers(const char *format, va_list arguments, double numbers[MOST_ARGUMENTS]) {
    Kind kinds[MOST_ARGUMENTS] = {none};
    int count = read_kinds(format, kinds);
    va_list rest;
    va_copy(rest, arguments);
    int index = 0;
    for (; index < count && kinds[index] != none; index++) {
        switch (kinds[index]) {
        case integer: numbers[index] = va_arg(rest, int); break;
        case wide: numbers[index] = va_arg(rest, int64_t); break;
        case unsigned_integer: numbers[index] = va_arg(rest, unsigned); break;
        case unsigned_wide: numbers[index] = va_arg(rest, uint64_t); break;
        case number: numbers[index] = va_arg(rest, double); break;
        case long_number: numbers[index] = va_arg(rest, long double); break;
        default:
            (void)va_arg(rest, void *);
            numbers[index] = NAN;
        }
    }
    va_end(rest);
    return index;
}

/// The form of a format for its arguments, with a retain, or NULL.
static Ref copy_form(Ref format, va_list arguments) {
    if (!martlet_form || !martlet_has_forms || !martlet_has_forms() || !format) return NULL;
    long size = CFStringGetLength(format) * 3 + 1;
    char *text = malloc(size);
    if (!text || !CFStringGetCString(format, text, size, utf8)) {
        free(text);
        return NULL;
    }
    double numbers[MOST_ARGUMENTS];
    int count = read_numbers(text, arguments, numbers);
    char *form = martlet_form(text, numbers, count);
    Ref made = form ? CFStringCreateWithCString(NULL, form, utf8) : NULL;
    free(form);
    free(text);
    return made;
}

typedef Ref (*Fill)(Ref allocator, Ref options, Ref format, va_list arguments);

REPLACES Ref CFStringCreateWithFormatAndArguments(Ref allocator, Ref options, Ref format, va_list arguments) {
    static Fill foundations;
    if (!foundations) foundations = (Fill)dlsym(RTLD_NEXT, "CFStringCreateWithFormatAndArguments");
    if (!foundations) return NULL;
    Ref form = copy_form(format, arguments);
    Ref made = foundations(allocator, options, form ? form : format, arguments);
    if (form) CFRelease(form);
    return made;
}
