// What motion costs in plain GTK 4: motion [leaflet]
//
// A child of a GtkFixed with a shadow is moved at each tick, a GtkStack slides from page to page, and a GtkListView of a
// thousand rows is scrolled; two seconds each, in a window of 1000 x 700. Lines on standard output give processor
// milliseconds a painted frame and the percentage of missed frames, as `MartletBench --window motion` does. With
// `leaflet` pages alone are turned, those of an AdwLeaflet: opaque, one over the other, each with a header bar.
#include <adwaita.h>
#include <math.h>
#include <stdio.h>
#include <time.h>

static const char *const names[] = {"move-card", "push-page", "scroll-list"};
static GtkWidget *window, *fixed, *card, *stack, *scroll;
static gboolean in_leaflet;
static int operation, frames, missed, turns;
static double start = -1, last_paint = -1, begun;

static double seconds(clockid_t clock) {
    struct timespec time;
    clock_gettime(clock, &time);
    return time.tv_sec + time.tv_nsec / 1e9;
}

static GtkWidget *make_page(const char *title) {
    GtkWidget *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 8);
    for (int i = 0; i < 24; i++) {
        char *text = g_strdup_printf("%s, line %d", title, i);
        GtkWidget *label = gtk_label_new(text);
        gtk_label_set_xalign(GTK_LABEL(label), 0);
        gtk_box_append(GTK_BOX(box), label);
        g_free(text);
    }
    return box;
}

// A page as programs of GNOME have it.
static GtkWidget *make_whole_page(const char *title) {
    GtkWidget *page = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
    GtkWidget *bar = adw_header_bar_new();
    adw_header_bar_set_title_widget(ADW_HEADER_BAR(bar), adw_window_title_new(title, NULL));
    if (strcmp(title, "First") != 0)
        adw_header_bar_pack_start(ADW_HEADER_BAR(bar), gtk_button_new_from_icon_name("go-previous-symbolic"));
    gtk_box_append(GTK_BOX(page), bar);
    gtk_box_append(GTK_BOX(page), make_page(title));
    gtk_widget_add_css_class(page, "background");
    return page;
}

static GtkWidget *make_leaflet(void) {
    stack = adw_leaflet_new();
    adw_leaflet_set_can_unfold(ADW_LEAFLET(stack), FALSE);
    adw_leaflet_set_transition_type(ADW_LEAFLET(stack), ADW_LEAFLET_TRANSITION_TYPE_OVER);
    adw_leaflet_append(ADW_LEAFLET(stack), make_whole_page("First"));
    adw_leaflet_append(ADW_LEAFLET(stack), make_whole_page("Page 1"));
    return stack;
}

static void set_up(GtkSignalListItemFactory *factory, GtkListItem *item) {
    gtk_list_item_set_child(item, gtk_label_new(NULL));
}

static void bind(GtkSignalListItemFactory *factory, GtkListItem *item) {
    const char *text = gtk_string_object_get_string(gtk_list_item_get_item(item));
    gtk_label_set_text(GTK_LABEL(gtk_list_item_get_child(item)), text);
}

