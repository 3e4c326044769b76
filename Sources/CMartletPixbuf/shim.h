#pragma once
#if !__has_include(<gdk-pixbuf/gdk-pixbuf.h>)
#error "Martlet needs gdk-pixbuf: install libgdk-pixbuf-2.0-dev (Debian), gdk-pixbuf2-devel (Fedora) or gdk-pixbuf2 (Arch); scripts/setup does."
#endif
#include <gdk-pixbuf/gdk-pixbuf.h>
