#pragma once

#include <stdint.h>

/// Writes a number with its unit as ICU does, in UTF-16; where the number is in it, counted in units of that.
///
/// - Returns: the length of the text, or 0 where ICU does not know the unit or `capacity` does not do.
int32_t martlet_unit_text(
    const uint16_t *skeleton, int32_t skeleton_length, const char *locale, double value, uint16_t *text,
    int32_t capacity, int32_t *number_start, int32_t *number_end);
