#include "CMartletPreviews.h"
#include <stdbool.h>
#include <stdint.h>

// The layout of Swift's metadata, which the ABI fixes: relative pointers are distances from where they stand.
struct range {
    uintptr_t start;
    size_t length;
};

struct metadata_sections {
    uintptr_t version;
    const void *base;
    const void *unused[2];
    struct range protocols;
    struct range conformances;
};

struct conformance {
    int32_t protocol;
    int32_t type;
    int32_t witness_table;
    uint32_t flags;
};

struct type_descriptor {
    uint32_t flags;
    int32_t parent;
    int32_t name;
    int32_t accessor;
};

struct metadata_response {
    const void *type;
    size_t state;
};

typedef __attribute__((swiftcall)) struct metadata_response (*metadata_accessor)(size_t request);

void swift_enumerateAllMetadataSections(bool (*body)(const struct metadata_sections *, void *), void *context);

struct search {
    const void *protocol;
    void (*body)(const void *, void *);
    void *context;
};

static const void *at(const int32_t *pointer) {
    return *pointer == 0 ? NULL : (const char *)pointer + *pointer;
}

// The lowest bit says that the pointer leads to another one.
static const void *at_indirectable(const int32_t *pointer) {
    if (*pointer == 0) return NULL;
    const char *target = (const char *)pointer + (*pointer & ~1);
    return *pointer & 1 ? *(const void *const *)target : target;
}

static const struct type_descriptor *type_of(const struct conformance *conformance) {
    switch (conformance->flags >> 3 & 7) {
    case 0: return at(&conformance->type);
    case 1: return *(const struct type_descriptor *const *)at(&conformance->type);
    default: return NULL;
    }
}

static bool search_sections(const struct metadata_sections *sections, void *context) {
    const struct search *search = context;
    const int32_t *record = (const int32_t *)sections->conformances.start;
    const int32_t *end = record + sections->conformances.length / sizeof *record;
    for (; record < end; record++) {
        const struct conformance *conformance = at(record);
        if (conformance == NULL || at_indirectable(&conformance->protocol) != search->protocol) continue;
        const struct type_descriptor *type = type_of(conformance);
        const uint32_t is_generic = 0x80;
        if (type == NULL || type->flags & is_generic || type->accessor == 0) continue;
        const size_t complete = 0;
        search->body(((metadata_accessor)at(&type->accessor))(complete).type, search->context);
    }
    return true;
}

void martlet_each_conforming_type(
    const void *protocol, void (*body)(const void *type, void *context), void *context) {
    struct search search = {protocol, body, context};
    swift_enumerateAllMetadataSections(search_sections, &search);
}
