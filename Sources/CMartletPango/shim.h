#pragma once
#if !__has_include(<pango/pangocairo.h>)
#error "Martlet needs Pango: install libpango1.0-dev (Debian), pango-devel (Fedora) or pango (Arch); scripts/setup does."
#endif
#include <cairo-pdf.h>
#include <pango/pangocairo.h>
#include <fontconfig/fontconfig.h>
#include <hb-ot.h>

/// The direction of the first letters of a text. Pango gives no other way to ask what it does with a paragraph.
static inline PangoDirection martlet_base_direction(const char *text, int length) {
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wdeprecated-declarations"
    return pango_find_base_dir(text, length);
#pragma GCC diagnostic pop
}
