#include "CMartletGTK.h"
#include <string.h>

// GTK lets go of the widget that a press went to when the last button is released. Everywhere else the state that comes
// with a release names the button that was down until then; Broadway's does not, and every later click would go to the
// widget that was clicked first. GDK has no function that changes an event, so its state is looked for between what is
// known of it, and is only changed where GDK's own functions agree about the place.

typedef struct {
    guint state, button;
    double x, y;
} ButtonFields;

static void set_state(GdkEvent *event, guint old, guint new) {
    ButtonFields wanted = { old, gdk_button_event_get_button(event), 0, 0 };
    GTypeQuery query;
    g_type_query(G_TYPE_FROM_INSTANCE(event), &query);
    if (!gdk_event_get_position(event, &wanted.x, &wanted.y))
        return;
    for (gsize offset = sizeof(GTypeInstance); offset + sizeof wanted <= query.instance_size; offset += 8) {
        guint *place = (guint *)((char *)event + offset);
        if (memcmp(place, &wanted, sizeof wanted) != 0)
            continue;
        *place = new;
        if (gdk_event_get_modifier_state(event) == new)
            return;
        *place = old;
    }
}

static gboolean surface_event(GSignalInvocationHint *hint, guint count, const GValue *values, gpointer data) {
    GdkEvent *event = count > 1 ? g_value_peek_pointer(&values[1]) : NULL;
    if (event && gdk_event_get_event_type(event) == GDK_BUTTON_RELEASE) {
        guint button = gdk_button_event_get_button(event), state = gdk_event_get_modifier_state(event);
        guint own = button >= 1 && button <= 5 ? GDK_BUTTON1_MASK << (button - 1) : 0;
        if (!(state & own))
            set_state(event, state, state | own);
    }
    return TRUE;
}

void martlet_repair_button_releases(void) {
    g_type_class_unref(g_type_class_ref(GDK_TYPE_SURFACE));
    g_signal_add_emission_hook(g_signal_lookup("event", GDK_TYPE_SURFACE), 0, surface_event, NULL, NULL);
}
