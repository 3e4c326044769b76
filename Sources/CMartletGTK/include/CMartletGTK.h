#pragma once
#if !__has_include(<adwaita.h>)
#error "Martlet needs GTK 4: install libgtk-4-dev and libadwaita-1-dev (Debian), gtk4-devel and libadwaita-devel (Fedora) or gtk4 and libadwaita (Arch); scripts/setup does."
#endif
#include <adwaita.h>

/// Lets the default GLib context serve the main dispatch queue and the timers of the main run loop.
/// To be called once, on the main thread.
void martlet_attach_main_queue(void);

/// Lets a release of a mouse button end the press where GTK does not notice it, in a browser.
void martlet_repair_button_releases(void);

/// Where the upper left corner of a window stands on the screen, in pixels; `FALSE` where the window system does not tell.
gboolean martlet_surface_get_origin(GdkSurface *surface, int *x, int *y);
/// Moves a window there, as far as its window manager lets it.
void martlet_surface_set_origin(GdkSurface *surface, int x, int y);

/// How a stretch of a text that is edited looks; `NULL` and zero leave to the rest of the text what it is.
typedef struct {
    const PangoFontDescription *font;
    const GdkRGBA *color;
    const GdkRGBA *background;
    gboolean is_underlined;
    const GdkRGBA *underline_color;
    gboolean is_struck_through;
    const GdkRGBA *strikethrough_color;
    /// In Pango's units.
    int letter_spacing;
    int rise;
} MartletTextLook;

/// A tag for stretches of that look.
GtkTextTag *martlet_new_text_tag(const MartletTextLook *look);

/// A property of type int of any GObject.
int martlet_object_get_int(gpointer object, const char *name);
void martlet_object_set_int(gpointer object, const char *name, int value);

/// A property of type string of any GObject; to be freed.
char *martlet_object_copy_string(gpointer object, const char *name);

/// Asks a widget for its tip at a place, as GTK does where the pointer rests.
gboolean martlet_asks_tooltip(GtkWidget *widget, int x, int y, gboolean is_keyboard, GtkTooltip *tooltip);

/// A new widget of an accessible class of ours, with its role.
GtkWidget *martlet_new_widget(GType type, GtkAccessibleRole role);
/// `NULL` takes the property away.
void martlet_accessible_set_label(GtkWidget *widget, const char *label);
void martlet_accessible_set_description(GtkWidget *widget, const char *description);
void martlet_accessible_set_role_description(GtkWidget *widget, const char *description);
void martlet_accessible_set_value_text(GtkWidget *widget, const char *text);
void martlet_accessible_set_level(GtkWidget *widget, int level);
void martlet_accessible_set_disabled(GtkWidget *widget, gboolean disabled);
void martlet_accessible_set_checked(GtkWidget *widget, GtkAccessibleTristate checked);
void martlet_accessible_set_selected(GtkWidget *widget, gboolean selected);
void martlet_accessible_clear_selected(GtkWidget *widget);
void martlet_accessible_clear_checked(GtkWidget *widget);
void martlet_accessible_set_hidden(GtkWidget *widget, gboolean hidden);
void martlet_accessible_set_modal(GtkWidget *widget, gboolean modal);
void martlet_accessible_set_expanded(GtkWidget *widget, gboolean expanded);
void martlet_accessible_clear_expanded(GtkWidget *widget);

/// A new field for a secret. Screen readers know it as that, and neither its text nor what is typed reaches the
/// accessibility bus: as many bullets do.
GtkWidget *martlet_new_secure_entry(void);
