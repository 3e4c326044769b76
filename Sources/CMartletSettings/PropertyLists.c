#include "CMartletSettings.h"
#include <stdlib.h>
#include <string.h>

// Foundation on Linux exports its C interface but has no headers for it.
extern const char kCFTypeDictionaryKeyCallBacks[], kCFTypeDictionaryValueCallBacks[];
extern const void *CFRetain(const void *object);
extern void CFRelease(const void *object);
extern unsigned char CFEqual(const void *a, const void *b);
extern unsigned long CFGetTypeID(const void *object);
extern unsigned long CFDictionaryGetTypeID(void);
extern const void *CFDictionaryCreate(
    const void *allocator, const void **keys, const void **values, long count, const void *keyCalls,
    const void *valueCalls);
extern long CFDictionaryGetCount(const void *dictionary);
extern void CFDictionaryGetKeysAndValues(const void *dictionary, const void **keys, const void **values);
extern const void *CFDataCreate(const void *allocator, const unsigned char *bytes, long length);
extern const unsigned char *CFDataGetBytePtr(const void *data);
extern long CFDataGetLength(const void *data);
extern const void *CFPropertyListCreateDeepCopy(const void *allocator, const void *list, unsigned long options);
extern const void *CFPropertyListCreateWithData(
    const void *allocator, const void *data, unsigned long options, long *format, const void **error);
extern const void *CFPropertyListCreateData(
    const void *allocator, const void *list, long format, unsigned long options, const void **error);
extern long CFStringGetLength(const void *string);
typedef struct { long location, length; } Range;
extern long CFStringGetBytes(
    const void *string, Range range, unsigned int encoding, unsigned char lossByte, unsigned char isExternal,
    unsigned char *buffer, long limit, long *used);
extern const void *const kCFPreferencesCurrentApplication;
extern const void *CFBundleGetMainBundle(void);
extern const void *CFBundleGetIdentifier(const void *bundle);

static const long formatXML = 100;
static const unsigned int utf8 = 0x08000100;

void *martlet_settings_text(const void *string, size_t *length) {
    Range all = {0, CFStringGetLength(string)};
    long used = 0;
    CFStringGetBytes(string, all, utf8, '?', 0, NULL, 0, &used);
    unsigned char *bytes = malloc(used > 0 ? (size_t)used : 1);
    if (bytes) CFStringGetBytes(string, all, utf8, '?', 0, bytes, used, &used);
    *length = (size_t)used;
    return bytes;
}

bool martlet_settings_is_program(const void *domain) {
    return domain == kCFPreferencesCurrentApplication || CFEqual(domain, kCFPreferencesCurrentApplication);
}

const void *martlet_settings_copy(const void *value) { return CFPropertyListCreateDeepCopy(NULL, value, 0); }
void martlet_settings_retain(const void *value) { CFRetain(value); }
void martlet_settings_release(const void *value) { CFRelease(value); }
bool martlet_settings_equal(const void *a, const void *b) { return a == b || CFEqual(a, b); }

const void *martlet_settings_dictionary(const void **keys, const void **values, size_t count) {
    return CFDictionaryCreate(
        NULL, keys, values, (long)count, kCFTypeDictionaryKeyCallBacks, kCFTypeDictionaryValueCallBacks);
}

const void *martlet_settings_parse(const void *bytes, size_t length) {
    if (length == 0) return NULL;
    const void *data = CFDataCreate(NULL, bytes, (long)length), *error = NULL;
    const void *list = CFPropertyListCreateWithData(NULL, data, 0, NULL, &error);
    CFRelease(data);
    if (error) CFRelease(error);
    if (list && CFGetTypeID(list) != CFDictionaryGetTypeID()) {
        CFRelease(list);
        list = NULL;
    }
    return list;
}

size_t martlet_settings_count(const void *dictionary) { return (size_t)CFDictionaryGetCount(dictionary); }

void martlet_settings_contents(const void *dictionary, const void **keys, const void **values) {
    CFDictionaryGetKeysAndValues(dictionary, keys, values);
}

void *martlet_settings_encode(const void *dictionary, size_t *length) {
    const void *error = NULL, *data = CFPropertyListCreateData(NULL, dictionary, formatXML, 0, &error);
    if (error) CFRelease(error);
    if (!data) return NULL;
    *length = (size_t)CFDataGetLength(data);
    void *bytes = malloc(*length);
    if (bytes) memcpy(bytes, CFDataGetBytePtr(data), *length);
    CFRelease(data);
    return bytes;
}

const void *martlet_settings_bundle_identifier(void) {
    const void *bundle = CFBundleGetMainBundle();
    return bundle ? CFBundleGetIdentifier(bundle) : NULL;
}
