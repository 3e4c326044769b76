#include "CMartletPixels.h"
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

// Sixteen lines are averaged at once, each in a lane of its own.
enum { lane_count = 16 };
typedef float lanes_t __attribute__((vector_size(lane_count * sizeof(float))));
typedef uint8_t bytes_t __attribute__((vector_size(lane_count)));

typedef struct {
    /// The first byte of the lines, the way from one value to the next, and where the lines begin.
    uint8_t *base;
    ptrdiff_t step;
    ptrdiff_t offsets[lane_count];
    int used;
    int is_contiguous;
} Lines;

static void load(const Lines *lines, int count, lanes_t *values) {
    for (int index = 0; index < count; index++) {
        const uint8_t *source = lines->base + index * lines->step;
        bytes_t bytes = { 0 };
        if (lines->is_contiguous)
            memcpy(&bytes, source, sizeof bytes);
        else
            for (int lane = 0; lane < lines->used; lane++)
                bytes[lane] = source[lines->offsets[lane]];
        values[index] = __builtin_convertvector(bytes, lanes_t);
    }
}

static void store(const Lines *lines, int count, const lanes_t *values) {
    for (int index = 0; index < count; index++) {
        uint8_t *target = lines->base + index * lines->step;
        // A mean of bytes is a byte.
        bytes_t bytes = __builtin_convertvector(values[index] + 0.5f, bytes_t);
        if (lines->is_contiguous)
            memcpy(target, &bytes, sizeof bytes);
        else
            for (int lane = 0; lane < lines->used; lane++)
                target[lines->offsets[lane]] = bytes[lane];
    }
}

/// The mean over `size` values of which `before` come first.
static void average(const lanes_t *source, lanes_t *target, int count, int before, int size) {
    int after = size - 1 - before;
    float share = 1 / (float)size;
    lanes_t sum = { 0 };
    for (int index = 0; index < after && index < count; index++)
        sum += source[index];
    for (int index = 0; index < count; index++) {
        if (index + after < count)
            sum += source[index + after];
        target[index] = sum * share;
        if (index >= before)
            sum -= source[index - before];
    }
}

static void blur_lines(const Lines *lines, int count, int window, lanes_t *first, lanes_t *second) {
    load(lines, count, first);
    // An even window lies half a pixel to one side: the passes lean to different sides.
    int is_even = window % 2 == 0, half = window / 2;
    average(first, second, count, half, window);
    average(second, first, count, half - is_even, window);
    average(first, second, count, half, window + is_even);
    store(lines, count, second);
}

void martlet_pixels_blur(uint8_t *pixels, int stride, MartletPixelRect part, int channels, int window) {
    if (part.width <= 0 || part.height <= 0 || window < 2)
        return;
    int longest = part.width > part.height ? part.width : part.height;
    lanes_t *values = aligned_alloc(sizeof(lanes_t), 2 * (size_t)longest * sizeof(lanes_t));
    if (!values)
        return;
    uint8_t *origin = pixels + (ptrdiff_t)part.y * stride + (ptrdiff_t)part.x * channels;
    int rows = lane_count / channels;
    for (int y = 0; y < part.height; y += rows) {
        int left = part.height - y < rows ? part.height - y : rows;
        Lines lines = { origin + (ptrdiff_t)y * stride, channels, { 0 }, left * channels, 0 };
        for (int lane = 0; lane < lines.used; lane++)
            lines.offsets[lane] = (ptrdiff_t)(lane / channels) * stride + lane % channels;
        blur_lines(&lines, part.width, window, values, values + longest);
    }
    int bytes = part.width * channels;
    for (int x = 0; x < bytes; x += lane_count) {
        int left = bytes - x < lane_count ? bytes - x : lane_count;
        Lines lines = { origin + x, stride, { 0 }, left, left == lane_count };
        for (int lane = 0; lane < left; lane++)
            lines.offsets[lane] = lane;
        blur_lines(&lines, part.height, window, values, values + longest);
    }
    free(values);
}
