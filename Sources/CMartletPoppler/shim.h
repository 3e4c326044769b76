#pragma once
#if !__has_include(<poppler.h>)
#error "Martlet needs poppler: install libpoppler-glib-dev (Debian), poppler-glib-devel (Fedora) or poppler-glib (Arch); scripts/setup does."
#endif
#include <poppler.h>
