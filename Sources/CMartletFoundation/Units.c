#include "CMartletFoundation.h"
#include <stddef.h>

// ICU, which Foundation brings along under names of its own, knows the units of every language. It is asked here so that
// no program's compiler has to read ICU's headers. The functions are weak: without them units have English names.

typedef int Status;

extern void *swift_unumf_openForSkeletonAndLocale(const uint16_t *, int32_t, const char *, Status *)
    __attribute__((weak));
extern void swift_unumf_close(void *) __attribute__((weak));
extern void *swift_unumf_openResult(Status *) __attribute__((weak));
extern void swift_unumf_closeResult(void *) __attribute__((weak));
extern void swift_unumf_formatDouble(void *, double, void *, Status *) __attribute__((weak));
extern int32_t swift_unumf_resultToString(const void *, uint16_t *, int32_t, Status *) __attribute__((weak));
extern const void *swift_unumf_resultAsValue(const void *, Status *) __attribute__((weak));
extern int8_t swift_ufmtval_nextPosition(const void *, void *, Status *) __attribute__((weak));
extern void *swift_ucfpos_open(Status *) __attribute__((weak));
extern void swift_ucfpos_close(void *) __attribute__((weak));
extern int32_t swift_ucfpos_getField(const void *, Status *) __attribute__((weak));
extern void swift_ucfpos_getIndexes(const void *, int32_t *, int32_t *, Status *) __attribute__((weak));

/// ICU's UNUM_MEASURE_UNIT_FIELD: all other fields are parts of the number.
enum { unit_field = 11 };

int32_t martlet_unit_text(
    const uint16_t *skeleton, int32_t skeleton_length, const char *locale, double value, uint16_t *text,
    int32_t capacity, int32_t *number_start, int32_t *number_end
) {
    if (!swift_unumf_openForSkeletonAndLocale || !swift_ufmtval_nextPosition || !swift_ucfpos_open) return 0;
    Status status = 0;
    void *formatter = swift_unumf_openForSkeletonAndLocale(skeleton, skeleton_length, locale, &status);
    void *result = swift_unumf_openResult(&status);
    void *position = swift_ucfpos_open(&status);
    int32_t length = 0;
    if (status <= 0) swift_unumf_formatDouble(formatter, value, result, &status);
    if (status <= 0) length = swift_unumf_resultToString(result, text, capacity, &status);
    *number_start = length;
    *number_end = 0;
    const void *fields = status <= 0 ? swift_unumf_resultAsValue(result, &status) : NULL;
    while (status <= 0 && fields && swift_ufmtval_nextPosition(fields, position, &status)) {
        if (swift_ucfpos_getField(position, &status) == unit_field) continue;
        int32_t start = 0, end = 0;
        swift_ucfpos_getIndexes(position, &start, &end, &status);
        if (start < *number_start) *number_start = start;
        if (end > *number_end) *number_end = end;
    }
    swift_ucfpos_close(position);
    swift_unumf_closeResult(result);
    swift_unumf_close(formatter);
    return status <= 0 && *number_start < *number_end ? length : 0;
}
