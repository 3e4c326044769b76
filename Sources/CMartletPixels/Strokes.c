#include "CMartletPixels.h"
#include <math.h>
#include <stddef.h>
#include <string.h>

enum { most_cells = 4096 };

/// The compiler has instructions for these where it need not think of what is no number.
static inline double least(double a, double b) { return a < b ? a : b; }
static inline double most(double a, double b) { return a > b ? a : b; }
static inline int floor_int(double value) { int whole = (int)value; return whole - (whole > value); }
static inline int ceil_int(double value) { int whole = (int)value; return whole + (whole < value); }

/// Adds what a side of a figure covers: to each cell how much more of it than of the one to its left.
static void add_side(float *cells, int columns, double x0, double y0, double x1, double y1) {
    if (y0 == y1)
        return;
    float sign = 1;
    if (y1 < y0) {
        double x = x0, y = y0;
        x0 = x1, y0 = y1, x1 = x, y1 = y;
        sign = -1;
    }
    double slope = (x1 - x0) / (y1 - y0), steepness = slope == 0 ? 0 : 1 / slope, x = x0, y = y0;
    // A piece in each cell that the side goes through.
    for (int row = (int)y0; y < y1; row++) {
        double row_end = least(row + 1, y1), end_x = least(most(x0 + slope * (row_end - y0), 0), columns - 2);
        float *line = cells + row * columns;
        while (y < row_end) {
            int column = slope < 0 ? ceil_int(x) - 1 : (int)x;
            if (column < 0)
                column = 0;
            double wall = slope < 0 ? column : column + 1;
            int crosses = slope < 0 ? end_x < wall : end_x > wall;
            double next_y = crosses ? least(most(y0 + (wall - x0) * steepness, y), row_end) : row_end;
            double next_x = crosses ? wall : end_x;
            float height = sign * (float)(next_y - y), right = (float)((x + next_x) / 2 - column) * height;
            line[column] += height - right;
            line[column + 1] += right;
            x = next_x;
            y = next_y;
            if (!crosses)
                break;
        }
        x = end_x;
        y = row_end;
    }
}

typedef float four_floats __attribute__((vector_size(16)));
typedef int32_t four_ints __attribute__((vector_size(16)));
typedef uint8_t four_bytes __attribute__((vector_size(4)));

int martlet_pixels_quad(
    uint8_t *pixels, int stride, int width, int height, const double corners[8], const float color[4]) {
    double left = corners[0], top = corners[1], right = left, bottom = top;
    for (int corner = 2; corner < 8; corner += 2) {
        left = least(left, corners[corner]);
        right = most(right, corners[corner]);
        top = least(top, corners[corner + 1]);
        bottom = most(bottom, corners[corner + 1]);
    }
    if (!(left > -1e6 && top > -1e6 && right < 1e6 && bottom < 1e6))
        return 0;
    int origin_x = floor_int(left), origin_y = floor_int(top);
    int columns = ceil_int(right) - origin_x + 2, rows = ceil_int(bottom) - origin_y;
    if ((long)columns * rows > most_cells)
        return 0;
    float cells[most_cells];
    memset(cells, 0, sizeof(float) * (size_t)(columns * rows));
    for (int corner = 0; corner < 8; corner += 2) {
        int next = (corner + 2) % 8;
        add_side(
            cells, columns, corners[corner] - origin_x, corners[corner + 1] - origin_y, corners[next] - origin_x,
            corners[next + 1] - origin_y);
    }
    four_floats full = {color[0] * 255, color[1] * 255, color[2] * 255, color[3] * 255};
    int first_row = origin_y < 0 ? -origin_y : 0, end_row = origin_y + rows > height ? height - origin_y : rows;
    int end_column = origin_x + columns > width ? width - origin_x : columns;
    for (int row = first_row; row < end_row; row++) {
        const float *line = cells + row * columns;
        uint8_t *start = pixels + (ptrdiff_t)(origin_y + row) * stride + (ptrdiff_t)origin_x * 4;
        float covered = 0;
        for (int column = 0; column < end_column; column++) {
            covered += line[column];
            float share = fabsf(covered) < 1 ? fabsf(covered) : 1;
            if (share < 1e-4f || origin_x + column < 0)
                continue;
            float kept = 1 - share * color[3];
            four_bytes pixel;
            memcpy(&pixel, start + column * 4, 4);
            four_floats mixed = share * full + kept * __builtin_convertvector(pixel, four_floats) + 0.5f;
            pixel = __builtin_convertvector(__builtin_convertvector(mixed, four_ints), four_bytes);
            memcpy(start + column * 4, &pixel, 4);
        }
    }
    return 1;
}
