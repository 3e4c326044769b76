#define _GNU_SOURCE
#include "CMartletFoundation.h"
#include <dirent.h>
#include <dlfcn.h>
#include <libgen.h>
#include <limits.h>
#include <pthread.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// SwiftPM puts the resources of a target into a folder of its own beside the program, where Foundation's main bundle
// does not look, and its own tables are the only ones it reads. The functions it looks with are given here under their own names, as those of the settings are: what
// the main bundle does not have is looked for in those folders. They are weak, so that a program into which Foundation
// itself is linked has Foundation's instead of two.

#define REPLACES __attribute__((weak, visibility("default")))

typedef const void *Ref;

extern Ref CFBundleGetMainBundle(void);
extern Ref CFBundleCopyExecutableURL(Ref bundle);
extern Ref CFBundleCreate(Ref allocator, Ref url);
extern unsigned char CFURLGetFileSystemRepresentation(
    Ref url, unsigned char resolves, unsigned char *buffer, long length);
extern Ref CFURLCreateFromFileSystemRepresentation(
    Ref allocator, const unsigned char *path, long length, unsigned char isFolder);
extern long CFArrayGetCount(Ref array);
extern void CFRelease(Ref object);

#define MOST_FOLDERS 64
static Ref folders[MOST_FOLDERS];
static int folder_count;

static int is_resources(const struct dirent *entry) {
    const char *end = strrchr(entry->d_name, '.');
    return end && (!strcmp(end, ".resources") || !strcmp(end, ".bundle"));
}

static void find_folders(void) {
    Ref program = CFBundleCopyExecutableURL(CFBundleGetMainBundle());
    if (!program) return;
    char path[PATH_MAX];
    unsigned char known = CFURLGetFileSystemRepresentation(program, true, (unsigned char *)path, sizeof path);
    CFRelease(program);
    if (!known) return;
    const char *parent = dirname(path);
    struct dirent **entries;
    int count = scandir(parent, &entries, is_resources, alphasort);
    for (int i = 0; i < count && folder_count < MOST_FOLDERS; i++) {
        char folder[PATH_MAX * 2];
        int length = snprintf(folder, sizeof folder, "%s/%s", parent, entries[i]->d_name);
        Ref url = CFURLCreateFromFileSystemRepresentation(NULL, (unsigned char *)folder, length, true);
        if (!url) continue;
        Ref bundle = CFBundleCreate(NULL, url);
        if (bundle) folders[folder_count++] = bundle;
        CFRelease(url);
    }
}

/// Whether to go on looking, which is so for the main bundle; the folders are known after it.
static bool looks_further(Ref bundle) {
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    if (bundle != CFBundleGetMainBundle()) return false;
    pthread_once(&once, find_folders);
    return true;
}

// What was found, in the program's language: it is released where another file takes its place.
extern Ref martlet_in_language(Ref bundle, Ref found, Ref name, Ref type, Ref folder);
extern Ref martlet_all_in_language(Ref bundle, Ref found, Ref type, Ref folder);

typedef Ref (*Find)(Ref bundle, Ref name, Ref type, Ref folder);

REPLACES Ref CFBundleCopyResourceURL(Ref bundle, Ref name, Ref type, Ref folder) {
    static Find foundations;
    if (!foundations) foundations = (Find)dlsym(RTLD_NEXT, "CFBundleCopyResourceURL");
    if (!foundations) return NULL;
    Ref found = martlet_in_language(bundle, foundations(bundle, name, type, folder), name, type, folder);
    if (found || !looks_further(bundle)) return found;
    for (int i = 0; i < folder_count && !found; i++)
        found = martlet_in_language(folders[i], foundations(folders[i], name, type, folder), name, type, folder);
    return found;
}

// Given by the library of translations, where the program has it: a text to be freed, or NULL where there is none.
extern char *martlet_localized_string(const char *folder, const char *key, const char *table) __attribute__((weak));

extern Ref CFBundleCopyResourcesDirectoryURL(Ref bundle);
extern Ref CFURLCopyAbsoluteURL(Ref url);
extern Ref CFStringCreateWithCString(Ref allocator, const char *text, unsigned encoding);
extern long CFStringGetLength(Ref string);
extern unsigned char CFStringGetCString(Ref string, char *buffer, long size, unsigned encoding);

static const unsigned utf8 = 0x08000100;

static char *copy_text(Ref string) {
    long size = string ? CFStringGetLength(string) * 3 + 1 : 0;
    char *text = size ? malloc(size) : NULL;
    if (text && CFStringGetCString(string, text, size, utf8)) return text;
    free(text);
    return NULL;
}

/// The translation of a key in a bundle, with a retain, or NULL.
static Ref copy_translation(Ref bundle, Ref key, Ref table) {
    if (!martlet_localized_string || !key) return NULL;
    char folder[PATH_MAX] = "";
    if (bundle != CFBundleGetMainBundle()) {
        Ref relative = CFBundleCopyResourcesDirectoryURL(bundle);
        Ref url = relative ? CFURLCopyAbsoluteURL(relative) : NULL;
        bool known = url && CFURLGetFileSystemRepresentation(url, true, (unsigned char *)folder, sizeof folder);
        if (url) CFRelease(url);
        if (relative) CFRelease(relative);
        if (!known) return NULL;
    }
    char *name = copy_text(key), *file = copy_text(table);
    char *text = name ? martlet_localized_string(*folder ? folder : NULL, name, file && *file ? file : NULL) : NULL;
    Ref found = text ? CFStringCreateWithCString(NULL, text, utf8) : NULL;
    free(text);
    free(name);
    free(file);
    return found;
}

typedef Ref (*Localize)(Ref bundle, Ref key, Ref value, Ref table);

REPLACES Ref CFBundleCopyLocalizedString(Ref bundle, Ref key, Ref value, Ref table) {
    static Localize foundations;
    Ref found = bundle ? copy_translation(bundle, key, table) : NULL;
    if (found) return found;
    if (!foundations) foundations = (Localize)dlsym(RTLD_NEXT, "CFBundleCopyLocalizedString");
    return foundations ? foundations(bundle, key, value, table) : NULL;
}

typedef Ref (*List)(Ref bundle, Ref type, Ref folder);

REPLACES Ref CFBundleCopyResourceURLsOfType(Ref bundle, Ref type, Ref folder) {
    static List foundations;
    if (!foundations) foundations = (List)dlsym(RTLD_NEXT, "CFBundleCopyResourceURLsOfType");
    if (!foundations) return NULL;
    Ref found = martlet_all_in_language(bundle, foundations(bundle, type, folder), type, folder);
    if (!looks_further(bundle)) return found;
    for (int i = 0; i < folder_count && (!found || CFArrayGetCount(found) == 0); i++) {
        if (found) CFRelease(found);
        found = martlet_all_in_language(folders[i], foundations(folders[i], type, folder), type, folder);
    }
    return found;
}