static GtkWidget *make_content(void) {
    if (operation == 0) {
        GtkCssProvider *style = gtk_css_provider_new();
        gtk_css_provider_load_from_data(
            style, ".moved { background: white; border-radius: 16px; box-shadow: 0 0 12px rgba(0, 0, 0, 0.33); }", -1);
        gtk_style_context_add_provider_for_display(
            gdk_display_get_default(), GTK_STYLE_PROVIDER(style), GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
        fixed = gtk_fixed_new();
        card = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
        gtk_widget_add_css_class(card, "moved");
        gtk_widget_set_size_request(card, 200, 200);
        gtk_fixed_put(GTK_FIXED(fixed), card, 50, 250);
        return fixed;
    }
    if (in_leaflet) return make_leaflet();
    if (operation == 1) {
        stack = gtk_stack_new();
        gtk_stack_set_transition_duration(GTK_STACK(stack), 500);
        gtk_stack_add_named(GTK_STACK(stack), make_page("First"), "first");
        gtk_stack_add_named(GTK_STACK(stack), make_page("Page 1"), "second");
        return stack;
    }
    GtkStringList *texts = gtk_string_list_new(NULL);
    for (int i = 0; i < 1000; i++) {
        char *text = g_strdup_printf("Row %d", i);
        gtk_string_list_append(texts, text);
        g_free(text);
    }
    GtkListItemFactory *factory = gtk_signal_list_item_factory_new();
    g_signal_connect(factory, "setup", G_CALLBACK(set_up), NULL);
    g_signal_connect(factory, "bind", G_CALLBACK(bind), NULL);
    scroll = gtk_scrolled_window_new();
    gtk_scrolled_window_set_child(
        GTK_SCROLLED_WINDOW(scroll),
        gtk_list_view_new(GTK_SELECTION_MODEL(gtk_no_selection_new(G_LIST_MODEL(texts))), factory));
    return scroll;
}

static gboolean tick(GtkWidget *widget, GdkFrameClock *clock, gpointer data) {
    double part = fmin((seconds(CLOCK_MONOTONIC) - begun) / 2, 1);
    if (operation == 0) gtk_fixed_move(GTK_FIXED(fixed), card, 50 + 700 * part, 250);
    if (operation == 2) {
        GtkAdjustment *place = gtk_scrolled_window_get_vadjustment(GTK_SCROLLED_WINDOW(scroll));
        gtk_adjustment_set_value(place, 8800 * part);
    }
    return part < 1 ? G_SOURCE_CONTINUE : G_SOURCE_REMOVE;
}

static gboolean turn_page(gpointer data) {
    gboolean goes_on = turns % 2 == 0;
    if (in_leaflet)
        adw_leaflet_navigate(
            ADW_LEAFLET(stack), goes_on ? ADW_NAVIGATION_DIRECTION_FORWARD : ADW_NAVIGATION_DIRECTION_BACK);
    else gtk_stack_set_visible_child_full(
        GTK_STACK(stack), goes_on ? "second" : "first",
        goes_on ? GTK_STACK_TRANSITION_TYPE_SLIDE_LEFT : GTK_STACK_TRANSITION_TYPE_SLIDE_RIGHT);
    if (++turns % 4 != 0) g_timeout_add(520, turn_page, NULL);
    return G_SOURCE_REMOVE;
}

static gboolean prepare(gpointer data);

static gboolean finish(gpointer data) {
    printf("%s %.3f\n", names[operation], (seconds(CLOCK_PROCESS_CPUTIME_ID) - start) * 1000 / MAX(frames, 1));
    printf("%s-missed %.3f\n", names[operation], missed * 100.0 / MAX(frames + missed, 1));
    fflush(stdout);
    start = -1;
    if (in_leaflet || ++operation == G_N_ELEMENTS(names)) exit(0);
    gtk_window_set_child(GTK_WINDOW(window), make_content());
    g_timeout_add(700, prepare, NULL);
    return G_SOURCE_REMOVE;
}

static gboolean prepare(gpointer data) {
    frames = missed = 0;
    last_paint = -1;
    start = seconds(CLOCK_PROCESS_CPUTIME_ID);
    begun = seconds(CLOCK_MONOTONIC);
    if (operation == 1) turn_page(NULL); else gtk_widget_add_tick_callback(window, tick, NULL, NULL);
    g_timeout_add(2100, finish, NULL);
    return G_SOURCE_REMOVE;
}

static void painted(GdkFrameClock *clock, gpointer data) {
    if (start < 0) return;
    double now = seconds(CLOCK_MONOTONIC);
    frames++;
    if (last_paint >= 0 && now - last_paint < 0.2) missed += MAX((int)lround((now - last_paint) * 60) - 1, 0);
    last_paint = now;
}

int main(int count, char **arguments) {
    in_leaflet = count > 1;
    if (in_leaflet) {
        operation = 1;
        adw_init();
        window = adw_window_new();
        adw_window_set_content(ADW_WINDOW(window), make_content());
    } else {
        gtk_init();
        window = gtk_window_new();
        gtk_window_set_child(GTK_WINDOW(window), make_content());
    }
    gtk_window_set_default_size(GTK_WINDOW(window), 1000, 700);
    gtk_window_present(GTK_WINDOW(window));
    g_signal_connect(gtk_widget_get_frame_clock(window), "after-paint", G_CALLBACK(painted), NULL);
    g_timeout_add(700, prepare, NULL);
    g_main_loop_run(g_main_loop_new(NULL, FALSE));
}
