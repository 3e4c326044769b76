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
#include <string.h>

// SwiftPM puts the resources of a target into a folder of its own beside the program, where Foundation's main bundle
// does not look. The functions it looks with are given here under their own names, as those of the settings are: what
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

typedef Ref (*Find)(Ref bundle, Ref name, Ref type, Ref folder);

REPLACES Ref CFBundleCopyResourceURL(Ref bundle, Ref name, Ref type, Ref folder) {
    static Find foundations;
    if (!foundations) foundations = (Find)dlsym(RTLD_NEXT, "CFBundleCopyResourceURL");
    if (!foundations) return NULL;
    Ref found = foundations(bundle, name, type, folder);
    if (found || !looks_further(bundle)) return found;
    for (int i = 0; i < folder_count && !found; i++) found = foundations(folders[i], name, type, folder);
    return found;
}

typedef Ref (*List)(Ref bundle, Ref type, Ref folder);

REPLACES Ref CFBundleCopyResourceURLsOfType(Ref bundle, Ref type, Ref folder) {
    static List foundations;
    if (!foundations) foundations = (List)dlsym(RTLD_NEXT, "CFBundleCopyResourceURLsOfType");
    if (!foundations) return NULL;
    Ref found = foundations(bundle, type, folder);
    if (!looks_further(bundle)) return found;
    for (int i = 0; i < folder_count && (!found || CFArrayGetCount(found) == 0); i++) {
        if (found) CFRelease(found);
        found = foundations(folders[i], type, folder);
    }
    return found;
}
