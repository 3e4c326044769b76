#include "CMartletPixels.h"
#include <math.h>
#include <stddef.h>
#include <string.h>

enum { most_cells = 4096 };

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
    double slope = (x1 - x0) / (y1 - y0), x = x0, y = y0;
    // A piece in each cell that the side goes through.
    for (int row = (int)y0; y < y1; row++) {
        double row_end = fmin(row + 1, y1), end_x = fmin(fmax(x0 + slope * (row_end - y0), 0), columns - 2);
        while (y < row_end) {
            int column = slope < 0 ? (int)ceil(x) - 1 : (int)x;
            if (column < 0)
                column = 0;
            double wall = slope < 0 ? column : column + 1;
            int crosses = slope < 0 ? end_x < wall : end_x > wall;
            double next_y = crosses ? fmin(fmax(y0 + (wall - x0) / slope, y), row_end) : row_end;
            double next_x = crosses ? wall : end_x;
            float height = sign * (float)(next_y - y), right = (float)((x + next_x) / 2 - column);
            cells[row * columns + column] += height * (1 - right);
            cells[row * columns + column + 1] += height * right;
            x = next_x;
            y = next_y;
            if (!crosses)
                break;
        }
        x = end_x;
        y = row_end;
    }
}

int martlet_pixels_quad(
    uint8_t *pixels, int stride, int width, int height, const double corners[8], const float color[4]) {
    double left = corners[0], top = corners[1], right = left, bottom = top;
    for (int corner = 2; corner < 8; corner += 2) {
        left = fmin(left, corners[corner]);
        right = fmax(right, corners[corner]);
        top = fmin(top, corners[corner + 1]);
        bottom = fmax(bottom, corners[corner + 1]);
    }
    if (!(left > -1e6 && top > -1e6 && right < 1e6 && bottom < 1e6))
        return 0;
    int origin_x = (int)floor(left), origin_y = (int)floor(top);
    int columns = (int)ceil(right) - origin_x + 2, rows = (int)ceil(bottom) - origin_y;
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
    for (int row = 0; row < rows; row++) {
        int y = origin_y + row;
        if (y < 0 || y >= height)
            continue;
        float covered = 0;
        for (int column = 0; column < columns; column++) {
            covered += cells[row * columns + column];
            int x = origin_x + column;
            float share = fminf(fabsf(covered), 1);
            if (share < 1e-4f || x < 0 || x >= width)
                continue;
            uint8_t *pixel = pixels + (ptrdiff_t)y * stride + (ptrdiff_t)x * 4;
            float kept = 1 - share * color[3];
            for (int channel = 0; channel < 4; channel++)
                pixel[channel] = (uint8_t)(share * color[channel] * 255 + kept * pixel[channel] + 0.5f);
        }
    }
    return 1;
}
