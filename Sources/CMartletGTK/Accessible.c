#define _GNU_SOURCE
#include "CMartletGTK.h"
#include <dlfcn.h>

int martlet_object_get_int(gpointer object, const char *name) {
    int value = 0;
    g_object_get(object, name, &value, NULL);
    return value;
}

void martlet_object_set_int(gpointer object, const char *name, int value) {
    g_object_set(object, name, value, NULL);
}

char *martlet_object_copy_string(gpointer object, const char *name) {
    char *value = NULL;
    g_object_get(object, name, &value, NULL);
    return value;
}

gboolean martlet_asks_tooltip(GtkWidget *widget, int x, int y, gboolean is_keyboard, GtkTooltip *tooltip) {
    gboolean answer = FALSE;
    g_signal_emit_by_name(widget, "query-tooltip", x, y, is_keyboard, tooltip, &answer);
    return answer;
}

GtkWidget *martlet_new_widget(GType type, GtkAccessibleRole role) {
    return g_object_new(type, "accessible-role", role, NULL);
}

static void set_string(GtkWidget *widget, GtkAccessibleProperty property, const char *text) {
    if (text)
        gtk_accessible_update_property(GTK_ACCESSIBLE(widget), property, text, -1);
    else
        gtk_accessible_reset_property(GTK_ACCESSIBLE(widget), property);
}

void martlet_accessible_set_label(GtkWidget *widget, const char *label) {
    set_string(widget, GTK_ACCESSIBLE_PROPERTY_LABEL, label);
}

void martlet_accessible_set_description(GtkWidget *widget, const char *description) {
    set_string(widget, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description);
}

void martlet_accessible_set_role_description(GtkWidget *widget, const char *description) {
    set_string(widget, GTK_ACCESSIBLE_PROPERTY_ROLE_DESCRIPTION, description);
}

void martlet_accessible_set_value_text(GtkWidget *widget, const char *text) {
    set_string(widget, GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, text);
}

void martlet_accessible_set_level(GtkWidget *widget, int level) {
    gtk_accessible_update_property(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_LEVEL, level, -1);
}

void martlet_accessible_set_disabled(GtkWidget *widget, gboolean disabled) {
    gtk_accessible_update_state(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_STATE_DISABLED, disabled, -1);
}

void martlet_accessible_set_checked(GtkWidget *widget, GtkAccessibleTristate checked) {
    gtk_accessible_update_state(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_STATE_CHECKED, checked, -1);
}

void martlet_accessible_set_selected(GtkWidget *widget, gboolean selected) {
    gtk_accessible_update_state(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_STATE_SELECTED, selected, -1);
}

void martlet_accessible_clear_selected(GtkWidget *widget) {
    gtk_accessible_reset_state(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_STATE_SELECTED);
}

void martlet_accessible_clear_checked(GtkWidget *widget) {
    gtk_accessible_reset_state(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_STATE_CHECKED);
}

void martlet_accessible_set_hidden(GtkWidget *widget, gboolean hidden) {
    gtk_accessible_update_state(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_STATE_HIDDEN, hidden, -1);
}

void martlet_accessible_set_modal(GtkWidget *widget, gboolean modal) {
    gtk_accessible_update_property(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_MODAL, modal, -1);
}

void martlet_accessible_set_expanded(GtkWidget *widget, gboolean expanded) {
    gtk_accessible_update_state(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_STATE_EXPANDED, expanded, -1);
}

void martlet_accessible_clear_expanded(GtkWidget *widget) {
    gtk_accessible_reset_state(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_STATE_EXPANDED);
}
