#include "CMartletFoundation.h"

// Foundation on Linux knows no locale but "en_001". The functions that tell the current one, and the calendar with its
// first day of the week and its names, are given here under their own names: the program's come before those of a
// library, so that everything that formats asks the desktop's. They are weak, so that a program into which Foundation
// itself is linked has Foundation's instead of two.

#define REPLACES __attribute__((weak, swiftcall, visibility("default")))

typedef struct {
    void *object, *witnesses;
} Locale, Calendar;

__attribute__((swiftcall)) Locale martlet_desktop_locale(void);
__attribute__((swiftcall)) Calendar martlet_desktop_calendar(void);

__attribute__((swiftcall)) Locale martlet_current_locale(void) __asm__(
    "$s20FoundationEssentials6LocaleV7currentACvgZ");
__attribute__((swiftcall)) Locale martlet_updating_locale(void) __asm__(
    "$s20FoundationEssentials6LocaleV19autoupdatingCurrentACvgZ");
__attribute__((swiftcall)) Calendar martlet_current_calendar(void) __asm__(
    "$s20FoundationEssentials8CalendarV7currentACvgZ");
__attribute__((swiftcall)) Calendar martlet_updating_calendar(void) __asm__(
    "$s20FoundationEssentials8CalendarV19autoupdatingCurrentACvgZ");

REPLACES Locale martlet_current_locale(void) { return martlet_desktop_locale(); }
REPLACES Locale martlet_updating_locale(void) { return martlet_desktop_locale(); }
REPLACES Calendar martlet_current_calendar(void) { return martlet_desktop_calendar(); }
REPLACES Calendar martlet_updating_calendar(void) { return martlet_desktop_calendar(); }

// The list of the languages that the user wants is empty there, too.

__attribute__((swiftcall)) void *martlet_wanted_languages(void);

__attribute__((swiftcall)) void *martlet_preferred_languages(void) __asm__(
    "$s20FoundationEssentials6LocaleV18preferredLanguagesSaySSGvgZ");

REPLACES void *martlet_preferred_languages(void) { return martlet_wanted_languages(); }
