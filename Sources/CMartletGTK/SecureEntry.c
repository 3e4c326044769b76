#include "CMartletGTK.h"

// GTK up to 4.8 tells the accessibility bus the text of every entry, that of passwords too: it asks the entry for its
// text, and follows the signals of the GtkText inside for what is typed and deleted.

static const char *bullets_key = "martlet-bullets";

static const char *get_bullets(GtkEditable *editable) {
    const char *text = gtk_editable_get_text(gtk_editable_get_delegate(editable));
    GString *bullets = g_string_new(NULL);
    for (glong left = g_utf8_strlen(text, -1); left > 0; left--) g_string_append(bullets, "\u2022");
    g_object_set_data_full(G_OBJECT(editable), bullets_key, g_string_free(bullets, FALSE), g_free);
    return g_object_get_data(G_OBJECT(editable), bullets_key);
}

static void use_bullets(gpointer interface, gpointer data) {
    ((GtkEditableInterface *)interface)->get_text = get_bullets;
}

// Runs before every other handler of the signal and takes them away: nobody else is to hear of the letters.
static void take_listeners_away(GtkEditable *text, guint signal) {
    for (;;) {
        gulong handler = g_signal_handler_find(text, G_SIGNAL_MATCH_ID | G_SIGNAL_MATCH_UNBLOCKED, signal, 0, NULL, NULL, NULL);
        if (!handler) return;
        g_signal_handler_disconnect(text, handler);
    }
}

static GSignalInvocationHint *hint_of(GtkEditable *text) { return g_signal_get_invocation_hint(text); }

static void text_changes(GtkEditable *text) {
    gulong own = GPOINTER_TO_SIZE(g_object_get_data(G_OBJECT(text), g_signal_name(hint_of(text)->signal_id)));
    g_signal_handler_block(text, own);
    take_listeners_away(text, hint_of(text)->signal_id);
    g_signal_handler_unblock(text, own);
}

static void guard(GtkEditable *text, const char *signal) {
    gulong own = g_signal_connect(text, signal, G_CALLBACK(text_changes), NULL);
    g_object_set_data(G_OBJECT(text), g_intern_string(signal), GSIZE_TO_POINTER(own));
}

GtkWidget *martlet_new_secure_entry(void) {
    static GType type;
    if (!type) {
        GTypeQuery query;
        g_type_query(GTK_TYPE_PASSWORD_ENTRY, &query);
        GTypeInfo info = {.class_size = query.class_size, .instance_size = query.instance_size};
        GInterfaceInfo editable = {.interface_init = use_bullets};
        type = g_type_register_static(GTK_TYPE_PASSWORD_ENTRY, "MartletSecureEntry", &info, 0);
        g_type_add_interface_static(type, GTK_TYPE_EDITABLE, &editable);
    }
    GtkWidget *entry = g_object_new(type, NULL);
    GtkEditable *text = gtk_editable_get_delegate(GTK_EDITABLE(entry));
    guard(text, "insert-text");
    guard(text, "delete-text");
    return entry;
}
