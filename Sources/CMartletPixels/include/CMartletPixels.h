#pragma once
#include <stdint.h>

// Loops over pixels, in C and always optimised, so that a program's debug build draws as fast as its release build.
// Pictures are rows of premultiplied blue, green, red, alpha, as cairo keeps them, `stride` bytes from row to row.

/// A rectangle of pixels; empty where a side is not positive.
typedef struct {
    int x, y, width, height;
} MartletPixelRect;

/// Blurs a part of a picture by three averages over a window of so many pixels, as if all around it was transparent.
///
/// - Parameter channels: 4 for colours, 1 for a mask of one byte a pixel.
void martlet_pixels_blur(uint8_t *pixels, int stride, MartletPixelRect part, int channels, int window);

/// The smallest rectangle of `part` outside of which every byte is 0.
MartletPixelRect martlet_pixels_ink(const uint8_t *pixels, int stride, MartletPixelRect part, int channels);

/// Changes every colour by a matrix of four rows, for red, green, blue and alpha, of four factors and a constant.
void martlet_pixels_recolor(uint8_t *pixels, int stride, MartletPixelRect part, const double matrix[20]);

/// Writes red, green, blue, alpha of one's own for each pixel, row by row without gaps.
void martlet_pixels_straighten(const uint8_t *pixels, int stride, int width, int height, uint8_t *result);

/// The way back, from rows of three or four channels of one's own.
void martlet_pixels_premultiply(
    const uint8_t *source, int source_stride, int channels, int width, int height, uint8_t *result);

/// Makes a smaller picture: each pixel is the mean of those that lie below it. `result` has rows without gaps.
void martlet_pixels_shrink(
    const uint8_t *pixels, int stride, int width, int height, uint8_t *result, int new_width, int new_height);

/// Draws the shape in one colour: each pixel becomes one of 256 shades, of four bytes, by its alpha.
void martlet_pixels_tint(const uint8_t *pixels, long count, const uint8_t shades[1024], uint8_t *result);

/// Shows a picture through a mapping of the plane. Each pixel of `result` is looked up where `back`, three rows of three
/// numbers that rows `[x y 1]` are multiplied with, says that it comes from, and mixed from the four pixels there; it is
/// empty where that lies outside.
void martlet_pixels_project(
    const uint8_t *pixels, int stride, int width, int height, uint8_t *result, int result_stride, int result_width,
    int result_height, const double back[9]);

/// Sets the pixels whose alpha is in a range to one colour, and all others to nothing.
void martlet_pixels_threshold(
    uint8_t *pixels, int stride, MartletPixelRect part, int least, int most, const uint8_t color[4]);

/// Makes each component, alpha but for its own, the sum of both pictures less one: what is missing to white adds up.
void martlet_pixels_darken(
    uint8_t *pixels, int stride, MartletPixelRect part, const uint8_t *source, int source_stride, float opacity);

/// Draws a figure of four corners, given in their order around it, over a picture. How much of a pixel it covers is exact.
///
/// - Parameter color: premultiplied blue, green, red, alpha, from 0 to 1.
/// - Returns: 0 for a figure that is too large to be drawn so; nothing was drawn then.
int martlet_pixels_quad(
    uint8_t *pixels, int stride, int width, int height, const double corners[8], const float color[4]);
