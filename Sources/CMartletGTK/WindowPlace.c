#include "CMartletGTK.h"

// Only the window systems of X tell programs where their windows stand.
#if __has_include(<gdk/x11/gdkx.h>) && __has_include(<X11/Xlib.h>)
#include <dlfcn.h>
#include <gdk/x11/gdkx.h>

// GTK has loaded Xlib; this library is not linked with it, so that it runs where there is none.
#define XLIB(name) ((__typeof__(&name))dlsym(RTLD_DEFAULT, #name))

gboolean martlet_surface_get_origin(GdkSurface *surface, int *x, int *y) {
    if (!GDK_IS_X11_SURFACE(surface) || !XLIB(XTranslateCoordinates)) return FALSE;
    Display *display = gdk_x11_display_get_xdisplay(gdk_surface_get_display(surface));
    Window child;
    return XLIB(XTranslateCoordinates)(
        display, gdk_x11_surface_get_xid(surface), DefaultRootWindow(display), 0, 0, x, y, &child);
}

void martlet_surface_set_origin(GdkSurface *surface, int x, int y) {
    if (!GDK_IS_X11_SURFACE(surface) || !XLIB(XMoveWindow)) return;
    Display *display = gdk_x11_display_get_xdisplay(gdk_surface_get_display(surface));
    XLIB(XMoveWindow)(display, gdk_x11_surface_get_xid(surface), x, y);
}
#else
gboolean martlet_surface_get_origin(GdkSurface *surface, int *x, int *y) { return FALSE; }
void martlet_surface_set_origin(GdkSurface *surface, int x, int y) {}
#endif
