#include "CMartletPixels.h"
#include <math.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

static int is_blank(const uint8_t *bytes, int count) {
    return count == 0 || (bytes[0] == 0 && memcmp(bytes, bytes + 1, (size_t)count - 1) == 0);
}

MartletPixelRect martlet_pixels_ink(const uint8_t *pixels, int stride, MartletPixelRect part, int channels) {
    const uint8_t *origin = pixels + (ptrdiff_t)part.y * stride + (ptrdiff_t)part.x * channels;
    int bytes = part.width * channels, top = 0, bottom = part.height;
    while (top < bottom && is_blank(origin + (ptrdiff_t)top * stride, bytes))
        top++;
    while (bottom > top && is_blank(origin + (ptrdiff_t)(bottom - 1) * stride, bytes))
        bottom--;
    int left = bytes, right = 0;
    for (int y = top; y < bottom; y++) {
        const uint8_t *row = origin + (ptrdiff_t)y * stride;
        for (int x = 0; x < left; x++)
            if (row[x])
                left = x;
        for (int x = bytes; x > right; x--)
            if (row[x - 1])
                right = x;
    }
    if (right <= left)
        return (MartletPixelRect){ part.x, part.y, 0, 0 };
    left /= channels;
    right = (right + channels - 1) / channels;
    return (MartletPixelRect){ part.x + left, part.y + top, right - left, bottom - top };
}

static float limited(float value) {
    return value < 0 ? 0 : value > 1 ? 1 : value;
}

void martlet_pixels_recolor(uint8_t *pixels, int stride, MartletPixelRect part, const double matrix[20]) {
    float m[20];
    for (int index = 0; index < 20; index++)
        m[index] = (float)matrix[index];
    for (int y = 0; y < part.height; y++) {
        uint8_t *pixel = pixels + (ptrdiff_t)(part.y + y) * stride + (ptrdiff_t)part.x * 4;
        for (int x = 0; x < part.width; x++, pixel += 4) {
            float share = pixel[3] ? 1 / (float)pixel[3] : 0;
            float color[4] = { pixel[2] * share, pixel[1] * share, pixel[0] * share, pixel[3] / 255.0f };
            float result[4];
            for (int row = 0; row < 4; row++) {
                const float *f = m + row * 5;
                result[row] = limited(f[0] * color[0] + f[1] * color[1] + f[2] * color[2] + f[3] * color[3] + f[4]);
            }
            float scale = result[3] * 255;
            pixel[2] = (uint8_t)(result[0] * scale + 0.5f);
            pixel[1] = (uint8_t)(result[1] * scale + 0.5f);
            pixel[0] = (uint8_t)(result[2] * scale + 0.5f);
            pixel[3] = (uint8_t)(scale + 0.5f);
        }
    }
}

void martlet_pixels_straighten(const uint8_t *pixels, int stride, int width, int height, uint8_t *result) {
    for (int y = 0; y < height; y++) {
        const uint8_t *pixel = pixels + (ptrdiff_t)y * stride;
        for (int x = 0; x < width; x++, pixel += 4, result += 4) {
            unsigned alpha = pixel[3];
            for (int channel = 0; channel < 3; channel++) {
                unsigned own = alpha ? (pixel[2 - channel] * 255u + alpha / 2) / alpha : 0;
                result[channel] = own > 255 ? 255 : (uint8_t)own;
            }
            result[3] = pixel[3];
        }
    }
}

void martlet_pixels_premultiply(
    const uint8_t *source, int source_stride, int channels, int width, int height, uint8_t *result) {
    for (int y = 0; y < height; y++) {
        const uint8_t *pixel = source + (ptrdiff_t)y * source_stride;
        for (int x = 0; x < width; x++, pixel += channels, result += 4) {
            unsigned alpha = channels == 4 ? pixel[3] : 255;
            for (int channel = 0; channel < 3; channel++)
                result[channel] = (uint8_t)((pixel[2 - channel] * alpha + 127) / 255);
            result[3] = (uint8_t)alpha;
        }
    }
}

typedef float pixel_t __attribute__((vector_size(16)));

static pixel_t at(const uint8_t *pixel) {
    return (pixel_t){ pixel[0], pixel[1], pixel[2], pixel[3] };
}

/// Adds a row, made narrower, to the sums of the rows below it.
static void add_row(const uint8_t *row, int width, pixel_t *sums, int new_width, float weight) {
    double step = (double)width / new_width;
    for (int x = 0; x < new_width; x++) {
        double from = x * step, to = x + 1 == new_width ? width : (x + 1) * step;
        int first = (int)from, last = (int)to;
        // The pixels at both ends count with the part that lies inside.
        pixel_t sum = at(row + first * 4) * (float)(first + 1 - from);
        for (int index = first + 1; index < last; index++)
            sum += at(row + index * 4);
        if (last > first && last < width)
            sum += at(row + last * 4) * (float)(to - last);
        sums[x] += sum * weight;
    }
}

