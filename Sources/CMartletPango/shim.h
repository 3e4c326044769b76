#pragma once
#if !__has_include(<pango/pangocairo.h>)
#error "Martlet needs Pango: install libpango1.0-dev (Debian), pango-devel (Fedora) or pango (Arch); scripts/setup does."
#endif
#include <pango/pangocairo.h>
#include <fontconfig/fontconfig.h>
