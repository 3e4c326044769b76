#define _GNU_SOURCE
#include "CMartletFoundation.h"
#include <dlfcn.h>
#include <limits.h>
#include <stdbool.h>
#include <string.h>

// Foundation on Linux takes any of a bundle's languages, whatever its user wants, and of Info.plist it hands on what is
// translated alone. The functions that choose are given here under their own names, as those of the resources are.

#define REPLACES __attribute__((weak, visibility("default")))

typedef const void *Ref;

extern Ref CFBundleGetMainBundle(void);
extern Ref CFBundleCopyBundleLocalizations(Ref bundle);
extern long CFArrayGetCount(Ref array);
extern Ref CFArrayGetValueAtIndex(Ref array, long index);
extern Ref CFBundleCopyResourceURLForLocalization(Ref bundle, Ref name, Ref type, Ref folder, Ref language);
extern Ref CFBundleCopyResourceURLsOfTypeForLocalization(Ref bundle, Ref type, Ref folder, Ref language);
extern unsigned char CFURLGetFileSystemRepresentation(
    Ref url, unsigned char resolves, unsigned char *buffer, long length);
extern void CFRelease(Ref object);

// Given by the library of translations, where the program has it: of an array of languages those to show, the best
// first, with a retain, and any of them where none suits, if that is asked for; what Info.plist says in the program's
// language, without one.
extern Ref martlet_chosen_languages(Ref names, Ref wanted, bool takes_any) __attribute__((weak));
extern Ref martlet_local_info(void) __attribute__((weak));

typedef Ref (*Choose)(Ref names, Ref wanted);

REPLACES Ref CFBundleCopyLocalizationsForPreferences(Ref names, Ref wanted) {
    static Choose foundations;
    if (martlet_chosen_languages && names) return martlet_chosen_languages(names, wanted, true);
    if (!foundations) foundations = (Choose)dlsym(RTLD_NEXT, "CFBundleCopyLocalizationsForPreferences");
    return foundations ? foundations(names, wanted) : NULL;
}

REPLACES Ref CFBundleCopyPreferredLocalizationsFromArray(Ref names) {
    return CFBundleCopyLocalizationsForPreferences(names, NULL);
}

REPLACES Ref CFBundleGetLocalInfoDictionary(Ref bundle) {
    static Ref (*foundations)(Ref);
    if (martlet_local_info && bundle == CFBundleGetMainBundle()) return martlet_local_info();
    if (!foundations) foundations = (Ref(*)(Ref))dlsym(RTLD_NEXT, "CFBundleGetLocalInfoDictionary");
    return foundations ? foundations(bundle) : NULL;
}

static bool is_of_a_language(Ref url) {
    char path[PATH_MAX];
    return CFURLGetFileSystemRepresentation(url, true, (unsigned char *)path, sizeof path) && strstr(path, ".lproj/");
}

/// Looks into the folders of a bundle's languages, the best first.
static Ref first_of_languages(Ref bundle, Ref (*find)(Ref bundle, Ref language, const Ref *arguments), const Ref *arguments) {
    Ref names = CFBundleCopyBundleLocalizations(bundle);
    Ref chosen = names ? martlet_chosen_languages(names, NULL, false) : NULL;
    Ref found = NULL;
    for (long i = 0; chosen && !found && i < CFArrayGetCount(chosen); i++)
        found = find(bundle, CFArrayGetValueAtIndex(chosen, i), arguments);
    if (chosen) CFRelease(chosen);
    if (names) CFRelease(names);
    return found;
}

static Ref find_one(Ref bundle, Ref language, const Ref *arguments) {
    return CFBundleCopyResourceURLForLocalization(bundle, arguments[0], arguments[1], arguments[2], language);
}

Ref martlet_in_language(Ref bundle, Ref found, Ref name, Ref type, Ref folder) {
    if (!martlet_chosen_languages || (found && !is_of_a_language(found))) return found;
    Ref other = first_of_languages(bundle, find_one, (const Ref[]){name, type, folder});
    if (other && found) CFRelease(found);
    return other ? other : found;
}

static Ref find_all(Ref bundle, Ref language, const Ref *arguments) {
    Ref all = CFBundleCopyResourceURLsOfTypeForLocalization(bundle, arguments[0], arguments[1], language);
    if (all && CFArrayGetCount(all) > 0) return all;
    if (all) CFRelease(all);
    return NULL;
}

Ref martlet_all_in_language(Ref bundle, Ref found, Ref type, Ref folder) {
    long count = found ? CFArrayGetCount(found) : 0;
    bool concerns = count == 0;
    for (long i = 0; i < count && !concerns; i++) concerns = is_of_a_language(CFArrayGetValueAtIndex(found, i));
    if (!concerns || !martlet_chosen_languages) return found;
    Ref others = first_of_languages(bundle, find_all, (const Ref[]){type, folder});
    if (others && found) CFRelease(found);
    return others ? others : found;
}
