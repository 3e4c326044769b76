// What a thousand rows of two labels and a button cost in plain GTK 4: rows widgets | list [COUNT]
//
// `widgets` has a widget for each row in a box, `list` a GtkListView. Each operation is done several times, and measured
// from the change to the painted frame; a line on standard output gives its name and the median of processor
// milliseconds. The line "memory" is what the process keeps resident with all rows shown, in megabytes. The operations
// are those of the suite "eager".
#include <gtk/gtk.h>
#include <stdio.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

enum { maximum_runs = 5 };

static gboolean is_list;
static int count = 1000, last_id, step;
static GtkWidget *box;
static GtkStringList *texts;

static double processor_ms(void) {
    struct timespec time;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return time.tv_sec * 1e3 + time.tv_nsec / 1e6;
}

static double resident_megabytes(void) {
    long pages = 0, resident = 0;
    FILE *file = fopen("/proc/self/statm", "r");
    if (!file) return 0;
    if (fscanf(file, "%ld %ld", &pages, &resident) != 2) resident = 0;
    fclose(file);
    return resident * (sysconf(_SC_PAGESIZE) / 1048576.0);
}

// A fresh row as one string: its number, a tab, its label.
static char *fresh_text(void) {
    static const char *const sizes[] = {"pretty", "large", "big", "small", "tall", "short", "long", "handsome", "plain"};
    static const char *const colors[] = {"red", "yellow", "blue", "green", "pink", "brown", "purple", "white", "black"};
    static const char *const things[] = {"table", "chair", "house", "bbq", "desk", "car", "pony", "cookie", "sandwich"};
    int id = ++last_id;
    return g_strdup_printf("%d\t%s %s %s", id, sizes[id * 7 % 9], colors[id * 5 % 9], things[id * 11 % 9]);
}

static GtkWidget *make_row(void) {
    GtkWidget *row = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 8);
    gtk_widget_set_halign(row, GTK_ALIGN_CENTER);
    gtk_box_append(GTK_BOX(row), gtk_label_new(NULL));
    gtk_box_append(GTK_BOX(row), gtk_label_new(NULL));
    gtk_box_append(GTK_BOX(row), gtk_button_new_with_label("Remove"));
    return row;
}

static void show_text(GtkWidget *row, const char *text) {
    char **parts = g_strsplit(text, "\t", 2);
    GtkWidget *number = gtk_widget_get_first_child(row);
    gtk_label_set_text(GTK_LABEL(number), parts[0]);
    gtk_label_set_text(GTK_LABEL(gtk_widget_get_next_sibling(number)), parts[1]);
    g_strfreev(parts);
}

static GtkWidget *row_at(int index) {
    GtkWidget *row = gtk_widget_get_first_child(box);
    while (index-- > 0) row = gtk_widget_get_next_sibling(row);
    return row;
}

static void append_rows(int number) {
    if (is_list) {
        char **added = g_new0(char *, number + 1);
        for (int i = 0; i < number; i++) added[i] = fresh_text();
        gtk_string_list_splice(texts, g_list_model_get_n_items(G_LIST_MODEL(texts)), 0, (const char *const *)added);
        g_strfreev(added);
        return;
    }
    for (int i = 0; i < number; i++) {
        GtkWidget *row = make_row();
        char *text = fresh_text();
        show_text(row, text);
        g_free(text);
        gtk_box_append(GTK_BOX(box), row);
    }
}

static void remove_rows(int from, int number) {
    if (is_list) return gtk_string_list_splice(texts, from, number, NULL);
    GtkWidget *row = row_at(from);
    while (number-- > 0) {
        GtkWidget *next = gtk_widget_get_next_sibling(row);
        gtk_box_remove(GTK_BOX(box), row);
        row = next;
    }
}

static void set_text(int index, const char *text) {
    const char *const added[] = {text, NULL};
    if (is_list) gtk_string_list_splice(texts, index, 1, added); else show_text(row_at(index), text);
}

static void empty(void) { if (last_id > 0) remove_rows(0, count); }
static void create(void) { append_rows(count); }
static void replace(void) { remove_rows(0, count); append_rows(count); }

static void update_tenth(void) {
    GtkWidget *row = is_list ? NULL : row_at(0);
    for (int i = 0; i < count; i++) {
        if (i % 10 == 0) {
            char *text = g_strdup_printf("%d\tlabel !%d", i, step);
            if (is_list) set_text(i, text); else show_text(row, text);
            g_free(text);
        }
        if (!is_list) row = gtk_widget_get_next_sibling(row);
    }
}