void martlet_pixels_shrink(
    const uint8_t *pixels, int stride, int width, int height, uint8_t *result, int new_width, int new_height) {
    pixel_t *sums = aligned_alloc(sizeof(pixel_t), (size_t)new_width * sizeof(pixel_t));
    if (!sums)
        return;
    double step = (double)height / new_height;
    float share = (float)((double)new_width / width * new_height / height);
    for (int y = 0; y < new_height; y++) {
        memset(sums, 0, (size_t)new_width * sizeof(pixel_t));
        double from = y * step, to = y + 1 == new_height ? height : (y + 1) * step;
        for (int row = (int)from; row < to; row++) {
            double part = fmin(row + 1, to) - fmax(row, from);
            add_row(pixels + (ptrdiff_t)row * stride, width, sums, new_width, (float)part);
        }
        for (int x = 0; x < new_width; x++) {
            pixel_t mean = sums[x] * share + 0.5f;
            for (int channel = 0; channel < 4; channel++)
                *result++ = mean[channel] > 255 ? 255 : (uint8_t)mean[channel];
        }
    }
    free(sums);
}

void martlet_pixels_tint(const uint8_t *pixels, long count, const uint8_t shades[1024], uint8_t *result) {
    for (long index = 0; index < count; index++)
        memcpy(result + index * 4, shades + pixels[index * 4 + 3] * 4, 4);
}

static inline const uint8_t *pixel_at(const uint8_t *pixels, int stride, int width, int height, int x, int y) {
    static const uint8_t empty[4] = {0, 0, 0, 0};
    if (x < 0 || y < 0 || x >= width || y >= height) { return empty; }
    return pixels + (long)y * stride + (long)x * 4;
}

void martlet_pixels_project(
    const uint8_t *pixels, int stride, int width, int height, uint8_t *result, int result_stride, int result_width,
    int result_height, const double back[9]) {
    for (int row = 0; row < result_height; row += 1) {
        uint8_t *out = result + (long)row * result_stride;
        for (int column = 0; column < result_width; column += 1, out += 4) {
            const double x = column + 0.5, y = row + 0.5;
            const double depth = x * back[2] + y * back[5] + back[8];
            if (depth <= 1e-9) { continue; }
            const double u = (x * back[0] + y * back[3] + back[6]) / depth - 0.5;
            const double v = (x * back[1] + y * back[4] + back[7]) / depth - 0.5;
            if (!(u > -1 && v > -1 && u < width && v < height)) { continue; }
            const int left = (int)(u + 1) - 1, top = (int)(v + 1) - 1;
            const int across = (int)((u - left) * 256), down = (int)((v - top) * 256);
            const uint8_t *a = pixel_at(pixels, stride, width, height, left, top);
            const uint8_t *b = pixel_at(pixels, stride, width, height, left + 1, top);
            const uint8_t *c = pixel_at(pixels, stride, width, height, left, top + 1);
            const uint8_t *d = pixel_at(pixels, stride, width, height, left + 1, top + 1);
            for (int channel = 0; channel < 4; channel += 1) {
                const int upper = a[channel] * (256 - across) + b[channel] * across;
                const int lower = c[channel] * (256 - across) + d[channel] * across;
                out[channel] = (uint8_t)((upper * (256 - down) + lower * down + (1 << 15)) >> 16);
            }
        }
    }
}

void martlet_pixels_threshold(
    uint8_t *pixels, int stride, MartletPixelRect part, int least, int most, const uint8_t color[4]) {
    for (int y = 0; y < part.height; y++) {
        uint8_t *pixel = pixels + (ptrdiff_t)(part.y + y) * stride + (ptrdiff_t)part.x * 4;
        for (int x = 0; x < part.width; x++, pixel += 4) {
            int is_shown = pixel[3] >= least && pixel[3] <= most;
            for (int channel = 0; channel < 4; channel++)
                pixel[channel] = is_shown ? color[channel] : 0;
        }
    }
}

void martlet_pixels_darken(
    uint8_t *pixels, int stride, MartletPixelRect part, const uint8_t *source, int source_stride, float opacity) {
    for (int y = 0; y < part.height; y++) {
        uint8_t *pixel = pixels + (ptrdiff_t)(part.y + y) * stride + (ptrdiff_t)part.x * 4;
        const uint8_t *other = source + (ptrdiff_t)y * source_stride;
        for (int x = 0; x < part.width; x++, pixel += 4, other += 4) {
            // Both pictures are premultiplied: what either lacks of its own alpha is taken from the alphas together.
            float below = pixel[3], above = other[3] * opacity;
            float alpha = below + above > 255 ? 255 : below + above;
            for (int channel = 0; channel < 3; channel++) {
                float missing = (below - pixel[channel]) + (above - other[channel] * opacity);
                float value = alpha - missing;
                pixel[channel] = value < 0 ? 0 : (uint8_t)(value + 0.5f);
            }
            pixel[3] = (uint8_t)(alpha + 0.5f);
        }
    }
}
