#include "CMartletFoundation.h"

// Foundation on Linux knows no locale but "en_001". Its two functions that tell the current one are given here under
// their own names: the program's come before those of a library, so that everything that formats asks the desktop's.
// They are weak, so that a program into which Foundation itself is linked has Foundation's instead of two.

// The list of the languages that the user wants is empty there, too.

typedef struct {
    void *object, *witnesses;
} Locale;

__attribute__((swiftcall)) Locale martlet_desktop_locale(void);

__attribute__((swiftcall)) Locale martlet_current_locale(void) __asm__(
    "$s20FoundationEssentials6LocaleV7currentACvgZ");
__attribute__((swiftcall)) Locale martlet_updating_locale(void) __asm__(
    "$s20FoundationEssentials6LocaleV19autoupdatingCurrentACvgZ");

__attribute__((weak, swiftcall, visibility("default"))) Locale martlet_current_locale(void) {
    return martlet_desktop_locale();
}

__attribute__((weak, swiftcall, visibility("default"))) Locale martlet_updating_locale(void) {
    return martlet_desktop_locale();
}

__attribute__((swiftcall)) void *martlet_wanted_languages(void);

__attribute__((swiftcall)) void *martlet_preferred_languages(void) __asm__(
    "$s20FoundationEssentials6LocaleV18preferredLanguagesSaySSGvgZ");

__attribute__((weak, swiftcall, visibility("default"))) void *martlet_preferred_languages(void) {
    return martlet_wanted_languages();
}
