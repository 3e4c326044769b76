#define _GNU_SOURCE
#include "CMartletSettings.h"
#include <dlfcn.h>
#include <string.h>

// The functions that Foundation's UserDefaults calls, under their own names: the program's come before those of a
// library, so that Foundation calls these. They are weak, so that a program into which Foundation itself is linked has
// Foundation's instead of two.

extern const void *const kCFPreferencesAnyApplication, *const kCFPreferencesCurrentUser, *const kCFPreferencesAnyHost;

const void *martlet_settings_value(const void *key, const void *domain);
void martlet_settings_set_value(const void *key, const void *value, const void *domain);
bool martlet_settings_synchronize(const void *domain);
const void *martlet_settings_all_values(const void *domain);
void martlet_settings_add_suite(const void *domain, const void *suite);
void martlet_settings_remove_suite(const void *domain, const void *suite);

#define REPLACES __attribute__((weak, visibility("default")))

// Given by what knows the user's languages, where the program has it: an array of their names, with a retain.
extern const void *martlet_languages(void) __attribute__((weak));

extern unsigned char CFStringGetCString(const void *string, char *buffer, long size, unsigned encoding);

static bool names_languages(const void *key) {
    char text[16];
    return CFStringGetCString(key, text, sizeof text, 0x08000100) && !strcmp(text, "AppleLanguages");
}

REPLACES const void *CFPreferencesCopyAppValue(const void *key, const void *domain) {
    const void *value = martlet_settings_value(key, domain);
    if (value || !martlet_languages || !names_languages(key)) return value;
    return martlet_languages();
}

REPLACES void CFPreferencesSetAppValue(const void *key, const void *value, const void *domain) {
    martlet_settings_set_value(key, value, domain);
}

REPLACES unsigned char CFPreferencesAppSynchronize(const void *domain) { return martlet_settings_synchronize(domain); }

REPLACES const void *CFPreferencesCopyMultiple(
    const void *keys, const void *domain, const void *user, const void *host) {
    if (!keys && user == kCFPreferencesCurrentUser && host == kCFPreferencesAnyHost) {
        return martlet_settings_all_values(domain);
    }
    static const void *(*foundations)(const void *, const void *, const void *, const void *);
    if (!foundations) foundations = dlsym(RTLD_NEXT, "CFPreferencesCopyMultiple");
    return foundations ? foundations(keys, domain, user, host) : NULL;
}

REPLACES void CFPreferencesAddSuitePreferencesToApp(const void *domain, const void *suite) {
    martlet_settings_add_suite(domain, suite);
}

REPLACES void CFPreferencesRemoveSuitePreferencesFromApp(const void *domain, const void *suite) {
    martlet_settings_remove_suite(domain, suite);
}

const void *martlet_settings_copy_global(const void *key) {
    static const void *(*foundations)(const void *, const void *);
    if (!foundations) foundations = dlsym(RTLD_NEXT, "CFPreferencesCopyAppValue");
    return foundations ? foundations(key, kCFPreferencesAnyApplication) : NULL;
}