static void edit(void) {
    char *text = g_strdup_printf("5\tlabel %d", step);
    set_text(5, text);
    g_free(text);
}

static void swap(void) {
    if (is_list) {
        char *first = g_strdup(gtk_string_list_get_string(texts, 1));
        char *second = g_strdup(gtk_string_list_get_string(texts, count - 2));
        set_text(1, second);
        set_text(count - 2, first);
        g_free(first);
        g_free(second);
        return;
    }
    GtkWidget *first = row_at(1), *second = row_at(count - 2), *before = row_at(count - 3);
    gtk_box_reorder_child_after(GTK_BOX(box), second, row_at(0));
    gtk_box_reorder_child_after(GTK_BOX(box), first, before);
}

static void restore(void) { if (step > 0) append_rows(1); }
static void remove_one(void) { remove_rows(5, 1); }
static void cut(void) { if (step > 0) remove_rows(count, 1000); }
static void append_thousand(void) { append_rows(1000); }

static const struct {
    const char *name;
    void (*before)(void);
    void (*change)(void);
} operations[] = {
    {"create", empty, create}, {"replace", NULL, replace}, {"update-10th", NULL, update_tenth}, {"edit", NULL, edit},
    {"swap", NULL, swap}, {"remove", restore, remove_one}, {"append-1000", cut, append_thousand},
};

static unsigned operation;
static double figures[maximum_runs], start = -1;

static gboolean change(gpointer data) {
    start = processor_ms();
    operations[operation].change();
    return G_SOURCE_REMOVE;
}

static gboolean prepare(gpointer data) {
    if (operations[operation].before) operations[operation].before();
    g_timeout_add(150, change, NULL);
    return G_SOURCE_REMOVE;
}

static int compare(const void *a, const void *b) {
    return *(const double *)a < *(const double *)b ? -1 : *(const double *)a > *(const double *)b;
}

static void painted(GdkFrameClock *clock, gpointer data) {
    if (start < 0) return;
    figures[step++] = processor_ms() - start;
    start = -1;
    if (step == maximum_runs) {
        qsort(figures, maximum_runs, sizeof *figures, compare);
        printf("%s %.3f\n", operations[operation].name, figures[maximum_runs / 2]);
        if (operation == 0) printf("memory %.1f\n", resident_megabytes());
        fflush(stdout);
        if (!strcmp(operations[operation].name, "remove")) append_rows(1);
        step = 0;
        if (++operation == G_N_ELEMENTS(operations)) exit(0);
    }
    g_timeout_add(150, prepare, NULL);
}

static void set_up(GtkSignalListItemFactory *factory, GtkListItem *item) { gtk_list_item_set_child(item, make_row()); }

static void bind(GtkSignalListItemFactory *factory, GtkListItem *item) {
    show_text(gtk_list_item_get_child(item), gtk_string_object_get_string(gtk_list_item_get_item(item)));
}

int main(int argument_count, char **arguments) {
    is_list = argument_count > 1 && !strcmp(arguments[1], "list");
    if (argument_count > 2) count = atoi(arguments[2]);
    gtk_init();
    GtkWidget *window = gtk_window_new(), *scroll = gtk_scrolled_window_new();
    gtk_window_set_default_size(GTK_WINDOW(window), 390, 844);
    if (is_list) {
        texts = gtk_string_list_new(NULL);
        GtkListItemFactory *factory = gtk_signal_list_item_factory_new();
        g_signal_connect(factory, "setup", G_CALLBACK(set_up), NULL);
        g_signal_connect(factory, "bind", G_CALLBACK(bind), NULL);
        box = gtk_list_view_new(GTK_SELECTION_MODEL(gtk_no_selection_new(G_LIST_MODEL(texts))), factory);
    } else {
        box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 8);
    }
    gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scroll), box);
    gtk_window_set_child(GTK_WINDOW(window), scroll);
    gtk_window_present(GTK_WINDOW(window));
    g_signal_connect(gtk_widget_get_frame_clock(window), "after-paint", G_CALLBACK(painted), NULL);
    g_timeout_add(700, prepare, NULL);
    g_main_loop_run(g_main_loop_new(NULL, FALSE));
}
